"""HTTP servers of the tests' own, in threads."""

import threading

# How often a server looks whether it is to end. With half a second, Python's default, tests wait for hundreds of ends.
SECONDS = 0.02


def serve(server):
    """Lets `server` respond in a thread, until its `shutdown`."""
    threading.Thread(target=server.serve_forever, args=(SECONDS,), daemon=True).start()
