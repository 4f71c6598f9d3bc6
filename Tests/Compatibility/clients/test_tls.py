"""The public port with a certificate: `--tls-certificate` and `--tls-key`."""

import signal
import socket
import ssl
import subprocess
import urllib.parse

import pytest
import requests

from testkit import tokens
from testkit.authorize import CALLBACK, OAUTH, request_of
from testkit.cognito import CognitoAPI
from testkit.forms import Page
from testkit.ports import free_port
from testkit.server import run_martlet
from testkit.tls import Authority, response_to, openssl
from testkit.waiting import eventually

pytestmark = pytest.mark.one_engine

TLS10, TLS11, TLS12 = 0x0301, 0x0302, 0x0303
# Cipher suites by IANA number: authenticated with forward secrecy, and the obsolete ones.
GOOD = {"ec": [0xC02B, 0xC02C, 0xCCA9], "rsa": [0xC02F, 0xC030, 0xCCA8]}
OLD = {
    "RC4": [0x0004, 0x0005, 0xC007, 0xC011], "3DES": [0x000A, 0x0016, 0xC008, 0xC012],
    "CBC with SHA-1": [0x002F, 0x0033, 0x0035, 0x0039, 0xC009, 0xC00A, 0xC013, 0xC014],
    "CBC with SHA-2": [0x003C, 0x003D, 0x0067, 0xC023, 0xC024, 0xC027, 0xC028],
    "no forward secrecy": [0x009C, 0x009D], "no encryption": [0x0001, 0x0002, 0x003B, 0xC006, 0xC010],
    "no authentication": [0x0034, 0x006C, 0x00A6, 0xC018],
}
HSTS = "max-age=31536000"


@pytest.fixture(scope="session")
def authority(scratch):
    return Authority(scratch / "authority")


@pytest.fixture
def secure(authority, new_server):
    """Starts a server with a certificate of the given kind."""

    def start(kind="ec", *arguments):
        certificate, key = authority.issue(f"server-{kind}", kind)
        server = new_server(arguments=["--tls-certificate", str(certificate), "--tls-key", str(key), *arguments])
        server.authorities = str(authority.root)
        server.start()
        return server

    return start


@pytest.mark.parametrize("kind", ["ec", "rsa", "ec-traditional"])
@pytest.mark.rows("TOK-GEN-02", "WIRE-21")
def test_boto3_connects_with_a_certificate_that_chains_to_the_root(secure, kind):
    """The server sends the whole chain; sign-in, tokens and JWKS work over TLS."""
    server = secure(kind)
    api = CognitoAPI(server)
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    response = api.sign_in(client, user.username)
    assert api.public.get_user(AccessToken=response["AccessToken"])["Username"] == user.username
    claims = tokens.claims(response["IdToken"])
    assert claims["iss"] == f"https://127.0.0.1:{server.port}/{pool}", "clients find the keys by the issuer"
    keys = requests.get(f"{claims['iss']}/.well-known/jwks.json", timeout=60, verify=server.authorities).json()
    assert tokens.header(response["IdToken"])["kid"] in [key["kid"] for key in keys["keys"]]
    with pytest.raises(requests.exceptions.SSLError):
        requests.get(server.url, timeout=60)  # this client does not trust the root
    assert server.stop() == 0


@pytest.mark.rows("WIRE-21")
def test_only_current_versions_and_suites_are_accepted(secure):
    for kind in ("ec", "rsa"):
        server = secure(kind)
        for suite in GOOD[kind]:
            assert response_to(server.port, TLS12, [suite]) == ("hello", TLS12, suite)
        for version in (0x0300, TLS10, TLS11):
            everything = [*GOOD[kind], *(suite for suites in OLD.values() for suite in suites)]
            assert response_to(server.port, version, everything) == "protocol_version", hex(version)
        for name, suites in OLD.items():
            assert response_to(server.port, TLS12, suites) == "handshake_failure", name
            # The server's order decides.
            assert response_to(server.port, TLS12, [*suites, GOOD[kind][0]]) == ("hello", TLS12, GOOD[kind][0]), name
        for version in (ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3):
            context = ssl.create_default_context(cafile=server.authorities)
            context.minimum_version = context.maximum_version = version
            context.set_alpn_protocols(["h2", "http/1.1"])
            with socket.create_connection(("127.0.0.1", server.port), timeout=60) as plain:
                with context.wrap_socket(plain, server_hostname="127.0.0.1") as spoken:
                    assert spoken.version() == version.name.replace("_", ".")
                    assert spoken.selected_alpn_protocol() == "http/1.1"
                    assert spoken.cipher()[0].rsplit("_", 2)[-1] != "CBC"
                    assert spoken.compression() is None
        assert server.is_ready()
        server.stop()


def read_until(stream, text):
    """The lines up to the first that contains `text`."""
    said = b""
    for line in stream:
        said += line
        if text in line:
            return said
    raise AssertionError(f"{text!r} never came:\n{said[-600:]}")


@pytest.mark.rows("WIRE-21")
def test_renegotiation_ends_the_connection(secure):
    server = secure()
    with subprocess.Popen(
        ["openssl", "s_client", "-connect", f"127.0.0.1:{server.port}", "-tls1_2", "-CAfile", server.authorities],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as client:
        said = read_until(client.stdout, b"Verify return code: 0 (ok)")
        client.stdin.write(b"R\n")
        client.stdin.flush()
        said += read_until(client.stdout, b"RENEGOTIATING")
        # Its input stays open, so it ends only if the server ends the connection.
        client.wait(timeout=240)
        said += client.stdout.read()
    assert said.count(b"depth=0") == 1, "only one handshake was completed"
    assert any(word in said for word in (b"no renegotiation", b"unexpected message", b"unexpected eof")), said[-600:]
    assert server.is_ready()


def responses_of(server):
    """Pages, refusals and errors."""
    ask = {"timeout": 10, "verify": server.authorities or True}
    return [
        requests.get(server.url + "/", **ask), requests.get(server.url + "/nowhere", **ask),
        requests.get(server.url + "/inbox", **ask), requests.options(server.url + "/", **ask),
        requests.post(server.url + "/", data=b"x" * (2 << 20), **ask),
        requests.post(server.url + "/", data=b"{}", headers={
            "X-Amz-Target": "AWSCognitoIdentityProviderService.ListUserPools"}, **ask),
    ]


@pytest.mark.one_engine
def test_behind_a_proxy_with_tls_browsers_are_told_to_stay_with_it(new_server):
    """The public URL says that browsers come over TLS. Responses of the admin port never pass the proxy."""
    behind = new_server(arguments=["--insecure-behind-proxy", "--public-url", "https://id.example.test"])
    behind.start()
    for response in responses_of(behind):
        assert response.headers.get("Strict-Transport-Security") == HSTS, response.url
    assert "Strict-Transport-Security" not in requests.get(behind.admin_url + "/healthz", timeout=60).headers


def test_every_response_tells_browsers_to_stay_with_tls(secure, server):
    """Every response over TLS has Strict-Transport-Security (RFC 6797), and no other response has it."""
    own = secure()
    for response in responses_of(own):
        assert response.headers.get("Strict-Transport-Security") == HSTS, response.url
    for response in responses_of(server):
        assert "Strict-Transport-Security" not in response.headers, response.url
    assert "Strict-Transport-Security" not in requests.get(own.admin_url + "/healthz", timeout=60).headers


@pytest.mark.parametrize("public_url", [[], ["--public-url", "http://id.example.test"]])
def test_cookies_of_requests_over_tls_are_sent_over_tls_only(secure, server, public_url):
    """Whatever the public URL is, a custom domain with a certificate here has cookies of its own."""
    own = secure("ec", *public_url)

    def cookies_of(server):
        api = CognitoAPI(server)
        client = api.make_client(api.make_pool(), **OAUTH)
        session, ask = requests.Session(), {"timeout": 60, "verify": server.authorities or True}
        page = Page(session.get(f"{server.url}/login", params=request_of(client), **ask))
        form, _ = page.form_with("password")
        user = api.make_user(client.pool)
        fields = {**form["fields"], "username": user.username, "password": user.password}
        url = urllib.parse.urljoin(page.response.url, form["action"])

        def post(origin):
            return session.post(url, data=fields, headers={"Origin": origin}, allow_redirects=False, **ask)

        if server.authorities:
            assert post(server.url.replace("https:", "http:")).status_code == 403, "a page that came without TLS"
        response = post(server.url)
        assert response.status_code == 303, response.text[:300]
        assert response.headers["Location"].startswith(CALLBACK), response.text[:300]
        return {cookie.name: cookie.secure for cookie in session.cookies}

    for kind, is_secure in ((own, True), (server, False)):
        found = cookies_of(kind)
        assert len(found) == 3
        assert set(found.values()) == {is_secure}
        del found["XSRF-TOKEN"]
        assert all(name.startswith("__Host-martlet-") == is_secure for name in found)


def test_a_failed_or_silent_handshake_ends_only_its_connection(secure):
    """Plain HTTP, noise and silence on the TLS port."""
    server = secure()
    before = server.callers_sockets()
    silent = [socket.create_connection(("127.0.0.1", server.port), timeout=60) for _ in range(20)]
    silent[0].sendall(b"\x16\x03\x01")
    for noise in (
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"\x16\x03\x01\xff\xff" + b"\x01" * 70_000,
        b"\x80\x2e\x01\x00\x02", bytes(range(256)) * 40,
    ):
        with socket.create_connection(("127.0.0.1", server.port), timeout=60) as connection:
            try:
                connection.sendall(noise)
                while connection.recv(4096):
                    pass
            except ConnectionError:
                pass
    assert CognitoAPI(server).admin.list_user_pools(MaxResults=1)["ResponseMetadata"]["HTTPStatusCode"] == 200
    for connection in silent:
        with connection:
            try:
                # The server closes silent connections; a timeout here fails the test.
                while connection.recv(4096):
                    pass
            except ConnectionError:
                pass
    # One more: boto3 keeps its connection.
    assert eventually(lambda: server.callers_sockets() <= before + 1)


def served(server):
    """The certificate that a new connection gets, and the expiry that metrics show."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as plain:
        with ssl.create_default_context(cafile=server.authorities).wrap_socket(
                plain, server_hostname="127.0.0.1") as spoken:
            found = spoken.getpeercert()
    page = requests.get(f"{server.admin_url}/metrics", timeout=60).text
    line, = [line for line in page.splitlines() if line.startswith("martlet_certificate_expiry_timestamp_seconds{")]
    assert int(line.split()[-1]) == ssl.cert_time_to_seconds(found["notAfter"])
    return found["serialNumber"]


def test_a_hang_up_reads_the_certificate_again_and_keeps_it_if_the_new_one_is_bad(authority, new_server):
    """certbot and `systemctl reload` send SIGHUP. Connections and requests go on."""
    certificate, key = (authority.folder / name for name in ("renewed.pem", "renewed.key"))
    pairs = [authority.issue(name) for name in ("first", "second")]

    def install(pair):
        certificate.write_bytes(pair[0].read_bytes())
        key.touch(mode=0o600)
        key.write_bytes(pair[1].read_bytes())

    def reload(word):
        said = len(server.log.read_text().splitlines())
        server.process.send_signal(signal.SIGHUP)
        assert eventually(lambda: any(word in line for line in server.log.read_text().splitlines()[said:]))
        return next(line for line in server.log.read_text().splitlines()[said:] if word in line)

    install(pairs[0])
    server = new_server(
        dev=False, arguments=["--tls-certificate", str(certificate), "--tls-key", str(key)])
    server.authorities = str(authority.root)
    server.start()
    kept = requests.Session()
    assert kept.get(server.url, timeout=60, verify=server.authorities).status_code < 500
    before = served(server)
    install(pairs[1])
    assert served(server) == before, "nothing is read without the signal"
    assert "tls-certificate expires 20" in reload('"reloaded"')
    after = served(server)
    assert after != before
    key.write_bytes(pairs[0][1].read_bytes())
    assert "is not the key of" in reload('"not reloaded')
    assert served(server) == after
    assert server.is_ready()
    assert kept.get(server.url, timeout=60, verify=server.authorities).status_code < 500
    assert server.stop() == 0


def spoiled(authority):
    """Unusable pairs of certificate and key, and the option that the refusal names."""
    folder = authority.folder
    certificate, key = authority.issue("good")
    other_certificate, other_key = authority.issue("other")
    locked, empty, open_key, der = (folder / name for name in ("locked.key", "empty.pem", "open.key", "key.der"))
    openssl("pkcs8", "-topk8", "-in", key, "-out", locked, "-passout", "pass:walk")
    openssl("pkcs8", "-topk8", "-nocrypt", "-in", key, "-outform", "DER", "-out", der)
    empty.write_bytes(b"")
    open_key.write_bytes(key.read_bytes())
    for path in (locked, empty, der):
        path.chmod(0o600)
    open_key.chmod(0o644)
    cut = folder / "cut.pem"
    cut.write_bytes(certificate.read_bytes()[:300])
    return {
        "another's key": (certificate, other_key, "--tls-key"),
        "another's certificate": (other_certificate, key, "--tls-key"),
        "the files the other way round": (key, certificate, "tls"),
        "a key behind a passphrase": (certificate, locked, "--tls-key"),
        "a key as DER": (certificate, der, "--tls-key"),
        "a key that others can read": (certificate, open_key, "--tls-key"),
        "no key in the file": (certificate, empty, "--tls-key"),
        "no certificate in the file": (empty, key, "--tls-certificate"),
        "half a certificate": (cut, key, "--tls-certificate"),
        "a certificate that is not there": (folder / "missing.pem", key, "--tls-certificate"),
        "a key that is not there": (certificate, folder / "missing.key", "--tls-key"),
    }


def test_unusable_certificates_and_keys_are_refused_with_one_line(authority, scratch):
    """The line names the option, and no data folder is made."""
    for number, (name, (certificate, key, option)) in enumerate(spoiled(authority).items()):
        folder, port = scratch / f"no-identity-{number}", free_port()
        done = run_martlet(
            "serve", "--data", folder, "--port", port, "--admin-port", free_port(), "--tls-certificate", certificate,
            "--tls-key", key, timeout=60)
        assert done.returncode in (1, 2), (name, done)
        said = [line for line in done.stderr.splitlines() if line.strip()]
        assert len(said) == 1, (name, done.stderr)
        assert said[0].startswith("martlet: "), (name, done.stderr)
        assert option in said[0], (name, done.stderr)
        assert "NIOSSL" not in said[0], said
        assert "PRIVATE" not in said[0], said
        assert "error(" not in said[0].lower(), said
        assert not folder.exists(), name
