"""Sign-ins with pysaml2 and SimpleSAMLphp in a real browser, which sends forms of another site without cookies."""

import pytest

from testkit import simplesaml
from testkit.saml import MAIL, SAMLProvider, add_saml_provider, site


@pytest.mark.parametrize("scripts", [True, False], ids=["script", "no-script"])
@pytest.mark.rows("UP-SAML-23", "FED-14")
def test_a_saml_provider_signs_in(api, browser, make_app, tmp_path, scripts):
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


def test_simplesamlphp_signs_in_and_out(api, browser, make_app, tmp_path):
    """Both sessions end together, whichever of the two sites the user signs out at."""
    provider = simplesaml.SimpleSAML(tmp_path / "provider")
    try:
        pool = api.make_pool()
        simplesaml.add_provider(api, pool, provider, {"email": MAIL}, IDPSignout="true")
        app = make_app(pool, SupportedIdentityProviders=["COGNITO", "Corp"])
        for sign_out, end in ((app.sign_out_address(), app.goodbye), (provider.sign_out_address, provider.goodbye)):
            browser.open(f"{app.url}/start")
            browser.press("a[href*='identity_provider=Corp']")
            browser.fill(username="eve", password=simplesaml.PASSWORD)
            browser.one("[id=password]").submit()
            browser.wait(lambda: browser.url.startswith(app.callback), "the app")
            assert browser.text.startswith("Hello Corp_"), app.errors
            assert app.claims["email"] == "eve@corp.example", app.errors
            browser.open(sign_out)
            browser.wait(lambda: browser.url.startswith(end), "the end")
            # Neither site knows the user any more.
            browser.open(f"{app.url}/start")
            assert browser.url.startswith(api.server.url)
    finally:
        provider.close()
