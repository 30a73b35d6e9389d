"""A first game: a prepared deal, lessons that follow what is done, and patient partners."""
