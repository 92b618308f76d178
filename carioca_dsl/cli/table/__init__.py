"""The terminal at which people play: keyboard, paint, screens, and the loop that joins them to a session."""
