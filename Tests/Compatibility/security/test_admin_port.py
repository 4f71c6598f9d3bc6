"""Health and metrics are told however busy the server is."""

import contextlib
import json
import select
import socket
import time

import pytest

from house.raw import read, request, status

# Long to read, and refused in the end.
HEAVY = request(json.dumps({"ClientId": "a" * 26, "AuthFlow": "X", "ClientMetadata": {str(n): "y" * 20 for n in range(7000)}}).encode())
REQUESTS = 60


@pytest.mark.seconds(180)
@pytest.mark.parametrize("path", ["/healthz", "/metrics", "/readyz"])
def test_health_and_metrics_do_not_wait_for_the_workers(house, path):
    """They answer while requests that came before them are still being worked on."""
    with contextlib.ExitStack() as stack:
        callers = [
            stack.enter_context(socket.create_connection(("127.0.0.1", house.server.port), timeout=30))
            for _ in range(REQUESTS)
        ]
        for caller in callers:
            caller.sendall(HEAVY[:-1])
        watcher = stack.enter_context(socket.create_connection(("127.0.0.1", house.server.admin_port), timeout=30))
        # Until the server has read them, or the last bytes would not make all of them whole at once.
        time.sleep(2)
        for caller in callers:
            caller.sendall(HEAVY[-1:])
        time.sleep(0.05)
        watcher.sendall(b"GET " + path.encode() + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        first = watcher.recv(65536)
        at_once = set(select.select(callers, [], [], 0)[0])
        assert status(first) == 200
        worked_on = waiting = 0
        for caller in callers:
            answer = status(read(caller, patience=60, quiet=0.05)[0])
            assert answer in (400, 503)
            # What is refused because of the crowd was not worked on.
            worked_on += answer == 400
            waiting += answer == 400 and caller not in at_once
    assert worked_on >= 8 and waiting > worked_on / 4, (worked_on, waiting)
