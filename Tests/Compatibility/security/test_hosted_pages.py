"""The hosted pages against forged forms, stolen addresses and values that would like to be HTML."""

import html.parser
import re
import urllib.parse

import pytest
import requests

from testkit.authorize import CALLBACK, OAUTH, request_of
from testkit.cognito import PASSWORD, CognitoAPI, new_email, unique
from testkit.forms import Browser, Page

COOKIE = "martlet-browser"


@pytest.fixture(scope="module")
def site(server):
    """A pool with a client that hides who exists, and a user."""
    made = CognitoAPI(server)
    made.pool = made.make_pool()
    made.client = made.make_client(made.pool, PreventUserExistenceErrors="ENABLED", **OAUTH)
    made.user = made.make_user(made.pool, email=new_email(), email_verified="true")
    yield made
    made.tear_down()


@pytest.fixture
def browser(site):
    return Browser(site.server)


def sign_in_form(page):
    return page.form_with("password")[0]


def post(browser, page, headers=None, action=None, **fields):
    """Sends the sign-in form of a page as it stands, but for these fields; None removes one."""
    form = sign_in_form(page)
    sent = {name: value for name, value in {**form["fields"], **fields}.items() if value is not None}
    url = urllib.parse.urljoin(page.response.url, action or form["action"])
    return browser.session.post(url, data=sent, headers=headers or {}, allow_redirects=False, timeout=60)


def credentials(site):
    return {"username": site.user.username, "password": site.user.password}


def session_cookies(browser):
    return {name: value for name, value in browser.session.cookies.items() if name.startswith("martlet-session")}


@pytest.mark.rows("UI-01", "UI-02")
def test_a_form_without_the_token_of_its_page_is_refused(site, browser):
    """No token, another browser's, another address, another origin, no cookie."""
    page, other = browser.authorize(site.client), Browser(site.server)
    foreign = sign_in_form(other.authorize(site.client))["fields"]["csrf"]
    changed = page.response.url.replace("state=", "state=x")
    attempts = [
        post(browser, page, csrf=None, **credentials(site)),
        post(browser, page, csrf="AAAA", **credentials(site)),
        post(browser, page, csrf=foreign, **credentials(site)),
        post(browser, page, action=changed, **credentials(site)),
        post(browser, page, {"Origin": "null"}, **credentials(site)),
        post(browser, page, {"Origin": "https://evil.example"}, **credentials(site)),
        post(browser, page, {"Sec-Fetch-Site": "cross-site"}, **credentials(site)),
        post(Browser(site.server), page, **credentials(site)),
    ]
    assert [response.status_code for response in attempts] == [403] * len(attempts)
    assert not session_cookies(browser)
    assert post(browser, page, {"Origin": site.server.url}, **credentials(site)).status_code == 303


@pytest.mark.rows("UI-01", "UI-02")
def test_a_script_signs_in_with_the_token_in_a_cookie(site, browser):
    """It reads the token from a cookie and sends it as `_csrf`, which counts in its own browser only."""
    page, other = browser.authorize(site.client), Browser(site.server)
    other.authorize(site.client)
    cookies = page.response.raw.headers.getlist("Set-Cookie")
    token, = [one for one in cookies if one.startswith("XSRF-TOKEN=")]
    assert "HttpOnly" not in token
    assert "SameSite=Lax" in token
    assert all("HttpOnly" in one for one in cookies if one != token)
    for wrong in (None, "AAAA", other.session.cookies["XSRF-TOKEN"]):
        assert post(browser, page, csrf=None, _csrf=wrong, **credentials(site)).status_code == 403, wrong
    own = browser.session.cookies["XSRF-TOKEN"]
    assert post(browser, page, {"Origin": "https://evil.example"}, csrf=None, _csrf=own,
                **credentials(site)).status_code == 403
    assert post(browser, page, csrf=None, _csrf=own, **credentials(site)).status_code == 303
    assert session_cookies(browser)


def test_blanks_around_a_typed_name_are_not_part_of_it(site):
    """Keyboards of telephones and copied text add them; between letters they stay."""
    name = site.user.username
    for typed, status in [(f" {name}", 303), (f"{name} \t", 303), (f"\u00a0{name}\u3000", 303),
                          (f"{name[:2]} {name[2:]}", 400), ("  ", 400)]:
        browser = Browser(site.server)
        page = browser.authorize(site.client)
        response = post(browser, page, username=typed, password=site.user.password)
        assert (response.status_code, bool(session_cookies(browser))) == (status, status == 303), repr(typed)


@pytest.mark.rows("UI-03")
def test_a_sign_in_changes_all_that_was_before_it(site, browser):
    """An attacker who knew the browser's cookie, a form or an older session has nothing of the new one."""
    page = browser.authorize(site.client)
    before = browser.session.cookies[COOKIE]
    assert post(browser, page, **credentials(site)).status_code == 303
    assert browser.session.cookies[COOKIE] != before
    assert post(browser, page, **credentials(site)).status_code == 403
    first = session_cookies(browser)
    again = browser.authorize(site.client, prompt="login")
    assert post(browser, again, **credentials(site)).status_code == 303
    assert session_cookies(browser) != first
    stolen = Browser(site.server)
    stolen.session.cookies.update(first)
    assert isinstance(stolen.authorize(site.client), Page), "the former session has ended"
    assert browser.authorize(site.client).is_client


@pytest.mark.parametrize("change", [
    lambda text: text[:-2] + ("AA" if text[-2:] != "AA" else "BB"), lambda text: text[:10], lambda _: "",
    lambda _: "x" * 8000, lambda text: text + "x", lambda _: "%00\u00e9".encode().decode("latin-1"),
], ids=["flipped", "cut", "empty", "long", "longer", "no text"])
@pytest.mark.rows("UI-05")
def test_a_changed_session_cookie_is_no_session(site, browser, change):
    """It is treated as signed out."""
    assert browser.sign_in(site.client, site.user).is_client
    (name, value), = session_cookies(browser).items()
    url = f"{site.server.url}/oauth2/authorize?{urllib.parse.urlencode(request_of(site.client))}"
    response = requests.get(
        url, headers={"Cookie": f"{name}={change(value)}".encode("latin-1")}, allow_redirects=False, timeout=60)
    assert response.status_code == 302
    assert response.headers["Location"].startswith("/login?")
    doubled = requests.get(
        url, headers={"Cookie": f"{name}={value}; {name}=evil"}, allow_redirects=False, timeout=60)
    assert doubled.headers["Location"].startswith("/login?"), "a neighbouring host may have set one of them"


@pytest.mark.rows("UI-05")
def test_a_session_of_one_pool_is_none_of_another(site, browser):
    assert browser.sign_in(site.client, site.user).is_client
    other = site.make_client(site.make_pool(), **OAUTH)
    assert isinstance(browser.authorize(other), Page)


class Markup(html.parser.HTMLParser):
    """The elements and attributes of a page that its templates do not have."""

    def __init__(self, text):
        super().__init__()
        self.foreign, self.scripts = [], 0
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.scripts += tag == "script"
        self.foreign += [tag] if tag in ("b", "svg", "img", "iframe") else []
        self.foreign += [name for name, _ in attributes if name.startswith("on")]
        self.foreign += [
            value for name, value in attributes if name in ("href", "src", "action") and value.startswith("javascript:")]


def foreign_markup(text):
    markup = Markup(text)
    controls = [text[place] for place in range(len(text)) if "\u202a" <= text[place] <= "\u202e"]
    return markup.foreign + ["script"] * (markup.scripts - 1) + controls + (["49"] if ">49<" in text else [])


@pytest.mark.rows("UI-08", "UI-16")
def test_values_of_requests_are_text_on_pages(site, browser):
    """No value becomes HTML, and none turns the direction of the page."""
    payloads = [
        "<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "'-alert(1)-'", "{{7*7}}", "{{{csrf}}}",
        "</title><svg onload=alert(1)>", "javascript:alert(1)", "\u202Eevil", "&lt;b&gt;", '"\u0301><b>',
    ]
    for payload in payloads:
        for name in ("state", "login_hint", "nonce", "ui_locales", "lang"):
            page = browser.authorize(site.client, **{name: payload})
            assert isinstance(page, Page), (name, payload)
            assert page.response.status_code == 200, (name, payload)
            assert not foreign_markup(page.response.text), (name, payload)
        for name in ("error", "error_description", "client_id"):
            shown = browser.open("/error", **{"error": "invalid_request", name: payload})
            assert not foreign_markup(shown.response.text), (name, payload)
        page = browser.authorize(site.client)
        shown = post(browser, page, username=payload, password=payload)
        assert shown.status_code == 400, payload
        assert not foreign_markup(shown.text), payload


@pytest.mark.rows("UI-11")
def test_the_page_of_a_failure_does_not_tell_who_exists(site):
    """Status, headers and text are the same."""
    def failed(name):
        browser = Browser(site.server)
        response = post(browser, browser.authorize(site.client), username=name, password="Wrong-Horse-9")
        text = re.sub(r'name="csrf" value="[^"]*"', "", response.text)
        return response.status_code, sorted(response.headers), text.replace(name, "NAME"), set(response.cookies.keys())

    unknown = unique()
    known = site.make_user(site.pool, username=unique()).username
    assert failed(known) == failed(unknown)


@pytest.mark.rows("UI-07", "UI-13", "UI-18", "OA-21")
def test_no_cache_keeps_a_page_and_no_site_frames_it(site, browser):
    pages = [browser.authorize(site.client), browser.open("/error", error="invalid_request"), browser.open("/signedout")]
    pages += [browser.open(path, **request_of(site.client)) for path in ("/signup", "/forgotPassword", "/confirm")]
    for page in pages:
        headers = page.response.headers
        assert headers["Cache-Control"] == "no-store"
        assert headers["X-Frame-Options"] == "DENY"
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["Referrer-Policy"] in ("no-referrer", "same-origin")
        assert not re.search(r'(?:src|href)="(?:https?:)?//', page.response.text), "nothing comes from another host"


@pytest.mark.rows("UI-14")
def test_two_tabs_finish_in_crossed_order(site, browser):
    """Each goes back to its own client, with its own state."""
    other = site.make_client(site.pool, **{**OAUTH, "CallbackURLs": ["https://other.example.com/cb"]})
    first = browser.authorize(site.client, state="first")
    second = browser.authorize(other, state="second", redirect_uri="https://other.example.com/cb")
    ended = post(browser, first, **credentials(site)).headers["Location"]
    assert ended.startswith(CALLBACK)
    assert "state=first" in ended
    ended = post(browser, second, **credentials(site)).headers["Location"]
    assert ended.startswith("https://other.example.com/cb")
    assert "state=second" in ended
    assert post(browser, second, **credentials(site)).status_code == 403, "its sign-in has ended"


@pytest.mark.parametrize("path", [
    "/assets/", "/assets/../../etc/passwd", "/assets/%2e%2e/%2e%2e/etc/passwd", "/.git/config", "/assets/pages.css",
    "/login/", "/login/challenge/x",
])
@pytest.mark.rows("UI-17")
def test_no_path_leads_to_a_file(site, path):
    request = requests.Request("GET", site.server.url).prepare()
    request.url = site.server.url + path
    assert requests.Session().send(request, timeout=60).status_code == 404


@pytest.mark.rows("UI-05")
def test_a_step_is_of_one_browser_and_one_client(site):
    """The address of a challenge shows nothing to others."""
    name = unique()
    site.admin.admin_create_user(
        UserPoolId=site.pool, Username=name, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
    browser = Browser(site.server)
    response = post(browser, browser.authorize(site.client), username=name, password=PASSWORD)
    assert response.status_code == 303
    assert response.headers["Location"].startswith("/login/challenge?")
    own = browser.go(response.headers["Location"])
    assert own.form_with("password")[1] == "new_password"
    stranger = Browser(site.server).go(response.headers["Location"])
    assert stranger.response.url.split("?")[0].endswith("/login")
    other = site.make_client(site.pool, **OAUTH)
    moved = browser.go(response.headers["Location"].replace(site.client.id, other.id))
    assert moved.response.url.split("?")[0].endswith("/login")
    tampered = browser.go(re.sub(r"step=(..)", "step=AA", response.headers["Location"]))
    assert tampered.response.url.split("?")[0].endswith("/login")
