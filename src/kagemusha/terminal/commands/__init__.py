"""The commands of the command line, by subject. What they do is in the modules they import."""
