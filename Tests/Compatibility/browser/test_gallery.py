"""Every screen of the hosted pages: accessible in each look, and no wider than a phone."""

import pytest

from testkit.browser import DESKTOP, PHONE

# Whether colours are dark and whether they are forced, and the query.
LOOKS = {
    "light": (False, False, ""), "light-errors": (False, False, "?state=error"),
    "dark-errors": (True, False, "?state=error"), "dark-arabic": (True, False, "?lang=ar"),
    "brand": (False, False, "?brand=sample&state=error"), "forced-colors": (False, True, "?state=error"),
}
# 1280 pixels at 200 %.
ZOOMED = (640, 450)


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No screen depends on the store."""
    return request.param


@pytest.mark.parametrize("look", LOOKS)
def test_every_screen_is_accessible_and_fits_a_phone(server, browser, look):
    dark, forced, query = LOOKS[look]
    browser.prefer_dark(dark, forced_colors=forced)
    browser.open(f"{server.url}/gallery")
    assert browser.violations() == []
    screens = [link.get_attribute("href").split("?")[0] for link in browser.all("li a")]
    assert len(screens) >= 30
    wrong = {}
    for screen in screens:
        browser.open(screen + query)
        name = screen.rpartition("/")[2]
        browser.shoot(name)
        fields = browser.all("form.form input:not([type=hidden]):not(.unseen)")
        if fields and browser.driver.switch_to.active_element not in fields:
            wrong[f"{name}, focus"] = "no field has it"
        assert browser.driver.execute_script("return matchMedia('(prefers-color-scheme: dark)').matches") == dark
        if found := browser.violations():
            wrong[name] = found
        for size in (PHONE, ZOOMED):
            browser.resize(size)
            if browser.scrolls_sideways():
                wrong[f"{name} at {size}"] = "scrolls to the side"
        browser.resize(DESKTOP)
    assert wrong == {}


def test_violations_and_pages_that_are_too_wide_are_found(browser):
    browser.open("data:text/html,<p style='color:%23bbb;width:2000px'>pale</p><input>")
    found = {one[0] for one in browser.violations()}
    assert {"color-contrast", "label", "html-has-lang", "document-title"} <= found
    assert browser.scrolls_sideways()
