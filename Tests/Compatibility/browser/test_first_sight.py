"""What users meet first: the root of the server, whose page it is, and what pages help with."""

import pytest
import requests
from selenium.webdriver.common.by import By

from testkit.cognito import OTHER_PASSWORD, PASSWORD, attributes, new_email, new_phone, unique
from testkit.factors import SMS, TOKEN
from testkit.server import run_martlet
from testkit.totp import App
from testkit.waiting import eventually

SVG = (b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 12" onload="alert(1)"><script>alert(1)</script>'
       b'<rect width="40" height="12" fill="#0a0"/></svg>')
CSS = """
:root { --mark: #0b5d3b; --radius: 2px; --font: "DejaVu Serif", serif; --link: #0b5d3b; }
@media (prefers-color-scheme: dark) { :root { --mark: #7fd6ae; --on-mark: #06281a; --link: #7fd6ae; } }
"""


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No page of these depends on the store."""
    return request.param


@pytest.fixture
def pool(api):
    return api.make_pool(PoolName="Shop", AutoVerifiedAttributes=["email"], Schema=[
        {"Name": "email", "AttributeDataType": "String", "Required": True, "Mutable": True}])


@pytest.fixture
def app(make_app, pool):
    return make_app(pool, ClientName="Shop web")


def martlet(api, *words, code=0):
    ran = run_martlet(*words, *api.server.store, environment=api.server.root_key)
    assert ran.returncode == code, ran.stdout + ran.stderr
    return ran.stdout


def test_the_first_address_is_a_page_that_leads_to_a_sign_in(browser, app):
    browser.open(f"{app.server.url}/")
    browser.shoot("start")
    assert browser.violations() == []
    assert app.pool in browser.text
    assert "AWS_ENDPOINT_URL" in browser.text
    [link] = [one for one in browser.all("a") if app.client.id in (one.get_attribute("href") or "")]
    link.click()
    assert eventually(lambda: browser.driver.title == "Sign in · Shop")
    assert browser.one(".lead").text == "to continue to Shop web"
    assert browser.one(".mark").text == "S"
    browser.open(f"{app.server.url}/nowhere")
    browser.shoot("nowhere")
    assert browser.title == "There is no such page"
    assert browser.violations() == []


def test_outside_development_the_root_says_only_that_it_is_the_right_server(new_server, browser):
    server = new_server(dev=False)
    server.start()
    browser.open(f"{server.url}/")
    browser.shoot("root")
    assert browser.title == "Apps sign people in here"
    assert browser.violations() == []
    assert "AWS" not in browser.text
    assert "inbox" not in browser.driver.page_source
    for name, address in (("nowhere", f"{server.url}/nowhere"), ("gallery", f"{server.url}/gallery"),
                          ("inbox", f"{server.url}/inbox"), ("admin", f"{server.admin_url}/nowhere"),
                          ("admin-root", f"{server.admin_url}/")):
        browser.open(address)
        browser.shoot(name)
        assert browser.title in ("There is no such page", "No such page"), address
        assert browser.one("h1").text == "There is no such page"
        assert browser.violations() == []
    for path, status in (("/nowhere", 404), ("/", 405)):
        response = requests.get(server.admin_url + path, timeout=60)
        assert response.status_code == status, path
        assert "json" in response.headers["Content-Type"], path
        page = requests.get(server.admin_url + path, headers={"Accept": "text/html"}, timeout=60)
        assert page.status_code == status, path
        assert "text/html" in page.headers["Content-Type"], path


def test_programs_get_the_same_response_as_before(api):
    for path, status in [("/nowhere", 404), ("/", 405), ("/oauth2/token", 405)]:
        response = requests.get(api.server.url + path, headers={"Accept": "*/*"}, timeout=60)
        assert response.status_code == status, path
        assert "json" in response.headers["Content-Type"], path
    page = requests.get(f"{api.server.url}/oauth2/token", headers={"Accept": "text/html"}, timeout=60)
    assert page.status_code == 405
    assert page.headers["Allow"]
    assert "text/html" in page.headers["Content-Type"]


def test_a_pool_has_its_own_look_on_light_and_dark_pages(api, browser, app):
    api.make_domain(app.pool, unique("shop"))
    api.admin.set_ui_customization(UserPoolId=app.pool, ClientId="ALL", CSS=CSS, ImageFile=SVG)
    martlet(api, "pool", "set", app.pool, "--display-name", "Contoso", "--terms-url", "https://example.com/terms",
            "--privacy-url", "https://example.com/privacy")
    martlet(api, "pool", "texts", "set", app.pool, "signIn.title=Welcome to <Contoso>")
    martlet(api, "pool", "texts", "set", app.pool, "signIn.titel=x", code=1)
    martlet(api, "client", "set", "--pool", app.pool, "--client", app.client.id, "--display-name", "Contoso online")
    assert "signIn.title=Welcome to <Contoso>" in martlet(api, "pool", "texts", "get", app.pool, "--all")
    for dark, mark in [(False, "rgba(11, 93, 59, 1)"), (True, "rgba(127, 214, 174, 1)")]:
        browser.prefer_dark(dark)
        browser.open(app.address("/login"))
        browser.shoot("own-dark" if dark else "own-light")
        assert browser.violations() == []
        assert browser.driver.title == "Welcome to <Contoso> · Contoso"
        assert browser.one(".lead").text == "to continue to Contoso online"
        button = browser.one("form.form button.main")
        assert button.value_of_css_property("background-color") == mark
        assert button.value_of_css_property("border-radius") == "2px"
        assert button.value_of_css_property("transition-duration") == "0s", "the browser prefers reduced motion"
    logo, icon = browser.one("img.logo"), browser.one("link[rel=icon]")
    assert logo.get_attribute("src") == icon.get_attribute("href")
    file = requests.get(logo.get_attribute("src"), timeout=60)
    assert file.headers["Content-Type"] == "image/svg+xml"
    assert b"alert" not in file.content
    assert b"#0a0" in file.content
    terms = browser.one("a[href='https://example.com/terms']")
    assert terms.get_attribute("rel") == "noopener noreferrer"
    browser.open(f"{app.server.url}/gallery/code-email?client_id={app.client.id}")
    browser.shoot("own-gallery")
    assert browser.driver.title.endswith(" · Contoso")


def test_a_language_is_chosen_on_the_page_and_stays(browser, app, api, pool):
    user = api.make_user(pool, email=new_email(), email_verified="true")
    browser.open(f"{app.url}/start")
    browser.one(".languages summary").click()
    browser.shoot("languages")
    assert browser.violations() == []
    browser.press(".languages a[lang=ar]")
    browser.shoot("arabic")
    assert browser.one("html").get_attribute("dir") == "rtl"
    assert browser.url.startswith(f"{app.server.url}/login?")
    browser.send(username=user.username, password="Wrong-Horse-7")
    assert browser.one("html").get_attribute("dir") == "rtl"
    browser.send(password=PASSWORD)
    assert browser.url.startswith(app.callback), app.errors
    assert browser.text == f"Hello {user.username}", app.errors


def test_a_lost_text_message_is_sent_again(api, browser, app, pool):
    user, phone = api.make_user(pool, email=new_email(), email_verified="true"), new_phone()
    api.admin.set_user_pool_mfa_config(UserPoolId=pool, MfaConfiguration="OPTIONAL", **SMS)
    api.admin.admin_update_user_attributes(UserPoolId=pool, Username=user.username, UserAttributes=[
        {"Name": "phone_number", "Value": phone}, {"Name": "phone_number_verified", "Value": "true"}])
    api.admin.admin_set_user_mfa_preference(
        UserPoolId=pool, Username=user.username, SMSMfaSettings={"Enabled": True, "PreferredMfa": True})
    browser.open(f"{app.url}/start")
    browser.send(username=user.username, password=PASSWORD)
    browser.shoot("code")
    again = browser.one("form.minor button")
    assert not again.is_enabled(), "a code was just sent"
    assert "(" in again.text, "a code was just sent"
    assert "recovery" not in browser.text
    assert "Not you?" in browser.text
    browser.run_scripts(False)
    browser.driver.refresh()
    browser.press("form.minor button")
    browser.run_scripts(True)
    browser.shoot("again")
    browser.send(code=api.code(phone, 2))
    assert browser.url.startswith(app.callback), app.errors


def test_the_set_up_of_a_factor_says_whose_it_is(api, browser, app, pool):
    """And only a user who has recovery codes is offered to use one."""
    api.admin.set_user_pool_mfa_config(UserPoolId=pool, MfaConfiguration="ON", **TOKEN)
    user = api.make_user(pool, email=new_email(), email_verified="true")
    browser.open(f"{app.url}/start")
    browser.send(username=user.username, password=PASSWORD)
    browser.shoot("set-up")
    assert browser.violations() == []
    assert f"Signing in as {user.username}" in browser.text
    assert browser.driver.switch_to.active_element.get_attribute("id") == "code"
    browser.press(".link a")
    assert browser.title == "Sign in"
    browser.send(username=user.username, password=PASSWORD)
    phone = App(browser.one(".key code").text.replace(" ", ""))
    browser.send(code=phone.code())
    assert browser.url.startswith(app.callback), app.errors

    def begin():
        browser.open(app.sign_out_address())
        browser.open(f"{app.url}/start")
        browser.send(username=user.username, password=PASSWORD)

    begin()
    assert "recovery" not in browser.text
    codes = martlet(api, "user", "recovery-codes", pool, user.username).split()
    begin()
    browser.press("a[href*=recovery]")
    browser.shoot("recovery")
    assert f"Signing in as {user.username}" in browser.text
    assert browser.violations() == []
    browser.send(code=codes[0])
    assert browser.url.startswith(app.callback), app.errors


def test_a_new_user_sees_fields_in_the_usual_order_and_rules_that_can_be_broken(api, browser, make_app):
    schema = [{"Name": name, "AttributeDataType": "String", "Required": True, "Mutable": True}
              for name in ("birthdate", "email", "family_name", "given_name")]
    pool = api.make_pool(
        PoolName="Shop", AutoVerifiedAttributes=["email"], UsernameAttributes=["email"], Schema=schema,
        Policies={"PasswordPolicy": {"MinimumLength": 8, "PasswordHistorySize": 3}})
    app = make_app(pool, ClientName="Shop web")
    browser.open(app.address("/signup", code_challenge=None))
    browser.shoot("sign-up")
    labels = [label.text for label in browser.all("form.form label")]
    assert labels == [
        "Email address", "First name", "Last name", "Date of birth", "Password", "Repeat the password"]
    assert "at least 8 characters" in browser.text
    assert "last 3 passwords" not in browser.text
    address = new_email()
    api.make_user(pool, address, email=address, email_verified="true", birthdate="1990-01-01", family_name="L",
                  given_name="A")
    browser.open(app.address("/forgotPassword", code_challenge=None))
    browser.send(username=address)
    browser.shoot("reset")
    assert "last 3 passwords" in browser.text
    invited, contact = new_email(), {"birthdate": "1990-01-01", "family_name": "L", "given_name": "A"}
    api.admin.admin_create_user(
        UserPoolId=pool, Username=invited, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS",
        UserAttributes=attributes({"email": invited, "email_verified": "true", **contact}))

    def begin():
        browser.open(app.address("/login", code_challenge=None))
        browser.send(username=invited, password=PASSWORD)
        browser.shoot("new-password")
        assert browser.title == "Choose a new password"
        return browser.text

    assert "last 3 passwords" not in begin()
    api.admin.admin_set_user_password(UserPoolId=pool, Username=invited, Password=OTHER_PASSWORD, Permanent=True)
    api.admin.admin_set_user_password(UserPoolId=pool, Username=invited, Password=PASSWORD, Permanent=False)
    assert "last 3 passwords" in begin()


def test_a_user_who_has_not_confirmed_is_told_why_a_code_is_asked_for(api, browser, app):
    email, name = new_email(), unique("new")
    browser.open(app.address("/signup", code_challenge=None))
    assert browser.driver.switch_to.active_element.get_attribute("id") == "username"
    browser.send(username=name, attribute__email=email, new_password=PASSWORD, repeated_password=PASSWORD)
    browser.tell("Network.clearBrowserCookies")
    browser.open(f"{app.url}/start")
    browser.send(username=name, password=PASSWORD)
    browser.shoot("why")
    lead = browser.one(".lead").text
    assert "has not been confirmed yet" in lead
    assert "m***@e***" in lead
    assert browser.violations() == []
    browser.send(code=api.code(email))
    browser.shoot("confirmed")
    assert browser.one("#username").get_attribute("value") == name, "only the browser of the sign-up goes on at once"


def test_names_in_texts_have_no_invisible_characters(browser, server):
    browser.open(f"{server.url}/gallery/providers?lang=en")
    browser.shoot("providers")
    for name in ("Google", "Apple", "Facebook", "Amazon", "Contoso Werke GmbH"):
        assert browser.driver.find_elements(By.PARTIAL_LINK_TEXT, f"Continue with {name}"), name
    browser.prefer_dark(True)
    browser.shoot("providers-dark")
    browser.prefer_dark(False, forced_colors=True)
    browser.shoot("providers-forced")


def test_a_key_is_copied_and_caps_lock_is_told(browser, server):
    browser.open(f"{server.url}/gallery/app-set-up?lang=en")
    button = browser.one(".key button")
    button.click()
    assert eventually(lambda: button.text == "Copied")
    assert browser.driver.switch_to.active_element.get_attribute("id") in ("code", "")
    browser.open(f"{server.url}/gallery/sign-in?lang=en")
    for is_on in (True, False):
        browser.driver.execute_script("""
            document.getElementById("password").dispatchEvent(
                new KeyboardEvent("keydown", {key: "a", modifierCapsLock: arguments[0]}))""", is_on)
        assert browser.one(".caps").is_displayed() == is_on
    assert browser.violations() == []


def test_password_managers_find_the_page_that_changes_a_password(api, browser, app):
    response = requests.get(f"{app.server.url}/.well-known/change-password", allow_redirects=False, timeout=60)
    assert response.status_code == 404, "the public URL is of no pool"
    host = f"{api.make_domain(app.pool, unique('shop'))}.auth.localhost"
    response = requests.get(f"{app.server.url}/.well-known/change-password", headers={"Host": host},
                            allow_redirects=False, timeout=60)
    assert response.status_code == 302, response.headers
    assert response.headers["Location"].startswith("/forgotPassword?"), response.headers
    page = requests.get(app.server.url + response.headers["Location"], headers={"Host": host}, timeout=60)
    assert page.status_code == 200
    assert 'name="username"' in page.text
    error = requests.get(f"{app.server.url}/device", headers={"Host": host}, timeout=60)
    assert "· Shop</title>" in error.text, "a page without a client wears the look of the host's pool"
