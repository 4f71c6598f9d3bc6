"""No two test processes get the same port."""

import socket
import subprocess
import sys

from testkit import ports
from testkit.openid import ForgingProvider
from testkit.server import ROOT

TAKE = """
import sys
from testkit.ports import free_port
print(*[free_port() for _ in range(200)], flush=True)
sys.stdin.read()
"""


def test_processes_at_the_same_time_get_different_ports():
    """Each process keeps its ports until it ends."""
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", TAKE], cwd=ROOT / "Tests/Compatibility", stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        for _ in range(6)
    ]
    taken = [int(port) for process in processes for port in process.stdout.readline().split()]
    taken += [ports.free_port() for _ in range(200)]
    for process in processes:
        process.communicate()
    assert len(taken) == len(set(taken)) == 7 * 200
    assert set(taken) <= set(ports.PORTS)


def test_processes_that_try_the_same_ports_get_different_ones():
    """The order of the ports is no protection by itself: the lock is."""
    mine = ports.free_port()
    code = f"""
from testkit import ports
ports.free_port()
ports._order = iter([{mine}, *ports.PORTS])
print(ports.free_port())
"""
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT / "Tests/Compatibility", check=True, capture_output=True, text=True)
    assert int(said.stdout) != mine


def test_a_port_in_use_is_not_given(monkeypatch):
    ports.free_port()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        taken = listener.getsockname()[1]
        monkeypatch.setattr(ports, "_order", iter([taken, *ports.PORTS]))
        assert ports.free_port() != taken


def test_a_providers_port_is_given_to_no_other():
    """Nor after it was closed, so that no two providers that a server asks have one issuer."""
    issuers = set()
    for _ in range(5):
        provider = ForgingProvider()
        issuers.add(provider.issuer)
        provider.close()
    assert len(issuers) == 5
    assert {int(issuer.rpartition(":")[2]) for issuer in issuers} <= set(ports.PORTS)
