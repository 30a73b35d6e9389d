"""The modules of the third expansion, one file each."""
