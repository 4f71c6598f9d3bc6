"""The steps of a sign-in on the hosted pages, by a browser without scripts."""

import pytest
import requests

from testkit.authorize import CALLBACK, OAUTH
from testkit.cognito import FLOWS, PASSWORD, new_email, unique
from testkit.forms import Browser, Page

OAUTH = {**OAUTH, "DefaultRedirectURI": CALLBACK}
BY_MAIL = {"EmailMfaConfiguration": {}}


def with_mail_codes(api, mode, **settings):
    """A client of a pool whose second factor is a code by e-mail."""
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    api.admin.set_user_pool_mfa_config(UserPoolId=pool, MfaConfiguration=mode, **BY_MAIL, **settings)
    return api.make_client(pool, **OAUTH)


def form_with(page, name):
    """The form that has a field of this name."""
    return next(form for form in page.forms if name in {**form["types"], **form["fields"]})


def pressing(page, choice):
    """The form whose hidden choice is this."""
    return next(form for form in page.forms if form["fields"].get("choice") == choice)


def test_a_wrong_recovery_code_leaves_its_page(api):
    client = with_mail_codes(api, "OPTIONAL")
    user = api.make_user(client.pool, email=new_email(), email_verified="true")
    api.admin.admin_set_user_mfa_preference(
        UserPoolId=client.pool, Username=user.username, EmailMfaSettings={"Enabled": True, "PreferredMfa": True})
    browser = Browser(api.server)
    page = browser.sign_in(client, user)
    page = browser.go(page.response.url + "&recovery=1")
    for _ in range(2):
        page = browser.send(page, form_with(page, "code"), code="aaaa-bbbb-cccc-dddd")
        assert page.response.status_code == 400
        assert "Enter a recovery code" in page.response.text


@pytest.mark.rows("UP-MFA-05")
def test_an_address_is_set_up_on_the_pages(api):
    client = with_mail_codes(api, "ON", SoftwareTokenMfaConfiguration={"Enabled": True})
    user, email = api.make_user(client.pool), new_email()
    browser = Browser(api.server)
    page = browser.sign_in(client, user)
    page = browser.send(page, page.forms[0], choice="EMAIL_OTP")
    for wrong in ("", "no address"):
        page = browser.send(page, form_with(page, "attribute.email"), **{"attribute.email": wrong})
        assert page.response.status_code == 400
        assert 'id="attribute.email-problem"' in page.response.text
    page = browser.send(page, form_with(page, "attribute.email"), **{"attribute.email": email})
    assert browser.send(page, form_with(page, "code"), code=api.code(email)).is_client
    assert api.attributes_of(client.pool, user.username)["email_verified"] == "true"


@pytest.fixture
def chooser(api):
    """A client whose users may begin with a code."""
    pool = api.make_pool(
        AutoVerifiedAttributes=["email"],
        Policies={"SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", "EMAIL_OTP"]}})
    return api.make_client(pool, **{**OAUTH, "ExplicitAuthFlows": [*FLOWS, "ALLOW_USER_AUTH"]})


def test_a_code_is_sent_again_and_another_factor_is_chosen(api, chooser):
    user = api.make_user(chooser.pool, email=new_email(), email_verified="true")
    browser = Browser(api.server)
    page = browser.authorize(chooser)
    page = browser.send(page, form_with(page, "username"), username=user.username)
    page = browser.send(page, page.forms[0], choice="EMAIL_OTP")
    api.message(user.email)
    page = browser.send(page, pressing(page, "resend"))
    assert "A new code is on its way." in page.response.text
    code = api.code(user.email, count=2)
    page = browser.send(page, pressing(page, "other"))
    assert "EMAIL_OTP" in page.response.text
    assert "PASSWORD" in page.response.text
    page = browser.send(page, page.forms[0], choice="EMAIL_OTP")
    newest = api.code(user.email, count=3)
    if newest != code:
        page = browser.send(page, form_with(page, "code"), code=code)
        assert page.response.status_code == 400, "the code of an earlier page"
    assert browser.send(page, form_with(page, "code"), code=newest).is_client


@pytest.mark.rows("UP-ATTR-04")
def test_a_refused_attribute_is_told_beside_its_field(api):
    client = api.make_client(api.make_pool(AutoVerifiedAttributes=["email"]), **OAUTH)
    browser, name, email = Browser(api.server), unique("user"), new_email()
    page = browser.authorize(client)
    page = browser.go(page.response.url.replace("/login?", "/signup?"))
    fields = {"username": name, "new_password": PASSWORD, "repeated_password": PASSWORD}
    page = browser.send(page, form_with(page, "username"), **fields, **{"attribute.email": "nowhere"})
    assert page.response.status_code == 400
    assert 'id="attribute.email-problem"' in page.response.text
    assert 'id="alert"' not in page.response.text
    page = browser.send(page, form_with(page, "username"), **fields, **{"attribute.email": email})
    page = browser.send(page, form_with(page, "code"), code=api.code(email))
    assert page.is_client
    assert api.status_of(client.pool, name) == "CONFIRMED"


def after_a_code(api, client, user, browser, count=1):
    """What follows a sign-in with the password and a code, the `count`-th that the user gets."""
    page = browser.sign_in(client, user, prompt="login")
    assert "/login/challenge" in page.response.url
    return browser.send(page, form_with(page, "code"), code=api.code(user.email, count))


@pytest.mark.parametrize("asks", [True, False])
@pytest.mark.rows("UP-DEV-03", "UP-DEV-04", "UP-DEV-08", "UP-DEV-11")
def test_a_remembered_browser_is_asked_for_no_second_factor(api, asks):
    """Until its user forgets it, as any device."""
    client = with_mail_codes(api, "OPTIONAL")
    api.admin.update_user_pool(UserPoolId=client.pool, AutoVerifiedAttributes=["email"], DeviceConfiguration={
        "ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": asks})
    user = api.make_user(client.pool, email=new_email(), email_verified="true")
    api.admin.admin_set_user_mfa_preference(
        UserPoolId=client.pool, Username=user.username, EmailMfaSettings={"Enabled": True, "PreferredMfa": True})
    named = {"UserPoolId": client.pool, "Username": user.username}
    browser = Browser(api.server)
    if asks:
        page = after_a_code(api, client, user, browser)
        assert "/login/device" in page.response.url
        assert "Remember this device?" in page.response.text
        assert browser.send(page, page.forms[0], choice="no").query["code"]
        assert api.admin.admin_list_devices(**named)["Devices"] == []
        page = after_a_code(api, client, user, browser, count=2)
        landed = browser.send(page, page.forms[0], choice="yes")
    else:
        landed = after_a_code(api, client, user, browser)
    assert landed.is_client
    assert landed.query["code"]
    device, = api.admin.admin_list_devices(**named)["Devices"]
    assert browser.sign_in(client, user, prompt="login").query["code"], "neither a code nor a question"
    changed = Browser(api.server)
    (name, value), = [(one.name, one.value) for one in browser.session.cookies if "device" in one.name]
    changed.session.cookies.set(name, value[:-1] + ("A" if value[-1] != "A" else "B"))
    assert "/login/challenge" in changed.sign_in(client, user).response.url
    api.admin.admin_forget_device(**named, DeviceKey=device["DeviceKey"])
    assert "/login/challenge" in browser.sign_in(client, user, prompt="login").response.url


def test_after_a_sign_out_there_is_a_way_back(api):
    client = api.make_client(api.make_pool(), **OAUTH)
    browser = Browser(api.server)
    assert "/login?" in browser.open("/logout", client_id=client.id).response.text
    assert "/login?" not in browser.open("/signedout").response.text


def test_the_path_in_lower_case_leads_to_the_pages(api):
    for query, path in (("client_id=c&user_name=u", "/confirmUser"), ("client_id=c&response_type=code", "/confirm")):
        response = requests.get(f"{api.server.url}/confirmuser?{query}", allow_redirects=False, timeout=60)
        assert (response.status_code, response.headers["Location"]) == (302, f"{path}?{query}")
