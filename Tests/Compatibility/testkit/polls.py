"""Requests that wait for changes of datasets."""

import threading

import requests


def waiting(server):
    """How many requests the server says that wait."""
    text = requests.get(server.admin_url + "/metrics", timeout=60).text
    line, = [line for line in text.splitlines() if line.startswith("martlet_sync_waiting ")]
    return int(line.split()[1])


def in_background(call):
    """Starts a call. Returns a function that waits for its result."""
    results = []
    thread = threading.Thread(target=lambda: results.append(call()), daemon=True)
    thread.start()

    def result():
        thread.join(90)
        return results[0]

    return result
