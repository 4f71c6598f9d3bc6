"""Users of SimpleSAMLphp: sign-in, and single logout in both directions, with a provider that many companies run."""

import json
import time
import urllib.parse

import pytest
import requests

from testkit.authorize import CALLBACK, GOODBYE, OAUTH, request_of
from testkit.cognito import CognitoAPI
from testkit.forms import Browser, Page
from testkit.saml import MAIL, NAME
from testkit.server import run_martlet
from testkit.simplesaml import AFFILIATION, SimpleSAML, User, add_provider
from testkit.tokens import verify


@pytest.fixture
def provider(tmp_path):
    made = SimpleSAML(tmp_path / "provider")
    yield made
    made.close()


def make_client(api, provider, **changes):
    pool = api.make_pool()
    add_provider(api, pool, provider, {"email": MAIL, "given_name": NAME}, **changes)
    return api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Corp"]})


def sign_in(api, client, provider, name="eve", browser=None, user=None):
    """A browser that is signed in, as each of the two sites sees it, and where that led."""
    browser, user = browser or Browser(api.server), user or User(provider)
    form = user.sign_in(browser.authorize(client).url, name)
    assert form["action"] == f"{api.server.url}/saml2/idpresponse"
    found = browser.go(form["action"], form["fields"])
    return browser, user, found


def exchange(api, client, found):
    """The claims of the ID token."""
    assert found.is_client, found.url
    assert "code" in found.query, found.url
    response = requests.post(f"{api.server.url}/oauth2/token", timeout=60, data={
        "grant_type": "authorization_code", "client_id": client.id, "code": found.query["code"],
        "redirect_uri": CALLBACK})
    return verify(api.server, client.pool, response.json()["id_token"])


def is_signed_in(browser, client):
    return "code" in browser.authorize(client, prompt="none").query


def is_refused(found):
    """Whether the app is told of a response that cannot be taken."""
    return not isinstance(found, Page) and found.is_client and found.error == "server_error"


@pytest.mark.rows("UP-SAML-01", "UP-SAML-04", "UP-SAML-06", "UP-SAML-09", "UP-SAML-24")
def test_a_user_gets_an_account_groups_and_tokens(api, provider, tmp_path):
    client = make_client(api, provider)
    for group in ("operators", "developers"):
        api.admin.create_group(UserPoolId=client.pool, GroupName=group)
    rules = tmp_path / "rules.json"
    rules.write_text(json.dumps([
        {"claim": AFFILIATION, "match": "equals", "value": "ops", "group": "operators"},
        {"claim": AFFILIATION, "match": "startsWith", "value": "dev", "group": "developers"}]))
    done = run_martlet(
        "provider", "set", *api.server.store, client.pool, "Corp", "--group-rules", rules,
        environment=api.server.root_key)
    assert done.returncode == 0, done.stderr
    # With PostgreSQL the command writes to the store, and the server's settings are up to a second old.
    time.sleep(1.1)
    told = exchange(api, client, sign_in(api, client, provider)[2])
    assert told["email"] == "eve@corp.example"
    assert told["given_name"] == "Eve"
    assert sorted(told["cognito:groups"]) == sorted([f"{client.pool}_Corp", "operators", "developers"])
    identity, = told["identities"]
    assert identity["issuer"] == provider.metadata_url
    assert identity["providerType"] == "SAML"
    assert told["cognito:username"] == f"Corp_{identity['userId']}"
    # Another browser, the same user; and another user.
    assert exchange(api, client, sign_in(api, client, provider)[2])["sub"] == told["sub"]
    other = exchange(api, client, sign_in(api, client, provider, "ann")[2])
    assert other["sub"] != told["sub"]
    assert "operators" not in other["cognito:groups"]


def test_both_sides_require_signatures(api, provider):
    """The pool's metadata say that its requests are signed, so the provider refuses others.

    Without that setting they do not say it: the other walks here send requests that are not signed.
    """
    client = make_client(api, provider, RequestSigningAlgorithm="rsa-sha256")
    browser, user, found = sign_in(api, client, provider)
    assert "code" in found.query
    there = Browser(api.server).authorize(client).url
    parts = urllib.parse.urlsplit(there)
    fields = dict(urllib.parse.parse_qsl(parts.query))
    assert "Signature" in fields
    for changes in ({"Signature": None, "SigAlg": None}, {"RelayState": "x"}):
        query = urllib.parse.urlencode({n: v for n, v in {**fields, **changes}.items() if v is not None})
        assert "signature" in user.go(parts._replace(query=query).geturl()).response.text
    # As the metadata want it, the assertion is signed still.
    provider.configure(saml20__sign__response=False, saml20__sign__assertion=False)
    assert "code" in sign_in(api, client, provider)[2].query


@pytest.mark.rows("SAML-27")
def test_encrypted_assertions_are_read(api, provider):
    client = make_client(api, provider, EncryptedResponses="true")
    assert is_refused(sign_in(api, client, provider)[2])
    provider.configure(assertion__encryption=True)
    assert exchange(api, client, sign_in(api, client, provider)[2])["email"] == "eve@corp.example"


def test_the_provider_begins(api, provider):
    client = make_client(api, provider, IDPInit="true")
    relay = urllib.parse.urlencode({
        "identity_provider": "Corp", "client_id": client.id, "redirect_uri": CALLBACK, "response_type": "code",
        "scope": "openid"})
    form = User(provider).initiate(client.pool, relay)
    browser = Browser(api.server)
    found = browser.go(form["action"], {**form["fields"], "forwarded": "1"})
    assert exchange(api, client, found)["given_name"] == "Eve"


def test_a_sign_out_here_ends_the_session_there(api, provider):
    client = make_client(api, provider, IDPSignout="true")
    browser, user, _ = sign_in(api, client, provider)
    there = browser.open("/logout", client_id=client.id, logout_uri=GOODBYE)
    assert there.url.startswith(f"{provider.url}/saml2/idp/SingleLogoutService.php?SAMLRequest=")
    assert not is_signed_in(browser, client)
    assert user.is_signed_in(browser.authorize(client).url)
    back = user.go(there.url)
    assert back.page == f"{api.server.url}/{client.pool}/saml2/logout"
    assert "SAMLResponse" in back.query
    assert browser.go(back.url).url == GOODBYE
    assert not user.is_signed_in(browser.authorize(client).url)


@pytest.mark.rows("SAML-31")
def test_a_sign_out_there_ends_the_session_here(api, provider):
    client = make_client(api, provider, IDPSignout="true")
    browser, user, _ = sign_in(api, client, provider)
    elsewhere, _, _ = sign_in(api, client, provider)
    other, _, _ = sign_in(api, client, provider, "ann")
    there = user.sign_out()
    assert there.page == f"{api.server.url}/{client.pool}/saml2/logout"
    assert "SAMLRequest" in there.query
    response = browser.go(there.url)
    assert response.page == f"{provider.url}/saml2/idp/SingleLogoutService.php"
    assert "SAMLResponse" in response.query
    end = user.go(response.url)
    # The page that follows a sign-out: the provider has taken the response for a success.
    assert end.response.status_code == 200
    assert end.response.url.startswith(provider.goodbye)
    # The provider's session of another browser is another one.
    assert [is_signed_in(one, client) for one in (browser, elsewhere, other)] == [False, True, True]
    assert not user.is_signed_in(browser.authorize(client).url)


@pytest.mark.rows("UP-SAML-02")
def test_a_pool_with_a_domain_gets_its_response_there(new_server, provider):
    """The provider posts only to addresses of the metadata, where the browser that went is known."""
    server = new_server(arguments=["--domain-suffix", "auth.example.test"])
    server.start()
    api = CognitoAPI(server)
    pool = api.make_pool()
    host = f"{api.make_domain(pool)}.auth.example.test:{server.port}"
    add_provider(api, pool, provider, {"email": MAIL})
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Corp"]})
    for name in (host, f"127.0.0.1:{server.port}"):
        there = requests.get(
            f"{server.url}/login", params=request_of(client), headers={"Host": name}, allow_redirects=False, timeout=60)
        form = User(provider).sign_in(there.headers["Location"])
        assert form["action"] == f"http://{name}/saml2/idpresponse"
        page = requests.post(
            f"{server.url}/saml2/idpresponse", data=form["fields"], cookies=there.cookies, headers={"Host": name},
            allow_redirects=False, timeout=60)
        assert page.status_code == 200
        assert f"{CALLBACK}?code=" in page.text
