"""The page of a user's account in a real browser; what it shows and does is what the API shows and does."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from testkit.browser import DESKTOP
from testkit.cognito import OTHER_PASSWORD, PASSWORD, new_email, new_phone, unique
from testkit.devices import OPT_IN
from testkit.factors import EMAIL, SMS, TOKEN
from testkit.openid import add_provider, mock_provider, sign_in_at_provider
from testkit.server import run_martlet
from testkit.totp import App

NARROW = (320, 640)


@pytest.fixture
def pool(api):
    made = api.make_pool(PoolName="Shop", AutoVerifiedAttributes=["email"], **OPT_IN)
    api.admin.set_user_pool_session_configuration(
        UserPoolId=made, UserSessionTracking="ENABLED", TokenSession={"MaxPerUser": 20})
    return made


@pytest.fixture
def app(make_app, pool):
    return make_app(pool, ClientName="Shop web")


@pytest.fixture
def user(api, pool):
    return api.make_user(pool, email=new_email(), email_verified="true", phone_number=new_phone())


@pytest.fixture
def account(browser, app, user):
    return AccountPages(browser, app, user)


class AccountPages:
    """The account of a user in the browser."""

    def __init__(self, browser, app, user):
        self.browser, self.app, self.user = browser, app, user

    def address(self, page="", **more):
        query = "&".join([f"client_id={self.app.client.id}", *(f"{name}={value}" for name, value in more.items())])
        return f"{self.app.server.url}/account{page}?{query}"

    def open(self, page="", **more):
        self.browser.open(self.address(page, **more))

    def sign_in(self, password=PASSWORD, **more):
        self.open(**more)
        self.browser.send(username=self.user.username, password=password)
        if "/login/device" in self.browser.url:
            self.browser.press("button[value=no]")
        assert self.browser.one("#sessions"), self.browser.text

    def press(self, value, form):
        self.browser.press(f"button[form='{form}'][value='{value}']")

    @property
    def notice(self):
        return [one.text for one in self.browser.all(".notice")]


def sessions_of(api, pool, user):
    return api.admin.admin_list_user_sessions(UserPoolId=pool, Username=user.username)["Sessions"]


def factors_of(api, pool, user):
    found = api.admin.admin_get_user(UserPoolId=pool, Username=user.username)
    return found.get("UserMFASettingList", []), found.get("PreferredMfaSetting")


def assert_accessible(browser, name):
    """In light and dark, and no wider than 320 pixels."""
    for dark in (False, True):
        browser.prefer_dark(dark)
        browser.shoot(f"{name}-{'dark' if dark else 'light'}")
        assert browser.violations() == [], name
    browser.resize(NARROW)
    browser.shoot(f"{name}-320")
    assert not browser.scrolls_sideways(), name
    assert browser.violations() == [], name
    browser.resize(DESKTOP)
    browser.prefer_dark(False)


def test_sessions_are_seen_and_ended(api, browser, pool, app, user, account):
    phone = api.sign_in(app.client, user.username)
    account.sign_in()
    assert_accessible(browser, "account")
    assert browser.title == "Your account"
    assert "Shop web" in browser.text
    assert "This browser" in browser.text
    times = [one.text for one in browser.all("time")]
    assert len(times) == 2, "the browser's own form"
    assert not any("UTC" in one for one in times), "the browser's own form"
    [ended] = [one for one in sessions_of(api, pool, user) if one["SessionType"] == "TOKEN"]
    account.press(ended["SessionId"], "end-session")
    assert account.notice == ["Your change has been saved."]
    assert [one["SessionType"] for one in sessions_of(api, pool, user)] == ["SSO"]
    with pytest.raises(api.public.exceptions.NotAuthorizedException):
        api.public.get_user(AccessToken=phone["AccessToken"])
    api.sign_in(app.client, user.username)
    browser.press("button[value=everywhere]")
    browser.shoot("everywhere")
    assert browser.title == "You are signed out"
    assert sessions_of(api, pool, user) == []
    account.open()
    assert browser.title == "Sign in"


def test_a_remembered_browser_is_forgotten(api, browser, pool, user, account):
    account.open()
    browser.send(username=user.username, password=PASSWORD)
    browser.press("button[value=yes]")
    assert_accessible(browser, "devices")
    devices = api.admin.admin_list_devices(UserPoolId=pool, Username=user.username)["Devices"]
    assert len(devices) == 1
    assert browser.one("#devices-1").text == "Chrome on Linux This browser"
    account.press(devices[0]["DeviceKey"], "forget-device")
    assert account.notice
    assert browser.all("#devices") == []
    assert api.admin.admin_list_devices(UserPoolId=pool, Username=user.username)["Devices"] == []


def test_the_password_is_changed(api, browser, pool, app, user, account):
    api.sign_in(app.client, user.username)
    account.sign_in()
    browser.press("a[href^='/account/password']")
    assert_accessible(browser, "password")
    browser.send(password=OTHER_PASSWORD, new_password=OTHER_PASSWORD, repeated_password=OTHER_PASSWORD)
    browser.shoot("wrong")
    assert browser.one("#password-problem").text == "This password is wrong."
    assert browser.violations() == []
    browser.send(password=PASSWORD, new_password=OTHER_PASSWORD, repeated_password=OTHER_PASSWORD)
    browser.shoot("changed")
    assert account.notice
    assert [one["SessionType"] for one in sessions_of(api, pool, user)] == ["SSO"]
    api.sign_in(app.client, user.username, OTHER_PASSWORD)


def test_second_factors_are_set_up_chosen_and_removed(api, browser, pool, app, user, account):
    api.admin.set_user_pool_mfa_config(UserPoolId=pool, MfaConfiguration="OPTIONAL", **SMS, **TOKEN, **EMAIL)
    account.sign_in()
    browser.press("a[href^='/account/factors']")
    assert_accessible(browser, "factors")
    account.press("app", "set-up")
    assert_accessible(browser, "authenticator")
    shown = App(browser.one(".key code").text.replace(" ", ""))
    browser.send(code="000000")
    assert browser.one("#code").get_attribute("aria-invalid") == "true"
    browser.send(code=shown.code())
    assert factors_of(api, pool, user) == (["SOFTWARE_TOKEN_MFA"], "SOFTWARE_TOKEN_MFA")
    account.press("on EMAIL_OTP", "set-preference")
    account.press("on SMS_MFA", "set-preference")
    account.press("prefer SMS_MFA", "set-preference")
    browser.shoot("all-on")
    assert sorted(factors_of(api, pool, user)[0]) == ["EMAIL_OTP", "SMS_MFA", "SOFTWARE_TOKEN_MFA"]
    assert factors_of(api, pool, user)[1] == "SMS_MFA"
    account.press("off SMS_MFA", "set-preference")
    account.press("app", "remove-app")
    assert factors_of(api, pool, user) == (["EMAIL_OTP"], None)
    account.press("new", "make-codes")
    assert_accessible(browser, "codes")
    codes = [one.text for one in browser.all(".list li")]
    assert len(codes) == 10
    browser.press("a.button.main")
    assert "10 left" in browser.text
    # A code takes the place of the second factor.
    browser.open(app.sign_out_address())
    account.open()
    browser.send(username=user.username, password=PASSWORD)
    browser.press("a[href*='recovery=1']")
    browser.send(code=codes[3])
    if "/login/device" in browser.url:
        browser.press("button[value=no]")
    browser.press("a[href^='/account/factors']")
    assert "9 left" in browser.text


def test_accounts_of_other_providers_are_unlinked(api, browser, pool, make_app):
    with mock_provider() as provider:
        add_provider(api, pool, provider.issuer)
        app, sub = make_app(pool, SupportedIdentityProviders=["COGNITO", "Contoso"]), unique("sub")
        user = api.make_user(pool, email=new_email(), email_verified="true")
        api.admin.admin_link_provider_for_user(
            UserPoolId=pool, DestinationUser={"ProviderName": "Cognito", "ProviderAttributeValue": user.username},
            SourceUser={"ProviderName": "Contoso", "ProviderAttributeName": "Cognito_Subject",
                        "ProviderAttributeValue": sub})
        account = AccountPages(browser, app, user)
        account.sign_in()
        assert_accessible(browser, "providers")
        account.press(f"Contoso {sub}", "unlink")
        assert account.notice
        assert browser.all("#providers") == []
        found = api.admin.admin_get_user(UserPoolId=pool, Username=user.username)["UserAttributes"]
        assert "identities" not in [one["Name"] for one in found]
        # With the provider there is an account of its own now, which has no password here.
        browser.open(app.sign_out_address())
        provider.set_user(sub, email=new_email())
        account.open()
        browser.press("a[href*='identity_provider=Contoso']")
        sign_in_at_provider(browser, provider, sub)
        if "/login/device" in browser.url:
            browser.press("button[value=no]")
        browser.shoot("external")
        assert browser.title == "Your account"
        assert browser.all("#sign-in") == []
        assert browser.all("button[form=unlink]") == []
        assert browser.violations() == []


def test_the_keyboard_is_enough(api, browser, pool, app, user, account):
    api.sign_in(app.client, user.username)
    account.sign_in()
    tab_to(browser, "a[href^='/account/password']").send_keys(Keys.ENTER)
    browser.wait(lambda: browser.title == "Change your password", "the page of the password")
    keys = ActionChains(browser.driver)
    for word in (PASSWORD, OTHER_PASSWORD, OTHER_PASSWORD):
        keys.send_keys(word, Keys.TAB)
        # The button that shows the password comes behind its field.
        keys.send_keys(Keys.TAB)
    keys.send_keys(Keys.SHIFT, Keys.NULL, Keys.ENTER).perform()
    browser.wait(lambda: account.notice, "the notice")
    api.sign_in(app.client, user.username, OTHER_PASSWORD)
    account.open()
    tab_to(browser, "button[form='end-session']").send_keys(Keys.SPACE)
    browser.wait(lambda: account.notice, "the notice")
    browser.shoot("ended")
    assert [one["SessionType"] for one in sessions_of(api, pool, user)] == ["SSO"]


def tab_to(browser, selector):
    """Goes from one thing to the next until it is the one sought, and sees where the focus is all the way."""
    for _ in range(60):
        ActionChains(browser.driver).send_keys(Keys.TAB).perform()
        focused = browser.driver.switch_to.active_element
        assert focused.value_of_css_property("outline-style") != "none" or focused.tag_name in ("input", "body")
        if focused in browser.all(selector):
            return focused
    raise AssertionError(f"no way to {selector}")


def test_everything_works_without_scripts_and_in_arabic(api, browser, pool, app, user, account):
    api.sign_in(app.client, user.username)
    browser.run_scripts(False)
    account.sign_in(lang="ar")
    browser.run_scripts(True)
    browser.resize(NARROW)
    browser.shoot("arabic-320")
    assert browser.one("html").get_attribute("dir") == "rtl"
    assert not browser.scrolls_sideways()
    assert browser.violations() == []
    assert all("UTC" in one.text for one in browser.all("time"))
    browser.run_scripts(False)
    [ended] = [one for one in sessions_of(api, pool, user) if one["SessionType"] == "TOKEN"]
    account.press(ended["SessionId"], "end-session")
    assert browser.one("html").get_attribute("dir") == "rtl"
    assert account.notice
    browser.press("a[href^='/account/password']")
    browser.send(password=PASSWORD, new_password=OTHER_PASSWORD, repeated_password=OTHER_PASSWORD)
    assert account.notice
    assert browser.one("html").get_attribute("dir") == "rtl"
    browser.press("button[value=everywhere]")
    assert browser.one("html").get_attribute("dir") == "rtl"
    assert sessions_of(api, pool, user) == []


def test_a_signed_in_user_finds_the_account_and_a_pool_can_go_without(api, browser, pool, app, user, account):
    account.sign_in()
    browser.open(app.address("/login"))
    browser.shoot("welcome-back")
    assert browser.violations() == []
    browser.press("a[href^='/account?']")
    assert browser.title == "Your account"
    browser.open(app.sign_out_address())
    ran = run_martlet("pool", "set", pool, "--account", "off", *api.server.store, environment=api.server.root_key)
    assert ran.returncode == 0, ran.stderr
    assert "account  off" in ran.stdout, ran.stderr
    browser.wait(lambda: account.open() or browser.title == "There is no such page", "the end of the pages")
    browser.shoot("none")
