"""The hot part of the levels: a quick player of whole nights, and nights played out by it."""
