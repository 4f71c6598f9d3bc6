"""A relying party's URL for back-channel logout, which checks logout tokens as its specification says."""

import http.server
import threading
import time
import urllib.parse

import jwt
import requests
from joserfc import jwt as jose
from joserfc.jwk import KeySet

from testkit import tokens
from testkit.authorize import CALLBACK
from testkit.forms import Browser
from testkit.ports import free_port
from testkit.server import run_martlet
from testkit.serving import serve
from testkit.waiting import eventually

EVENT = "http://schemas.openid.net/event/backchannel-logout"


class LogoutReceiver:
    """Keeps the forms that it gets, and responds with `status` after `delay`; while `hangs` is set, not at all."""

    def __init__(self, port=None, path="/back-channel"):
        self.port, self.path = port or free_port(), path
        self.status, self.headers, self.delay = 200, {}, 0
        self.hangs, self.received = threading.Event(), []
        self.url = f"http://127.0.0.1:{self.port}{path}"
        self._http = None

    def start(self):
        receiver = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                receiver.respond(self)

            do_GET = do_POST

            def log_message(self, *_):
                pass

        self._http = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        self._http.daemon_threads = True
        serve(self._http)
        return self

    def stop(self):
        if self._http:
            self.hangs.clear()
            self._http.shutdown()
            self._http.server_close()
            self._http = None

    def respond(self, request):
        body = request.rfile.read(int(request.headers.get("Content-Length", "0")))
        self.received.append((request.command, request.path, request.headers.get("Content-Type"), body.decode()))
        time.sleep(self.delay)
        while self.hangs.is_set():
            time.sleep(0.05)
        try:
            request.send_response(self.status)
            for name, value in {"Content-Length": "0", "Cache-Control": "no-store", **self.headers}.items():
                request.send_header(name, value)
            request.end_headers()
        except OSError:
            pass

    @property
    def tokens(self):
        """The tokens of the well-formed requests."""
        found = []
        for method, path, kind, body in list(self.received):
            assert (method, path, kind) == ("POST", self.path, "application/x-www-form-urlencoded")
            fields = urllib.parse.parse_qs(body, strict_parsing=True)
            assert set(fields) == {"logout_token"}
            assert len(fields["logout_token"]) == 1
            found.append(fields["logout_token"][0])
        return found

    def wait(self, count=1, within=60):
        assert eventually(lambda: len(self.received) >= count, within), f"{len(self.received)} of {count} requests"
        return self.tokens


def check(server, client, token):
    """The claims of a logout token that passes section 2.6 of OpenID Connect Back-Channel Logout 1.0."""
    found = requests.get(f"{server.url}/{client.pool}/.well-known/openid-configuration", timeout=60).json()
    assert found["backchannel_logout_supported"] is True
    assert found["backchannel_logout_session_supported"] is True
    keys = KeySet.import_key_set(tokens.key_set(server, client.pool))
    decoded = jose.decode(token, keys, algorithms=found["id_token_signing_alg_values_supported"])
    assert decoded.header["typ"] == "logout+jwt"
    claims = decoded.claims
    # Once more by another library, with issuer, audience and time.
    key = jwt.PyJWKClient(found["jwks_uri"]).get_signing_key_from_jwt(token)
    assert claims == jwt.decode(
        token, key, algorithms=["RS256"], audience=client.id, issuer=found["issuer"],
        options={"require": ["iss", "aud", "iat", "exp", "jti", "events"]})
    assert isinstance(claims["sub"], str) or isinstance(claims["sid"], str)
    assert claims["events"] == {EVENT: {}}
    assert "nonce" not in claims
    assert 0 < claims["exp"] - claims["iat"] <= 120
    return claims


def set_client(api, client, *words, code=0):
    """Runs `martlet client set`, and returns what it prints."""
    done = run_martlet(
        "client", "set", *api.server.store, "--pool", client.pool, "--client", client.id, *words,
        environment=api.server.root_key)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def tell(api, client, url, session="on"):
    """Lets a client be told of sign-outs, and waits until the server knows it."""
    set_client(api, client, "--back-channel-logout-url", url, "--back-channel-logout-session", session)
    probe = api.make_user(client.pool)
    assert eventually(lambda: "sid" in sign_in(api, client, probe)[1])


def sign_in(api, client, user, browser=None):
    """A browser in which the user has signed in, the claims of the client's ID token, and the tokens."""
    browser = browser or Browser(api.server)
    landed = browser.authorize(client, scope="openid aws.cognito.signin.user.admin")
    if "code" not in getattr(landed, "query", {}):
        landed = browser.give_credentials(landed, user.username, user.password)
    response = requests.post(
        f"{api.server.url}/oauth2/token", auth=(client.id, client.secret) if client.secret else None, timeout=60,
        data={"grant_type": "authorization_code", "code": landed.query["code"], "redirect_uri": CALLBACK,
              **({} if client.secret else {"client_id": client.id})})
    assert response.status_code == 200, response.text
    return browser, tokens.verify(api.server, client.pool, response.json()["id_token"]), response.json()


def sign_out(browser, client):
    page = browser.open("/logout", client_id=client.id)
    assert page.response.status_code == 200, page.response.text


def metrics(server):
    """The metrics of logout notices: the outcomes of tries, and how many notices wait."""
    lines = requests.get(f"{server.admin_url}/metrics", timeout=60).text.splitlines()
    found = {}
    for line in lines:
        if line.startswith("martlet_logout_notices_"):
            name, value = line.rsplit(" ", 1)
            found[name.partition('outcome="')[2].rstrip('"}') or "waiting"] = int(value)
    return found
