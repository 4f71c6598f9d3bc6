"""A pool that is the provider of another pool on the same server, in a real browser."""

import pytest

from testkit.authorize import OAUTH
from testkit.cognito import PASSWORD, new_email


@pytest.fixture
def site(api, make_app):
    """An app whose pool takes the users of another pool, and a user of that pool."""
    staff, shop = api.make_pool(PoolName="Staff"), api.make_pool(PoolName="Shop")
    callback = f"{api.server.url}/oauth2/idpresponse"
    upstream = api.make_client(staff, secret=True, **{**OAUTH, "CallbackURLs": [callback]})
    api.admin.create_identity_provider(
        UserPoolId=shop, ProviderName="Staff", ProviderType="OIDC", AttributeMapping={"email": "email"},
        ProviderDetails={
            "client_id": upstream.id, "client_secret": upstream.secret, "authorize_scopes": "openid email",
            "oidc_issuer": f"{api.server.url}/{staff}", "attributes_request_method": "GET"})
    app = make_app(shop, SupportedIdentityProviders=["COGNITO", "Staff"])
    return app, api.make_user(staff, email=new_email(), email_verified="true")


def test_a_sign_in_that_had_begun_survives_the_sign_in_at_the_other_pool(browser, site):
    app, user = site
    browser.open(f"{app.url}/start")
    first = browser.driver.current_window_handle
    # Another tab begins a sign-in of its own, which must not be lost either.
    browser.driver.switch_to.new_window("tab")
    second = browser.driver.current_window_handle
    browser.open(f"{app.url}/start")
    browser.driver.switch_to.window(first)
    browser.press("a[href*='identity_provider=Staff']")
    browser.shoot("upstream")
    assert browser.driver.title == "Sign in · Staff"
    browser.send(username=user.username, password="Wrong-Horse-7")
    browser.send(password=PASSWORD)
    assert browser.url.startswith(app.callback), browser.text
    assert browser.text.startswith("Hello Staff_")
    assert app.errors == []
    browser.driver.switch_to.window(second)
    browser.press("a[href*='identity_provider=Staff']")
    assert "Continue as Staff_" in browser.text
    browser.press()
    assert browser.url.startswith(app.callback), browser.text
    assert browser.text.startswith("Hello Staff_"), browser.text


def test_without_scripts_too(browser, site):
    app, user = site
    browser.open(f"{app.url}/start")
    browser.run_scripts(False)
    browser.driver.refresh()
    browser.press("a[href*='identity_provider=Staff']")
    browser.send(username=user.username, password=PASSWORD)
    browser.run_scripts(True)
    assert browser.text.startswith("Hello Staff_"), browser.text
