"""Users of an OpenID Connect provider that is not ours: oidc-provider-mock."""

import base64
import json
import urllib.parse

import pytest
import requests

from testkit.authorize import CALLBACK, OAUTH
from testkit.aws import refused
from testkit.clock import moved_clock
from testkit.cognito import OTHER_PASSWORD, CognitoAPI, as_dict, new_email, unique
from testkit.forms import Browser
from testkit.functions import Hooks
from testkit.openid import ForgingProvider, add_provider, details, mock_provider, send
from testkit.waiting import eventually


@pytest.fixture(scope="module")
def provider():
    with mock_provider() as made:
        yield made


@pytest.fixture
def pool(api, provider):
    made = api.make_pool()
    add_provider(api, made, provider.issuer)
    return made


@pytest.fixture
def client(api, pool):
    return api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["COGNITO", "Contoso"]})


def claims(token):
    part = token.split(".")[1]
    return json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


def exchange(api, client, landing):
    assert landing.is_client, landing.url
    assert "code" in landing.query, landing.url
    response = requests.post(f"{api.server.url}/oauth2/token", timeout=60, data={
        "grant_type": "authorization_code", "client_id": client.id, "code": landing.query["code"],
        "redirect_uri": CALLBACK})
    assert response.status_code == 200, response.text
    return response.json()


def sign_in(api, provider, client, sub, browser=None, **changes):
    """Where a sign-in with the provider leads."""
    browser = browser or Browser(api.server)
    there = browser.authorize(client, identity_provider="Contoso", **changes)
    return provider.sign_in(browser, there.url, sub)


@pytest.mark.rows(
    "UP-FED-02", "UP-FED-05", "UP-SAML-23", "UP-SAML-24", "UP-SAML-25", "UP-SOC-13", "UP-MAP-01", "AUZ-PAR-05",
    "UP-GEN-05")
def test_a_user_of_a_provider_gets_an_account_and_tokens(api, pool, client, provider):
    sub, email = unique("sub"), new_email()
    provider.set_user(sub, email=email, email_verified=True)
    given = exchange(api, client, sign_in(api, provider, client, sub, scope="openid email profile"))
    told = claims(given["id_token"])
    assert told["cognito:username"] == f"Contoso_{sub}"
    assert told["email"] == email
    assert told["email_verified"] is True
    assert told["cognito:groups"] == [f"{pool}_Contoso"]
    for token in (given["id_token"], given["access_token"]):
        assert claims(token)["exp"] - claims(token)["iat"] == 3600
    identity, = told["identities"]
    assert identity["userId"] == sub
    assert identity["providerName"] == "Contoso"
    assert identity["providerType"] == "OIDC"
    assert identity["primary"] == "true"
    assert identity["dateCreated"].isdigit()
    user = api.admin.admin_get_user(UserPoolId=pool, Username=f"Contoso_{sub}")
    assert user["UserStatus"] == "EXTERNAL_PROVIDER"
    assert as_dict(user["UserAttributes"])["sub"] == told["sub"]
    refreshed = api.refresh(client, given["refresh_token"])
    assert claims(refreshed["IdToken"])["identities"] == told["identities"]
    provider.set_user(sub, email=new_email(), email_verified=False)
    again = claims(exchange(api, client, sign_in(api, provider, client, sub, scope="openid email"))["id_token"])
    assert again["sub"] == told["sub"]
    assert again["email"] != email
    assert again["email_verified"] is False


@pytest.mark.rows("SGN-STA-08")
def test_the_user_has_no_password_here(api, pool, client, provider):
    sub, email = unique("sub"), new_email()
    provider.set_user(sub, email=email)
    assert sign_in(api, provider, client, sub).is_client
    name = f"Contoso_{sub}"
    with refused("NotAuthorizedException"):
        api.sign_in(client, name, OTHER_PASSWORD)
    with refused("InvalidParameterException"):
        api.admin.admin_set_user_password(UserPoolId=pool, Username=name, Password=OTHER_PASSWORD, Permanent=True)


@pytest.mark.rows("FED-13")
def test_a_refusal_of_the_provider_goes_to_the_app(api, client, provider):
    browser = Browser(api.server)
    there = browser.authorize(client, identity_provider="Contoso", state="s1")
    # The provider leaves the state out (RFC 6749, section 4.1.2.1).
    denied = provider.answer(there.url, action="deny") + "&state=" + urllib.parse.quote(there.query["state"])
    back = browser.go(denied)
    assert back.is_client
    assert back.error == "access_denied"
    assert back.query["state"] == "s1"


@pytest.mark.rows("FED-07")
def test_an_administrator_links_a_user_to_the_provider(api, pool, client, provider):
    user, sub = api.make_user(pool, email=new_email()), unique("sub")
    provider.set_user(sub, email=new_email())
    link = {"DestinationUser": {"ProviderName": "Cognito", "ProviderAttributeValue": user.username},
            "SourceUser": {"ProviderName": "Contoso", "ProviderAttributeName": "Cognito_Subject",
                           "ProviderAttributeValue": sub}}
    api.admin.admin_link_provider_for_user(UserPoolId=pool, **link)
    told = claims(exchange(api, client, sign_in(api, provider, client, sub))["id_token"])
    assert told["sub"] == user.sub
    assert told["cognito:username"] == user.username
    found = as_dict(api.admin.admin_get_user(UserPoolId=pool, Username=user.username)["UserAttributes"])
    identity, = json.loads(found["identities"])
    assert identity["userId"] == sub
    assert identity["primary"] is False
    other = api.make_user(pool)
    link["DestinationUser"]["ProviderAttributeValue"] = other.username
    with refused("AliasExistsException"):
        api.admin.admin_link_provider_for_user(UserPoolId=pool, **link)
    api.admin.admin_disable_provider_for_user(UserPoolId=pool, User=link["SourceUser"])
    assert claims(exchange(api, client, sign_in(api, provider, client, sub))["id_token"])["sub"] != user.sub


def test_a_sign_out_everywhere_ends_the_browsers_session(api, pool, client, provider):
    sub, browser = unique("sub"), Browser(api.server)
    provider.set_user(sub, email=new_email())
    given = exchange(api, client, sign_in(
        api, provider, client, sub, browser, scope="openid aws.cognito.signin.user.admin"))
    assert browser.authorize(client, identity_provider="Contoso").is_client
    api.public.global_sign_out(AccessToken=given["access_token"])
    there = browser.authorize(client, identity_provider="Contoso")
    assert there.url.startswith(provider.issuer)


def test_a_first_identity_that_is_disabled_ends_the_sessions(api, pool, client, provider):
    sub, browser = unique("sub"), Browser(api.server)
    provider.set_user(sub, email=new_email())
    given = exchange(api, client, sign_in(
        api, provider, client, sub, browser, scope="openid aws.cognito.signin.user.admin"))
    assert browser.authorize(client, identity_provider="Contoso").is_client
    api.admin.admin_disable_provider_for_user(UserPoolId=pool, User={
        "ProviderName": "Contoso", "ProviderAttributeName": "Cognito_Subject", "ProviderAttributeValue": sub})
    assert browser.authorize(client, identity_provider="Contoso").url.startswith(provider.issuer)
    with refused("NotAuthorizedException"):
        api.refresh(client, given["refresh_token"])
    with refused("NotAuthorizedException"):
        api.public.get_user(AccessToken=given["access_token"])


@pytest.mark.rows("FED-08", "UP-SAML-29")
def test_a_provider_that_is_deleted_signs_no_user_in(api, pool, client, provider):
    sub = unique("sub")
    provider.set_user(sub, email=new_email())
    browser = Browser(api.server)
    assert sign_in(api, provider, client, sub).is_client
    there = browser.authorize(client, identity_provider="Contoso")
    api.admin.delete_identity_provider(UserPoolId=pool, ProviderName="Contoso")
    with refused("ResourceNotFoundException"):
        api.admin.describe_identity_provider(UserPoolId=pool, ProviderName="Contoso")
    assert eventually(lambda: Browser(api.server).authorize(client, identity_provider="Contoso").error)
    back = provider.sign_in(browser, there.url, sub)
    assert back.is_client
    assert back.error == "invalid_request"
    assert "code" not in back.query


def take_away(api, pool, client, how):
    """Takes the provider away, and returns what brings it back."""
    if how == "deleted":
        described = api.admin.describe_identity_provider(UserPoolId=pool, ProviderName="Contoso")["IdentityProvider"]
        api.admin.delete_identity_provider(UserPoolId=pool, ProviderName="Contoso")
        return lambda: add_provider(api, pool, described["ProviderDetails"]["oidc_issuer"])
    set_providers(api, client, ["COGNITO"])
    return lambda: set_providers(api, client, ["COGNITO", "Contoso"])


def set_providers(api, client, names):
    flows = ["ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]
    api.admin.update_user_pool_client(
        UserPoolId=client.pool, ClientId=client.id, ExplicitAuthFlows=flows,
        **{**OAUTH, "SupportedIdentityProviders": names})


def is_refreshed(api, client, token):
    try:
        return "AccessToken" in api.refresh(client, token)
    except api.public.exceptions.NotAuthorizedException:
        return False


def shows_account(api, token):
    response = requests.get(
        f"{api.server.url}/oauth2/userInfo", headers={"Authorization": f"Bearer {token}"}, timeout=60)
    assert response.status_code in (200, 401)
    return response.status_code == 200


@pytest.mark.parametrize("how", ["deleted", "taken from the client"])
@pytest.mark.rows("FED-08")
def test_sessions_end_with_the_provider(api, pool, client, provider, how):
    """Refresh tokens, access tokens, codes and the browser's session. A user of the pool stays signed in."""
    sub, browser, own = unique("sub"), Browser(api.server), api.make_user(pool)
    provider.set_user(sub, email=new_email())
    given = exchange(api, client, sign_in(
        api, provider, client, sub, browser, scope="openid aws.cognito.signin.user.admin"))
    waiting = browser.authorize(client, identity_provider="Contoso")
    assert waiting.is_client
    assert is_refreshed(api, client, given["refresh_token"])
    assert shows_account(api, given["access_token"])
    kept = api.sign_in(client, own.username)
    linked = api.make_user(pool, email=new_email())
    api.admin.admin_link_provider_for_user(
        UserPoolId=pool, DestinationUser={"ProviderName": "Cognito", "ProviderAttributeValue": linked.username},
        SourceUser={"ProviderName": "Contoso", "ProviderAttributeName": "Cognito_Subject",
                    "ProviderAttributeValue": f"{sub}-2"})
    provider.set_user(f"{sub}-2", email=new_email())
    of_linked = exchange(api, client, sign_in(api, provider, client, f"{sub}-2"))
    bring_back = take_away(api, pool, client, how)
    assert eventually(lambda: not is_refreshed(api, client, given["refresh_token"]))
    with refused("NotAuthorizedException", "Refresh Token has been revoked"):
        api.refresh(client, given["refresh_token"])
    with refused("NotAuthorizedException"):
        api.public.get_user(AccessToken=given["access_token"])
    assert not shows_account(api, given["access_token"])
    response = requests.post(f"{api.server.url}/oauth2/token", timeout=60, data={
        "grant_type": "authorization_code", "client_id": client.id, "code": waiting.query["code"],
        "redirect_uri": CALLBACK})
    assert response.status_code == 400
    assert response.json()["error"] == "invalid_grant"
    there = browser.authorize(client)
    assert not getattr(there, "is_client", False), "the browser is asked to sign in"
    assert "AccessToken" in api.refresh(client, kept["RefreshToken"])
    assert "AccessToken" in api.refresh(client, of_linked["refresh_token"]), "the account is one of the pool"
    bring_back()
    assert eventually(lambda: is_refreshed(api, client, given["refresh_token"]))


@pytest.mark.rows("UP-SAML-07")
def test_a_user_who_lacks_what_the_pool_requires_is_refused(api, provider):
    pool = api.make_pool(Schema=[
        {"Name": "email", "AttributeDataType": "String", "Required": True, "Mutable": True}])
    add_provider(api, pool, provider.issuer)
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Contoso"]})
    sub = unique("sub")
    provider.set_user(sub)
    back = sign_in(api, provider, client, sub)
    assert back.error == "invalid_request"
    assert back.query["error_description"] == "attributes required: [email]"
    provider.set_user(sub, email=new_email())
    assert "code" in sign_in(api, provider, client, sub).query


@pytest.mark.rows("UP-LPS-01")
def test_functions_see_the_first_sign_in_and_may_change_it(api, pool, client, provider):
    """PreSignUp_ExternalProvider and InboundFederation_ExternalProvider"""
    hooks = Hooks(api.server)
    try:
        def inbound(event, _):
            said = event["request"]["attributes"]["idToken"]
            event["response"]["userAttributesToMap"] = {"sub": said["sub"], "email": "changed@example.com"}
            return event

        arns = {kind: hooks.add(handler) for kind, handler in [
            ("InboundFederation", inbound), ("PreSignUp", lambda event, _: event),
            ("PostConfirmation", lambda event, _: event), ("PostAuthentication", lambda event, _: event)]}
        settings = {kind: arn for kind, arn in arns.items() if kind != "InboundFederation"}
        settings["InboundFederation"] = {"LambdaVersion": "V1_0", "LambdaArn": arns["InboundFederation"]}
        api.admin.update_user_pool(UserPoolId=pool, LambdaConfig=settings)
        sub = unique("sub")
        provider.set_user(sub, email=new_email())
        told = claims(exchange(api, client, sign_in(api, provider, client, sub, scope="openid email"))["id_token"])
        assert told["email"] == "changed@example.com"
        assert [event["triggerSource"] for event in hooks.events] == [
            "InboundFederation_ExternalProvider", "PreSignUp_ExternalProvider", "PostConfirmation_ConfirmSignUp",
            "PostAuthentication_Authentication"]
        assert all(event["userName"] == f"Contoso_{sub}" for event in hooks.events)
        assert hooks.events[0]["request"]["providerType"] == "OIDC"
        assert hooks.events[1]["request"]["validationData"] == {}
        for event in hooks.events[2:]:
            [identity] = json.loads(event["request"]["userAttributes"]["identities"])
            assert identity["userId"] == sub
            assert identity["providerName"] == "Contoso"
    finally:
        hooks.close()


@pytest.mark.rows("UP-FED-03", "UP-MAP-10", "FED-17")
def test_a_provider_is_described_without_its_secret(api, pool, provider):
    found = api.admin.describe_identity_provider(UserPoolId=pool, ProviderName="Contoso")["IdentityProvider"]
    assert found["ProviderDetails"]["client_secret"] == "********"
    api.admin.update_identity_provider(
        UserPoolId=pool, ProviderName="Contoso", ProviderDetails={**found["ProviderDetails"], "client_id": "other"})
    listed = api.admin.list_identity_providers(UserPoolId=pool, MaxResults=3)["Providers"]
    assert [one["ProviderName"] for one in listed] == ["Contoso"]
    assert listed[0]["ProviderType"] == "OIDC"
    with refused("DuplicateProviderException"):
        add_provider(api, pool, provider.issuer)


def test_private_addresses_are_for_operators_to_allow(new_server, provider):
    """A production server does not ask its own network for an administrator of a pool."""
    server = new_server("public", dev=False)
    server.start()
    api = CognitoAPI(server)
    pool = api.make_pool()
    add_provider(api, pool, provider.issuer)
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Contoso"]})
    told = Browser(server).authorize(client)
    assert told.is_client, told.url
    assert told.error == "temporarily_unavailable", told.url
    assert details(provider.issuer)["client_secret"] not in server.log.read_text(errors="replace")


@pytest.mark.rows("UP-MAP-04")
def test_a_value_that_is_too_long_for_its_attribute_ends_the_sign_in(api, provider):
    pool = api.make_pool(Schema=[{
        "Name": "badge", "AttributeDataType": "String", "Mutable": True,
        "StringAttributeConstraints": {"MinLength": "0", "MaxLength": "5"}}])
    add_provider(api, pool, provider.issuer, mapping={"email": "email", "custom:badge": "badge"})
    client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Contoso"]})
    sub = unique("sub")
    for badge, is_taken in [("123456", False), ("12345", True), ("1234567", False)]:
        provider.set_user(sub, email=new_email(), badge=badge)
        back = sign_in(api, provider, client, sub)
        assert ("code" in back.query) == is_taken, badge
        assert (back.error == "invalid_request") != is_taken, badge
    assert api.attributes_of(pool, f"Contoso_{sub}")["custom:badge"] == "12345"


@pytest.mark.parametrize("greatest, is_taken", [("2048", True), ("100", False)])
@pytest.mark.rows("UP-MAP-05")
def test_an_attribute_for_a_providers_token_must_be_long_enough(api, greatest, is_taken):
    provider = ForgingProvider()
    try:
        pool = api.make_pool(Schema=[{
            "Name": "token", "AttributeDataType": "String", "Mutable": True,
            "StringAttributeConstraints": {"MinLength": "0", "MaxLength": greatest}}])
        add_provider(api, pool, provider.issuer, mapping={"email": "email", "custom:token": "access_token"})
        client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Contoso"]})
        browser = Browser(api.server)
        there = browser.authorize(client)
        provider.nonce = there.query["nonce"]
        response = {
            "access_token": "t" * 2048, "token_type": "Bearer", "expires_in": 3600, "id_token": provider.id_token()}
        provider.paths["/token"] = lambda handler, _: send(handler, 200, json.dumps(response).encode())
        query = urllib.parse.urlencode({"code": "c", "state": there.query["state"]})
        back = browser.go(f"/oauth2/idpresponse?{query}")
        assert ("code" in back.query) == is_taken
        assert (back.error == "invalid_request") != is_taken
        if is_taken:
            told = claims(exchange(api, client, back)["id_token"])
            assert told["custom:token"] == "t" * 2048
    finally:
        provider.close()


@pytest.mark.rows("UP-FED-05", "UP-FED-06", "UP-SAML-25")
def test_a_token_of_the_provider_is_renewed_with_the_session(new_server, scratch):
    """An hour later and more, on a server whose clock says so."""
    server, provider = new_server(), ForgingProvider()
    try:
        def respond_with(access, **more):
            token = {"access_token": access, "token_type": "Bearer", "expires_in": 3600, **more}
            provider.paths["/token"] = lambda handler, _: send(handler, 200, json.dumps(token).encode())

        def restart(after=0):
            assert server.process is None or server.stop() == 0
            server.environment.update(moved_clock(scratch)(after))
            server.start()

        restart()
        api = CognitoAPI(server)
        pool = api.make_pool(Schema=[{"Name": "token", "AttributeDataType": "String", "Mutable": True}])
        add_provider(api, pool, provider.issuer, mapping={"email": "email", "custom:token": "access_token"})
        client = api.make_client(pool, **{**OAUTH, "SupportedIdentityProviders": ["Contoso"]})
        browser = Browser(server)
        there = browser.authorize(client)
        provider.nonce = there.query["nonce"]
        respond_with("at-1", refresh_token="rt-1", id_token=provider.id_token())
        query = urllib.parse.urlencode({"code": "c", "state": there.query["state"]})
        given = exchange(api, client, browser.go(f"/oauth2/idpresponse?{query}"))["refresh_token"]

        def token():
            return claims(api.refresh(client, given)["IdToken"])["custom:token"]

        respond_with("at-2")
        assert token() == "at-1"
        restart(3600)
        asked = len(provider.hits)
        assert [token(), token()] == ["at-2", "at-2"]
        assert provider.hits[asked:].count("/token") == 1
        # The provider fails, and the session goes on.
        provider.paths["/token"] = lambda handler, _: send(handler, 503, b"{}")
        restart(7200)
        assert token() == "at-2"
        assert provider.hits[-1] == "/token"
        restart(31 * 86400)
        with refused("NotAuthorizedException"):
            token()
        assert browser.authorize(client).url.startswith(f"{provider.issuer}/authorize?")
    finally:
        provider.close()
