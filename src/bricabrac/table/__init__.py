"""A match: seats, a log of choices, undo, files. It knows no network."""
