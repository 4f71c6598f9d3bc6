"""Sign-ins with a provider that is not ours, in a real browser."""

import pytest

from testkit.cognito import new_email, unique
from testkit.openid import add_provider, mock_provider, sign_in_at_provider
from testkit.waiting import eventually


@pytest.fixture(scope="module")
def provider():
    with mock_provider() as made:
        yield made


def app_with(api, make_app, provider, takes, **more):
    pool = api.make_pool()
    add_provider(api, pool, provider.issuer, **more)
    return make_app(pool, SupportedIdentityProviders=takes)


@pytest.mark.rows("UP-SOC-04", "UP-SAML-21", "UP-SAML-23")
def test_a_button_leads_to_the_provider_and_back(api, browser, make_app, provider):
    app, sub = app_with(api, make_app, provider, ["COGNITO", "Contoso"]), unique("sub")
    provider.set_user(sub, email=new_email(), email_verified=True)
    browser.open(f"{app.url}/start")
    browser.shoot("sign-in-with-button")
    assert "Continue with" in browser.text
    assert browser.violations() == []
    browser.press("a[href*='identity_provider=Contoso']")
    sign_in_at_provider(browser, provider, sub)
    assert browser.url.startswith(app.callback), app.errors
    assert browser.text == f"Hello Contoso_{sub}", app.errors
    assert app.claims["identities"][0]["userId"] == sub
    browser.open(f"{app.url}/start")
    assert browser.url.startswith(app.callback), "the browser is signed in"


@pytest.mark.rows("UP-SAML-19", "UP-SAML-20")
def test_a_company_is_found_by_an_address(api, browser, make_app, provider):
    app = app_with(api, make_app, provider, ["COGNITO", "Contoso"], identifiers=["contoso.example"])
    sub = unique("sub")
    provider.set_user(sub, email=new_email())
    browser.open(f"{app.url}/start")
    browser.shoot("company")
    assert browser.violations() == []
    browser.fill(corporate_email="eve@elsewhere.example")
    browser.press("form:has(#corporate_email) button")
    browser.shoot("unknown-company")
    assert "does not sign in here" in browser.text
    browser.fill(corporate_email="eve@Contoso.example")
    browser.press("form:has(#corporate_email) button")
    sign_in_at_provider(browser, provider, sub)
    assert browser.text == f"Hello Contoso_{sub}", app.errors


def test_the_only_provider_is_asked_at_once_and_the_app_is_told_of_a_failure(api, browser, make_app, provider):
    app, sub = app_with(api, make_app, provider, ["Contoso"]), unique("sub")
    provider.set_user(sub, email=new_email())
    browser.open(f"{app.url}/start")
    sign_in_at_provider(browser, provider, sub)
    assert browser.text == f"Hello Contoso_{sub}", app.errors
    broken = app_with(api, make_app, provider, ["Contoso"], token_url="http://localhost:1/token")
    browser.open(f"{broken.url}/start")
    sign_in_at_provider(browser, provider, sub)
    browser.shoot("provider-fails")
    assert browser.text == "Refused: temporarily_unavailable"
    assert broken.errors[-1]["error_description"] == "Contoso cannot be reached."
    assert eventually(lambda: "identity provider failed" in api.server.log.read_text(errors="replace"))
