"""Computer players: programs of their own that speak the bot protocol (docs/write-a-bot.md)."""
