"""A sign-in with pysaml2 in a real browser, which sends forms of another site without cookies."""

import pytest

from testkit.saml import SAMLProvider, add_saml_provider, site


@pytest.mark.parametrize("scripts", [True, False], ids=["script", "no-script"])
def test_a_saml_provider_signs_in(api, browser, make_app, tmp_path, scripts):
    """UP-SAML-23 FED-14"""
    with site(SAMLProvider(tmp_path), f"{api.server.url}/saml2/idpresponse") as provider:
        pool = api.make_pool()
        add_saml_provider(api, pool, provider)
        app = make_app(pool, SupportedIdentityProviders=["COGNITO", "Corp"])
        browser.open(f"{app.url}/start")
        browser.press("a[href*='identity_provider=Corp']")
        assert browser.title == "Corp"
        browser.run_scripts(scripts)
        browser.press("form button")
        if not scripts:
            browser.shoot("send-on")
            browser.one("form.at-once button").click()
        browser.wait(lambda: browser.url.startswith(app.callback), "the app")
        assert browser.text == "Hello Corp_eve", app.errors
