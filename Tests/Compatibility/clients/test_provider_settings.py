"""What administrators set of identity providers, and what follows for their users."""

import time

import pytest
import requests
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from testkit.authorize import OAUTH
from testkit.aws import boto_client, refused
from testkit.cognito import new_email, unique
from testkit.forms import Browser
from testkit.openid import add_provider, details, mock_provider
from testkit.saml import AWS_METADATA, SAMLProvider, add_saml_provider

ISSUER = "https://login.example.com"
SOCIAL = {"client_id": "app", "client_secret": "s3cret", "authorize_scopes": "profile"}


@pytest.fixture(scope="module")
def provider():
    with mock_provider() as made:
        yield made


def apples_key():
    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()).decode()


@pytest.mark.rows("UP-FED-01")
def test_each_type_of_provider_is_kept(api, tmp_path):
    pool = api.make_pool()
    apple = {"client_id": "app", "team_id": "T1", "key_id": "K1", "private_key": apples_key(),
             "authorize_scopes": "email name"}
    add_saml_provider(api, pool, SAMLProvider(tmp_path))
    add_provider(api, pool, ISSUER)
    for kind, given in [("Google", SOCIAL), ("Facebook", {**SOCIAL, "authorize_scopes": "public_profile, email"}),
                        ("LoginWithAmazon", SOCIAL), ("SignInWithApple", apple)]:
        api.admin.create_identity_provider(
            UserPoolId=pool, ProviderName=kind, ProviderType=kind, ProviderDetails=given)
    listed = api.admin.list_identity_providers(UserPoolId=pool)["Providers"]
    assert {one["ProviderName"]: one["ProviderType"] for one in listed} == {
        "Corp": "SAML", "Contoso": "OIDC", "Google": "Google", "Facebook": "Facebook",
        "LoginWithAmazon": "LoginWithAmazon", "SignInWithApple": "SignInWithApple"}
    with refused("InvalidParameterException"):
        api.unchecked.create_identity_provider(
            UserPoolId=pool, ProviderName="Other", ProviderType="Twitter", ProviderDetails=SOCIAL)


@pytest.mark.parametrize("name, is_taken", [
    ("Con", True), ("c" * 32, True), ("Con+to=so.@-1", True), ("c" * 33, False), ("c" * 40, False), ("", False),
    ("Co", False), ("Con toso", False), ("_Contoso", False)])
@pytest.mark.rows("UP-SAML-13", "UP-LIM-16", "LIM-HARD-09", "GUIDE-14")
def test_a_providers_name_has_up_to_32_characters(api, name, is_taken):
    """And three at least, by the model's pattern."""
    pool = api.make_pool()

    def add():
        return api.unchecked.create_identity_provider(
            UserPoolId=pool, ProviderName=name, ProviderType="OIDC", ProviderDetails=details(ISSUER))

    if is_taken:
        assert add()["IdentityProvider"]["ProviderName"] == name
    else:
        with refused("InvalidParameterException"):
            add()
    assert len(api.admin.list_identity_providers(UserPoolId=pool)["Providers"]) == is_taken


@pytest.mark.rows("UP-SAML-15", "UP-LIM-17", "LIM-HARD-09", "LIM-HARD-10")
def test_a_provider_has_at_most_fifty_identifiers(api):
    pool = api.make_pool()

    def add(name, identifiers):
        return api.unchecked.create_identity_provider(
            UserPoolId=pool, ProviderName=name, ProviderType="OIDC", ProviderDetails=details(ISSUER),
            IdpIdentifiers=identifiers)["IdentityProvider"]

    names = [f"mail-{number}.example" for number in range(51)]
    for wrong in (names, ["x" * 41], [""], ["a/b"]):
        with refused("InvalidParameterException"):
            add("Contoso", wrong)
    assert sorted(add("Contoso", names[:50])["IdpIdentifiers"]) == sorted(names[:50])
    assert add("Fabrikam", ["x" * 40])["IdpIdentifiers"] == ["x" * 40]


@pytest.mark.rows("UP-MAP-06", "UP-MAP-08")
def test_any_claim_is_mapped_until_the_mapping_leaves_it_out(api, provider):
    pool = api.make_pool()
    add_provider(api, pool, provider.issuer, mapping={"email": "email", "nickname": "https://claims.example/team"})
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Contoso"]})
    sub = unique("sub")

    def sign_in(team):
        provider.set_user(sub, email=new_email(), **{"https://claims.example/team": team})
        browser = Browser(api.server)
        assert "code" in provider.sign_in(browser, browser.authorize(client).url, sub).query
        return api.attributes_of(pool, f"Contoso_{sub}")["nickname"]

    assert sign_in("red") == "red"
    assert sign_in("blue") == "blue"
    changed = api.admin.update_identity_provider(
        UserPoolId=pool, ProviderName="Contoso", AttributeMapping={"email": "email"})["IdentityProvider"]
    assert "nickname" not in changed["AttributeMapping"]
    time.sleep(1.1)
    assert sign_in("green") == "blue"


@pytest.mark.rows("UP-SAML-03")
def test_the_address_of_the_beta_is_gone(api):
    for method in ("GET", "POST"):
        response = requests.request(method, f"{api.server.url}/login/redirect", timeout=60)
        assert response.status_code == 404


@pytest.mark.rows("UP-SAML-31")
def test_a_pools_saml_provider_is_none_of_the_accounts(api, tmp_path):
    pool, provider = api.make_pool(), SAMLProvider(tmp_path)
    provider.known += [AWS_METADATA]
    add_saml_provider(api, pool, provider)
    arn = "arn:aws:iam::123456789012:saml-provider/Corp"
    identities = boto_client(api.server, signed=True, service="cognito-identity")
    made = identities.create_identity_pool(
        IdentityPoolName=unique("pool"), AllowUnauthenticatedIdentities=False, SamlProviderARNs=[arn])
    response = provider.unsolicited("https://signin.aws.amazon.com/saml", "urn:amazon:webservices", "")
    with refused("NotAuthorizedException"):
        identities.get_id(IdentityPoolId=made["IdentityPoolId"], Logins={arn: response["SAMLResponse"]})
    identities.delete_identity_pool(IdentityPoolId=made["IdentityPoolId"])


def test_the_certificate_for_encrypted_assertions_is_described(api, tmp_path):
    """What was described can be sent back, and a certificate of another service is not kept."""
    pool, provider = api.make_pool(), SAMLProvider(tmp_path)
    add_saml_provider(api, pool, provider, identifiers=["corp.example"], ActiveEncryptionCertificate="MIIC")

    def described():
        found = api.admin.describe_identity_provider(UserPoolId=pool, ProviderName="Corp")["IdentityProvider"]
        by_name = api.admin.get_identity_provider_by_identifier(UserPoolId=pool, IdpIdentifier="corp.example")
        assert by_name["IdentityProvider"] == found
        return found["ProviderDetails"]

    assert described()["ActiveEncryptionCertificate"] != "MIIC"
    own = api.admin.get_signing_certificate(UserPoolId=pool)["Certificate"]
    for _ in range(2):
        changed = api.admin.update_identity_provider(
            UserPoolId=pool, ProviderName="Corp", ProviderDetails={**described(), "EncryptedResponses": "true"})
        assert changed["IdentityProvider"]["ProviderDetails"] == described()
        assert described()["ActiveEncryptionCertificate"] == own


@pytest.mark.rows("UP-MAP-01")
def test_an_immutable_attribute_is_written_once(api, provider):
    """A provider that says something else is refused, in the words of the API."""
    pool = api.make_pool(Schema=[{"Name": "badge", "AttributeDataType": "String", "Mutable": False}])
    add_provider(api, pool, provider.issuer, mapping={"email": "email", "custom:badge": "badge"})
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Contoso"]})
    sub = unique("sub")
    for badge, is_taken in [("one", True), ("one", True), ("two", False), ("one", True)]:
        provider.set_user(sub, email=new_email(), badge=badge)
        browser = Browser(api.server)
        found = provider.sign_in(browser, browser.authorize(client).url, sub)
        assert ("code" in found.query) == is_taken
        if not is_taken:
            assert found.error == "invalid_request"
            assert "custom:badge: Attribute cannot be updated." in found.query["error_description"]
    assert api.attributes_of(pool, f"Contoso_{sub}")["custom:badge"] == "one"
