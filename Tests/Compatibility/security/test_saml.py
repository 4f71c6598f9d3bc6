"""Group SAML of the attack catalogue: forged responses at the release binary, made of those of pysaml2."""

import base64
import re
import time
import urllib.parse

import pytest

from testkit import forgeries
from testkit.authorize import CALLBACK, OAUTH
from testkit.aws import refused
from testkit.cognito import CognitoAPI
from testkit.forms import Browser, Page
from testkit.saml import MAIL, SAMLProvider, add_saml_provider

# The signature is over the response for the first two, and over the assertion for the others.
OF_RESPONSES = [forgeries.xsw1, forgeries.xsw2]
OF_ASSERTIONS = [
    forgeries.xsw3, forgeries.xsw4, forgeries.xsw5, forgeries.xsw6, forgeries.xsw7, forgeries.xsw8,
    forgeries.same_id_before, forgeries.same_id_behind, forgeries.other_name, forgeries.no_signature,
    forgeries.entity, forgeries.comment_in_digest,
]


class Site:
    """A pool with a SAML provider, and the responses to its requests."""

    def __init__(self, server, folder):
        self.api, self.provider = CognitoAPI(server), SAMLProvider(folder)
        self.pool = self.api.make_pool()
        add_saml_provider(self.api, self.pool, self.provider)
        self.client = self.api.make_client(self.pool, **{**OAUTH, "SupportedIdentityProviders": ["Corp"]})

    def arrive(self, change=lambda text: text, **how):
        """What a browser shows that brings the provider's response, changed."""
        browser = Browser(self.api.server)
        there = browser.authorize(self.client, identity_provider="Corp")
        fields = self.provider.form(there.url, **how)
        text = change(base64.b64decode(fields["SAMLResponse"]).decode())
        return browser.go("/saml2/idpresponse", {
            **fields, "SAMLResponse": base64.b64encode(text.encode()).decode()})

    def users(self):
        return {user["Username"] for user in self.api.admin.list_users(UserPoolId=self.pool)["Users"]}


@pytest.fixture(scope="module")
def site(server, tmp_path_factory):
    made = Site(server, tmp_path_factory.mktemp("saml"))
    yield made
    made.api.tear_down()


def is_refused(found):
    """Whether a page says so, or the app is told."""
    if isinstance(found, Page):
        return found.response.status_code == 400
    return found.is_client and found.error in ("server_error", "access_denied") and "code" not in found.query


@pytest.mark.parametrize("forge", OF_RESPONSES + OF_ASSERTIONS, ids=lambda forge: forge.__name__)
@pytest.mark.rows(
    "SAML-01", "SAML-02", "SAML-03", "SAML-04", "SAML-05", "SAML-06", "SAML-07", "SAML-08", "SAML-11", "SAML-13",
    "SAML-15")
def test_a_forged_response_signs_no_user_in(site, forge):
    how = {"sign_assertion": forge in OF_ASSERTIONS, "sign_response": forge in OF_RESPONSES}
    before = site.users()
    changed = []

    def change(text):
        changed.extend([text, forge(text)])
        return changed[1]

    assert is_refused(site.arrive(change, **how))
    assert changed[0] != changed[1]
    assert "mallory" in changed[1]
    assert site.users() == before
    # The same without the change works, so it is the change that is refused.
    assert "code" in site.arrive(**how).query
    assert site.users() == before | {"Corp_eve"}


@pytest.mark.rows("SAML-24")
def test_the_provider_refuses_the_user(site):
    """The app is told so, whatever the assertion says."""
    before = site.users()
    found = site.arrive(forgeries.failed_status, sign_response=False)
    assert found.is_client
    assert found.error == "access_denied"
    assert "code" not in found.query
    assert site.users() == before


@pytest.mark.parametrize("hidden", ["<!-- -->", "<?x?>", "<![CDATA[]]>"], ids=["comment", "instruction", "cdata"])
@pytest.mark.rows("SAML-12")
def test_nothing_cuts_a_name(site, hidden):
    """The user `mallory.eve` becomes neither `mallory` nor `.eve`."""
    before = site.users()
    site.arrive(
        lambda text: text.replace(">mallory.eve<", f">mallory{hidden}.eve<"), name_id="mallory.eve",
        sign_response=False)
    assert site.users() - before <= {"Corp_mallory.eve"}


@pytest.mark.parametrize("size, is_taken", [(60_000, True), (150_000, False)])
@pytest.mark.rows("SAML-17")
def test_a_large_response_is_refused_even_if_it_is_signed(site, size, is_taken):
    """A signature costs as much as the text that it covers is long."""
    found = site.arrive(
        name_id=f"large-{size}", identity={MAIL: ["eve@example.com"], "https://example.com/groups": ["x" * size]})
    assert is_refused(found) is not is_taken
    assert (f"Corp_large-{size}" in site.users()) is is_taken


@pytest.mark.parametrize("text", ["", "<", "<x/>", "\x00", "A" * 600_000, "<a>" * 50_000], ids=lambda text: text[:3])
@pytest.mark.rows("SAML-17", "SAML-33")
def test_what_is_no_response_is_refused(site, text):
    assert is_refused(site.arrive(lambda _: text))


@pytest.mark.parametrize("assertion, response", [(True, False), (False, True), (False, False)])
@pytest.mark.rows("SAML-10")
def test_what_is_encrypted_must_be_signed(site, assertion, response):
    """Anyone may encrypt for the pool's certificate."""
    before = site.users()
    found = site.arrive(name_id="seal", encrypt=True, sign_assertion=assertion, sign_response=response)
    if assertion or response:
        assert "code" in found.query
    else:
        assert is_refused(found)
        assert site.users() == before


def spoiled(text, place):
    """The response with another byte in the encrypted assertion: in CBC it changes one block of the text."""
    found = re.findall(r"CipherValue>([^<]+)<", text)[-1]
    encrypted = bytearray(base64.b64decode(found))
    encrypted[place] ^= 1
    return text.replace(found, base64.b64encode(encrypted).decode())


@pytest.mark.one_engine
@pytest.mark.rows("SAML-27")
def test_the_time_of_a_refusal_tells_nothing_of_an_encrypted_assertion(site):
    """Text that is broken at once or late, and that is well-formed but not signed, as in attacks on CBC."""
    before, responses = site.users(), set()
    for place in (0, -40, -17, None):
        def change(text, place=place):
            return spoiled(text, place) if place is not None else text

        browser = Browser(site.api.server)
        there = browser.authorize(site.client, identity_provider="Corp")
        fields = site.provider.form(
            there.url, name_id="slow", encrypt=True, sign_response=False, sign_assertion=place is not None)
        text = change(base64.b64decode(fields["SAMLResponse"]).decode())
        form = {**fields, "SAMLResponse": base64.b64encode(text.encode()).decode()}
        began = time.monotonic()
        response = browser.session.post(f"{site.api.server.url}/saml2/idpresponse", data=form, timeout=60)
        took = time.monotonic() - began
        assert took >= 0.05, f"the refusal came after {took} s"
        responses.add(re.sub(r"state=[^&\"]*", "", response.text))
    assert len(responses) == 1
    assert site.users() == before


@pytest.mark.parametrize("which", [0, 1], ids=["response", "assertion"])
@pytest.mark.rows("SAML-32")
def test_each_of_two_signatures_counts(site, which):
    """The other one is valid, or would be."""
    before = site.users()

    def spoil(text):
        parts = re.split(r"(?<=SignatureValue>)(?=\w)", text)
        assert len(parts) == 3
        changed = parts[which + 1]
        parts[which + 1] = ("A" if changed[0] != "A" else "B") + changed[1:]
        return "".join(parts)

    assert is_refused(site.arrive(spoil, name_id="twice"))
    assert site.users() == before
    assert "code" in site.arrive(name_id="twice").query


@pytest.mark.rows("SAML-26")
def test_names_in_another_case_are_of_another_user(site):
    """Neither is the case lost, nor does an attribute say what the pool alone says."""
    subs = set()
    for name in ("casey", "CASEY", "casey"):
        assert "code" in site.arrive(name_id=name).query
        subs.add(site.api.attributes_of(site.pool, f"Corp_{name}")["sub"])
    assert len(subs) == 2
    for reserved in ("sub", "identities", "cognito:groups"):
        with refused("InvalidParameterException"):
            site.api.admin.update_identity_provider(
                UserPoolId=site.pool, ProviderName="Corp", AttributeMapping={reserved: MAIL})


@pytest.mark.rows("SAML-29")
def test_a_relay_state_leads_nowhere(api, site, tmp_path):
    """It is one that the server has sealed, or an app's request that is checked as any other."""
    evil = "https://evil.example/"
    browser = Browser(site.api.server)
    fields = site.provider.form(browser.authorize(site.client, identity_provider="Corp").url)
    for state in (evil, "", f"//evil.example/?{fields['RelayState']}"):
        found = browser.go("/saml2/idpresponse", {**fields, "RelayState": state})
        assert is_refused(found)
        assert evil not in found.response.text
        assert "evil.example" not in found.response.url
    # A provider that may begin names a redirect URI of the app, and no other.
    provider, pool = SAMLProvider(tmp_path), api.make_pool()
    add_saml_provider(api, pool, provider, IDPInit="true")
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Corp"]})
    consumer, audience = f"{api.server.url}/saml2/idpresponse", f"urn:amazon:cognito:sp:{pool}"
    asked = {"identity_provider": "Corp", "client_id": client.id, "response_type": "code", "scope": "openid"}
    for state, is_taken in [(evil, False), (asked | {"redirect_uri": evil}, False),
                            (asked | {"redirect_uri": CALLBACK}, True)]:
        text = state if isinstance(state, str) else urllib.parse.urlencode(state)
        found = Browser(api.server).go(
            "/saml2/idpresponse", {**provider.unsolicited(consumer, audience, text), "forwarded": "1"})
        if is_taken:
            assert found.is_client
            assert "code" in found.query
        else:
            assert not isinstance(found, Page) or found.response.status_code == 400
            assert "evil.example" not in (found.response.text if isinstance(found, Page) else found.url)
