"""Single logout with a SAML 2.0 provider that is not ours, in both directions."""

import base64
import json
import urllib.parse

import pytest
from saml2 import BINDING_HTTP_POST

from testkit.authorize import GOODBYE
from testkit.forms import Browser, Page
from testkit.saml import SAMLProvider
from testkit.saml_sessions import is_signed_in, make_client, sign_in, sign_out
from testkit.waiting import eventually


@pytest.fixture
def provider(tmp_path):
    return SAMLProvider(tmp_path)


@pytest.fixture
def client(api, provider):
    return make_client(api, provider)


def warnings(api):
    return api.server.log.read_text(errors="replace").count("identity provider failed")


def is_refused(found):
    return isinstance(found, Page) and found.response.status_code in (400, 503)


def test_a_sign_out_goes_by_the_provider(api, client, provider):
    browser, session = sign_in(api, client, provider)
    assert is_signed_in(browser, client)
    there = sign_out(browser, client)
    assert there.url.startswith("https://idp.example/slo?SAMLRequest=")
    assert "&SigAlg=" in there.url
    assert not is_signed_in(browser, client)
    asked, back = provider.end(there.url)
    assert asked.name_id.text == "eve"
    assert [one.text for one in asked.session_index] == [session]
    assert browser.go(back).url == GOODBYE
    # The session is gone: a second sign-out asks the provider no more.
    assert sign_out(browser, client).url == GOODBYE


def test_a_sign_out_ends_where_it_was_to_whatever_the_provider_responds(api, client, provider):
    browser, _ = sign_in(api, client, provider)
    there = sign_out(browser, client)
    _, back = provider.end(there.url)
    parts = urllib.parse.urlsplit(back)
    fields = dict(urllib.parse.parse_qsl(parts.query))
    for changes in ({"RelayState": "x"}, {"RelayState": None}, {"SAMLResponse": "x"}):
        query = urllib.parse.urlencode({n: v for n, v in {**fields, **changes}.items() if v is not None})
        assert is_refused(browser.go(f"{parts.path}?{query}"))
    other, _ = sign_in(api, client, provider, "ann")
    state = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(sign_out(other, client).url).query))["RelayState"]
    # The session here has ended, and the state leads only to where the sign-out was to end. So the browser goes on, and
    # the operator is warned: of a response that is not signed, and of one to another request under this state.
    for changes in ({"Signature": None}, {"RelayState": state}):
        query = urllib.parse.urlencode({n: v for n, v in {**fields, **changes}.items() if v is not None})
        before = warnings(api)
        assert browser.go(f"{parts.path}?{query}").url == GOODBYE
        assert eventually(lambda: warnings(api) == before + 1)


@pytest.mark.rows("SAML-31")
def test_a_provider_ends_the_sessions_that_it_names(api, client, provider):
    (one, first), (two, _), (other, _) = (
        sign_in(api, client, provider), sign_in(api, client, provider), sign_in(api, client, provider, "ann"))
    stranger, before = Browser(api.server), warnings(api)
    unsigned = stranger.go(provider.logout(client.pool, sign=False))
    assert unsigned.response.status_code == 400, "anyone can send it: it is no failure of this server"
    assert "Corp sent a request that is not valid." in unsigned.response.text
    assert "sign you in" not in unsigned.response.text
    assert eventually(lambda: warnings(api) == before + 1)
    line = [line for line in api.server.log.read_text(errors="replace").splitlines() if '"SAMLLogout"' in line][-1]
    assert json.loads(line)["level"] == "warning"
    assert "not signed" in line
    url = provider.logout(client.pool, indexes=[first])
    response = stranger.go(url)
    assert response.url.startswith("https://idp.example/slo?SAMLResponse=")
    assert "RelayState=there" in response.url
    assert [is_signed_in(browser, client) for browser in (one, two, other)] == [False, True, True]
    # A request works once: the session of a later sign-in stays.
    again, _ = sign_in(api, client, provider)
    assert is_refused(stranger.go(url))
    assert is_signed_in(again, client)
    assert not isinstance(stranger.go(provider.logout(client.pool)), Page)
    assert [is_signed_in(browser, client) for browser in (again, two, other)] == [False, False, True]


@pytest.mark.rows("SAML-31")
def test_a_request_of_another_key_or_for_another_pool_ends_nothing(api, client, provider, tmp_path):
    browser, _ = sign_in(api, client, provider)
    neighbour = make_client(api, provider)
    foreign = provider.logout(neighbour.pool)
    moved = foreign.replace(neighbour.pool, client.pool)
    assert browser.go(moved).response.status_code == 400
    assert is_signed_in(browser, client)
    provider.renew_key()
    assert browser.go(provider.logout(client.pool)).response.status_code == 400
    assert is_signed_in(browser, client)


def test_without_the_setting_sessions_end_alone(api, provider):
    client = make_client(api, provider, IDPSignout="false")
    browser, _ = sign_in(api, client, provider)
    assert is_refused(Browser(api.server).go(provider.logout(client.pool)))
    assert is_signed_in(browser, client)
    assert sign_out(browser, client).url == GOODBYE
    assert not is_signed_in(browser, client)


def test_a_provider_that_takes_forms_gets_forms(api, tmp_path):
    """Requests to sign in and to sign out, by HTTP-POST, signed inside."""
    provider = SAMLProvider(tmp_path, signs_requests=True, binding=BINDING_HTTP_POST)
    client = make_client(api, provider)
    browser = Browser(api.server)
    page = browser.authorize(client)
    form, = page.forms
    assert form["action"] == "https://idp.example/sso"
    assert "https:" in page.response.headers["Content-Security-Policy"]
    assert b"SignatureValue" in base64.b64decode(form["fields"]["SAMLRequest"])
    assert "code" in browser.go("/saml2/idpresponse", provider.form(form["fields"])).query
    form, = sign_out(browser, client).forms
    assert form["action"] == "https://idp.example/slo"
    _, back = provider.end(form["fields"])
    assert browser.go(back).url == GOODBYE
    assert not is_signed_in(browser, client)
