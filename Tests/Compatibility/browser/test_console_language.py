"""The console in other languages in Chromium: chosen by mouse, read from right to left, narrow, and by axe."""

import pytest
from selenium.webdriver.support.ui import Select

from testkit.console import address_for

NARROW = (320, 740)


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No page of these depends on the store."""
    return request.param


@pytest.fixture
def console(api, browser):
    """A browser that has entered."""
    browser.open(address_for(api.server))
    browser.press("button.main")
    return browser


def choose(console, tag):
    """Chooses a language on the page by mouse."""
    Select(console.one("#language-choice")).select_by_value(tag)
    console.press("form.language button")
    console.wait(lambda: console.one("html").get_attribute("lang") == tag, "the page in another language")


@pytest.mark.parametrize("scripts", [True, False])
def test_a_language_is_chosen_on_a_page_and_kept(api, console, scripts):
    pool = api.make_pool()
    console.run_scripts(scripts)
    console.open(f"{api.server.admin_url}/console/pools/{pool}/settings/policies")
    here = console.url
    choose(console, "de")
    assert console.url == here
    console.open(f"{api.server.admin_url}/console")
    assert console.one("html").get_attribute("lang") == "de"
    assert console.title == "Start"


@pytest.mark.parametrize("tag", ["de", "es", "fr", "it", "ar", "ja"])
def test_pages_in_other_languages_are_accessible_and_fit(api, console, tag):
    pool = api.make_pool()
    user = api.make_user(pool)
    console.resize(NARROW)
    choose(console, tag)
    console.complaints()
    for path in ("", "/pools", f"/pools/{pool}", f"/pools/{pool}/user?username={user.username}", "/new-identity-pool",
                 f"/pools/{pool}/settings/policies", f"/pools/{pool}/branding", "/access", "/tools/token", "/server"):
        console.open(f"{api.server.admin_url}/console{path}")
        console.shoot(f"{tag}-{path.strip('/').split('?')[0].replace('/', '-').replace(pool, 'pool')}")
        assert console.one("html").get_attribute("dir") == ("rtl" if tag == "ar" else "ltr")
        assert console.violations() == [], path
        assert not console.scrolls_sideways(), path
        assert console.complaints() == [], path


def test_arabic_pages_begin_at_the_right_and_commands_at_the_left(api, console):
    choose(console, "ar")
    console.open(f"{api.server.admin_url}/console/pools")
    first, second = console.all("header nav li")[:2]
    assert first.location["x"] > second.location["x"]
    for element in console.all("pre"):
        assert element.value_of_css_property("direction") == "ltr"
