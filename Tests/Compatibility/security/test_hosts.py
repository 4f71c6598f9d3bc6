"""The `Host` header, DNS rebinding, and the inbox on other interfaces."""

import pytest
import requests

from testkit.ports import free_port
from testkit.raw import exchange, status
from testkit.server import run_martlet

pytestmark = pytest.mark.one_engine

REBOUND = ["evil.example", "evil.example:80", "localhost.evil.example", "192.0.2.1", "0.0.0.0"]


def get(server, path, *hosts, version=b"1.1"):
    lines = [b"GET " + path.encode() + b" HTTP/" + version, *(b"Host: " + host.encode() for host in hosts), b"", b""]
    return exchange(server, b"\r\n".join(lines))


@pytest.mark.parametrize(
    "hosts", [(), ("a", "a"), ("",), ("a b",), ("a/b",), ("a@b",), ("a:b",), ("a:99999",), ("[::1",)])
def test_an_invalid_host_is_refused(api, hosts):
    """RFC 9112, section 3.2."""
    response, closed = get(api.server, "/nowhere", *hosts)
    assert status(response) == 400
    assert closed


def test_http_1_0_needs_no_host(api):
    response, closed = get(api.server, "/nowhere", version=b"1.0")
    assert status(response) == 404
    assert closed


@pytest.mark.parametrize("host", REBOUND)
def test_other_names_do_not_open_the_inbox(api, host):
    """A web page whose name resolves to this machine (DNS rebinding) reads no codes."""
    for url, paths in [
        (api.server.url, ["/inbox", "/inbox/messages"]),
        (api.server.admin_url, ["/inbox", "/inbox/messages", "/healthz", "/readyz", "/metrics", "/nowhere"]),
    ]:
        for path in paths:
            response = requests.get(url + path, headers={"Host": host}, timeout=60)
            assert response.status_code in (403, 421), path
            assert "code" not in response.text, path
    signed = requests.post(api.server.admin_url + "/", data=b"{}", headers={"Host": host}, timeout=60)
    assert signed.status_code in (403, 421)


def test_the_names_of_this_machine_and_of_the_public_url_open_it(new_server):
    server = new_server(arguments=["--public-url", "https://id.example.com"])
    server.start()
    for host in ["localhost", "localhost:9229", "127.0.0.1", "[::1]:9230", "id.example.com", "ID.EXAMPLE.COM:443"]:
        for url in (server.url, server.admin_url):
            assert requests.get(f"{url}/inbox/messages", headers={"Host": host}, timeout=60).status_code == 200
        assert requests.get(f"{server.admin_url}/metrics", headers={"Host": host}, timeout=60).status_code == 200


def test_an_inbox_for_other_machines_needs_a_flag(new_server, scratch):
    words = ["--host", "0.0.0.0", "--insecure-behind-proxy"]
    done = run_martlet(
        "serve", "--dev", "--data", scratch / "open-inbox", "--port", free_port(), "--admin-port", free_port(), *words)
    assert done.returncode == 2
    assert "--expose-inbox" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    server = new_server(arguments=[*words, "--expose-inbox"])
    server.start()
    assert requests.get(server.url + "/inbox", timeout=60).status_code == 200
    assert "EXPOSED" in server.log.read_text()
    assert f"0.0.0.0:{server.port}" in server.log.read_text()
