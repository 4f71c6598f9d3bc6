"""What the walks share: servers under test, API clients, and measurements."""
