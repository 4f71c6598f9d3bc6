"""What the walks share: the server under test, the callers, and the people who sign in."""
