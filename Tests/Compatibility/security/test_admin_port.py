"""Health and metrics respond under any load."""

import contextlib
import json
import select
import socket
import time

import pytest

from testkit.raw import read, request, status
from testkit.waiting import eventually

pytestmark = pytest.mark.one_engine

# Slow to read, and refused.
METADATA = {str(number): "y" * 20 for number in range(7000)}
HEAVY = request(json.dumps({"ClientId": "a" * 26, "AuthFlow": "X", "ClientMetadata": METADATA}).encode())
REQUESTS = 60


@pytest.mark.parametrize("path", ["/healthz", "/metrics", "/readyz"])
def test_health_and_metrics_do_not_wait_for_the_workers(api, path):
    """They respond while earlier requests are still being worked on."""
    # A fast machine finishes them in a shorter time.
    for pause in (0.05, 0.02, 0.005, 0):
        worked_on, waiting = overtaken(api, path, pause)
        if worked_on >= 8 and waiting > worked_on / 4:
            return
    raise AssertionError(f"{waiting} of {worked_on} requests got responses later")


def overtaken(api, path, pause):
    """How many heavy requests the server works on, and how many of them get responses after a later GET of `path`."""
    with contextlib.ExitStack() as stack:
        callers = [
            stack.enter_context(socket.create_connection(("127.0.0.1", api.server.port), timeout=60))
            for _ in range(REQUESTS)
        ]
        for caller in callers:
            caller.sendall(HEAVY[:-1])
        watcher = stack.enter_context(socket.create_connection(("127.0.0.1", api.server.admin_port), timeout=60))
        # Once the server has read them, the last bytes complete all of them at once.
        assert eventually(api.server.has_read_all)
        for caller in callers:
            caller.sendall(HEAVY[-1:])
        time.sleep(pause)
        watcher.sendall(b"GET " + path.encode() + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
        first = watcher.recv(65536)
        at_once = set(select.select(callers, [], [], 0)[0])
        assert status(first) == 200
        worked_on = waiting = 0
        for caller in callers:
            response = status(read(caller, patience=60, quiet=0.05)[0])
            assert response in (400, 503)
            # A 503 was refused before it was worked on.
            worked_on += response == 400
            waiting += response == 400 and caller not in at_once
    return worked_on, waiting
