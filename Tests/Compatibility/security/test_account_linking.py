"""Attempts to get another user's account by way of a linking policy."""

import concurrent.futures
import time
import urllib.parse

import pytest
import requests

from testkit.authorize import OAUTH
from testkit.cognito import as_dict, new_email
from testkit.forms import Browser, Page
from testkit.openid import ForgingProvider, add_provider
from testkit.server import run_martlet


@pytest.fixture
def provider():
    """The attacker's: it says what it likes."""
    made = ForgingProvider()
    yield made
    made.close()


@pytest.fixture
def pool(api, provider):
    made = api.make_pool()
    add_provider(api, made, provider.issuer)
    add_provider(api, made, provider.issuer, name="Trusted")
    return made


@pytest.fixture
def client(api, pool):
    return api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["COGNITO", "Contoso"]})


@pytest.fixture
def victim(api, pool):
    return api.make_user(pool, email=new_email(), email_verified="true")


def link(api, pool, policy, *words):
    done = run_martlet(
        "pool", "set", *api.server.store, pool, "--linking", policy, *words, environment=api.server.root_key)
    assert done.returncode == 0, done.stderr
    time.sleep(1.1)


def come_back(api, client, provider, browser=None, **claims):
    """What the attacker's browser is shown after the provider has said `claims`."""
    browser = browser or Browser(api.server)
    there = browser.authorize(client, identity_provider="Contoso")
    provider.nonce, provider.changes = there.query["nonce"], claims
    query = urllib.parse.urlencode({"state": there.query["state"], "code": "c-1"})
    return browser, browser.go(f"/oauth2/idpresponse?{query}")


def identities(api, pool, user):
    found = api.admin.admin_get_user(UserPoolId=pool, Username=user.username)
    return as_dict(found["UserAttributes"]).get("identities")


@pytest.mark.rows("FED-05")
def test_a_provider_that_is_not_trusted_gets_no_account_by_its_word(api, pool, client, provider, victim):
    """Its administrators can set any address, and say that it is verified."""
    link(api, pool, "automatic", "--linking-providers", "Trusted")
    browser, page = come_back(api, client, provider, email=victim.email, email_verified=True)
    assert isinstance(page, Page)
    assert "/login/link" in page.response.url
    landed = browser.give_credentials(
        browser.send(page, page.forms[0], choice="connect"), victim.username, "Guessed-Password-1")
    assert isinstance(landed, Page)
    assert landed.response.status_code == 400
    assert identities(api, pool, victim) is None


@pytest.mark.parametrize("claims", [
    {"email_verified": False}, {}, {"email_verified": "TRUE"}, {"email_verified": [True]}, {"email_verified": 1},
], ids=str)
@pytest.mark.rows("FED-05")
def test_an_address_without_a_good_flag_links_nothing(api, pool, client, provider, victim, claims):
    link(api, pool, "automatic")
    _, landed = come_back(api, client, provider, email=victim.email, **claims)
    assert landed.is_client
    assert "code" in landed.query
    assert identities(api, pool, victim) is None


def test_addresses_that_look_alike_are_others(api, pool, client, provider, victim):
    link(api, pool, "automatic")
    name, domain = victim.email.split("@")
    for number, address in enumerate((
            f"\uff41{name[1:]}@{domain}", f"{name}@{domain}.", f"{name}@{domain}\u200b", f" {victim.email}",
            f"\"{name}\"@{domain}", f"{name}@{domain}@evil.example")):
        _, landed = come_back(
            api, client, provider, sub=f"u-{number}", email=address, email_verified=True)
        assert not isinstance(landed, Page), address
        assert landed.error == "invalid_request", address
    assert identities(api, pool, victim) is None


def test_a_user_with_an_unverified_address_draws_no_other_in(api, pool, client, provider):
    """An account that waits with the victim's address, whose password the attacker knows."""
    address = new_email()
    trap = api.make_user(pool, email=address, email_verified="false")
    for policy in ("automatic", "ask"):
        link(api, pool, policy)
        _, landed = come_back(api, client, provider, sub=policy, email=address, email_verified=True)
        assert landed.is_client
        assert "code" in landed.query
    assert identities(api, pool, trap) is None


@pytest.mark.rows("FED-01")
def test_a_pending_link_is_worth_nothing_elsewhere(api, pool, client, provider, victim):
    link(api, pool, "ask")
    _, page = come_back(api, client, provider, email=victim.email, email_verified=True)
    other = Browser(api.server)
    other.authorize(client)
    for url in (page.response.url, page.response.url + "A", page.response.url.replace("link=", "link=A")):
        found = other.session.get(url, allow_redirects=False, timeout=60)
        assert found.status_code == 302
        assert "link=" not in found.headers["Location"]
    # The victim's own sign-in in another browser has no part in it.
    landed = other.give_credentials(other.authorize(client), victim.username, victim.password)
    assert landed.is_client
    assert identities(api, pool, victim) is None


@pytest.mark.seconds(120)
@pytest.mark.rows("FED-16")
def test_of_thirty_two_proofs_one_counts(api, pool, client, provider, victim):
    link(api, pool, "ask")
    browser, page = come_back(api, client, provider, email=victim.email, email_verified=True)
    form_page = browser.send(page, page.forms[0], choice="connect")
    form, secret = form_page.form_with("password")
    action = urllib.parse.urljoin(form_page.response.url, form["action"])
    name = next(one for one, kind in form["types"].items() if kind in ("text", "email"))
    fields = {**form["fields"], name: victim.username, secret: victim.password}
    cookies = browser.session.cookies

    def prove(_):
        with requests.Session() as session:
            session.cookies.update(cookies)
            return session.post(
                action, data=fields, headers={"Origin": api.server.url}, allow_redirects=False, timeout=120)

    with concurrent.futures.ThreadPoolExecutor(32) as crew:
        responses = list(crew.map(prove, range(32)))
    assert sum("code=" in response.headers.get("Location", "") for response in responses) == 1
    assert {response.status_code for response in responses} <= {303, 400, 429, 503}
    assert identities(api, pool, victim).count('"userId"') == 1
