"""The audit log reaches a syslog server, the machine's daemon or a web hook: in order, and none is left out."""

import json
import re
import socket
import socketserver
import ssl
import threading

import pytest

from testkit.audit import records
from testkit.cognito import CognitoAPI, unique
from testkit.ports import free_port
from testkit.sink import make_certificate
from testkit.targets import Server
from testkit.waiting import eventually

FORM = re.compile(rb"<110>1 (\S+) (\S+) martlet (\d+) audit - (\{.*\})", re.DOTALL)


class Syslog:
    """A syslog server over TCP, or with a certificate over TLS."""

    def __init__(self, port, certificate=None):
        self.records, self.port = [], port
        outer = self

        class Connection(socketserver.BaseRequestHandler):
            def handle(self):
                link, rest = self.request, b""
                if certificate:
                    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                    context.load_cert_chain(*certificate)
                    link = context.wrap_socket(link, server_side=True)
                while piece := link.recv(65536):
                    rest += piece
                    while found := re.match(rb"(\d+) ", rest):
                        end = found.end() + int(found[1])
                        if len(rest) < end:
                            break
                        outer.records.append(json.loads(FORM.fullmatch(rest[found.end():end])[4]))
                        rest = rest[end:]

        socketserver.ThreadingTCPServer.allow_reuse_address = True
        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", port), Connection)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()


def started(new_server, *arguments):
    server = new_server(arguments=list(map(str, arguments)), dev=False)
    server.start()
    return CognitoAPI(server)


def ids(found):
    return [one["eventID"] for one in found]


def has_all(api, found, pool):
    """Whether the receiver has every record of the files, and the files have that of the pool."""
    def check():
        written = records(api.server)
        return pool in json.dumps(written) and set(ids(written)) <= set(ids(found))
    return eventually(check)


def assert_ordered(found):
    last = {}
    for one in found:
        chain, number = one["chain"]["id"], one["chain"]["sequence"]
        assert number <= last.get(chain, 0) + 1, "a record is missing before it"
        last[chain] = max(number, last.get(chain, 0))


def test_records_arrive_over_tls_and_wait_for_a_server_that_is_away(new_server, scratch):
    certificate, port = make_certificate(scratch), free_port()
    api = started(
        new_server, "--audit-target", f"syslogs://127.0.0.1:{port}", "--audit-target-ca-file", certificate[0])
    first = api.make_pool()
    assert eventually(lambda: "is not delivered, and waits" in api.server.tail())
    syslog = Syslog(port, certificate)
    try:
        assert has_all(api, syslog.records, first), api.server.tail()
        assert api.server.stop() == 0
        api.server.start()
        second = api.make_pool()
        assert has_all(api, syslog.records, second), api.server.tail()
        assert_ordered(syslog.records)
    finally:
        syslog.close()


@pytest.mark.one_engine
def test_another_machines_certificate_is_not_taken(new_server, scratch):
    certificate, port = make_certificate(scratch), free_port()
    syslog = Syslog(port, certificate)
    try:
        api = started(new_server, "--audit-target", f"syslogs://127.0.0.1:{port}")
        api.make_pool()
        assert eventually(lambda: "is not delivered, and waits" in api.server.tail())
        assert syslog.records == []
    finally:
        syslog.close()


@pytest.mark.one_engine
def test_a_server_that_restarts_loses_nothing(new_server):
    port = free_port()
    syslog = Syslog(port)
    api = started(new_server, "--audit-target", f"syslog://127.0.0.1:{port}")
    first = api.make_pool()
    assert has_all(api, syslog.records, first)
    syslog.close()
    second = api.make_pool()
    again = Syslog(port)
    try:
        def check():
            written = records(api.server)
            return second in json.dumps(written) and set(ids(written)) <= set(ids(syslog.records + again.records))
        assert eventually(check), api.server.tail()
    finally:
        again.close()


@pytest.mark.one_engine
def test_the_machines_daemon_gets_datagrams(new_server, scratch):
    path = str(scratch / unique("log"))
    daemon = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    daemon.bind(path)
    daemon.settimeout(60)
    try:
        api = started(new_server, "--audit-target", f"unix:{path}")
        pool, found = api.make_pool(), []
        while pool not in json.dumps(found):
            time, host, process, text = FORM.fullmatch(daemon.recv(1 << 20)).groups()
            assert time.endswith(b"Z") and host == socket.gethostname().encode() and process.isdigit()
            found.append(json.loads(text))
        assert_ordered(found)
    finally:
        daemon.close()


@pytest.mark.one_engine
def test_a_web_hook_gets_lines(new_server, scratch):
    token = scratch / unique("token")
    token.write_text("letmein")
    token.chmod(0o600)
    receiver = Server(lambda _: (200, {}))
    try:
        api = started(
            new_server, "--audit-target", receiver.url + "/audit", "--audit-target-token-file", token)
        pool = api.make_pool()
        assert eventually(lambda: any(pool.encode() in one.body for one in receiver.received)), api.server.tail()
        first = receiver.received[0]
        assert first.headers["authorization"] == "Bearer letmein"
        assert first.headers["content-type"] == "application/x-ndjson"
        assert_ordered([json.loads(line) for one in receiver.received for line in one.body.splitlines()])
    finally:
        receiver.close()
