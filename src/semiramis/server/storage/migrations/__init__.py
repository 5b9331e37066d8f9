"""How the database came to be what it is, step by step. They run when the server starts."""
