"""Everything that says something: names, sentences, reasons, languages."""
