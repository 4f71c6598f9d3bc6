"""Apps that sign in through libraries of others: Authlib, oauthlib under requests, and Apache's mod_auth_openidc."""

import urllib.parse

import pytest
import requests
from authlib.integrations.base_client.errors import OAuthError
from authlib.integrations.requests_client import OAuth2Session
from oauthlib.oauth2 import MobileApplicationClient
from requests_oauthlib import OAuth2Session as OtherSession

from testkit import tokens
from testkit.apache import Apache
from testkit.authorize import CALLBACK, OAUTH, pkce
from testkit.cognito import CognitoAPI, new_email, unique
from testkit.forms import Browser, Page

API = "https://photos.example.com"
SCOPE = "openid profile email"


@pytest.fixture(scope="module")
def site(server):
    """A pool with a client that has a secret, one that has none, and a user."""
    made = CognitoAPI(server)
    made.pool = made.make_pool()
    made.secret = made.make_client(made.pool, secret=True, **OAUTH)
    made.public_app = made.make_client(made.pool, **OAUTH)
    made.user = made.make_user(made.pool, email=new_email(), email_verified="true")
    made.found = requests.get(f"{server.url}/{made.pool}/.well-known/openid-configuration", timeout=60).json()
    yield made
    made.tear_down()


@pytest.fixture(autouse=True)
def without_tls(monkeypatch):
    """The server under test is on this machine; oauthlib demands TLS."""
    monkeypatch.setenv("OAUTHLIB_INSECURE_TRANSPORT", "1")


def response_of(site, address):
    """Where the user lands who opens this address and signs in."""
    browser = Browser(site.server)
    landed = browser.give_credentials(browser.go(address), site.user.username, site.user.password)
    assert landed.is_client, landed.url
    assert landed.error is None, landed.url
    return landed.url


@pytest.mark.parametrize("method", ["client_secret_basic", "client_secret_post", "none"])
@pytest.mark.rows("OA-17", "AUZ-POS-01", "TKN-PAR-01", "TKN-PAR-04", "TKN-POS-05", "TKN-POS-06")
def test_authlib_signs_in_with_code_and_pkce(site, method):
    client = site.public_app if method == "none" else site.secret
    app = OAuth2Session(
        client.id, client.secret, scope=SCOPE, redirect_uri=CALLBACK, token_endpoint_auth_method=method,
        code_challenge_method="S256")
    verifier, _ = pkce()
    address, state = app.create_authorization_url(
        site.found["authorization_endpoint"], code_verifier=verifier, nonce="n-7")
    given = app.fetch_token(
        site.found["token_endpoint"], authorization_response=response_of(site, address), state=state,
        code_verifier=verifier)
    claims = tokens.verify(site.server, site.pool, given["id_token"])
    assert (claims["sub"], claims["nonce"], claims["aud"]) == (site.user.sub, "n-7", client.id)
    told = app.get(site.found["userinfo_endpoint"]).json()
    assert told["sub"] == site.user.sub
    assert told["email"] == site.user.email


@pytest.mark.rows("TKN-POS-07", "TKN-NEG-04")
def test_authlib_refreshes_tokens_and_revokes_them(site):
    app = OAuth2Session(site.secret.id, site.secret.secret, scope=SCOPE, redirect_uri=CALLBACK)
    address, state = app.create_authorization_url(site.found["authorization_endpoint"])
    first = app.fetch_token(
        site.found["token_endpoint"], authorization_response=response_of(site, address), state=state)
    old = first["refresh_token"]
    second = app.refresh_token(site.found["token_endpoint"], refresh_token=old)
    assert second["access_token"] != first["access_token"]
    assert tokens.verify(site.server, site.pool, second["id_token"])["sub"] == site.user.sub
    response = app.revoke_token(site.found["revocation_endpoint"], token=old, token_type_hint="refresh_token")
    assert response.status_code == 200
    with pytest.raises(OAuthError, match="invalid_grant"):
        app.refresh_token(site.found["token_endpoint"], refresh_token=old)


@pytest.mark.rows("TKN-GEN-02")
def test_authlib_replaces_a_refresh_token_that_the_response_replaces(site):
    client = site.make_client(
        site.pool, secret=True, RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 0},
        **{**OAUTH, "ExplicitAuthFlows": ["ALLOW_USER_SRP_AUTH"]})
    app = OAuth2Session(client.id, client.secret, scope=SCOPE, redirect_uri=CALLBACK)
    address, state = app.create_authorization_url(site.found["authorization_endpoint"])
    app.fetch_token(site.found["token_endpoint"], authorization_response=response_of(site, address), state=state)
    given = [app.token["refresh_token"]]
    for _ in range(3):
        app.refresh_token(site.found["token_endpoint"])
        given.append(app.token["refresh_token"])
    assert len(set(given)) == 4
    with pytest.raises(OAuthError, match="invalid_grant"):
        app.refresh_token(site.found["token_endpoint"], refresh_token=given[0])


@pytest.mark.rows("UP-RS-05", "UP-RS-06", "UP-RS-07", "UP-RS-10", "TKN-POS-03", "TKN-POS-04", "TOK-ACC-12")
def test_authlib_gets_tokens_for_a_service_of_its_own(site):
    identifier = f"{API}/{unique('api')}"
    site.admin.create_resource_server(UserPoolId=site.pool, Identifier=identifier, Name="Photos", Scopes=[
        {"ScopeName": name, "ScopeDescription": name} for name in ("read", "write")])
    client = site.make_client(
        site.pool, secret=True, AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["client_credentials"],
        AllowedOAuthScopes=[f"{identifier}/read"])
    service = OAuth2Session(client.id, client.secret, scope=f"{identifier}/read")
    given = service.fetch_token(site.found["token_endpoint"], grant_type="client_credentials")
    claims = tokens.verify(site.server, site.pool, given["access_token"])
    assert (claims["scope"], claims["client_id"]) == (f"{identifier}/read", client.id)
    assert "id_token" not in given
    assert "refresh_token" not in given
    greedy = OAuth2Session(client.id, client.secret, scope=f"{identifier}/write")
    with pytest.raises(OAuthError, match="invalid_grant"):
        greedy.fetch_token(site.found["token_endpoint"], grant_type="client_credentials")


def test_oauthlib_signs_in_with_code_and_pkce(site):
    app = OtherSession(site.secret.id, scope=SCOPE.split(), redirect_uri=CALLBACK, pkce="S256")
    address, _ = app.authorization_url(site.found["authorization_endpoint"])
    given = app.fetch_token(
        site.found["token_endpoint"], authorization_response=response_of(site, address),
        client_secret=site.secret.secret)
    assert tokens.verify(site.server, site.pool, given["id_token"])["sub"] == site.user.sub
    again = app.refresh_token(
        site.found["token_endpoint"], refresh_token=given["refresh_token"],
        auth=(site.secret.id, site.secret.secret))
    assert again["access_token"] != given["access_token"]


@pytest.mark.rows("AUZ-POS-08", "AUZ-POS-10")
def test_oauthlib_takes_tokens_from_the_fragment(site):
    app = OtherSession(
        client=MobileApplicationClient(site.public_app.id), scope=SCOPE.split(), redirect_uri=CALLBACK)
    address, _ = app.authorization_url(site.found["authorization_endpoint"], nonce="n-8")
    landed = response_of(site, address)
    given = app.token_from_fragment(landed)
    assert "refresh_token" not in given
    assert tokens.verify(site.server, site.pool, given["id_token"])["nonce"] == "n-8"
    assert app.get(site.found["userinfo_endpoint"]).json()["sub"] == site.user.sub
    other = OtherSession(client=MobileApplicationClient(site.public_app.id), redirect_uri=CALLBACK, state="another")
    with pytest.raises(ValueError, match="state"):
        other.token_from_fragment(landed)


@pytest.mark.parametrize("mode", ["query", "form_post"])
@pytest.mark.parametrize("is_the_reader", [True, False], ids=["reader", "other"])
@pytest.mark.rows("OA-17", "OA-22")
def test_apache_signs_users_in_and_out(site, tmp_path, mode, is_the_reader):
    """Discovery, code with PKCE, the ID token, userInfo, and a sign-out at both."""
    email = site.user.email if is_the_reader else new_email()
    apache = Apache(site, site.pool, tmp_path, email, mode)
    try:
        visitor, browser = requests.Session(), Browser(site.server)
        asked = visitor.get(f"{apache.url}/", allow_redirects=False, timeout=60)
        assert asked.headers["Location"].startswith(site.found["authorization_endpoint"] + "?")
        page = browser.go(asked.headers["Location"])
        form, secret = page.form_with("password")
        ended = browser.send(page, form, username=site.user.username, **{secret: site.user.password})
        if isinstance(ended, Page):
            assert mode == "form_post"
            assert ended.forms[0]["action"] == apache.callback
            visitor.post(apache.callback, data=ended.forms[0]["fields"], timeout=60)
        else:
            assert mode == "query"
            visitor.get(ended.url, timeout=60)
        shown = visitor.get(f"{apache.url}/", allow_redirects=False, timeout=60)
        assert (shown.status_code, shown.text) == ((200, "Welcome") if is_the_reader else (401, shown.text))
        goodbye = urllib.parse.quote(apache.goodbye, safe="")
        out = visitor.get(f"{apache.callback}?logout={goodbye}", allow_redirects=False, timeout=60)
        assert browser.go(out.headers["Location"]).url == apache.goodbye
        again = visitor.get(f"{apache.url}/", allow_redirects=False, timeout=60)
        assert isinstance(browser.go(again.headers["Location"]), Page), "signed out at both"
    finally:
        apache.close()
