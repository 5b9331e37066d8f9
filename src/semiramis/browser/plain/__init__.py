"""Packages in plain Python that take the place of compiled ones which a browser does not have."""
