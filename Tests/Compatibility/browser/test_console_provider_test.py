"""A sign-in with a provider that an operator tries in the console, in Chromium: the provider's page is another tab."""

import pytest

from testkit.browser import DESKTOP
from testkit.cognito import new_email, unique
from testkit.console import address_for
from testkit.openid import add_provider, mock_provider, sign_in_at_provider

NARROW = (320, 740)
FAMILY_NAME = {"Name": "family_name", "AttributeDataType": "String", "Required": True, "Mutable": True}


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No page of these depends on the store."""
    return request.param


@pytest.fixture(scope="module")
def provider():
    with mock_provider() as made:
        yield made


def check(browser, name):
    """The page is accessible in every look."""
    for look in ("light", "dark", "narrow"):
        browser.prefer_dark(look == "dark")
        if look == "narrow":
            browser.resize(NARROW)
        browser.shoot(f"{name}-{look}")
        assert browser.violations() == [], (name, look)
        assert not browser.scrolls_sideways(), (name, look)
    browser.prefer_dark(False)
    browser.resize(DESKTOP)


def gaps(browser):
    """The pixels between each list of facts and the table that follows it."""
    return browser.driver.execute_script(
        "return [...document.querySelectorAll('main dl + .scroll')].map(table => "
        "table.getBoundingClientRect().top - table.previousElementSibling.getBoundingClientRect().bottom)")


@pytest.mark.parametrize("succeeds", [True, False], ids=["accepted", "refused"])
def test_an_operator_tries_a_sign_in(api, browser, provider, succeeds):
    settings = {} if succeeds else {"Schema": [FAMILY_NAME]}
    pool, sub, email = api.make_pool(**settings), unique("sub"), new_email()
    add_provider(api, pool, provider.issuer)
    provider.set_user(sub, email=email, email_verified=True, name="<b>Eve</b>")
    browser.open(address_for(api.server))
    browser.press("button.main")
    browser.open(f"{api.server.admin_url}/console/pools/{pool}/provider?name=Contoso")
    browser.press("a[href*='provider-test']")
    check(browser, "begin")
    browser.press("main form button.main")
    console = browser.driver.current_window_handle

    def has_opened():
        # The page loads anew meanwhile.
        for link in browser.all("a#begin"):
            link.click()
        return len(browser.driver.window_handles) > 1

    browser.wait(has_opened, "a tab of the provider")
    browser.driver.switch_to.window(browser.driver.window_handles[-1])
    sign_in_at_provider(browser, provider, sub)
    browser.wait(lambda: browser.title == "The test has ended", "the end of the test")
    assert email not in browser.text
    check(browser, "end")
    browser.driver.close()
    browser.driver.switch_to.window(console)
    # The page asks again by itself.
    browser.wait(lambda: browser.all("#verdict"), "the report")
    check(browser, "report")
    assert [gap > 15 for gap in gaps(browser)] == [True]
    verdict = "would be accepted" if succeeds else "attributes required: [family_name]"
    assert verdict in browser.one("#verdict").text
    assert email in browser.text and "<b>Eve<\\/b>" in browser.one("#user-info").text
    assert api.admin.list_users(UserPoolId=pool)["Users"] == []
