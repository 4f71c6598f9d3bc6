"""An app on another site of this machine, to which users sign in: authorization code with PKCE."""

import html
import http.server
import urllib.parse

import requests

from testkit import tokens
from testkit.authorize import OAUTH, pkce, request_of
from testkit.ports import free_port
from testkit.serving import serve


class RelyingParty:
    """`/start` begins a sign-in, `/callback` ends it, `/bye` follows a sign-out; `pages` are HTML of the walk's own."""

    def __init__(self, api, pool, **settings):
        self.server, self.pool, self.port = api.server, pool, free_port()
        # The server is 127.0.0.1: the browser sees two sites.
        self.url = f"http://localhost:{self.port}"
        self.callback, self.goodbye = f"{self.url}/callback", f"{self.url}/bye"
        self.client = api.make_client(
            pool, **{**OAUTH, "CallbackURLs": [self.callback], "LogoutURLs": [self.goodbye], **settings})
        self.pages, self.tokens, self.errors, self._begun = {}, [], [], {}
        app = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                address = urllib.parse.urlsplit(self.path)
                status, headers, body = app.respond(address.path, dict(urllib.parse.parse_qsl(address.query)))
                self.send_response(status)
                for name, value in {"Content-Length": str(len(body)), **headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self._http = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        serve(self._http)

    def close(self):
        self._http.shutdown()
        self._http.server_close()

    @property
    def claims(self):
        """The verified claims of the newest ID token."""
        return tokens.verify(self.server, self.pool, self.tokens[-1]["id_token"])

    def address(self, path="/oauth2/authorize", **changes):
        """An authorization request, or a page of the server in one."""
        asked = {"redirect_uri": self.callback, "state": f"state {len(self._begun)}", **changes}
        return f"{self.server.url}{path}?{urllib.parse.urlencode(request_of(self.client, **asked))}"

    def sign_out_address(self):
        fields = {"client_id": self.client.id, "logout_uri": self.goodbye}
        return f"{self.server.url}/logout?{urllib.parse.urlencode(fields)}"

    def respond(self, path, fields):
        if path == "/start":
            verifier, challenge = pkce()
            state = f"s {len(self._begun)}&\u00e9"
            self._begun[state] = verifier
            address = self.address(state=state, code_challenge=challenge, code_challenge_method="S256", **fields)
            return 302, {"Location": address}, b""
        if path == "/callback":
            return self._page(self._finish(fields))
        if path == "/bye":
            return self._page("Good bye")
        return (200, {"Content-Type": "text/html"}, self.pages[path].encode()) if path in self.pages else (404, {}, b"")

    def _finish(self, fields):
        verifier = self._begun.pop(fields.get("state"), None)
        if verifier is None or "code" not in fields:
            self.errors.append(fields)
            return f"Refused: {fields.get('error')}"
        response = requests.post(f"{self.server.url}/oauth2/token", timeout=60, data={
            "grant_type": "authorization_code", "code": fields["code"], "redirect_uri": self.callback,
            "client_id": self.client.id, "code_verifier": verifier})
        if response.status_code != 200:
            self.errors.append(response.text)
            return f"Refused: {response.text}"
        self.tokens.append(response.json())
        return f"Hello {self.claims['cognito:username']}"

    @staticmethod
    def _page(text):
        text = html.escape(text)
        body = f"<!doctype html><html lang=en><title>App</title><link rel=icon href='data:,'><h1>{text}</h1>"
        return 200, {"Content-Type": "text/html; charset=utf-8"}, body.encode()
