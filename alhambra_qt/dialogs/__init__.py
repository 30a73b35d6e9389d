"""Dialogs: what is asked or said beside the pages."""
