"""A provider whose response is to be taken for another provider's: the attack of RFC 9700, section 4.4."""

import json
import time
import urllib.parse

import pytest

from testkit.authorize import OAUTH, landing
from testkit.forms import Browser
from testkit.openid import ForgingProvider, add_provider, send
from testkit.saml import SAMLProvider, add_saml_provider
from testkit.server import run_martlet

SHARED = "/oauth2/idpresponse"


@pytest.fixture
def providers():
    """An honest one, and that of another owner."""
    made = [ForgingProvider(), ForgingProvider()]
    yield made
    for provider in made:
        provider.close()


@pytest.fixture
def client(api, providers):
    pool = api.make_pool()
    for name, provider in zip(("Corp", "Evil"), providers):
        add_provider(api, pool, provider.issuer, name=name)
    return api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Corp", "Evil"]})


def provider_command(api, *words, code=0):
    """Runs `martlet provider …`, and returns what it prints."""
    done = run_martlet("provider", words[0], *api.server.store, *words[1:], environment=api.server.root_key)
    assert done.returncode == code, done.stdout + done.stderr
    # With PostgreSQL the command writes to the store, and the server's settings are up to a second old.
    if words[0] == "set" and code == 0:
        time.sleep(1.1)
    return done.stdout if code == 0 else done.stderr


def begin(api, client, name):
    """A browser that has gone to the provider, and what it took there."""
    browser = Browser(api.server)
    return browser, browser.authorize(client, identity_provider=name).query


def come_back(browser, path, *fields):
    """The response to a browser that brings `fields` to `path`."""
    query = urllib.parse.urlencode(fields)
    return browser.session.get(f"{browser.server.url}{path}?{query}", allow_redirects=False, timeout=60)


def path_of(asked):
    return urllib.parse.urlsplit(asked["redirect_uri"]).path


def is_signed_in(response):
    return response.status_code == 302 and "code=" in response.headers["Location"]


@pytest.mark.parametrize("owners", [["Corp"], ["Evil"], ["Corp", "Evil"]], ids="+".join)
@pytest.mark.rows("FED-01")
def test_no_provider_gets_the_code_of_another(api, client, providers, owners):
    """The victim begins at Evil, which sends the browser on to Corp with the attacker's nonce."""
    corp, evil = providers
    for name in owners:
        assert provider_command(api, "set", client.pool, name, "--callback", "own") == "callback  own\n"
    attacker, at_corp = begin(api, client, "Corp")
    victim, at_evil = begin(api, client, "Evil")
    assert path_of(at_corp) == (f"{SHARED}/Corp" if "Corp" in owners else SHARED)
    assert path_of(at_evil) == (f"{SHARED}/Evil" if "Evil" in owners else SHARED)
    corp.nonce, corp.changes = at_corp["nonce"], {"sub": "victim"}
    # Corp sends the browser only to the address that is registered there.
    response = come_back(victim, path_of(at_corp), ("state", at_evil["state"]), ("code", "c-1"))
    assert response.status_code == 400
    assert "/token" not in evil.hits
    assert "/token" not in corp.hits
    # And vice versa: Evil's code at Evil's address, under Corp's state.
    response = come_back(attacker, path_of(at_evil), ("state", at_corp["state"]), ("code", "c-1"))
    assert response.status_code == 400
    assert "/token" not in evil.hits
    assert "/token" not in corp.hits
    # Both states are good for the address that they were made for.
    assert is_signed_in(come_back(attacker, path_of(at_corp), ("state", at_corp["state"]), ("code", "c-1")))
    evil.nonce = at_evil["nonce"]
    assert is_signed_in(come_back(victim, path_of(at_evil), ("state", at_evil["state"]), ("code", "c-1")))


@pytest.mark.rows("FED-14")
def test_a_form_comes_to_the_providers_own_address_too(api, client, providers):
    corp, _ = providers
    provider_command(api, "set", client.pool, "Corp", "--callback", "own")
    browser, asked = begin(api, client, "Corp")
    corp.nonce = asked["nonce"]
    fields = {"state": asked["state"], "code": "c-1"}
    forwarded = browser.session.post(
        f"{api.server.url}{SHARED}/Corp", data=fields, allow_redirects=False, timeout=60)
    assert forwarded.status_code == 303
    assert landing(forwarded).page == f"{SHARED}/Corp"
    assert is_signed_in(browser.session.get(
        api.server.url + forwarded.headers["Location"], allow_redirects=False, timeout=60))


def test_the_operator_sets_the_callback(api, client, tmp_path):
    """Cognito's API neither shows nor changes it. It is that of all providers until it is set."""
    assert provider_command(api, "show", client.pool, "Corp", "--callback") == "callback  shared\n"
    provider_command(api, "set", client.pool, "Corp", "--callback", "own")
    api.admin.update_identity_provider(
        UserPoolId=client.pool, ProviderName="Corp", AttributeMapping={"email": "email"})
    assert provider_command(api, "show", client.pool, "Corp", "--callback") == "callback  own\n"
    assert json.loads(provider_command(api, "show", client.pool, "Corp")) == [], "the rules are shown as before"
    described = api.admin.describe_identity_provider(UserPoolId=client.pool, ProviderName="Corp")["IdentityProvider"]
    assert "own" not in described["ProviderDetails"].values()
    provider_command(api, "set", client.pool, "Corp", "--callback", "shared")
    assert path_of(begin(api, client, "Corp")[1]) == SHARED
    add_saml_provider(api, client.pool, SAMLProvider(tmp_path), name="Office")
    assert "A SAML provider has no redirect URI." in provider_command(
        api, "set", client.pool, "Office", "--callback", "own", code=1)
    assert "does not exist" in provider_command(api, "set", client.pool, "None", "--callback", "own", code=1)


@pytest.mark.parametrize("announced", [False, True])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_response_names_its_issuer_once_or_not_at_all(api, client, providers, announced, method):
    """RFC 9207, section 2.4. A provider that announces it names itself in each response."""
    corp, evil = providers
    if announced:
        document = {
            "issuer": corp.issuer, "authorization_endpoint": f"{corp.issuer}/authorize",
            "token_endpoint": f"{corp.issuer}/token", "jwks_uri": f"{corp.issuer}/keys",
            "authorization_response_iss_parameter_supported": True}
        corp.paths["/.well-known/openid-configuration"] = lambda handler, _: send(
            handler, 200, json.dumps(document).encode())
    own, other = ("iss", corp.issuer), ("iss", evil.issuer)
    for issuers, is_taken in [
        ([own], True), ([], not announced), ([other], False), ([("iss", "")], False), ([own, own], False),
        ([own, other], False), ([other, own], False), ([("iss", ""), own], False),
    ]:
        browser, asked = begin(api, client, "Corp")
        corp.nonce = asked["nonce"]
        fields = [("state", asked["state"]), ("code", "c-1"), *issuers]
        if method == "POST":
            forwarded = browser.session.post(
                f"{api.server.url}{SHARED}", data=fields, allow_redirects=False, timeout=60)
            if forwarded.status_code == 400:
                assert not is_taken
                continue
            query = urllib.parse.urlsplit(forwarded.headers["Location"]).query
            fields = urllib.parse.parse_qsl(query, keep_blank_values=True)
        response = come_back(browser, SHARED, *fields)
        assert is_signed_in(response) is is_taken, (issuers, response.headers.get("Location"), response.text[:300])
        if not is_taken:
            assert landing(response).error == "server_error"


def test_a_provider_with_configured_endpoints_names_its_issuer_once_or_not_at_all(api, providers):
    """No discovery document announces anything."""
    corp, evil = providers
    pool = api.make_pool()
    add_provider(
        api, pool, corp.issuer, name="Corp", authorize_url=f"{corp.issuer}/authorize", token_url=f"{corp.issuer}/token",
        jwks_uri=f"{corp.issuer}/keys", attributes_url=f"{corp.issuer}/info")
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Corp"]})
    corp.paths["/info"] = lambda handler, _: send(handler, 200, b'{"sub": "u-1"}')
    own, other = ("iss", corp.issuer), ("iss", evil.issuer)
    for issuers, is_taken in [
        ([], True), ([own], True), ([other], False), ([("iss", "")], False), ([own, other], False), ([own, own], False),
    ]:
        browser, asked = begin(api, client, "Corp")
        corp.nonce = asked["nonce"]
        response = come_back(browser, SHARED, ("state", asked["state"]), ("code", "c-1"), *issuers)
        assert is_signed_in(response) is is_taken, (issuers, response.text[:300])
    assert "/.well-known/openid-configuration" not in corp.hits


@pytest.mark.rows("FED-03")
def test_a_token_that_is_not_valid_yet_is_refused(api, client, providers):
    """A minute of difference between clocks is permitted, as for iat."""
    corp, _ = providers
    for ahead, is_taken in [(-300, True), (30, True), (900, False)]:
        browser, asked = begin(api, client, "Corp")
        corp.nonce, corp.changes = asked["nonce"], {"nbf": int(time.time()) + ahead}
        response = come_back(browser, SHARED, ("state", asked["state"]), ("code", "c-1"))
        assert is_signed_in(response) is is_taken, ahead
