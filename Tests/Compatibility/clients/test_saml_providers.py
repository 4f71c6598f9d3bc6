"""Users of a SAML 2.0 provider that is not ours: pysaml2."""

import base64
import json
import re
import time
import urllib.parse
import zlib

import pytest
import requests
from saml2.xmldsig import DIGEST_SHA1, SIG_RSA_SHA1

from testkit.authorize import CALLBACK, OAUTH
from testkit.aws import refused
from testkit.cognito import as_dict
from testkit.forms import Browser, Page
from testkit.openid import add_provider
from testkit.saml import MAIL, NAME, SAMLProvider, add_saml_provider, asked_in, site
from testkit.waiting import eventually


@pytest.fixture
def provider(tmp_path):
    return SAMLProvider(tmp_path)


@pytest.fixture
def pool(api, provider):
    made = api.make_pool()
    add_saml_provider(api, made, provider, mapping={"email": MAIL, "given_name": NAME})
    return made


@pytest.fixture
def client(api, pool):
    return api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["COGNITO", "Corp"]})


def begin(api, client, browser, **changes):
    """The address at the provider."""
    there = browser.authorize(client, identity_provider="Corp", **changes)
    assert there.url.startswith("https://idp.example/sso?SAMLRequest="), there.url
    return there.url


def post(api, browser, fields):
    """What the browser shows, or where it is led, after it was sent to the consumer service."""
    return browser.go("/saml2/idpresponse", fields)


def tokens(api, client, found):
    assert found.is_client, found.url
    assert "code" in found.query, found.url
    response = requests.post(f"{api.server.url}/oauth2/token", timeout=60, data={
        "grant_type": "authorization_code", "client_id": client.id, "code": found.query["code"],
        "redirect_uri": CALLBACK})
    part = response.json()["id_token"].split(".")[1]
    return json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


def is_refused(found):
    """Whether the app is told of a response that cannot be taken."""
    return (not isinstance(found, Page) and found.is_client and found.error == "server_error"
            and found.query["error_description"].startswith("Invalid SAML response received: "))


@pytest.mark.rows(
    "UP-SAML-01", "UP-SAML-02", "UP-SAML-04", "UP-SAML-05", "UP-SAML-06", "UP-SAML-08", "UP-SAML-23", "UP-SAML-24",
    "UP-SAML-27", "UP-MAP-07")
def test_a_user_of_a_saml_provider_gets_an_account_and_tokens(api, pool, client, provider):
    browser = Browser(api.server)
    fields = provider.form(begin(api, client, browser), identity={"mail": ["eve@corp.example"], "givenName": ["Eve"]})
    told = tokens(api, client, post(api, browser, fields))
    assert told["cognito:username"] == "Corp_eve"
    assert told["email"] == "eve@corp.example"
    assert told["given_name"] == "Eve"
    assert told["cognito:groups"] == [f"{pool}_Corp"]
    assert told["identities"][0]["providerType"] == "SAML"
    assert told["identities"][0]["userId"] == "eve"
    assert told["identities"][0]["issuer"] == f"{provider.url}/metadata"
    user = api.admin.admin_get_user(UserPoolId=pool, Username="Corp_eve")
    assert user["UserStatus"] == "EXTERNAL_PROVIDER"
    again = Browser(api.server)
    fields = provider.form(begin(api, client, again), identity={"mail": ["eve@new.example"], "givenName": ["Eve"]})
    assert tokens(api, client, post(api, again, fields))["sub"] == told["sub"]
    assert as_dict(api.admin.admin_get_user(UserPoolId=pool, Username="Corp_eve")["UserAttributes"])["email"] == \
        "eve@new.example"


@pytest.mark.rows("UP-SAML-06")
def test_a_pool_that_ignores_case_names_its_users_in_lower_case(api, provider):
    """The identity keeps the spelling of the provider, and one user has both spellings of the name."""
    pool = api.make_pool(UsernameConfiguration={"CaseSensitive": False})
    add_saml_provider(api, pool, provider, mapping={"email": MAIL})
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Corp"]})
    told = []
    for _ in range(2):
        browser = Browser(api.server)
        fields = provider.form(
            begin(api, client, browser), name_id="Jane.Doe@Corp.Example", identity={"mail": ["jane@corp.example"]})
        told.append(tokens(api, client, post(api, browser, fields)))
    assert {one["cognito:username"] for one in told} == {"corp_jane.doe@corp.example"}
    assert told[0]["sub"] == told[1]["sub"]
    assert told[0]["identities"][0]["userId"] == "Jane.Doe@Corp.Example"
    named = api.admin.admin_get_user(UserPoolId=pool, Username="Corp_Jane.Doe@Corp.Example")
    assert named["Username"] == "corp_jane.doe@corp.example"


@pytest.mark.parametrize("signed", [(True, False), (False, True)], ids=["assertion", "response"])
def test_one_signature_is_enough(api, client, provider, signed):
    browser = Browser(api.server)
    fields = provider.form(begin(api, client, browser), sign_assertion=signed[0], sign_response=signed[1])
    assert "code" in post(api, browser, fields).query


@pytest.mark.rows("SAML-11")
def test_no_signature_is_none(api, client, provider):
    browser = Browser(api.server)
    fields = provider.form(begin(api, client, browser), sign_assertion=False, sign_response=False)
    assert is_refused(post(api, browser, fields))


@pytest.mark.parametrize("weak", [{"sign_alg": SIG_RSA_SHA1}, {"digest_alg": DIGEST_SHA1}], ids=["signature", "digest"])
@pytest.mark.rows("SAML-19")
def test_sha1_is_refused(api, client, provider, weak):
    browser = Browser(api.server)
    assert is_refused(post(api, browser, provider.form(begin(api, client, browser), **weak)))


@pytest.mark.rows("SAML-27")
def test_an_encrypted_assertion_is_read(api, provider):
    """With EncryptedResponses another is refused."""
    pool = api.make_pool()
    add_saml_provider(api, pool, provider, EncryptedResponses="true")
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Corp"]})
    browser = Browser(api.server)
    fields = provider.form(begin(api, client, browser), encrypt=True)
    assert b"EncryptedAssertion" in base64.b64decode(fields["SAMLResponse"])
    assert "code" in post(api, browser, fields).query
    other = Browser(api.server)
    assert is_refused(post(api, other, provider.form(begin(api, client, other))))


def test_requests_are_signed_if_the_provider_wants_it(api, tmp_path):
    provider = SAMLProvider(tmp_path, signs_requests=True)
    pool = api.make_pool()
    add_saml_provider(api, pool, provider)
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Corp"]})
    browser = Browser(api.server)
    url = begin(api, client, browser)
    assert "&SigAlg=" in url
    assert "code" in post(api, browser, provider.form(url)).query


@pytest.mark.rows("SAML-20", "FED-01")
def test_a_response_works_once_in_its_browser(api, client, provider):
    browser, mallory = Browser(api.server), Browser(api.server)
    fields = provider.form(begin(api, client, browser))
    begin(api, client, mallory)
    stolen = post(api, mallory, fields)
    assert isinstance(stolen, Page)
    assert stolen.response.status_code == 400
    assert "code" in post(api, browser, fields).query
    repeated = post(api, browser, fields)
    assert isinstance(repeated, Page)
    assert repeated.response.status_code == 400
    # The same assertion under the state of another sign-in.
    another = urllib.parse.parse_qs(urllib.parse.urlsplit(begin(api, client, browser, prompt="login")).query)
    assert is_refused(post(api, browser, {**fields, "RelayState": another["RelayState"][0]}))


@pytest.mark.rows("SAML-18", "SAML-25", "SAML-34")
def test_a_response_of_another_provider_or_key_is_refused(api, client, provider, tmp_path):
    browser = Browser(api.server)
    url = begin(api, client, browser)
    provider.renew_key()
    assert is_refused(post(api, browser, provider.form(url)))
    api.admin.update_identity_provider(
        UserPoolId=client.pool, ProviderName="Corp", ProviderDetails={"MetadataFile": provider.metadata})
    time.sleep(1.1)
    browser = Browser(api.server)
    assert "code" in post(api, browser, provider.form(begin(api, client, browser))).query


@pytest.mark.parametrize("changes", [
    {"destination": "https://evil.example/saml2/idpresponse"}, {"sp_entity_id": "urn:amazon:cognito:sp:other"},
    {"in_response_to": "_other"},
], ids=lambda changes: next(iter(changes)))
@pytest.mark.rows("SAML-22")
def test_a_response_for_elsewhere_is_refused(api, client, provider, changes):
    browser = Browser(api.server)
    url = begin(api, client, browser)
    if "sp_entity_id" in changes:
        provider.known = [provider.known[0], provider.known[0].replace(f"sp:{client.pool}", "sp:other")]
    assert is_refused(post(api, browser, provider.form(url, **changes)))


@pytest.mark.rows("FED-14")
def test_a_form_without_cookies_is_sent_on_by_a_page(api, client, provider):
    """What browsers do with a form of another site."""
    browser = Browser(api.server)
    fields = provider.form(begin(api, client, browser))
    bare = requests.post(f"{api.server.url}/saml2/idpresponse", data=fields, timeout=60)
    page = Page(bare)
    form, = page.forms
    assert bare.status_code == 200
    assert form["action"] == "/saml2/idpresponse"
    assert "Set-Cookie" not in bare.headers
    assert form["fields"]["SAMLResponse"] == fields["SAMLResponse"]
    assert "code" in post(api, browser, form["fields"]).query
    nobody = requests.post(f"{api.server.url}/saml2/idpresponse", data=form["fields"], timeout=60)
    assert nobody.status_code == 400


def test_the_provider_may_begin_if_it_is_switched_on(api, client, provider):
    """The relay state is the app's request, as Cognito has it."""
    relay = urllib.parse.urlencode({
        "identity_provider": "Corp", "client_id": client.id, "redirect_uri": CALLBACK, "response_type": "code",
        "scope": "openid"})
    consumer, audience = f"{api.server.url}/saml2/idpresponse", f"urn:amazon:cognito:sp:{client.pool}"

    def arrive():
        return post(api, Browser(api.server), {**provider.unsolicited(consumer, audience, relay), "forwarded": "1"})

    refused_page = arrive()
    assert isinstance(refused_page, Page)
    assert refused_page.response.status_code == 400
    api.admin.update_identity_provider(
        UserPoolId=client.pool, ProviderName="Corp",
        ProviderDetails={"MetadataFile": provider.metadata, "IDPInit": "true"})
    time.sleep(1.1)
    assert tokens(api, client, arrive())["cognito:username"] == "Corp_eve"
    fields = provider.unsolicited(consumer, audience, relay)
    first, second = (post(api, Browser(api.server), {**fields, "forwarded": "1"}) for _ in range(2))
    assert "code" in first.query
    assert isinstance(second, Page)
    assert second.response.status_code == 400


def is_user(api, client, browser, name):
    """Whether the browser has a session of the user called `name`."""
    found = browser.authorize(client, prompt="none")
    return "code" in found.query and tokens(api, client, found)["cognito:username"] == name


def test_an_unsolicited_response_replaces_no_session_unasked(api, pool, client, provider):
    """A form of an attacker's page would sign the browser in as another user."""
    api.admin.update_identity_provider(
        UserPoolId=pool, ProviderName="Corp", ProviderDetails={"MetadataFile": provider.metadata, "IDPInit": "true"})
    time.sleep(1.1)
    relay = urllib.parse.urlencode({
        "identity_provider": "Corp", "client_id": client.id, "redirect_uri": CALLBACK, "response_type": "code",
        "scope": "openid"})
    consumer, audience = f"{api.server.url}/saml2/idpresponse", f"urn:amazon:cognito:sp:{client.pool}"
    browser, ann = Browser(api.server), api.make_user(pool)
    assert browser.sign_in(client, ann).is_client

    def arrive(name_id):
        return provider.unsolicited(consumer, audience, relay, name_id=name_id)

    fields = arrive("mallory")
    page = post(api, browser, fields)
    assert isinstance(page, Page)
    assert page.response.status_code == 200
    assert ann.username in page.response.text
    form, = page.forms
    assert {"continue", "other"} <= set(re.findall(r'value="(continue|other)"', page.response.text))
    assert is_user(api, client, browser, ann.username)
    names = {user["Username"] for user in api.admin.list_users(UserPoolId=pool)["Users"]}
    assert "Corp_mallory" not in names, "nothing was done"
    # No other page can answer: without the token, with that of another browser, for another response, from elsewhere.
    stranger = Browser(api.server)
    assert stranger.sign_in(client, ann).is_client
    others = post(api, stranger, fields).forms[0]["fields"]
    for changes in ({"csrf": None}, {"csrf": others["csrf"]}, {"SAMLResponse": arrive("eve")["SAMLResponse"]}):
        forged = {**form["fields"], "choice": "other", **changes}
        again = post(api, browser, {name: value for name, value in forged.items() if value is not None})
        assert isinstance(again, Page)
        assert again.forms
        assert is_user(api, client, browser, ann.username)
    bare = {**fields, "forwarded": "1"}
    for headers in ({"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://evil.example"}, {"Origin": "null"}):
        response = requests.post(consumer, data=bare, headers=headers, allow_redirects=False, timeout=60)
        assert response.status_code == 400
        assert "martlet-session" not in str(response.headers.get("Set-Cookie"))
    # The user stays, and the app goes on with the session.
    kept = browser.send(page, form, choice="continue")
    assert tokens(api, client, kept)["cognito:username"] == ann.username
    assert is_user(api, client, browser, ann.username)
    # Or the other user signs in, once.
    page = post(api, browser, fields)
    replaced = browser.send(page, page.forms[0], choice="other")
    assert tokens(api, client, replaced)["cognito:username"] == "Corp_mallory"
    assert is_user(api, client, browser, "Corp_mallory")
    used = post(api, browser, fields)
    assert isinstance(used, Page)
    assert used.response.status_code == 400
    # The same user is not asked, and neither is a browser without a session.
    assert tokens(api, client, post(api, browser, arrive("mallory")))["cognito:username"] == "Corp_mallory"
    fresh = post(api, Browser(api.server), {**arrive("eve"), "forwarded": "1"})
    assert tokens(api, client, fresh)["cognito:username"] == "Corp_eve"


@pytest.mark.rows("UP-SAML-09", "UP-SAML-10", "UP-SAML-12", "UP-SAML-28", "SAML-30")
def test_metadata_are_fetched_checked_and_described(api, provider):
    pool = api.make_pool()
    with site(provider, f"{api.server.url}/saml2/idpresponse"):
        made = add_saml_provider(api, pool, provider, MetadataURL=f"{provider.url}/metadata")
        assert made["ProviderDetails"]["SSORedirectBindingURI"] == f"{provider.url}/sso"
        with refused("InvalidParameterException", f"Error retrieving metadata from {provider.url}"):
            api.admin.create_identity_provider(
                UserPoolId=pool, ProviderName="Other", ProviderType="SAML",
                ProviderDetails={"MetadataURL": f"{provider.url}:1/metadata"})
        missing = f"{provider.url}/nothing-here"
        with refused(
                "InvalidParameterException",
                f"Non-ok status code 404 returned from remote metadata source {missing}"):
            api.admin.create_identity_provider(
                UserPoolId=pool, ProviderName="Other", ProviderType="SAML", ProviderDetails={"MetadataURL": missing})
    for document in ("", "<x/>", "no xml", '<!DOCTYPE x [<!ENTITY e "x">]><x>&e;</x>',
                     provider.metadata.replace("IDPSSODescriptor", "SPSSODescriptor")):
        with refused("InvalidParameterException"):
            api.admin.create_identity_provider(
                UserPoolId=pool, ProviderName="Other", ProviderType="SAML", ProviderDetails={"MetadataFile": document})


def test_providers_of_both_kinds_do_not_mix(api, pool, client, provider):
    """A state of one protocol is worth nothing at the other's address."""
    browser = Browser(api.server)
    state = urllib.parse.parse_qs(urllib.parse.urlsplit(begin(api, client, browser)).query)["RelayState"][0]
    query = urllib.parse.urlencode({"state": state, "code": "c"})
    response = browser.session.get(f"{api.server.url}/oauth2/idpresponse?{query}", allow_redirects=False, timeout=60)
    assert response.status_code == 400
    add_provider(api, pool, "https://login.example.com", name="Contoso")
    listed = api.admin.list_identity_providers(UserPoolId=pool)["Providers"]
    assert [one["ProviderType"] for one in listed] == ["OIDC", "SAML"]


FAILURE = (
    '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_1" Version="2.0" {reference}'
    ' IssueInstant="2026-01-01T00:00:00Z"><samlp:Status><samlp:StatusCode Value="{prefix}Responder">{detail}'
    '</samlp:StatusCode></samlp:Status></samlp:Response>')
STATUS = "urn:oasis:names:tc:SAML:2.0:status:"


@pytest.mark.one_engine
@pytest.mark.parametrize("detail, told", [
    ("AuthnFailed", "Responder, AuthnFailed"), ("Evil", "Responder"), (None, "Responder")])
@pytest.mark.rows("SAML-24")
def test_a_provider_says_that_it_has_not_signed_the_user_in(api, client, detail, told):
    """By a message without an assertion and without a signature. It grants nothing."""
    browser = Browser(api.server)
    asked = asked_in(begin(api, client, browser))
    request = re.search(r' ID="([^"]+)"', zlib.decompress(base64.b64decode(asked["SAMLRequest"]), -15).decode())[1]
    more = f'<samlp:StatusCode Value="{STATUS}{detail}"/>' if detail else ""

    def respond(reference):
        text = FAILURE.format(reference=reference, prefix=STATUS, detail=more)
        return post(api, browser, {
            "SAMLResponse": base64.b64encode(text.encode()).decode(), "RelayState": asked["RelayState"]})

    found = respond(f'InResponseTo="{request}"')
    assert found.is_client
    assert found.error == "access_denied"
    assert found.query["state"] == "s 1&\u00e9"
    assert found.query["error_description"] == f"Corp refused the sign-in: {told}"
    assert eventually(lambda: f'error: "{told}"' in api.server.log.read_text(errors="replace").replace("\\", ""))


@pytest.mark.one_engine
def test_a_request_asks_for_no_format_of_the_name(api, client):
    """Common servers refuse formats that they are not set up for."""
    asked = asked_in(begin(api, client, Browser(api.server)))
    assert b"NameIDPolicy" not in zlib.decompress(base64.b64decode(asked["SAMLRequest"]), -15)
