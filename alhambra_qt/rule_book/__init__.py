"""The rule book in the program: a paragraph for each rule, chapters, and drawn examples."""
