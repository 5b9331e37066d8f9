"""What opponents and hints know of The Architects of Amytis beyond its rules."""
