"""The hosted pages as users see them: a real browser, an app on another site, and the codes that messages bring."""

import pytest

from testkit.cognito import FLOWS, OTHER_PASSWORD, PASSWORD, SMS_ROLE, as_dict, new_email, new_phone, unique
from testkit.factors import SMS, TOKEN
from testkit.totp import App


@pytest.fixture
def pool(api):
    return api.make_pool(AutoVerifiedAttributes=["email"], Schema=[
        {"Name": "email", "AttributeDataType": "String", "Required": True, "Mutable": True}])


@pytest.fixture
def app(make_app, pool):
    return make_app(pool)


@pytest.fixture
def user(api, pool):
    return api.make_user(pool, email=new_email(), email_verified="true")


def begin(browser, app):
    """The sign-in page."""
    browser.open(f"{app.url}/start")
    assert browser.title == "Sign in"
    assert browser.url.startswith(f"{app.server.url}/login?")


def sign_in(browser, app, user, password=None):
    begin(browser, app)
    browser.send(username=user.username, password=password or user.password)


def assert_welcome(browser, app, name):
    """The app has got the user's tokens and says so."""
    assert browser.url.startswith(app.callback), app.errors
    assert browser.text == f"Hello {name}", app.errors


@pytest.mark.rows("UP-SIGN-08", "SGN-SELF-08", "UI-15")
def test_a_new_user_signs_up_and_in(api, browser, app):
    email, name = new_email(), unique("new")
    begin(browser, app)
    browser.shoot("sign-in")
    browser.press(".link a[href^='/signup']")
    browser.shoot("sign-up")
    browser.send(username=name, attribute__email=email, new_password=PASSWORD, repeated_password=PASSWORD)
    browser.shoot("confirm")
    assert browser.title == "Confirm your account"
    browser.send(code=api.code(email))
    assert_welcome(browser, app, name)
    assert as_dict(api.admin.admin_get_user(UserPoolId=app.pool, Username=name)["UserAttributes"])["email"] == email


@pytest.mark.rows("UP-SIGN-08")
def test_a_sign_up_with_two_passwords_or_a_wrong_code_goes_on_after_the_mistake(api, browser, app):
    email, name = new_email(), unique("new")
    begin(browser, app)
    browser.press(".link a[href^='/signup']")
    browser.send(username=name, attribute__email=email, new_password=PASSWORD, repeated_password=OTHER_PASSWORD)
    browser.shoot("two-passwords")
    assert browser.one("#repeated_password").get_attribute("aria-invalid") == "true"
    assert browser.one("#username").get_attribute("value") == name, "what was typed is kept"
    browser.send(new_password=PASSWORD, repeated_password=PASSWORD)
    right = api.code(email)
    browser.send(code="000000" if right != "000000" else "111111")
    browser.shoot("wrong-code")
    assert browser.one("#code").get_attribute("aria-invalid") == "true"
    browser.press("form.minor button")
    browser.shoot("sent-again")
    browser.send(code=api.code(email, 2))
    assert_welcome(browser, app, name)


@pytest.mark.rows("UP-MFA-16")
def test_a_pool_that_requires_a_second_factor_sets_up_an_authenticator_app(api, browser, app, user):
    api.admin.set_user_pool_mfa_config(UserPoolId=app.pool, MfaConfiguration="ON", **TOKEN)
    sign_in(browser, app, user)
    browser.shoot("set-up")
    assert browser.one("svg.qr").is_displayed()
    shown = App(browser.one(".key code").text.replace(" ", ""))
    browser.send(code=shown.code())
    assert_welcome(browser, app, user.username)
    browser.open(app.sign_out_address())
    sign_in(browser, app, user)
    browser.shoot("code")
    browser.send(code=shown.at(-20))
    assert browser.one("#code").get_attribute("aria-invalid") == "true"
    browser.send(code=shown.code())
    assert_welcome(browser, app, user.username)


@pytest.mark.rows("UP-MFA-09")
def test_a_code_by_sms_is_asked_for_on_a_page_of_its_own(api, browser, app, user):
    phone = new_phone()
    api.admin.set_user_pool_mfa_config(UserPoolId=app.pool, MfaConfiguration="OPTIONAL", **SMS)
    api.admin.admin_update_user_attributes(UserPoolId=app.pool, Username=user.username, UserAttributes=[
        {"Name": "phone_number", "Value": phone}, {"Name": "phone_number_verified", "Value": "true"}])
    api.admin.admin_set_user_mfa_preference(
        UserPoolId=app.pool, Username=user.username, SMSMfaSettings={"Enabled": True, "PreferredMfa": True})
    sign_in(browser, app, user)
    browser.shoot("sms-code")
    assert phone not in browser.text, "the number is masked"
    assert phone[-4:] in browser.text, "the number is masked"
    browser.send(code=api.code(phone))
    assert_welcome(browser, app, user.username)


def test_an_invited_user_chooses_a_password(api, browser, app):
    email, name = new_email(), unique("invited")
    api.admin.admin_create_user(UserPoolId=app.pool, Username=name, TemporaryPassword=PASSWORD, UserAttributes=[
        {"Name": "email", "Value": email}, {"Name": "email_verified", "Value": "true"}])
    begin(browser, app)
    browser.send(username=name, password=PASSWORD)
    browser.shoot("new-password")
    browser.send(new_password=OTHER_PASSWORD, repeated_password=OTHER_PASSWORD)
    assert_welcome(browser, app, name)
    assert api.status_of(app.pool, name) == "CONFIRMED"


@pytest.mark.rows("UP-SIGN-20")
def test_a_forgotten_password_is_reset(api, browser, app, user):
    begin(browser, app)
    browser.press("a[href^='/forgotPassword']")
    browser.send(username=user.username)
    browser.shoot("reset")
    browser.fill(code=api.code(user.email), new_password="short")
    assert browser.all(".rules .passwordCheck-notValid-customizable"), "the rules are ticked while they are typed"
    browser.send(new_password=OTHER_PASSWORD, repeated_password=OTHER_PASSWORD)
    assert_welcome(browser, app, user.username)


def test_a_wrong_password_shows_an_alert(browser, app, user):
    sign_in(browser, app, user, "Wrong-Horse-7")
    browser.shoot("wrong")
    assert browser.one("[role=alert]").is_displayed()
    assert browser.one("#username").get_attribute("value") == user.username
    assert browser.one("#password").get_attribute("value") == ""
    assert browser.violations() == []
    browser.send(password=PASSWORD)
    assert_welcome(browser, app, user.username)


@pytest.mark.rows("OA-22", "OA-24")
def test_a_second_app_needs_no_password_until_the_sign_out(browser, app, user, make_app):
    sign_in(browser, app, user)
    second = make_app(app.pool)
    browser.open(second.address("/login", code_challenge=None))
    browser.shoot("signed-in")
    assert user.username in browser.one("button.main").text
    browser.open(f"{second.url}/start")
    if not browser.url.startswith(second.callback):
        browser.press("button[value=continue]")
    assert_welcome(browser, second, user.username)
    assert second.claims["sub"] == user.sub
    assert second.claims["aud"] == second.client.id
    browser.open(app.sign_out_address())
    assert browser.url == app.goodbye
    assert browser.text == "Good bye"
    begin(browser, second)


@pytest.mark.rows("UI-14")
def test_two_sign_ins_in_one_browser_end_in_crossed_order(browser, app, user, make_app):
    second = make_app(app.pool)
    begin(browser, app)
    first_tab = browser.driver.current_window_handle
    browser.driver.switch_to.new_window("tab")
    begin(browser, second)
    browser.shoot("second-tab")
    second_tab = browser.driver.current_window_handle
    browser.driver.switch_to.window(first_tab)
    browser.send(username=user.username, password=PASSWORD)
    assert_welcome(browser, app, user.username)
    browser.driver.close()
    browser.driver.switch_to.window(second_tab)
    browser.send(username=user.username, password=PASSWORD)
    assert_welcome(browser, second, user.username)
    # The form of a sign-in that has ended is not shown again. (The app takes its state once only.)
    browser.driver.back()
    browser.wait(lambda: browser.all("button[value=continue]"), "the page of a signed-in user")
    browser.shoot("after-the-end")
    assert not browser.all("input[name=password]")
    browser.press("button[value=continue]")
    assert browser.url.startswith(second.callback)


@pytest.mark.rows("UI-15")
def test_everything_works_without_javascript(browser, app, user):
    browser.run_scripts(False)
    begin(browser, app)
    assert not browser.all(".reveal"), "the button needs the script"
    browser.shoot("sign-in")
    browser.send(username=user.username, password="Wrong-Horse-7")
    assert browser.one("[role=alert]").is_displayed()
    browser.send(password=PASSWORD)
    assert_welcome(browser, app, user.username)


def test_the_script_shows_a_password(browser, app):
    begin(browser, app)
    browser.fill(password=PASSWORD)
    button = browser.one(".reveal")
    for kind, pressed in [("text", "true"), ("password", "false")]:
        button.click()
        assert browser.one("#password").get_attribute("type") == kind
        assert button.get_attribute("aria-pressed") == pressed


@pytest.mark.rows("UI-07")
def test_pages_cannot_be_framed(browser, app):
    app.pages["/frame"] = f'<!doctype html><title>Frame</title><iframe src="{app.address("/login")}"></iframe>'
    app.pages["/own"] = '<!doctype html><title>Frame</title><iframe src="/inner"></iframe>'
    app.pages["/inner"] = "<!doctype html><form></form>"
    for path, forms in [("/own", 1), ("/frame", 0)]:
        browser.open(app.url + path)
        browser.driver.switch_to.frame(browser.one("iframe"))
        assert len(browser.all("form")) == forms, path
        browser.driver.switch_to.default_content()
    browser.shoot("framed")
    said = browser.complaints()
    assert any("frame-ancestors" in line or "X-Frame-Options" in line for line in said), said


@pytest.mark.rows("UI-01", "UI-02")
def test_a_form_of_another_site_does_not_sign_in(browser, app, user):
    begin(browser, app)
    own = browser.one("input[name=csrf]").get_attribute("value")
    address = browser.one("form.form").get_attribute("action")
    fields = {"username": user.username, "password": PASSWORD, "csrf": own}
    inputs = "".join(f'<input name="{name}" value="{value}">' for name, value in fields.items())
    app.pages["/forged"] = (
        '<!doctype html><title>Forged</title>'
        f'<form class="form" method="post" action="{address.replace("&", "&amp;")}">{inputs}'
        '<button class="main">Win</button></form>')
    browser.open(f"{app.url}/forged")
    browser.press()
    browser.shoot("refused")
    assert browser.title == "This page has expired"
    assert not app.tokens
    browser.open(app.address(prompt="none"))
    assert app.errors[-1]["error"] == "login_required"


@pytest.mark.rows("UI-18")
def test_the_page_says_what_is_wrong_with_a_request(browser, app):
    browser.open(app.address(redirect_uri="https://evil.example.com/"))
    browser.shoot("error")
    assert browser.title == "Something is wrong with this link"
    assert browser.violations() == []


def test_the_language_that_an_app_asks_for_stays(browser, app, user):
    browser.open(app.address(lang="ar"))
    browser.shoot("arabic")
    assert browser.one("html").get_attribute("dir") == "rtl"
    browser.send(username=user.username, password="Wrong-Horse-7")
    browser.shoot("arabic-alert")
    assert browser.one("html").get_attribute("dir") == "rtl", "the language goes with the form"
    assert browser.violations() == []


@pytest.fixture(params=["email", "phone_number"])
def by_address(request, api, make_app):
    """An app whose users sign in with an address, by a password or a code, and one of them with the address."""
    kind = request.param
    factor = "EMAIL_OTP" if kind == "email" else "SMS_OTP"
    pool = api.make_pool(
        UsernameAttributes=[kind], AutoVerifiedAttributes=[kind], SmsConfiguration=SMS_ROLE,
        Policies={"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", factor]}})
    address = new_email() if kind == "email" else new_phone()
    user = api.make_user(pool, address, **{kind: address, f"{kind}_verified": "true"})
    return make_app(pool, ExplicitAuthFlows=[*FLOWS, "ALLOW_USER_AUTH"]), user, address


def assert_called(browser, address, user):
    """The page calls the user by the address, and has the id nowhere."""
    source = browser.driver.page_source
    assert address in browser.text or f'value="{address}"' in source, browser.text
    assert user.sub not in source, browser.url


def test_the_name_first_with_an_address_ends_signed_in(browser, by_address):
    """The id of the user is shown on no page, and no browser refuses the field."""
    app, user, address = by_address
    begin(browser, app)
    browser.send(username=address)
    browser.shoot("first-factor")
    assert_called(browser, address, user)
    browser.press("button[value=PASSWORD]")
    browser.shoot("password")
    assert_called(browser, address, user)
    assert browser.one("#username").get_attribute("value") == address
    assert browser.violations() == []
    browser.send(password="Wrong-Horse-7")
    assert_called(browser, address, user)
    browser.send(password=PASSWORD)
    assert_welcome(browser, app, user.sub)
    browser.open(app.address("/login"))
    browser.shoot("signed-in")
    assert_called(browser, address, user)


def test_an_authenticator_app_gets_the_address(api, browser, by_address):
    app, user, address = by_address
    api.admin.update_user_pool(
        UserPoolId=app.pool, Policies={"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD"]}})
    api.admin.set_user_pool_mfa_config(UserPoolId=app.pool, MfaConfiguration="ON", **TOKEN)
    begin(browser, app)
    browser.send(username=address, password=PASSWORD)
    browser.shoot("set-up")
    assert user.sub not in browser.driver.page_source
    assert browser.one("svg.qr").is_displayed()


@pytest.mark.rows("WIRE-22")
def test_scripts_of_an_app_may_call_and_read_refusals(browser, app):
    """With a header that SDKs send, which the browser asks about before."""
    app.pages["/call"] = "<!doctype html><title>Call</title><p>An app"
    browser.open(f"{app.url}/call")
    call = """
        const [url, body, done] = arguments;
        fetch(url, {method: "POST", body, headers: {
            "content-type": "application/x-www-form-urlencoded", "x-amz-user-agent": "aws-amplify/6",
            "authorization": "x",
        }}).then(async response => done([response.status, await response.text()]),
                 error => done([0, String(error)]));"""
    for path, body, status, word in [
        ("/oauth2/token", "grant_type=authorization_code", 400, "invalid_client"),
        ("/oauth2/revoke", "token=x", 400, "error"),
        ("/oauth2/userInfo", "", 400, "error"), ("/oauth2/introspect", "token=x", 400, "error"),
        ("/oauth2/device_authorization", "", 400, "error"), ("/nowhere", "", 404, "Not Found"),
    ]:
        found, text = browser.driver.execute_async_script(call, app.server.url + path, body)
        assert (found, word in text) == (status, True), (path, found, text)
