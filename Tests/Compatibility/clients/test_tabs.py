"""Sign-ins that have begun in one browser, while another one ends there: each goes on to its own app."""

import pytest
import requests

from testkit.authorize import CALLBACK, OAUTH
from testkit.cognito import new_email, unique
from testkit.forms import Browser
from testkit.openid import add_provider
from testkit.tokens import claims

pytestmark = pytest.mark.one_engine


@pytest.fixture
def browser(api):
    return Browser(api.server)


def app(api, pool=None, **settings):
    """A client and a user, in a pool of their own unless one is given."""
    client = api.make_client(pool or api.make_pool(), **{**OAUTH, **settings})
    return client, api.make_user(client.pool, email=new_email(), email_verified="true")


def finish(browser, page, user):
    return browser.give_credentials(page, user.username, user.password)


@pytest.mark.rows("UI-14")
def test_a_sign_in_in_another_pool_leaves_what_has_begun(api, browser):
    (one, ann), (two, bea) = app(api), app(api)
    first, second = browser.authorize(one, state="first"), browser.authorize(two, state="second")
    assert finish(browser, second, bea).query["state"] == "second"
    ended = finish(browser, first, ann)
    assert ended.is_client
    assert ended.query["state"] == "first"
    assert "code" in ended.query
    assert browser.authorize(two, prompt="none").query["code"], "the other pool's session is still there"


@pytest.mark.rows("UI-14")
def test_several_tabs_of_one_pool_end_in_any_order(api, browser):
    one, ann = app(api)
    two, _ = app(api, one.pool)
    pages = [browser.authorize(client, state=str(number)) for number, client in enumerate((one, two, one))]
    for number in (1, 2, 0):
        ended = finish(browser, pages[number], ann)
        assert ended.is_client
        assert ended.query["state"] == str(number)
        assert "code" in ended.query
    form, secret = pages[1].form_with("password")
    again = browser.send(pages[1], form, username=ann.username, **{secret: ann.password})
    assert again.response.status_code == 403, "the sign-in of this page has ended"


@pytest.mark.rows("UI-03", "UI-01")
def test_a_form_that_uses_the_session_is_of_a_page_since_the_sign_in(api, browser):
    client, ann = app(api)
    assert browser.sign_in(client, ann).is_client
    question = browser.open("/login", client_id=client.id, redirect_uri=CALLBACK, response_type="code")
    other, _ = app(api, client.pool)
    assert finish(browser, browser.authorize(other, prompt="login"), ann).is_client
    form = next(one for one in question.forms if one["method"].lower() == "post")
    assert browser.send(question, form, choice="continue").response.status_code == 403


@pytest.mark.rows("UP-FED-02")
def test_a_pool_is_a_provider_of_another_pool_on_the_same_host(api, browser):
    upstream = api.make_pool()
    there = api.make_client(upstream, secret=True, **{
        **OAUTH, "AllowedOAuthFlows": ["code"], "CallbackURLs": [f"{api.server.url}/oauth2/idpresponse"]})
    ann = api.make_user(upstream, email=new_email(), email_verified="true")
    pool = api.make_pool()
    add_provider(
        api, pool, f"{api.server.url}/{upstream}", name="Upstream", client_id=there.id, client_secret=there.secret)
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Upstream"]})
    landed = finish(browser, browser.authorize(client, state=unique()), ann)
    assert landed.is_client, landed.url
    assert "code" in landed.query, landed.url
    response = requests.post(f"{api.server.url}/oauth2/token", timeout=60, data={
        "grant_type": "authorization_code", "client_id": client.id, "code": landed.query["code"],
        "redirect_uri": CALLBACK})
    assert claims(response.json()["id_token"])["cognito:username"] == f"Upstream_{ann.sub}"
