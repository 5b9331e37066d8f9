"""The arena: bots play each other, on paired set-ups with rotated seats, until it is known who is stronger."""
