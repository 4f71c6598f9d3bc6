"""Authorization requests of a client, and where their responses lead."""

import base64
import dataclasses
import hashlib
import secrets
import urllib.parse

import requests

CALLBACK = "https://app.example.com/cb"
GOODBYE = "https://app.example.com/bye"
OAUTH = {
    "AllowedOAuthFlowsUserPoolClient": True, "AllowedOAuthFlows": ["code", "implicit"],
    "AllowedOAuthScopes": ["openid", "profile", "email", "aws.cognito.signin.user.admin"],
    "CallbackURLs": [CALLBACK, "http://127.0.0.1/cb"], "LogoutURLs": [GOODBYE],
    "SupportedIdentityProviders": ["COGNITO"],
}


def pkce():
    """A verifier and its challenge (RFC 7636, section 4)."""
    verifier = secrets.token_urlsafe(48)
    digest = hashlib.sha256(verifier.encode()).digest()
    return verifier, base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def request_of(client, **changes):
    """The parameters of a usual request; None removes one."""
    usual = {
        "response_type": "code", "client_id": client.id, "redirect_uri": CALLBACK, "state": "s 1&\u00e9",
        "scope": "openid",
    }
    return {name: value for name, value in {**usual, **changes}.items() if value is not None}


@dataclasses.dataclass
class Landing:
    """Where a redirect leads."""

    response: requests.Response
    url: str
    query: dict
    fragment: dict

    @property
    def page(self):
        """The URL without query and fragment, relative to the server for its own pages."""
        return self.url.split("#")[0].split("?")[0]

    @property
    def error(self):
        return self.query.get("error") or self.fragment.get("error")

    @property
    def is_client(self):
        return self.page == CALLBACK

    @property
    def is_error_page(self):
        return self.page == "/error"


def landing(response):
    """The redirect of a response. Every parameter occurs once."""
    assert response.status_code in (302, 303), (response.status_code, response.text[:300])
    url = response.headers["Location"]
    parts = urllib.parse.urlsplit(url)

    def fields(text):
        pairs = urllib.parse.parse_qsl(text, keep_blank_values=True, strict_parsing=bool(text))
        assert len(dict(pairs)) == len(pairs), url
        return dict(pairs)

    return Landing(response, url, fields(parts.query), fields(parts.fragment))


def authorize(server, client, path="/oauth2/authorize", session=requests, **changes):
    """Where an authorization request leads; a session brings its cookies."""
    return landing(session.get(
        f"{server.url}{path}", params=request_of(client, **changes), allow_redirects=False, timeout=60))


def send(server, query, path="/oauth2/authorize", session=requests):
    """Where a request with this query leads, exactly as it is sent."""
    prepared = requests.Request("GET", f"{server.url}{path}").prepare()
    prepared.url = f"{server.url}{path}?{query}"
    made = session if isinstance(session, requests.Session) else requests.Session()
    return landing(made.send(prepared, allow_redirects=False, timeout=60))
