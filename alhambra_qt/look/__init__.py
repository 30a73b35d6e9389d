"""What everything looks like: colours, fonts, lettering, pictures."""
