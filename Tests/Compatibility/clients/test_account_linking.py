"""Users of a provider whose address a user of the pool has: `martlet pool set --linking`."""

import time

import pytest
import requests

from testkit.authorize import CALLBACK, GOODBYE, OAUTH
from testkit.cognito import new_email, unique
from testkit.forms import Browser, Page
from testkit.openid import add_provider, mock_provider
from testkit.saml import SAMLProvider, add_saml_provider
from testkit.server import run_martlet
from testkit.tokens import verify


@pytest.fixture(scope="module")
def provider():
    with mock_provider() as made:
        yield made


@pytest.fixture
def pool(api, provider):
    made = api.make_pool()
    add_provider(api, made, provider.issuer)
    return made


@pytest.fixture
def client(api, pool):
    return api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["COGNITO", "Contoso"]})


@pytest.fixture
def user(api, pool):
    return api.make_user(pool, email=new_email(), email_verified="true")


def pool_command(api, *words, code=0):
    """Runs `martlet pool …`, and returns what it prints."""
    done = run_martlet("pool", words[0], *api.server.store, *words[1:], environment=api.server.root_key)
    assert done.returncode == code, done.stdout + done.stderr
    # With PostgreSQL the command writes to the store, and the server's settings are up to a second old.
    if words[0] == "set":
        time.sleep(1.1)
    return done.stdout + done.stderr


def sign_in(api, provider, client, sub, browser=None):
    """The question, or where a sign-in with the provider leads."""
    browser = browser or Browser(api.server)
    there = browser.authorize(client, identity_provider="Contoso")
    return provider.sign_in(browser, there.url, sub)


def told(api, client, landed):
    """The claims of the client's ID token."""
    assert landed.is_client, landed.url
    assert "code" in landed.query, landed.url
    response = requests.post(f"{api.server.url}/oauth2/token", timeout=60, data={
        "grant_type": "authorization_code", "client_id": client.id, "code": landed.query["code"],
        "redirect_uri": CALLBACK})
    assert response.status_code == 200, response.text
    return verify(api.server, client.pool, response.json()["id_token"])


def answer(browser, page, choice):
    """What follows the question."""
    assert isinstance(page, Page), page.response.url
    assert "/login/link" in page.response.url, page.response.url
    return browser.send(page, page.forms[0], choice=choice)


def test_the_operator_sets_the_policy(api, pool):
    """Cognito's API neither shows nor changes it."""
    assert pool_command(api, "show", pool).split() == ["linking", "never", "linking-providers", "all"]
    assert "linking  ask" in pool_command(api, "set", pool, "--linking", "ask")
    shown = pool_command(api, "set", pool, "--linking-providers", "Contoso")
    assert "linking  ask" in shown
    assert "linking-providers  Contoso" in shown
    api.admin.update_user_pool(UserPoolId=pool, AutoVerifiedAttributes=["email"])
    assert pool_command(api, "show", pool) == shown
    assert "linking-providers  all" in pool_command(api, "set", pool, "--linking-providers", "all")
    pool_command(api, "set", pool, "--linking", "always", code=2)
    pool_command(api, "set", pool, code=2)
    assert "Fabrikam" in pool_command(api, "set", pool, "--linking-providers", "Fabrikam", code=1)
    pool_command(api, "show", "us-east-1_ZZZZZZZZZ", code=1)


def test_without_a_policy_nothing_is_linked(api, client, provider, user):
    sub = unique("sub")
    provider.set_user(sub, email=user.email, email_verified=True)
    assert told(api, client, sign_in(api, provider, client, sub))["sub"] != user.sub


@pytest.mark.rows("FED-05")
def test_an_address_that_both_sides_have_verified_is_one_account(api, pool, client, provider, user):
    pool_command(api, "set", pool, "--linking", "automatic")
    sub, other = unique("sub"), unique("sub")
    provider.set_user(other, email=user.email, email_verified=False)
    assert told(api, client, sign_in(api, provider, client, other))["sub"] != user.sub
    provider.set_user(sub, email=user.email.upper(), email_verified=True)
    claims = told(api, client, sign_in(api, provider, client, sub))
    assert claims["sub"] == user.sub
    assert claims["cognito:username"] == user.username
    assert [(one["userId"], one["primary"]) for one in claims["identities"]] == [(sub, "false")]
    assert api.sign_in(client, user.username)["AccessToken"], "the password stays"
    source = {"ProviderName": "Contoso", "ProviderAttributeName": "Cognito_Subject", "ProviderAttributeValue": sub}
    api.admin.admin_disable_provider_for_user(UserPoolId=pool, User=source)
    assert told(api, client, sign_in(api, provider, client, sub))["sub"] != user.sub, "no policy gives it back"


def test_the_user_proves_the_account(api, pool, client, provider, user):
    pool_command(api, "set", pool, "--linking", "ask")
    sub, browser = unique("sub"), Browser(api.server)
    provider.set_user(sub, email=user.email, email_verified=True, name="Ann")
    question = sign_in(api, provider, client, sub, browser)
    assert user.email in question.response.text
    assert "Contoso" in question.response.text
    assert user.username not in question.response.text
    page = answer(browser, question, "connect")
    wrong = browser.give_credentials(page, user.username, "Wrong-Password-1")
    assert isinstance(wrong, Page)
    assert wrong.response.status_code == 400
    claims = told(api, client, browser.give_credentials(page, user.username, user.password))
    assert claims["sub"] == user.sub
    assert claims["identities"][0]["userId"] == sub
    assert told(api, client, sign_in(api, provider, client, sub))["sub"] == user.sub


def test_the_user_may_want_another_account(api, pool, client, provider, user):
    pool_command(api, "set", pool, "--linking", "ask")
    sub, browser = unique("sub"), Browser(api.server)
    provider.set_user(sub, email=user.email, email_verified=True)
    claims = told(api, client, answer(browser, sign_in(api, provider, client, sub, browser), "separate"))
    assert claims["cognito:username"] == f"Contoso_{sub}"
    assert told(api, client, sign_in(api, provider, client, sub))["sub"] == claims["sub"], "the question is asked once"


def test_sessions_of_a_linked_user_end_with_those_of_the_provider(api, tmp_path):
    """A SAML provider verifies no address here, so only a client that does not hide who exists asks."""
    provider = SAMLProvider(tmp_path)
    pool = api.make_pool()
    add_saml_provider(api, pool, provider, IDPSignout="true")
    settings = {**OAUTH, "SupportedIdentityProviders": ["COGNITO", "Corp"]}
    hiding = api.make_client(pool, **settings)
    open_client = api.make_client(pool, **{**settings, "PreventUserExistenceErrors": "LEGACY"})
    user = api.make_user(pool, email="eve@example.com", email_verified="true")
    pool_command(api, "set", pool, "--linking", "ask")

    def begin(client, name):
        browser = Browser(api.server)
        there = browser.authorize(client, identity_provider="Corp")
        fields = provider.form(there.url, name_id=name, identity={"mail": [user.email]})
        return browser, browser.go("/saml2/idpresponse", fields)

    assert begin(hiding, "mallory")[1].is_client
    browser, question = begin(open_client, "eve")
    landed = browser.give_credentials(answer(browser, question, "connect"), user.username, user.password)
    assert told(api, open_client, landed)["sub"] == user.sub
    there = browser.open("/logout", client_id=open_client.id, logout_uri=GOODBYE)
    assert there.url.startswith("https://idp.example/slo?SAMLRequest=")
    asked, back = provider.end(there.url)
    assert asked.name_id.text == "eve"
    assert browser.go(back).url == GOODBYE
