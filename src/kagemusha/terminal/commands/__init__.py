"""The commands of the command line, by subject; the modules they import do the work."""
