"""What comes in and goes out, as it is written in JSON: one module for each part of the API."""
