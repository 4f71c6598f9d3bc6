"""The style sheets of administrators, as a browser applies them to the pages."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains

from testkit.cognito import PASSWORD, unique
from testkit.images import png
from testkit.waiting import eventually

# The guide's groups of properties: a selector, the sheet's declarations, and what the browser then computes.
SIGN_IN = {
    # UP-UI-09 UP-UI-31
    ".background-customizable": ("background-color: #faf", {"background-color": "rgb(255, 170, 255)"}),
    # UP-UI-10 UP-UI-27
    ".banner-customizable": (
        "padding: 25px 0px 20px 10px; background-color: #d3d3d3",
        {"padding": "25px 0px 20px 10px", "background-color": "rgb(211, 211, 211)"}),
    # UP-UI-16 UP-UI-23 UP-UI-40
    ".label-customizable": ("font-weight: 300; color: #123456", {"font-weight": "300", "color": "rgb(18, 52, 86)"}),
    # UP-UI-14 UP-UI-24
    ".inputField-customizable": (
        "width: 90%; height: 37px; color: #555; background-color: #fffff0; border: 2px solid #ccc",
        {"height": "37px", "color": "rgb(85, 85, 85)", "background-color": "rgb(255, 255, 240)",
         "border-top-width": "2px", "border-top-style": "solid"}),
    # UP-UI-21 UP-UI-25
    ".textDescription-customizable": (
        "padding-top: 11px; padding-bottom: 12px; display: block; font-size: 19px",
        {"padding-top": "11px", "padding-bottom": "12px", "display": "block", "font-size": "19px"}),
    # UP-UI-19 UP-UI-26
    ".submitButton-customizable": (
        "font-size: 15px; font-weight: bold; margin: 20px 0px 10px 0px; width: 80%; height: 41px; color: #fefefe;"
        "background-color: #337ab7",
        {"font-size": "15px", "font-weight": "700", "margin": "20px 0px 10px", "height": "41px",
         "color": "rgb(254, 254, 254)", "background-color": "rgb(51, 122, 183)"}),
    # UP-UI-12 UP-UI-33
    ".idpButton-customizable": (
        "height: 43px; width: 70%; text-align: center; margin-bottom: 15px; color: #fdfdfd; background-color: #5bc0de;"
        "border-color: #46b8da",
        {"height": "43px", "text-align": "center", "margin-bottom": "15px", "color": "rgb(253, 253, 253)",
         "background-color": "rgb(91, 192, 222)", "border-top-color": "rgb(70, 184, 218)"}),
    # UP-UI-34 UP-UI-22
    ".idpDescription-customizable": (
        "padding-top: 13px; padding-bottom: 14px; display: block; font-size: 17px",
        {"padding-top": "13px", "padding-bottom": "14px", "display": "block", "font-size": "17px"}),
    # UP-UI-38
    ".socialButton-customizable": (
        "height: 44px; text-align: right; width: 60%; margin-bottom: 16px",
        {"height": "44px", "text-align": "right", "margin-bottom": "16px"}),
    # UP-UI-17 UP-UI-35
    ".legalText-customizable": (
        "color: #747474; font-size: 11px", {"color": "rgb(116, 116, 116)", "font-size": "11px"}),
    # UP-UI-18 UP-UI-36
    ".logo-customizable": ("max-width: 50%; max-height: 30%", {"max-width": "50%", "max-height": "30%"}),
    # UP-UI-22
    ".redirect-customizable": ("color: #0a0b0c", {"color": "rgb(10, 11, 12)"}),
}
# What is seen only under the pointer, with the focus, or after a mistake.
POINTED = {
    # UP-UI-20 UP-UI-28
    ".submitButton-customizable:hover": ("color: #fcfcfc; background-color: #286090", "rgb(40, 96, 144)"),
    # UP-UI-13 UP-UI-29
    ".idpButton-customizable:hover": ("color: #fbfbfb; background-color: #31b0d5", "rgb(49, 176, 213)"),
}
FOCUSED = "border-color: #66afe9; outline: 3px solid #66afe9"
ALERT = (
    "margin: 5px 0px 6px 0px; padding: 7px; font-size: 13px; width: 90%; background: #f5f5f5;"
    "border: 2px solid #d64958; color: #d64958; box-sizing: border-box")
PASSWORDS = {"valid": ("#19bf00", "rgb(25, 191, 0)"), "notValid": ("#df3312", "rgb(223, 51, 18)")}


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No style depends on the store."""
    return request.param


def sheet():
    rules = {selector: declarations for selector, (declarations, _) in {**SIGN_IN, **POINTED}.items()}
    rules[".inputField-customizable:focus"] = FOCUSED
    rules[".errorMessage-customizable"] = ALERT
    rules |= {f".passwordCheck-{name}-customizable": f"color: {color}" for name, (color, _) in PASSWORDS.items()}
    return "\n".join(f"{selector} {{ {declarations}; }}" for selector, declarations in rules.items())


@pytest.fixture
def app(api, make_app):
    pool = api.make_pool()
    api.make_domain(pool, unique("brand"))
    for name, kind, details, identifiers in (
        ("Google", "Google", {"authorize_scopes": "openid"}, []),
        ("Contoso", "OIDC", {"oidc_issuer": "https://id.contoso.example", "authorize_scopes": "openid",
                             "attributes_request_method": "GET"}, []),
        ("Fabrikam", "OIDC", {"oidc_issuer": "https://id.fabrikam.example", "authorize_scopes": "openid",
                              "attributes_request_method": "GET"}, ["fabrikam.example"]),
    ):
        api.admin.create_identity_provider(
            UserPoolId=pool, ProviderName=name, ProviderType=kind, IdpIdentifiers=identifiers, AttributeMapping={},
            ProviderDetails={"client_id": "c", "client_secret": "s", **details})
    made = make_app(pool, SupportedIdentityProviders=["COGNITO", "Google", "Contoso", "Fabrikam"])
    api.admin.set_ui_customization(UserPoolId=pool, ClientId=made.client.id, CSS=sheet(), ImageFile=png(80, 20))
    return made


def computed(element, *names):
    return {name: element.value_of_css_property(name).replace("rgba", "rgb").replace(", 1)", ")") for name in names}


@pytest.mark.rows(
    "UP-UI-09", "UP-UI-10", "UP-UI-11", "UP-UI-12", "UP-UI-13", "UP-UI-14", "UP-UI-15", "UP-UI-16", "UP-UI-17",
    "UP-UI-18", "UP-UI-19", "UP-UI-20", "UP-UI-21", "UP-UI-22", "UP-UI-32", "UP-UI-37")
def test_every_class_of_the_guide_takes_effect(browser, app):
    browser.open(app.address("/login"))
    browser.shoot("sign-in")
    wrong = {}
    for selector, (_, expected) in SIGN_IN.items():
        found = browser.all(selector + (":not(:focus)" if "input" in selector else ""))
        assert found, selector
        if (seen := computed(found[0], *expected)) != expected:
            wrong[selector] = seen
    assert wrong == {}
    for selector, (_, color) in POINTED.items():
        element = browser.all(selector.split(":")[0])[0]
        ActionChains(browser.driver).move_to_element(element).perform()
        assert eventually(lambda: computed(element, "background-color")["background-color"] == color), selector
    field = browser.one("#username")
    field.click()
    expected = {"border-top-color": "rgb(102, 175, 233)", "outline-width": "3px", "outline-style": "solid"}
    assert eventually(lambda: computed(field, *expected) == expected)
    browser.send(username="ann", password="Wrong-Horse-7")
    browser.shoot("alert")
    alert = {"margin": "5px 0px 6px", "padding": "7px", "font-size": "13px", "background-color": "rgb(245, 245, 245)",
             "border-top-color": "rgb(214, 73, 88)", "color": "rgb(214, 73, 88)", "box-sizing": "border-box"}
    assert computed(browser.one("[role=alert]"), *alert) == alert


@pytest.mark.rows("UP-UI-30", "UP-UI-39")
def test_the_rules_of_passwords_have_the_brands_colors_while_they_are_typed(browser, app):
    browser.open(app.address("/signup"))
    browser.fill(new_password="abc")
    browser.shoot("typing")
    for name, (_, color) in PASSWORDS.items():
        rules = browser.all(f".rules .passwordCheck-{name}-customizable")
        assert rules, name
        assert {computed(rule, "color")["color"] for rule in rules} == {color}, name
    browser.fill(new_password=PASSWORD)
    assert not browser.all(".rules .passwordCheck-notValid-customizable")


@pytest.mark.rows("UP-UI-01", "UP-UI-09")
def test_error_pages_and_the_end_of_a_sign_out_have_the_brand(browser, app):
    for address in (app.address(redirect_uri="https://evil.example/"),
                    f"{app.server.url}/logout?client_id={app.client.id}"):
        browser.open(address)
        browser.shoot("branded")
        assert computed(browser.one("body"), "background-color") == {"background-color": "rgb(255, 170, 255)"}
        assert browser.one("img.logo").is_displayed()
    browser.open(f"{app.server.url}/error?error=invalid_request&client_id=unknown")
    assert not browser.all("img.logo")


@pytest.mark.rows("UP-UI-42", "UP-GEN-12")
def test_a_new_style_sheet_is_seen_soon(api, browser, app):
    browser.open(app.address("/login"))
    api.admin.set_ui_customization(
        UserPoolId=app.pool, ClientId=app.client.id, CSS=".background-customizable { background-color: #010203; }")

    def is_new():
        browser.driver.refresh()
        return computed(browser.one("body"), "background-color") == {"background-color": "rgb(1, 2, 3)"}

    assert eventually(is_new)
