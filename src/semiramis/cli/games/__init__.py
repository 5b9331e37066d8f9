"""The games in the terminal, a module each: questions, and words for rules, hints and events."""
