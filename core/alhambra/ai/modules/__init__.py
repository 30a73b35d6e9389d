"""What computer players think of the modules, each in a file of its own.

The modules' decisions are answered as the lines that are offered; their names come from the bot
protocol. What a module adds to a plan is a term of its worth: a citizen that moves in, coins for
what is overpaid, a wall as the last action of a turn. For imagined games, each takes the rules of
its module as they are, and answers at once what they ask (`in_mind`).
"""
