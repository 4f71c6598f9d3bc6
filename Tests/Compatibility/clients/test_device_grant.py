"""A device without a browser, and its user on the hosted pages (RFC 8628)."""

import urllib.parse

import pytest
import requests
from authlib.integrations.base_client.errors import OAuthError
from authlib.integrations.requests_client import OAuth2Session

from testkit import tokens
from testkit.cognito import CognitoAPI, new_email
from testkit.forms import Browser, Page
from testkit.parallel import WORKERS, call_at_once
from testkit.server import run_martlet
from testkit.waiting import eventually

GRANT = "urn:ietf:params:oauth:grant-type:device_code"


class Television:
    """A device that shows a code and polls."""

    def __init__(self, api, client, scope="openid email", address=None):
        self.api, self.client = api, client
        # What a proxy says of the device, if the server trusts it.
        self.headers = {"X-Forwarded-For": address} if address else {}
        response = self.post("/oauth2/device_authorization", scope=scope)
        assert response.status_code == 200, response.text
        self.given = response.json()

    def post(self, path, **fields):
        proof = {"client_id": self.client.id}
        if self.client.secret:
            proof["client_secret"] = self.client.secret
        return requests.post(f"{self.api.server.url}{path}", data={**proof, **fields}, headers=self.headers, timeout=60)

    def poll(self):
        return self.post("/oauth2/token", grant_type=GRANT, device_code=self.given["device_code"])

    def error(self):
        response = self.poll()
        assert response.status_code == 400, response.text
        return response.json()["error"]


def permit(api, client, value="on"):
    done = run_martlet(
        "client", "set", *api.server.store, "--pool", client.pool, "--client", client.id, "--device-grant", value,
        environment=api.server.root_key)
    assert done.returncode == 0, done.stderr
    assert f"device-grant  {value}" in done.stdout, done.stderr

    def takes_effect():
        response = requests.post(f"{api.server.url}/oauth2/device_authorization", timeout=60, data={
            "client_id": client.id, "scope": "none", **({"client_secret": client.secret} if client.secret else {})})
        return (response.json()["error"] == "unauthorized_client") is (value == "off")

    # With PostgreSQL the command writes to the store, and the server's settings are up to a second old.
    assert eventually(takes_effect)


def make_client(api, secret):
    made = api.make_client(
        api.make_pool(), secret=secret, AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"],
        AllowedOAuthScopes=["openid", "email"], CallbackURLs=["https://app.example.com/cb"],
        SupportedIdentityProviders=["COGNITO"])
    api.user = api.make_user(made.pool, email=new_email(), email_verified="true")
    permit(api, made)
    return made


@pytest.fixture(params=[False, True], ids=["public", "secret"])
def client(api, request):
    return make_client(api, request.param)


def type_code(api, device, address="/device"):
    """The page after a phone's user has typed the code and signed in: the question."""
    phone = Browser(api.server)
    page = phone.go(address)
    page = phone.send(page, page.forms[0], user_code=device.given["user_code"])
    assert isinstance(page, Page), page
    assert page.response.status_code == 200, page
    return phone, phone.give_credentials(page, api.user.username, api.user.password)


def answer(phone, page, choice):
    return phone.send(page, page.forms[0], choice=choice)


def test_a_television_is_signed_in_on_a_phone(api, client):
    device = Television(api, client)
    assert device.given["verification_uri"] == f"{api.server.url}/device"
    assert device.given["expires_in"] == 900
    assert device.given["interval"] == 5
    assert device.error() == "authorization_pending"
    assert device.error() == "slow_down"
    phone, page = type_code(api, device)
    for text in (device.given["user_code"], api.user.username):
        assert text in page.response.text
    assert answer(phone, page, "allow").response.status_code == 200
    given = device.poll().json()
    claims = tokens.verify(api.server, client.pool, given["id_token"])
    assert claims["email"] == api.user.email
    assert claims["aud"] == client.id
    assert tokens.verify(api.server, client.pool, given["access_token"])["scope"] == "openid email"
    again = requests.post(f"{api.server.url}/oauth2/token", timeout=60, data={
        "grant_type": "refresh_token", "refresh_token": given["refresh_token"], "client_id": client.id,
        **({"client_secret": client.secret} if client.secret else {})})
    assert again.status_code == 200
    assert device.error() == "invalid_grant"
    told = requests.get(f"{api.server.url}/oauth2/userInfo", timeout=60, headers={
        "Authorization": f"Bearer {given['access_token']}"})
    assert told.status_code == 401, "a device code that is used twice was stolen"


def test_authlib_polls_until_the_user_has_answered(api, client):
    found = requests.get(f"{api.server.url}/{client.pool}/.well-known/openid-configuration", timeout=60).json()
    app = OAuth2Session(
        client.id, client.secret, token_endpoint_auth_method="client_secret_basic" if client.secret else "none")

    def poll(device):
        return app.fetch_token(
            found["token_endpoint"], grant_type=GRANT, device_code=device.given["device_code"])

    refused, allowed = Television(api, client), Television(api, client)
    for device in (refused, allowed):
        with pytest.raises(OAuthError, match="authorization_pending"):
            poll(device)
    with pytest.raises(OAuthError, match="slow_down"):
        poll(allowed)
    answer(*type_code(api, refused), "deny")
    answer(*type_code(api, allowed), "allow")
    with pytest.raises(OAuthError, match="access_denied"):
        poll(refused)
    poll(allowed)
    assert app.get(found["userinfo_endpoint"]).json()["email"] == api.user.email
    with pytest.raises(OAuthError, match="invalid_grant"):
        poll(allowed)


def test_a_user_refuses_and_the_address_with_the_code_asks_too(api, client):
    device = Television(api, client)
    address = urllib.parse.urlsplit(device.given["verification_uri_complete"])
    phone, page = type_code(api, device, f"{address.path}?{address.query}")
    assert answer(phone, page, "deny").response.status_code == 200
    assert device.error() == "access_denied"


def test_of_many_polls_at_once_one_gets_tokens(api, client):
    device = Television(api, client)
    phone, page = type_code(api, device)
    answer(phone, page, "allow")
    results = call_at_once(*[lambda: device.poll().status_code] * WORKERS)
    assert sorted(results)[0] == 200, results
    assert results.count(200) == 1, results


def test_a_wrong_code_and_a_switch_that_is_off(api, client):
    phone = Browser(api.server)
    page = phone.go("/device")
    wrong = phone.send(page, page.forms[0], user_code="BBBBB-BBBBB")
    assert wrong.response.status_code == 400
    assert "BBBBB-BBBBB" in wrong.response.text
    waiting = Television(api, client)
    permit(api, client, "off")
    assert waiting.error() == "unauthorized_client"
    found = requests.get(f"{api.server.url}/{client.pool}/.well-known/openid-configuration", timeout=60).json()
    assert GRANT in found["grant_types_supported"]
    assert found["device_authorization_endpoint"] == f"{api.server.url}/oauth2/device_authorization"


def test_pages_of_devices_may_not_be_framed_or_kept(api, client):
    device = Television(api, client)
    _, page = type_code(api, device)
    for found in (page.response, requests.get(f"{api.server.url}/device", timeout=60)):
        assert found.headers["X-Frame-Options"] == "DENY"
        assert found.headers["Cache-Control"] == "no-store"
        assert "frame-ancestors 'none'" in found.headers["Content-Security-Policy"]
    stolen = requests.post(
        page.response.url, data={**page.forms[0]["fields"], "choice": "allow"}, timeout=60, allow_redirects=False,
        headers={"Origin": "https://attacker.example.net"})
    assert stolen.status_code == 403
    assert device.error() == "authorization_pending"


@pytest.mark.seconds(120)
def test_a_flood_of_codes_stops_no_device(api, client):
    """RFC 8628, section 5.1: anyone can ask for codes of a public client. What a user has typed stays."""
    device = Television(api, client)
    type_code(api, device)
    with requests.Session() as session:
        for _ in range(1003):
            response = session.post(f"{api.server.url}/oauth2/device_authorization", timeout=60, data={
                "client_id": client.id, "scope": "openid", **({"client_secret": client.secret} if client.secret else {})})
            assert response.status_code == 200, response.text
    assert device.error() == "authorization_pending"


@pytest.mark.one_engine
def test_an_address_that_asks_for_many_codes_loses_its_own_oldest(new_server):
    """The codes of another address stay, although no user has typed them yet."""
    server = new_server(dev=False, arguments=["--trusted-proxies", "127.0.0.1"])
    server.start()
    api = CognitoAPI(server)
    client = make_client(api, False)
    quiet, first = Television(api, client, address="203.0.113.1"), Television(api, client, address="203.0.113.2")
    for _ in range(499):
        last = Television(api, client, address="203.0.113.2")
    assert first.error() == "authorization_pending"
    Television(api, client, address="203.0.113.2")
    assert first.error() == "invalid_grant"
    assert [device.error() for device in (quiet, last)] == ["authorization_pending"] * 2
