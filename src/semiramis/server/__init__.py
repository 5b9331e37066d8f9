"""Who hosts: tables, seats, clocks, storage and live updates, behind one HTTP API."""
