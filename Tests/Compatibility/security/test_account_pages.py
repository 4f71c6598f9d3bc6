"""The account's pages against forged and repeated forms, other users' entries and old sign-ins."""

import re
import time
import urllib.parse

import pytest
import requests

from testkit.authorize import OAUTH
from testkit.clock import moved_clock
from testkit.cognito import OTHER_PASSWORD, PASSWORD, CognitoAPI, new_email
from testkit.factors import EMAIL, TOKEN
from testkit.forms import Browser
from testkit.totp import code_at


@pytest.fixture
def site(server):
    made = make_site(CognitoAPI(server))
    yield made
    made.tear_down()


def make_site(made):
    """A pool that tracks sessions and offers second factors, a client of it, and two users."""
    made.pool = made.make_pool()
    made.admin.set_user_pool_session_configuration(
        UserPoolId=made.pool, UserSessionTracking="ENABLED", TokenSession={"MaxPerUser": 20})
    made.admin.set_user_pool_mfa_config(UserPoolId=made.pool, MfaConfiguration="OPTIONAL", **TOKEN, **EMAIL)
    made.client = made.make_client(made.pool, PreventUserExistenceErrors="ENABLED", **OAUTH)
    made.ann, made.bob = (made.make_user(made.pool, email=new_email(), email_verified="true") for _ in range(2))
    return made


def signed_in(site, user):
    """A browser in which the user is signed in, and the page of the account."""
    browser = Browser(site.server)
    page = browser.open("/account", client_id=site.client.id)
    return browser, browser.give_credentials(page, user.username, user.password)


def form_to(page, path):
    [form] = [form for form in page.forms if urllib.parse.urlsplit(form["action"]).path == path]
    return form


def post(browser, form, headers=None, **fields):
    """Sends a form as it stands, but for these fields; None removes one."""
    sent = {name: value for name, value in {**form["fields"], **fields}.items() if value is not None}
    url = urllib.parse.urljoin(browser.server.url, form["action"])
    headers = {"Origin": browser.server.url} if headers is None else headers
    return browser.session.post(url, data=sent, headers=headers, allow_redirects=False, timeout=60)


def session_of(site, user):
    [found] = [one for one in sessions(site, user) if one["SessionType"] == "TOKEN"]
    return found["SessionId"]


def sessions(site, user):
    return site.admin.admin_list_user_sessions(UserPoolId=site.pool, Username=user.username)["Sessions"]


def test_only_the_pages_own_form_ends_a_session(site):
    site.sign_in(site.client, site.ann.username)
    id = session_of(site, site.ann)
    browser, page = signed_in(site, site.ann)
    other, foreign = signed_in(site, site.bob)
    form, another = form_to(page, "/account/session"), form_to(page, "/account")
    stolen = form_to(foreign, "/account/session")["fields"]["csrf"]
    attempts = [
        post(browser, form, csrf=None, choice=id),
        post(browser, form, csrf="AAAA", choice=id),
        post(browser, form, csrf=stolen, choice=id),
        post(browser, form, csrf=another["fields"]["csrf"], choice=id),
        post(browser, form, {"Origin": "null"}, choice=id),
        post(browser, form, {"Origin": "https://evil.example"}, choice=id),
        post(browser, form, {"Sec-Fetch-Site": "cross-site"}, choice=id),
        post(browser, form, {"Sec-Fetch-Site": "same-site"}, choice=id),
        post(Browser(site.server), form, choice=id),
        post(browser, {**form, "action": form["action"] + "&account_page=factors"}, choice=id),
    ]
    assert [response.status_code for response in attempts] == [403] * len(attempts)
    assert session_of(site, site.ann) == id
    # Of a former page, which another sign-in has ended.
    again = browser.open("/login", client_id=site.client.id, response_type="account", prompt="login")
    browser.give_credentials(again, site.ann.username, PASSWORD)
    assert post(browser, form, choice=id).status_code == 403
    page = browser.open("/account", client_id=site.client.id)
    form = form_to(page, "/account/session")
    assert post(browser, form, choice=id).status_code == 303
    repeated = post(browser, form, choice=id)
    assert repeated.status_code == 400
    assert "no longer there" in repeated.text
    for header in ("X-Frame-Options", "Content-Security-Policy"):
        assert header in page.response.headers
    assert page.response.headers["Cache-Control"] == "no-store"


def test_other_users_entries_look_like_none(site):
    site.sign_in(site.client, site.bob.username)
    theirs, none = session_of(site, site.bob), "tkn" + "0" * 25
    browser, page = signed_in(site, site.ann)
    form = form_to(page, "/account/session")
    responses = [post(browser, form, choice=id) for id in (theirs, none, "sso" + theirs[3:], "", "x" * 5000)]
    assert {response.status_code for response in responses} == {400}
    # Without the tokens of the forms, which are the same on each page, all are one page.
    assert len({response.text for response in responses}) == 1
    assert session_of(site, site.bob) == theirs


def test_a_page_without_a_session_says_nothing(site):
    for path in ("", "/password", "/factors", "/session", "/device", "/provider", "/authenticator",
                 "/authenticator/new", "/authenticator/remove", "/codes"):
        response = requests.get(
            f"{site.server.url}/account{path}", params={"client_id": site.client.id}, allow_redirects=False, timeout=60)
        assert response.status_code == 302, path
        assert response.headers["Location"].startswith("/login?"), path
    for query in ({}, {"client_id": "0" * 26}, {"client_id": "../x"}):
        response = requests.get(f"{site.server.url}/account", params=query, allow_redirects=False, timeout=60)
        assert response.status_code == 302, query
        assert response.headers["Location"].startswith("/error?"), query
    plain = site.make_client(site.pool)
    response = requests.get(
        f"{site.server.url}/account", params={"client_id": plain.id}, allow_redirects=False, timeout=60)
    assert response.headers["Location"].startswith("/error?error=unauthorized_client")


def test_a_session_of_another_pool_opens_no_account(site):
    other = site.make_pool()
    client = site.make_client(other, **OAUTH)
    browser, _ = signed_in(site, site.ann)
    page = browser.open("/account", client_id=client.id)
    assert page.response.url.startswith(f"{site.server.url}/login?")


def test_the_wrong_present_password_is_counted(site):
    browser, page = signed_in(site, site.ann)
    page = browser.open("/account/password", client_id=site.client.id)
    form = form_to(page, "/account/password")
    fields = {"new_password": OTHER_PASSWORD, "repeated_password": OTHER_PASSWORD}
    responses = [post(browser, form, password="Wrong-Horse-7", **fields) for _ in range(6)]
    assert all(response.status_code in (400, 429) for response in responses)
    assert responses[-1].status_code == 429
    assert post(browser, form, password=PASSWORD, **fields).status_code == 429, "the lock is that of sign-ins"


def test_an_old_sign_in_changes_no_factor(new_server, scratch):
    """The forms and the key of an app of pages that were shown in time are of no use eleven minutes later."""
    moved = moved_clock(scratch)
    server = new_server(environment=moved(0))
    server.start()
    site = make_site(CognitoAPI(server))
    browser, _ = signed_in(site, site.ann)
    page = browser.open("/account/factors", client_id=site.client.id)
    forms = [form_to(page, path) for path in (
        "/account/factors", "/account/authenticator/new", "/account/authenticator/remove", "/account/codes")]
    shown = browser.send(page, forms[1], choice="app")
    key = re.search(r'<code dir="ltr">([A-Z2-7 ]+)</code>', shown.response.text)[1].replace(" ", "")

    def restart(seconds):
        assert server.stop() == 0
        server.environment.update(moved(seconds))
        server.start()

    def factors():
        """By the true time: an administrator's signature names it."""
        restart(0)
        found = site.admin.admin_get_user(UserPoolId=site.pool, Username=site.ann.username)
        restart(660)
        return found.get("UserMFASettingList")

    restart(660)
    late = code_at(key, time.time() + 660)
    responses = [post(browser, form, choice="on EMAIL_OTP") for form in forms]
    responses.append(post(browser, form_to(shown, "/account/authenticator"), code=late))
    for response in responses:
        assert response.status_code == 303, response.text
        assert response.headers["Location"].startswith("/login?"), response.text
        assert "prompt=login" in response.headers["Location"]
    assert factors() is None
    # The sign-in leads back, and then the same form is taken.
    page = browser.go(responses[0].headers["Location"])
    assert "sign in once more" in page.response.text
    page = browser.give_credentials(page, site.ann.username, PASSWORD)
    assert urllib.parse.urlsplit(page.response.url).path == "/account/factors"
    assert post(browser, form_to(page, "/account/factors"), choice="on EMAIL_OTP").status_code == 303
    assert factors() == ["EMAIL_OTP"]


def copy_of(browser):
    """A browser with the same cookies, as a thief has it."""
    thief = Browser(browser.server)
    thief.session.cookies.update(browser.session.cookies)
    return thief


def is_signed_in(site, browser):
    page = browser.open("/account", client_id=site.client.id)
    return urllib.parse.urlsplit(page.response.url).path == "/account"


@pytest.mark.parametrize("change", ["password", "factor", "codes", "app"])
def test_a_stolen_cookie_ends_with_a_change(site, change):
    browser, _ = signed_in(site, site.ann)
    thief = copy_of(browser)
    assert is_signed_in(site, thief)
    page = browser.open(f"/account/{'password' if change == 'password' else 'factors'}", client_id=site.client.id)
    if change == "password":
        response = post(
            browser, form_to(page, "/account/password"), password=PASSWORD, new_password=OTHER_PASSWORD,
            repeated_password=OTHER_PASSWORD)
    elif change == "factor":
        response = post(browser, form_to(page, "/account/factors"), choice="on EMAIL_OTP")
    elif change == "codes":
        response = post(browser, form_to(page, "/account/codes"), choice="new")
    else:
        shown = browser.send(page, form_to(page, "/account/authenticator/new"), choice="app")
        key = re.search(r'<code dir="ltr">([A-Z2-7 ]+)</code>', shown.response.text)[1].replace(" ", "")
        response = post(browser, form_to(shown, "/account/authenticator"), code=code_at(key, time.time()))
    assert response.status_code == (200 if change == "codes" else 303), response.text
    assert is_signed_in(site, browser) and not is_signed_in(site, thief)
    # Apps get no code for the copy either.
    assert "/login" in thief.authorize(site.client).response.url


@pytest.mark.parametrize("operation", ["change", "forgot", "administrator"])
def test_every_new_password_ends_the_sessions_of_browsers(site, operation):
    browser, _ = signed_in(site, site.ann)
    thief = copy_of(browser)
    if operation == "change":
        token = site.sign_in(site.client, site.ann.username)["AccessToken"]
        site.public.change_password(
            AccessToken=token, PreviousPassword=PASSWORD, ProposedPassword=OTHER_PASSWORD)
    elif operation == "administrator":
        site.admin.admin_set_user_password(
            UserPoolId=site.pool, Username=site.ann.username, Password=OTHER_PASSWORD, Permanent=True)
    else:
        site.public.forgot_password(ClientId=site.client.id, Username=site.ann.username)
        code = site.code(site.ann.email)
        site.public.confirm_forgot_password(
            ClientId=site.client.id, Username=site.ann.username, ConfirmationCode=code, Password=OTHER_PASSWORD)
    assert not is_signed_in(site, browser) and not is_signed_in(site, thief)
