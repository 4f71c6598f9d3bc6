"""Who a caller is behind a proxy, and that callers cannot claim it themselves."""

import json
import socket
import ssl

import pytest

from testkit.raw import exchange, request, status
from testkit.tls import Authority

pytestmark = pytest.mark.one_engine
BODY = json.dumps({"ClientId": "0" * 26, "AuthFlow": "USER_PASSWORD_AUTH", "AuthParameters": {}}).encode()
PROXY = b"PROXY TCP4 203.0.113.7 127.0.0.1 4711 443\r\n"


def seen(server):
    """The addresses in the log's lines about calls, once the server has ended."""
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [line["remote"] for line in lines if line.get("operation") == "InitiateAuth"]


def serve(new_server, *arguments):
    server = new_server(dev=False, arguments=arguments)
    server.start()
    return server


@pytest.mark.rows("ADM-12", "WIRE-14")
def test_headers_of_a_trusted_proxy(new_server):
    server = serve(new_server, "--trusted-proxies", "127.0.0.0/8,10.0.0.0/8")
    many = b", ".join([b"198.51.100.1"] * 700)
    for field in (
            b"X-Forwarded-For: 198.51.100.1, 203.0.113.7, 10.0.0.9", b"X-Forwarded-For: [2001:DB8::7]:4711",
            b"X-Forwarded-For: ::ffff:203.0.113.8", b"X-Forwarded-For: unknown", b"X-Forwarded-For: _hidden",
            b"X-Forwarded-For: " + many + b", 203.0.113.9", b"Forwarded: for=203.0.113.7", b"X-Real-IP: 203.0.113.7",
            b"X-Forwarded-For: 203.0.113.7\r\nX-Forwarded-For: 203.0.113.10"):
        assert status(exchange(server, request(BODY, extra=[field, b"Connection: close"]))[0]) == 400, field
    # Longer fields are refused before they are read.
    flood = b"X-Forwarded-For: " + b", ".join([b"198.51.100.1"] * 10_000)
    assert status(exchange(server, request(BODY, extra=[flood]))[0]) == 431
    assert status(exchange(server, PROXY + request(BODY))[0]) == 400
    own = "127.0.0.1"
    assert seen(server) == [
        "203.0.113.7", "2001:db8::7", "203.0.113.8", own, own, "203.0.113.9", own, own, "203.0.113.10"]


@pytest.mark.rows("WIRE-14")
def test_nothing_that_others_claim_counts(new_server):
    server = serve(new_server, "--trusted-proxies", "192.0.2.1", "--client-address-from", "forwarded")
    for field in (b"X-Forwarded-For: 203.0.113.7", b"Forwarded: for=203.0.113.7", b'Forwarded: for="x'):
        assert status(exchange(server, request(BODY, extra=[field, b"Connection: close"]))[0]) == 400
    assert seen(server) == ["127.0.0.1"] * 3


def test_the_proxy_protocol(new_server):
    server = serve(new_server, "--trusted-proxies", "127.0.0.1", "--client-address-from", "proxy-protocol")
    close = request(BODY, extra=[b"X-Forwarded-For: 198.51.100.1", b"Connection: close"])
    assert status(exchange(server, PROXY + close)[0]) == 400
    two = b"\r\n\r\n\0\r\nQUIT\n\x21\x11\x00\x0c" + bytes([203, 0, 113, 8, 127, 0, 0, 1, 1, 2, 3, 4])
    assert status(exchange(server, two + close)[0]) == 400
    for broken in (b"", b"PROXY TCP4 1.2.3.4\r\n", b"PROXY " + b"x" * 200, two[:12] + b"\x21\x11\xff\xff"):
        assert exchange(server, broken + close) == (b"", True), broken
    assert seen(server) == ["203.0.113.7", "203.0.113.8"]


def test_the_proxy_protocol_before_tls(new_server, tmp_path):
    authority = Authority(tmp_path / "authority")
    chain, key = authority.issue("server")
    server = new_server(dev=False, arguments=[
        "--tls-certificate", str(chain), "--tls-key", str(key), "--trusted-proxies", "127.0.0.1",
        "--client-address-from", "proxy-protocol"])
    server.authorities = str(authority.root)
    server.start()
    trust = ssl.create_default_context(cafile=str(authority.root))
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as plain:
        plain.sendall(PROXY)
        with trust.wrap_socket(plain, server_hostname="localhost") as secure:
            secure.sendall(request(BODY))
            assert status(secure.recv(65536)) == 400
    assert seen(server) == ["203.0.113.7"]
