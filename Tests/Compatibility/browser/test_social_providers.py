"""Sign-ins with the social providers in a real browser, at hosts of this machine that respond as theirs."""

import pytest

from testkit.social import SUBJECTS, SocialHosts


@pytest.fixture(scope="module")
def hosts():
    made = SocialHosts()
    yield made
    made.close()


@pytest.mark.parametrize("kind", SUBJECTS)
@pytest.mark.rows("UP-SOC-04", "UP-SOC-13", "FED-14")
def test_a_social_provider_signs_in(api, browser, make_app, hosts, kind):
    """Apple's response is a form of another site, which comes without cookies."""
    hosts.complaints.clear()
    pool = api.make_pool()
    hosts.add_to(api, pool, kind)
    app = make_app(pool, SupportedIdentityProviders=["COGNITO", kind])
    browser.open(f"{app.url}/start")
    browser.shoot("sign-in-with-button")
    assert browser.violations() == []
    browser.press(f"a[href*='identity_provider={kind}']")
    assert browser.title == kind
    browser.one("form button").click()
    browser.wait(lambda: browser.url.startswith(app.callback), "the app")
    assert browser.text == f"Hello {kind}_{SUBJECTS[kind]}", app.errors
    assert hosts.complaints == []
