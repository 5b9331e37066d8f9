"""Tables over HTTP: the application, its routes and limits, and the streams of events."""
