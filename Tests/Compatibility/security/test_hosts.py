"""The names under which the server answers: `Host`, DNS rebinding, and the inbox on other machines."""

import pytest
import requests

from house.raw import exchange, status
from house.server import comes_true, free_port, run_martlet

REBOUND = ["evil.example", "evil.example:80", "localhost.evil.example", "192.0.2.1", "0.0.0.0"]


def get(server, path, *hosts, version=b"1.1"):
    lines = [b"GET " + path.encode() + b" HTTP/" + version, *(b"Host: " + host.encode() for host in hosts), b"", b""]
    return exchange(server, b"\r\n".join(lines))


@pytest.mark.parametrize("hosts", [(), ("a", "a"), ("",), ("a b",), ("a/b",), ("a@b",), ("a:b",), ("a:99999",), ("[::1",)])
def test_a_host_that_is_none(house, hosts):
    """RFC 9112, section 3.2."""
    answer, closed = get(house.server, "/nowhere", *hosts)
    assert status(answer) == 400 and closed


def test_http_1_0_needs_no_host(house):
    answer, closed = get(house.server, "/nowhere", version=b"1.0")
    assert status(answer) == 404 and closed


@pytest.mark.parametrize("host", REBOUND)
def test_other_names_do_not_open_the_inbox(house, host):
    """A page that lets its own name resolve to this machine reads no codes."""
    for url, paths in [
        (house.server.url, ["/inbox", "/inbox/messages"]),
        (house.server.admin_url, ["/inbox", "/inbox/messages", "/healthz", "/readyz", "/metrics", "/nowhere"]),
    ]:
        for path in paths:
            answer = requests.get(url + path, headers={"Host": host}, timeout=10)
            assert answer.status_code in (403, 421) and "code" not in answer.text, path
    signed = requests.post(house.server.admin_url + "/", data=b"{}", headers={"Host": host}, timeout=10)
    assert signed.status_code in (403, 421)


def test_the_names_of_this_machine_and_of_the_public_url_do(new_server):
    server = new_server(arguments=["--public-url", "https://id.example.com"])
    server.start()
    for host in ["localhost", "localhost:9229", "127.0.0.1", "[::1]:9230", "id.example.com", "ID.EXAMPLE.COM:443"]:
        for url in (server.url, server.admin_url):
            assert requests.get(f"{url}/inbox/messages", headers={"Host": host}, timeout=10).status_code == 200
        assert requests.get(f"{server.admin_url}/metrics", headers={"Host": host}, timeout=10).status_code == 200


def test_an_inbox_for_other_machines_is_said_twice(new_server, scratch):
    words = ["--host", "0.0.0.0", "--insecure-behind-proxy"]
    done = run_martlet(
        "serve", "--dev", "--data", scratch / "open-inbox", "--port", free_port(), "--admin-port", free_port(), *words)
    assert done.returncode == 2 and "--expose-inbox" in done.stderr and len(done.stderr.strip().splitlines()) == 1
    server = new_server(arguments=[*words, "--expose-inbox"])
    server.start()
    assert requests.get(server.url + "/inbox", timeout=10).status_code == 200
    assert comes_true(lambda: "EXPOSED" in server.log.read_text(), within=10)
    assert f"0.0.0.0:{server.port}" in server.log.read_text()
