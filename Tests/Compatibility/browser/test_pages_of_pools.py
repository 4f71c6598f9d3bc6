"""The pages of a sign-up, a sign-in, a reset and a code, in pools of each kind of username, and in each look.

Each page is accessible, no wider than the window, and calls the user by what was typed.
"""

import re

import pytest
import requests

from testkit.browser import DESKTOP
from testkit.cognito import FLOWS, OTHER_PASSWORD, PASSWORD, SMS_ROLE, new_email, new_phone, unique
from testkit.devices import OPT_IN
from testkit.factors import ON, SMS, TOKEN
from testkit.server import run_martlet
from testkit.totp import App
from testkit.waiting import eventually

UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
NARROW, ZOOMED = (390, 844), (640, 450)
# The ways in which a page is looked at: the window, whether colours are dark, whether they are forced.
VIEWS = {
    "light": (DESKTOP, False, False), "dark": (DESKTOP, True, False), "390": (NARROW, False, False),
    "200-percent": (ZOOMED, False, False), "forced-colors": (DESKTOP, False, True),
}
# What a whole flow goes through with: the views, the language, whether scripts run.
LOOKS = {
    "views": {}, "arabic": {"views": ["390"], "language": "ar"},
    "without-scripts": {"views": ["light"], "scripts": False},
}


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No page depends on the store."""
    return request.param


class Look:
    """A browser that looks at each page before it goes on."""

    def __init__(self, browser, views=tuple(VIEWS), scripts=True, language="en"):
        self.browser, self.views, self.scripts, self.language, self.wrong = browser, views, scripts, language, []
        browser.run_scripts(scripts)

    def see(self, name):
        browser = self.browser
        assert browser.one("html").get_attribute("lang") == self.language, name
        shown = [browser.text, *(field.get_attribute("value") or "" for field in browser.all("input:not([name=csrf])"))]
        self.wrong += [f"{name} shows an id" for text in shown if UUID.search(text)]
        # The checks are scripts themselves.
        browser.run_scripts(True)
        for view in self.views:
            size, dark, forced = VIEWS[view]
            browser.resize(size)
            browser.prefer_dark(dark, forced_colors=forced)
            browser.shoot(f"{name}-{view}")
            found = browser.violations()
            self.wrong += [f"{name}, {view}: {found}"] if found else []
            self.wrong += [f"{name}, {view}, scrolls to the side"] if browser.scrolls_sideways() else []
        browser.run_scripts(self.scripts)

    def begin(self, app):
        self.browser.open(f"{app.url}/start?lang={self.language}")

    def leave(self, app):
        """Signs the user out."""
        self.browser.open(app.sign_out_address())
        assert self.browser.url == app.goodbye


# Every kind of pool in all views; one kind in Arabic, and one without scripts.
@pytest.fixture(params=[
    ("email", "views"), ("phone_number", "views"), ("alias", "views"), ("email", "arabic"),
    ("alias", "without-scripts"),
], ids="-".join)
def case(request):
    return request.param


@pytest.fixture
def look(case, browser):
    made = Look(browser, **LOOKS[case[1]])
    yield made
    assert made.wrong == []


@pytest.fixture
def site(api, make_app, case):
    """A pool of a kind, the address of a new user, and what that user types as a name."""
    kind = case[0]
    contact = "phone_number" if kind == "phone_number" else "email"
    naming = {"AliasAttributes": ["email"]} if kind == "alias" else {"UsernameAttributes": [kind]}
    pool = api.make_pool(PoolName="Shop", AutoVerifiedAttributes=[contact], SmsConfiguration=SMS_ROLE, Schema=[
        {"Name": contact, "AttributeDataType": "String", "Required": True, "Mutable": True}], **naming)
    address = new_phone() if contact == "phone_number" else new_email()
    name = unique("new") if kind == "alias" else address
    return make_app(pool, ClientName="Shop web"), contact, address, name


def test_a_sign_up_and_a_reset(api, browser, look, site):
    app, contact, address, name = site
    look.begin(app)
    look.see("sign-in")
    browser.press(".link a[href^='/signup']")
    look.see("sign-up")
    fields = {"username": name, f"attribute__{contact}": address}
    fields = {field: value for field, value in fields.items() if browser.all(f"[id='{field.replace('__', '.')}']")}
    browser.send(**fields, new_password=PASSWORD, repeated_password=OTHER_PASSWORD)
    look.see("sign-up-again")
    browser.send(new_password=PASSWORD, repeated_password=PASSWORD)
    look.see("confirm")
    code = api.code(address)
    browser.send(code="000000" if code != "000000" else "111111")
    look.see("wrong-code")
    browser.send(code=code)
    assert browser.url.startswith(app.callback), app.errors
    browser.open(app.address("/login", lang=look.language))
    look.see("signed-in")
    look.leave(app)
    look.begin(app)
    browser.send(username=name, password="Wrong-Horse-7")
    look.see("wrong-password")
    browser.press("a[href^='/forgotPassword']")
    look.see("forgot")
    browser.send(username=name)
    look.see("reset")
    browser.send(code=api.code(address, 2), new_password=OTHER_PASSWORD, repeated_password=OTHER_PASSWORD)
    assert browser.url.startswith(app.callback), app.errors


def test_an_invitation_and_an_authenticator_app(api, browser, look, site):
    app, contact, address, name = site
    api.admin.set_user_pool_mfa_config(UserPoolId=app.pool, MfaConfiguration="ON", **TOKEN)
    api.admin.admin_create_user(
        UserPoolId=app.pool, Username=name, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS", UserAttributes=[
            {"Name": contact, "Value": address}, {"Name": f"{contact}_verified", "Value": "true"}])
    look.begin(app)
    browser.send(username=address, password=PASSWORD)
    look.see("new-password")
    browser.send(new_password=OTHER_PASSWORD, repeated_password=OTHER_PASSWORD)
    look.see("set-up")
    shown = App(browser.one(".key code").text.replace(" ", ""))
    browser.send(code=shown.code())
    assert browser.url.startswith(app.callback), app.errors
    look.leave(app)
    look.begin(app)
    browser.send(username=address, password=OTHER_PASSWORD)
    look.see("code")
    browser.send(code=shown.at(-20))
    look.see("wrong-code")


def test_the_name_first_and_a_code(api, browser, look, site, make_app):
    app, contact, address, name = site
    factor = "SMS_OTP" if contact == "phone_number" else "EMAIL_OTP"
    api.admin.update_user_pool(
        UserPoolId=app.pool, AutoVerifiedAttributes=[contact], SmsConfiguration=SMS_ROLE,
        Policies={"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", factor]}})
    app = make_app(app.pool, ClientName="Shop web", ExplicitAuthFlows=[*FLOWS, "ALLOW_USER_AUTH"])
    api.make_user(app.pool, name, **{contact: address, f"{contact}_verified": "true"})
    look.begin(app)
    look.see("name")
    browser.send(username=address)
    look.see("first-factor")
    browser.press("button[value=PASSWORD]")
    look.see("password")
    look.begin(app)
    browser.send(username=address)
    browser.press(f"button[value={factor}]")
    look.see("code")
    browser.send(code=api.code(address))
    assert browser.url.startswith(app.callback), app.errors
    unknown = new_phone() if contact == "phone_number" else new_email()
    look.leave(app)
    look.begin(app)
    browser.send(username=unknown)
    look.see("unknown-name")


def test_the_choice_of_a_factor_a_device_and_what_is_beside_a_sign_in(api, browser, look, site):
    app, contact, address, name = site
    api.admin.update_user_pool(
        UserPoolId=app.pool, AutoVerifiedAttributes=[contact], SmsConfiguration=SMS_ROLE, **OPT_IN)
    api.admin.set_user_pool_mfa_config(UserPoolId=app.pool, MfaConfiguration="OPTIONAL", **TOKEN, **SMS)
    user = api.make_user(app.pool, name, **{
        "phone_number": new_phone(), "phone_number_verified": "true", contact: address, f"{contact}_verified": "true"})
    token = api.sign_in(app.client, name)["AccessToken"]
    shown = App(api.public.associate_software_token(AccessToken=token)["SecretCode"])
    api.public.verify_software_token(AccessToken=token, UserCode=shown.code())
    api.admin.admin_set_user_mfa_preference(
        UserPoolId=app.pool, Username=user.username, SMSMfaSettings=ON, SoftwareTokenMfaSettings=ON)
    recovery = command(api, "user", "recovery-codes", app.pool, user.username).split()
    look.begin(app)
    browser.send(username=address, password=PASSWORD)
    look.see("second-factor")
    browser.press("button[value=SMS_MFA]")
    look.see("code-sms")
    look.begin(app)
    browser.send(username=address, password=PASSWORD)
    browser.press("button[value=SOFTWARE_TOKEN_MFA]")
    look.see("code-app")
    browser.press("a[href*=recovery]")
    look.see("recovery")
    browser.send(code=recovery[0])
    look.see("remember")
    browser.press("button[value=yes]")
    assert browser.url.startswith(app.callback), app.errors
    see_a_device(api, browser, look, app)
    browser.open(f"{app.server.url}/logout?client_id={app.client.id}&lang={look.language}")
    look.see("signed-out")
    other = new_phone() if contact == "phone_number" else new_email()
    other_name = unique("new") if name.startswith("new") else other
    api.public.sign_up(ClientId=app.client.id, Username=other_name, Password=PASSWORD, UserAttributes=[
        {"Name": contact, "Value": other}])
    look.begin(app)
    browser.send(username=other_name, password=PASSWORD)
    look.see("confirm-first")
    browser.open(app.address("/resendcode", lang=look.language))
    look.see("resend-code")
    browser.open(f"{app.server.url}/error?error=invalid_scope&client_id={app.client.id}&lang={look.language}")
    look.see("error")


def command(api, *words):
    done = run_martlet(*words, *api.server.store, environment=api.server.root_key)
    assert done.returncode == 0, done.stderr
    return done.stdout


def see_a_device(api, browser, look, app):
    """The pages for the code of a device, of a user who is signed in."""
    command(api, "client", "set", app.pool, app.client.id, "--device-grant", "on")

    def ask():
        return requests.post(f"{app.server.url}/oauth2/device_authorization", timeout=60, data={
            "client_id": app.client.id, "scope": "openid"})

    assert eventually(lambda: ask().status_code == 200)
    browser.open(f"{ask().json()['verification_uri_complete']}&lang={look.language}")
    look.see("device-code")
    browser.press()
    look.see("device-signed-in")
    browser.press("button[value=continue]")
    look.see("device-question")
    browser.press("button[value=allow]")
    look.see("device-answered")
