"""Close looks at what is on the table. Any click closes them."""
