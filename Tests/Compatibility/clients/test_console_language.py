"""The language of the console: what a browser accepts, what is chosen, and what a choice keeps."""

import pytest

from testkit.console import Console, ConsolePage, address_for

LANGUAGES = ["en", "de", "es", "fr", "it", "pt-BR", "ja", "ko", "zh-CN", "zh-TW", "id", "ar"]


@pytest.fixture
def console(api):
    return Console(api.server)


def language(page):
    """The language and the direction of a page."""
    start = page.source.index("<html ")
    words = page.source[start:page.source.index(">", start)].split('"')
    return words[1], words[3]


def choice(page):
    """The form that chooses a language."""
    return next(form for form in page.forms if "lang" in form["fields"])


def choose(console, page, tag):
    """The page after its form was sent with a language."""
    form = choice(page)
    address = f"{console.server.admin_url}{form['action']}"
    return ConsolePage(console.http.get(address, params=form["fields"] | {"lang": tag}, timeout=60))


def test_a_page_speaks_what_the_browser_accepts(console):
    console.http.headers["Accept-Language"] = "xx, de-AT;q=0.9, ar;q=0.8"
    assert language(console.show("/console")) == ("de", "ltr")
    console.http.headers["Accept-Language"] = "ar"
    assert language(console.show("/console/pools")) == ("ar", "rtl")
    console.http.headers["Accept-Language"] = "xx"
    assert language(console.show("/console")) == ("en", "ltr")


def test_a_choice_keeps_the_page_and_holds_on_the_next_ones(api, console):
    pool = api.make_pool()
    console.http.headers["Accept-Language"] = "fr"
    here = f"/console/pools/{pool}/users?q=zo%26e&in=email"
    page = console.show(here)
    assert choice(page)["fields"]["lang"] == "fr"
    chosen = choose(console, page, "ar")
    assert language(chosen) == ("ar", "rtl")
    assert chosen.response.url == f"{console.server.admin_url}{here}"
    assert choice(chosen)["fields"]["lang"] == "ar"
    assert language(console.show("/console/tools")) == ("ar", "rtl")
    german = choose(console, chosen, "de")
    assert language(german) == ("de", "ltr")
    assert "Benutzer" in german.text
    assert language(console.show(f"/console/pools/{pool}x/users")) == ("de", "ltr"), "pages of refusals too"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_pages_are_shown_in_every_language(api, console, tag):
    pool = api.make_pool()
    for path in ("", "/pools", f"/pools/{pool}", f"/pools/{pool}/settings/policies", f"/pools/{pool}/users",
                 f"/pools/{pool}/new-client", "/access", "/tools/token", "/operations", "/audit", "/server", "/jobs"):
        page = console.show(f"/console{path}?lang={tag}")
        assert page.status in (200, 404), path
        if page.status == 200:
            assert language(page) == (tag, "rtl" if tag == "ar" else "ltr"), path
    assert language(console.show("/console"))[0] == tag


def test_a_form_and_its_review_speak_the_language_that_was_chosen(api, console):
    pool = api.make_pool()
    user = api.make_user(pool)
    page = console.show(f"/console/pools/{pool}/user?username={user.username}&lang=de")
    review = console.send(page.form(action="disable"))
    assert language(review) == ("de", "ltr")
    assert all("lang" not in form["fields"] for form in review.forms), "what was sent would be lost"
    done = console.send(review.form(reviewed="yes"))
    assert language(done) == ("de", "ltr")
    assert not api.admin.admin_get_user(UserPoolId=pool, Username=user.username)["Enabled"]


def test_the_entry_keeps_its_address_in_another_language(api):
    console = Console(api.server)
    console.http.cookies.clear()
    page = console.show(address_for(api.server))
    italian = choose(console, page, "it")
    assert language(italian) == ("it", "ltr")
    entered = console.send(italian.form(address=None))
    assert entered.status == 200
    assert language(entered) == ("it", "ltr")


def test_browsers_without_a_session_see_their_language(api, console):
    console.http.cookies.clear()
    page = console.show("/console/pools?lang=es")
    assert page.status == 401
    assert language(page) == ("es", "ltr")


@pytest.mark.parametrize("query", ["lang=xx", "lang=", "%6Cang=de", "lang=de&lang=fr", "lang=//evil.example", "lang=%00"])
def test_no_parameter_leads_elsewhere_or_around(console, query):
    response = console.http.get(f"{console.server.admin_url}/console?{query}", timeout=60)
    assert response.status_code == 200
    assert len(response.history) < 2
    assert response.url.startswith(f"{console.server.admin_url}/console")
