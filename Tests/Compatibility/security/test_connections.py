"""Clients that do not read, that send slowly, and that are many."""

import contextlib
import json
import select
import socket
import threading
import time

import pytest
import requests

from testkit.cognito import PASSWORD
from testkit.raw import exchange, read, request, status
from testkit.waiting import eventually

pytestmark = pytest.mark.one_engine

MEGABYTE = 1024 * 1024


def connect(server, receive_buffer=None, source=None):
    connection = socket.socket()
    if receive_buffer:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    if source:
        connection.bind((source, 0))
    connection.settimeout(10)
    connection.connect(("127.0.0.1", server.port))
    return connection


def send_for(connection, data, seconds):
    """Sends repeatedly without reading, as fast as the server takes it."""
    connection.settimeout(0.2)
    end, sent = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        try:
            sent = (sent + connection.send(data[sent:])) % len(data)
        except TimeoutError:
            pass
        except OSError:
            return


def answered(server):
    """How many responses the server has sent, except for those of this function."""
    page = requests.get(f"{server.admin_url}/metrics", timeout=60).text
    return sum(
        int(line.split()[-1]) for line in page.splitlines()
        if line.startswith("martlet_requests_total{") and 'operation="GetMetrics"' not in line)


def test_requests_whose_responses_are_not_read(api):
    """The server soon takes no more requests from a client that does not read its responses."""
    asked = request(b"not json") * 200
    before = answered(api.server)
    connections = [connect(api.server, receive_buffer=4096) for _ in range(4)]
    senders = [threading.Thread(target=send_for, args=(one, asked, 120)) for one in connections]
    for sender in senders:
        sender.start()
    counts = [answered(api.server)]
    while len(counts) < 3 or counts[-1] == before or counts[-1] != counts[-3]:
        assert len(counts) < 100, f"it answers without end: {counts}"
        time.sleep(1)
        counts.append(answered(api.server))
    for connection in connections:
        connection.shutdown(socket.SHUT_RDWR)
        connection.close()
    for sender in senders:
        sender.join(120)
    assert before < counts[-1] < before + 40_000


def test_requests_sent_ahead_of_a_half_close(api):
    """Requests that the kernel holds at the end of the input are bounded too."""
    before = api.server.resident_bytes()
    asked = request(b"", line=b"GET /nowhere HTTP/1.1", length=False) * 500
    connections = []
    for _ in range(12):
        connection = connect(api.server, receive_buffer=4096)
        connections.append(connection)
        send_for(connection, asked, 0.3)
        connection.shutdown(socket.SHUT_WR)
    assert eventually(api.server.is_idle)
    grown = api.server.resident_bytes() - before
    for connection in connections:
        connection.close()
    assert grown < 40 * MEGABYTE, f"{grown / MEGABYTE:.0f} MB held"


def body_of(size):
    return b'{"ClientId": "' + b"a" * (size - 16) + b'"}'


@contextlib.contextmanager
def held_bodies(server, count, size, sent):
    """Connections that have sent the first `sent` bytes of a body and wait."""
    head = request(b"", extra=[b"Content-Length: %d" % size], length=False)
    with contextlib.ExitStack() as stack:
        made = []
        for _ in range(count):
            connection = stack.enter_context(connect(server))
            made.append(connection)
            with contextlib.suppress(OSError):
                connection.sendall(head + body_of(size)[:sent])
        yield made


def test_bodies_have_a_budget(new_server):
    """Beyond the budget large bodies get 503; the small ones of sign-ins still fit."""
    server = new_server(arguments=["--request-memory", "16"])
    server.start()
    before = server.resident_bytes()
    whole = request(body_of(900_000))
    with held_bodies(server, 40, 900_000, 880_000) as connections:
        assert eventually(server.has_read_all)
        # About twelve fit into three quarters of the budget.
        assert eventually(lambda: len(select.select(connections, [], [], 0)[0]) >= 20)
        refused = [response for response, _ in (read(one, patience=0.3) for one in connections) if response]
        assert len(refused) < 40
        for response in refused:
            assert status(response) == 503
            assert b"\r\nRetry-After: " in response
            assert json.loads(response.split(b"\r\n\r\n", 1)[1])["__type"] == "ServiceUnavailableException"
        small, _ = exchange(server, request(body_of(20_000)))
        assert status(small) == 400
        assert b"InvalidParameterException" in small
        assert server.resident_bytes() - before < 60 * MEGABYTE
    assert eventually(lambda: status(exchange(server, whole)[0]) == 400), "the budget is free again"
    assert server.is_alive()


@pytest.mark.parametrize("garbage", [b"\x00\x01 no HTTP at all\r\n\r\n", b"POST / HTTP/1.1\r\nHost: x\r\n\r\n" * 4000])
@pytest.mark.parametrize("operation", ["InitiateAuth", "SignUp"])
def test_bytes_behind_a_last_request(api, shared, garbage, operation):
    """`Connection: close` with more bytes behind it: the one response arrives whole."""
    bodies = {
        "InitiateAuth": b"not json",
        "SignUp": json.dumps({"ClientId": shared.client.id, "Username": "x", "Password": "short"}).encode(),
    }
    for _ in range(5):
        last = request(bodies[operation], operation, extra=[b"Connection: close"])
        response, closed = exchange(api.server, last + garbage)
        assert status(response) == 400
        assert closed
        assert response.count(b"HTTP/1.1 ") == 1
        head, body = response.split(b"\r\n\r\n", 1)
        assert json.loads(body)["__type"]
        assert b"connection: close" in head.lower()


def test_one_address_has_a_limit_of_connections(new_server):
    """Each remote address has a limit; the loopback has none."""
    server = new_server(arguments=[
        "--host", "0.0.0.0", "--insecure-behind-proxy", "--expose-inbox", "--connections-per-address", "5"])
    server.start()
    own = address_of_this_machine()
    if own is None:
        pytest.skip("this machine has the loopback only")
    with contextlib.ExitStack() as stack:
        held = [stack.enter_context(socket.create_connection((own, server.port), timeout=60)) for _ in range(5)]
        for connection in held:
            connection.sendall(request())
            assert status(read(connection)[0]) == 400
        with socket.create_connection((own, server.port), timeout=60) as more:
            with contextlib.suppress(OSError):
                more.sendall(request())
            assert read(more, patience=5) == (b"", True)
        local = [stack.enter_context(connect(server)) for _ in range(20)]
        for connection in local:
            connection.sendall(request())
            assert status(read(connection, quiet=0.1)[0]) == 400
    with socket.create_connection((own, server.port), timeout=60) as later:
        later.sendall(request())
        assert status(read(later)[0]) == 400


def cpu_seconds(server):
    """The CPU seconds that the server has used, once it is idle."""
    assert eventually(server.is_idle)
    return server.cpu_seconds()


def sign_in_many(server, client, number, leave):
    """Signs in all at once; with `leave`, every connection is reset as soon as the requests are there."""
    with contextlib.ExitStack() as stack:
        callers = [stack.enter_context(connect(server)) for _ in range(number)]
        for index, caller in enumerate(callers):
            asked = {"USERNAME": f"missing-{leave}-{index}", "PASSWORD": PASSWORD}
            whole = request(json.dumps(
                {"ClientId": client.id, "AuthFlow": "USER_PASSWORD_AUTH", "AuthParameters": asked}).encode())
            caller.sendall(whole[:-1])
        assert eventually(server.has_read_all)
        for caller in callers:
            caller.sendall(b"}")
        for caller in callers:
            if leave:
                caller.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
                caller.close()
            else:
                assert status(read(caller, patience=60, quiet=0.05)[0]) in (400, 503)


def test_work_for_closed_connections_ends(api, shared):
    """Sign-ins that wait for the processor are dropped with their connections."""
    # A fast machine needs more of them before some have to wait.
    for number in (150, 300, 600):
        used = []
        for leave in (False, True):
            before = cpu_seconds(api.server)
            sign_in_many(api.server, shared.client, number, leave)
            used.append(cpu_seconds(api.server) - before)
        if used[1] < used[0] * 0.7:
            return
    raise AssertionError(f"seconds of CPU time with and without callers: {used}")


def address_of_this_machine():
    """An address that is not the loopback; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def test_idle_connections_make_room(new_server):
    """At the limit of connections the longest idle ones are closed for new ones."""
    server = new_server()
    # The limit of connections follows from the limit of descriptors.
    server.wrapper = ["prlimit", "--nofile=300:300"]
    server.start()
    with contextlib.ExitStack() as stack:
        idle = [stack.enter_context(connect(server)) for _ in range(280)]
        for _ in range(20):
            response, _ = exchange(server, request(extra=[b"Connection: close"]))
            assert status(response) == 400
        for connection in idle[:100]:
            assert read(connection, patience=30) == (b"", True), "the oldest were closed"
        idle[-1].sendall(request())
        assert status(read(idle[-1])[0]) == 400, "the newest stayed open"
        assert requests.get(f"{server.admin_url}/healthz", timeout=60).status_code == 200
