"""OpenID Connect providers for walks: one that is not ours, and one that misbehaves on request."""

import contextlib
import http.server
import json
import threading
import time
import urllib.parse

import oidc_provider_mock
import requests
from joserfc import jwt
from joserfc.jwk import RSAKey

from testkit.ports import free_port
from testkit.serving import serve

CLIENT, SECRET = "martlet", "s3cret"


def details(issuer, **changes):
    """`ProviderDetails` of a provider with this issuer."""
    usual = {
        "client_id": CLIENT, "client_secret": SECRET, "oidc_issuer": issuer, "authorize_scopes": "openid email profile",
        "attributes_request_method": "GET",
    }
    return {**usual, **changes}


def add_provider(api, pool, issuer, name="Contoso", mapping=None, identifiers=(), **changes):
    made = api.admin.create_identity_provider(
        UserPoolId=pool, ProviderName=name, ProviderType="OIDC", ProviderDetails=details(issuer, **changes),
        AttributeMapping=mapping or {"email": "email", "email_verified": "email_verified"},
        IdpIdentifiers=list(identifiers))
    return made["IdentityProvider"]


class MockProvider:
    """oidc-provider-mock, whose sign-in is a form with one field."""

    def __init__(self, url):
        self.issuer = url
        # Its page lists the latest users, and fails if another sign-in changes that list meanwhile.
        self._page = threading.Lock()

    def set_user(self, sub, **claims):
        response = requests.put(f"{self.issuer}/users/{urllib.parse.quote(sub)}", json=claims, timeout=60)
        assert response.status_code < 300, response.text

    def answer(self, url, **form):
        """Where the provider sends the browser after its page at `url` was answered with `form`."""
        assert url.startswith(self.issuer + "/"), url
        with self._page:
            assert requests.get(url, timeout=60).status_code == 200
            response = requests.post(url, data=form, allow_redirects=False, timeout=60)
        assert response.is_redirect, response.text[:500]
        return response.headers["Location"]

    def sign_in(self, browser, url, sub):
        """What the browser shows, or where it is sent, after the user has signed in at the provider."""
        return browser.go(self.answer(url, sub=sub))


@contextlib.contextmanager
def mock_provider():
    with oidc_provider_mock.run_server_in_thread(free_port()) as server:
        yield MockProvider(f"http://localhost:{server.server_port}")


def sign_in_at_provider(browser, provider, sub):
    """Fills in the mock provider's form in Chromium."""
    browser.wait(lambda: browser.url.startswith(provider.issuer), "the provider")
    browser.one("input[name=sub]").send_keys(sub)
    browser.press("form:first-of-type button[type=submit]:not([name])")
    # The provider's own page asks a host that no test reaches for its style.
    assert all("picocss" in complaint for complaint in browser.complaints())


class ForgingProvider:
    """A provider that signs what it is told to. `changes` replaces claims, `paths` the responses of endpoints."""

    def __init__(self):
        self.key = RSAKey.generate_key(2048, parameters={"kid": "key-1", "alg": "RS256", "use": "sig"})
        self.changes, self.paths, self.hits, self.nonce = {}, {}, [], ""
        provider = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                length = int(self.headers.get("Content-Length") or 0)
                self.form = dict(urllib.parse.parse_qsl(self.rfile.read(length).decode(errors="replace")))
                path = urllib.parse.urlsplit(self.path).path
                provider.hits.append(path)
                provider.paths.get(path, provider.usual)(self, path)

            do_POST = do_GET

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", free_port()), Handler)
        self._server.daemon_threads = True
        serve(self._server)
        self.issuer = f"http://127.0.0.1:{self._server.server_port}"

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def claims(self):
        now = int(time.time())
        claims = {
            "iss": self.issuer, "aud": CLIENT, "sub": "u-1", "iat": now, "exp": now + 300, "nonce": self.nonce,
            "email": "eve@example.com", **self.changes}
        return {name: value for name, value in claims.items() if value is not None}

    def id_token(self):
        return jwt.encode({"alg": "RS256", "kid": "key-1"}, self.claims(), self.key)

    def usual(self, handler, path):
        documents = {
            "/.well-known/openid-configuration": lambda: {
                "issuer": self.issuer, "authorization_endpoint": f"{self.issuer}/authorize",
                "token_endpoint": f"{self.issuer}/token", "jwks_uri": f"{self.issuer}/keys",
            },
            "/keys": lambda: {"keys": [self.key.as_dict(private=False)]},
            "/token": lambda: {"access_token": "a", "token_type": "Bearer", "id_token": self.id_token()},
        }
        document = documents.get(path)
        send(handler, 200 if document else 404, json.dumps(document() if document else {}).encode())


def send(handler, status, body, **headers):
    handler.send_response(status)
    for name, value in {"Content-Type": "application/json", "Content-Length": len(body), **headers}.items():
        handler.send_header(name.replace("_", "-"), str(value))
    handler.end_headers()
    handler.wfile.write(body)
