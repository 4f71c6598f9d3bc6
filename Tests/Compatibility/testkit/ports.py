"""Ports for servers under test, and for the providers that they ask. While a process runs, no other test process of the
machine gets a port that it took.

Linux soon gives an ephemeral port again. A server that knows the documents of a provider at a port would take the keys
of the next provider there for those of the former, for a minute.
"""

import fcntl
import itertools
import os
import pathlib
import socket

# Below the ephemeral ports, which Linux gives to outgoing connections, and below Scripts/postgres-for-tests.
PORTS = range(20_000, 30_000)
# One file for all processes: the lock on byte N stands for port N and ends with its process.
_table = None
_order = None


def free_port():
    """A port that nothing listens on. It is never given again, here or in another process."""
    global _table, _order
    if _table is None:
        # Not in the folder for temporary files, which each run has for itself.
        path = pathlib.Path("/tmp") / f"martlet-test-ports-{os.getuid()}"
        _table = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        # Processes start at different places, so that they seldom try the same port.
        start = os.getpid() * 131 % len(PORTS)
        _order = itertools.chain(PORTS[start:], PORTS[:start])
    for port in _order:
        if _reserve(port) and _is_free(port):
            return port
    raise RuntimeError(f"all ports from {PORTS.start} to {PORTS.stop} are taken")


def _reserve(port):
    try:
        fcntl.lockf(_table, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)
    except OSError:
        return False
    return True


def _is_free(port):
    with socket.socket() as probe:
        try:
            probe.bind(("", port))
        except OSError:
            return False
    return True
