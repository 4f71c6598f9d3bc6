"""What tools that make infrastructure do: create a resource with every block, describe it, change one block and send
the others back as they were described, describe it again, delete it."""

import pytest
from botocore import xform_name

from testkit.aws import refused
from testkit.cognito import FLOWS, SMS_ROLE, unique
from testkit.functions import Hooks
from testkit.saml import SAMLProvider
from testkit.server import ACCOUNT, REGION

ROLE = f"arn:aws:iam::{ACCOUNT}:role"
SES = f"arn:aws:ses:{REGION}:{ACCOUNT}:identity/people@example.com"
TRIGGERS = [
    "PreSignUp", "CustomMessage", "PostConfirmation", "PreAuthentication", "PostAuthentication", "DefineAuthChallenge",
    "CreateAuthChallenge", "VerifyAuthChallengeResponse", "PreTokenGeneration", "UserMigration",
]
# What changes with every update.
DATES = {"LastModifiedDate"}


@pytest.fixture
def hooks(server):
    made = Hooks(server)
    yield made
    made.close()


def members(client, operation):
    return set(client.meta.service_model.operation_model(operation).input_shape.members)


def differences(before, after):
    return {name for name in {*before, *after} if before.get(name) != after.get(name)} - DATES


def check(described, sent):
    """What was described has all that was sent."""
    for name, value in sent.items():
        found = described.get("Name" if name == "PoolName" else name)
        assert contains(found, value), (name, found, value)


def contains(found, sent):
    """Defaults may join what was sent, a list of texts may have another order, and an empty one may be left out."""
    if isinstance(sent, dict):
        return isinstance(found, dict) and all(contains(found.get(name), value) for name, value in sent.items())
    if isinstance(sent, list) and all(isinstance(item, str) for item in sent):
        return sorted(found or []) == sorted(sent)
    return found == sent


def update_block_by_block(client, operation, key, describe, changes):
    """Changes one block after the other, and sends all others back as they were described."""
    known = members(client, operation)
    for changed in changes:
        before = describe()
        sent = {name: value for name, value in before.items() if name in known}
        getattr(client, xform_name(operation))(**{**sent, **key, **changed})
        after = describe()
        check(after, changed)
        assert differences(before, after) == {"Name" if name == "PoolName" else name for name in changed}, changed


def pool_settings(function):
    return {
        "PoolName": unique("pool"),
        "Policies": {
            "PasswordPolicy": {
                "MinimumLength": 10, "RequireUppercase": True, "RequireLowercase": True, "RequireNumbers": False,
                "RequireSymbols": False, "PasswordHistorySize": 4, "TemporaryPasswordValidityDays": 3},
            "SignInPolicy": {"AllowedFirstAuthFactors": ["PASSWORD", "EMAIL_OTP"]}},
        "DeletionProtection": "INACTIVE",
        "LambdaConfig": {
            **dict.fromkeys(TRIGGERS, function),
            "PreTokenGenerationConfig": {"LambdaVersion": "V1_0", "LambdaArn": function},
            "InboundFederation": {"LambdaVersion": "V1_0", "LambdaArn": function}},
        "AutoVerifiedAttributes": ["email"],
        "AliasAttributes": ["email", "preferred_username"],
        "SmsVerificationMessage": "Code {####}",
        "EmailVerificationMessage": "Your code is {####}",
        "EmailVerificationSubject": "A code",
        "VerificationMessageTemplate": {
            "SmsMessage": "Code {####}", "EmailMessage": "Your code is {####}", "EmailSubject": "A code",
            "EmailMessageByLink": "{##Confirm##}", "EmailSubjectByLink": "A link",
            "DefaultEmailOption": "CONFIRM_WITH_CODE"},
        "SmsAuthenticationMessage": "Sign in with {####}",
        "MfaConfiguration": "OFF",
        "UserAttributeUpdateSettings": {"AttributesRequireVerificationBeforeUpdate": ["email"]},
        "DeviceConfiguration": {"ChallengeRequiredOnNewDevice": True, "DeviceOnlyRememberedOnUserPrompt": False},
        "EmailConfiguration": {
            "SourceArn": SES, "ReplyToEmailAddress": "help@example.com", "EmailSendingAccount": "DEVELOPER",
            "From": "People <people@example.com>", "ConfigurationSet": "mails"},
        "SmsConfiguration": {**SMS_ROLE, "SnsRegion": REGION},
        "UserPoolTags": {"team": "red"},
        "AdminCreateUserConfig": {
            "AllowAdminCreateUserOnly": True,
            "InviteMessageTemplate": {
                "SMSMessage": "{username} {####}", "EmailMessage": "{username}: {####}", "EmailSubject": "Welcome"}},
        "Schema": [
            {"Name": "email", "AttributeDataType": "String", "Mutable": True, "Required": True,
             "DeveloperOnlyAttribute": False, "StringAttributeConstraints": {"MinLength": "7", "MaxLength": "256"}},
            {"Name": "tier", "AttributeDataType": "String", "Mutable": False, "Required": False,
             "DeveloperOnlyAttribute": False, "StringAttributeConstraints": {"MinLength": "1", "MaxLength": "9"}},
            {"Name": "seats", "AttributeDataType": "Number", "Mutable": True, "Required": False,
             "DeveloperOnlyAttribute": False, "NumberAttributeConstraints": {"MinValue": "1", "MaxValue": "99"}},
            {"Name": "since", "AttributeDataType": "DateTime", "Mutable": True, "Required": False,
             "DeveloperOnlyAttribute": False},
            {"Name": "staff", "AttributeDataType": "Boolean", "Mutable": True, "Required": False,
             "DeveloperOnlyAttribute": True}],
        "UserPoolAddOns": {"AdvancedSecurityMode": "OFF"},
        "UsernameConfiguration": {"CaseSensitive": True},
        "AccountRecoverySetting": {"RecoveryMechanisms": [
            {"Priority": 1, "Name": "verified_email"}, {"Priority": 2, "Name": "verified_phone_number"}]},
        "UserPoolTier": "ESSENTIALS",
    }


@pytest.mark.rows("ADM-06")
def test_a_user_pool_with_every_block(api, hooks):
    function, other = hooks.add(lambda event, _: event), hooks.add(lambda event, _: event)
    sent = pool_settings(function)
    pool = api.make_pool(**sent)

    def describe():
        return api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]

    found = describe()
    schema = {item["Name"]: item for item in found["SchemaAttributes"]}
    for item in sent.pop("Schema"):
        name = item["Name"] if item["Name"] == "email" else (
            "dev:" * item["DeveloperOnlyAttribute"] + "custom:" + item["Name"])
        assert contains(schema[name], {**item, "Name": name}), name
    check(found, sent)
    # All blocks but those that are not built, and the one that excludes AliasAttributes.
    assert members(api.admin, "CreateUserPool") - {*sent, "Schema", "UsernameAttributes"} == {
        "AcrConfiguration", "DcrConfiguration", "IssuerConfiguration", "KeyConfiguration"}

    changes = [
        {"PoolName": unique("renamed")}, {"DeletionProtection": "ACTIVE"}, {"DeletionProtection": "INACTIVE"},
        {"Policies": {**sent["Policies"], "PasswordPolicy": {
            **sent["Policies"]["PasswordPolicy"], "MinimumLength": 12}}},
        {"LambdaConfig": {"PostConfirmation": other}}, {"AutoVerifiedAttributes": ["email", "phone_number"]},
        {"SmsAuthenticationMessage": "Use {####}"},
        {"UserAttributeUpdateSettings": {"AttributesRequireVerificationBeforeUpdate": []}},
        {"DeviceConfiguration": {"ChallengeRequiredOnNewDevice": False, "DeviceOnlyRememberedOnUserPrompt": True}},
        {"EmailConfiguration": {"EmailSendingAccount": "COGNITO_DEFAULT"}},
        {"SmsConfiguration": {**SMS_ROLE, "SnsRegion": "eu-west-1"}}, {"UserPoolTags": {"team": "blue", "a": ""}},
        {"AdminCreateUserConfig": {"AllowAdminCreateUserOnly": False}},
        {"VerificationMessageTemplate": {
            **sent["VerificationMessageTemplate"], "DefaultEmailOption": "CONFIRM_WITH_LINK",
            "EmailMessageByLink": "{##Here##}"}},
        {"AccountRecoverySetting": {"RecoveryMechanisms": [{"Priority": 1, "Name": "admin_only"}]}},
        {"UserPoolTier": "PLUS"},
    ]
    update_block_by_block(api.admin, "UpdateUserPool", {"UserPoolId": pool}, describe, changes)
    api.admin.delete_user_pool(UserPoolId=pool)
    with refused("ResourceNotFoundException"):
        describe()


@pytest.mark.rows("ADM-06")
def test_the_second_factors_of_a_user_pool(api):
    pool = api.make_pool(SmsConfiguration={**SMS_ROLE, "SnsRegion": REGION}, AutoVerifiedAttributes=["email"])

    def read():
        told = api.admin.get_user_pool_mfa_config(UserPoolId=pool)
        told.pop("ResponseMetadata")
        return told

    described = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    sent = {
        "MfaConfiguration": "OPTIONAL", "SoftwareTokenMfaConfiguration": {"Enabled": True},
        "SmsMfaConfiguration": {
            "SmsAuthenticationMessage": "Use {####}", "SmsConfiguration": {**SMS_ROLE, "SnsRegion": REGION}},
        "EmailMfaConfiguration": {"Message": "Sign in with {####}", "Subject": "A code"},
    }
    told = api.admin.set_user_pool_mfa_config(UserPoolId=pool, **sent)
    told.pop("ResponseMetadata")
    assert told == sent == read()
    # The pool shows what concerns it, and nothing else has changed.
    after = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    assert differences(described, after) == {"MfaConfiguration", "SmsAuthenticationMessage"}
    # An update of the pool keeps the factors, and an update of the factors keeps the pool.
    known = members(api.admin, "UpdateUserPool")
    api.admin.update_user_pool(UserPoolId=pool, **{name: value for name, value in after.items() if name in known})
    assert read() == sent
    changed = {**sent, "SoftwareTokenMfaConfiguration": {"Enabled": False}}
    api.admin.set_user_pool_mfa_config(UserPoolId=pool, **changed)
    assert read() == changed
    assert differences(after, api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]) == set()


@pytest.mark.rows("ADM-06", "UP-ANA-08")
def test_an_app_client_with_every_block(api):
    pool = api.make_pool()
    api.admin.create_resource_server(
        UserPoolId=pool, Identifier="photos", Name="Photos",
        Scopes=[{"ScopeName": "read", "ScopeDescription": "To read"}])
    sent = {
        "ClientName": "app", "RefreshTokenValidity": 10, "AccessTokenValidity": 30, "IdTokenValidity": 2,
        "TokenValidityUnits": {"AccessToken": "minutes", "IdToken": "hours", "RefreshToken": "days"},
        "ReadAttributes": ["email", "name"], "WriteAttributes": ["email"], "ExplicitAuthFlows": FLOWS,
        "SupportedIdentityProviders": ["COGNITO"], "CallbackURLs": ["https://example.com/in", "https://example.com/b"],
        "LogoutURLs": ["https://example.com/out"], "DefaultRedirectURI": "https://example.com/in",
        "AllowedOAuthFlows": ["code", "implicit"], "AllowedOAuthScopes": ["openid", "email", "photos/read"],
        "AllowedOAuthFlowsUserPoolClient": True, "PreventUserExistenceErrors": "ENABLED",
        "EnableTokenRevocation": True, "EnablePropagateAdditionalUserContextData": False, "AuthSessionValidity": 5,
        "AnalyticsConfiguration": {
            "ApplicationArn": f"arn:aws:mobiletargeting:{REGION}:{ACCOUNT}:apps/d70b2ba36a8c4dc5a04a0451a31a1e12",
            "UserDataShared": True},
    }
    made = api.admin.create_user_pool_client(UserPoolId=pool, GenerateSecret=True, **sent)["UserPoolClient"]
    key = {"UserPoolId": pool, "ClientId": made["ClientId"]}

    def describe():
        return api.admin.describe_user_pool_client(**key)["UserPoolClient"]

    assert describe() == made
    check(made, sent)
    changes = [
        {"ClientName": "renamed"}, {"RefreshTokenValidity": 20}, {"AccessTokenValidity": 40}, {"IdTokenValidity": 3},
        {"ReadAttributes": ["email"]}, {"WriteAttributes": ["email", "name"]},
        {"ExplicitAuthFlows": ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]},
        {"CallbackURLs": ["https://example.com/in"]}, {"LogoutURLs": ["https://example.com/a"]},
        {"AllowedOAuthFlows": ["code"]}, {"AllowedOAuthScopes": ["openid"]}, {"PreventUserExistenceErrors": "LEGACY"},
        {"EnableTokenRevocation": False}, {"AuthSessionValidity": 15},
        {"AnalyticsConfiguration": {**sent["AnalyticsConfiguration"], "UserDataShared": False}},
        {"TokenValidityUnits": {"AccessToken": "minutes", "IdToken": "hours", "RefreshToken": "hours"}},
    ]
    update_block_by_block(api.admin, "UpdateUserPoolClient", key, describe, changes)
    api.admin.delete_user_pool_client(**key)
    with refused("ResourceNotFoundException"):
        describe()


@pytest.mark.rows("ADM-06")
def test_a_client_that_rotates_its_refresh_tokens(api):
    pool = api.make_pool()
    sent = {
        "ClientName": "app", "ExplicitAuthFlows": ["ALLOW_USER_SRP_AUTH"],
        "RefreshTokenRotation": {"Feature": "ENABLED", "RetryGracePeriodSeconds": 30},
    }
    key = {
        "UserPoolId": pool,
        "ClientId": api.admin.create_user_pool_client(UserPoolId=pool, **sent)["UserPoolClient"]["ClientId"]}

    def describe():
        return api.admin.describe_user_pool_client(**key)["UserPoolClient"]

    check(describe(), sent)
    changes = [
        {"RefreshTokenRotation": {"Feature": "ENABLED", "RetryGracePeriodSeconds": 0}},
        {"RefreshTokenRotation": {"Feature": "DISABLED"}},
    ]
    update_block_by_block(api.admin, "UpdateUserPoolClient", key, describe, changes)


@pytest.mark.parametrize("kind", ["group", "resource server", "identity provider"])
@pytest.mark.rows("ADM-06")
def test_what_belongs_to_a_user_pool(api, kind):
    pool, name = api.make_pool(), unique("part")
    scope = {"ScopeName": "read", "ScopeDescription": "To read"}
    google = {"client_id": "id.apps.googleusercontent.com", "client_secret": "s3cret", "authorize_scopes": "openid"}
    operation, envelope, key, sent, changes = {
        "group": (
            "Group", "Group", {"GroupName": name},
            {"Description": "All", "RoleArn": f"{ROLE}/readers", "Precedence": 2},
            [{"Description": "Some"}, {"Precedence": 0}, {"RoleArn": f"{ROLE}/others"}]),
        "resource server": (
            "ResourceServer", "ResourceServer", {"Identifier": name}, {"Name": "Photos", "Scopes": [scope]},
            [{"Name": "All photos"}, {"Scopes": [scope, {"ScopeName": "write", "ScopeDescription": "To write"}]}]),
        "identity provider": (
            "IdentityProvider", "IdentityProvider", {"ProviderName": "Google"},
            {"ProviderType": "Google", "ProviderDetails": google, "IdpIdentifiers": [unique("idp")],
             "AttributeMapping": {"email": "email", "username": "sub"}},
            [{"AttributeMapping": {"email": "email", "username": "sub", "name": "name"}},
             {"IdpIdentifiers": [unique("idp")]}]),
    }[kind]
    key = {"UserPoolId": pool, **key}
    method = xform_name(operation)
    made = getattr(api.admin, f"create_{method}")(**key, **sent)[envelope]
    read = getattr(api.admin, "get_group" if kind == "group" else f"describe_{method}")

    def describe():
        return read(**key)[envelope]

    assert describe() == made
    if kind == "identity provider":
        # The one value that is not shown; what is sent back instead keeps it.
        sent["ProviderDetails"] = {**google, "client_secret": "********"}
    check(made, {**key, **sent})
    update_block_by_block(api.admin, f"Update{operation}", {}, describe, changes)
    getattr(api.admin, f"delete_{method}")(**key)
    with refused("ResourceNotFoundException"):
        describe()


@pytest.mark.rows("ADM-06")
def test_an_identity_pool_with_every_block(identities, roles, tmp_path):
    api, (client, _) = identities, identities.app()
    oidc = [roles.make_oidc_provider(f"{unique('login')}.example.com", "app") for _ in range(2)]
    saml = roles.make_saml_provider(SAMLProvider(tmp_path).metadata)
    provider = {"ProviderName": api.provider(client), "ClientId": client.id, "ServerSideTokenCheck": True}
    sent = {
        "IdentityPoolName": "my pool", "AllowUnauthenticatedIdentities": True, "AllowClassicFlow": True,
        "SupportedLoginProviders": {"graph.facebook.com": "1234"}, "DeveloperProviderName": "login.example.app",
        "CognitoIdentityProviders": [provider], "OpenIdConnectProviderARNs": oidc[:1], "SamlProviderARNs": [saml],
        "IdentityPoolTags": {"team": "red"},
    }
    assert members(api.admin, "CreateIdentityPool") == {*sent}
    key = {"IdentityPoolId": api.make_pool(**sent)}

    def describe(operation="describe_identity_pool"):
        told = getattr(api.admin, operation)(**key)
        told.pop("ResponseMetadata")
        return told

    check(describe(), sent)
    allowed = {
        **key, "Roles": {kind: f"{ROLE}/{kind}" for kind in ("authenticated", "unauthenticated")},
        "RoleMappings": {"graph.facebook.com": {
            "Type": "Rules", "AmbiguousRoleResolution": "Deny", "RulesConfiguration": {"Rules": [
                {"Claim": "sub", "MatchType": "Equals", "Value": "x", "RoleARN": f"{ROLE}/some"}]}}},
    }
    api.admin.set_identity_pool_roles(**allowed)
    changes = [
        {"IdentityPoolName": "renamed"}, {"AllowUnauthenticatedIdentities": False}, {"AllowClassicFlow": False},
        {"SupportedLoginProviders": {"graph.facebook.com": "5678"}}, {"OpenIdConnectProviderARNs": oidc},
        {"CognitoIdentityProviders": [{**provider, "ServerSideTokenCheck": False}]}, {"SamlProviderARNs": []},
        {"IdentityPoolTags": {"team": "blue"}},
    ]
    update_block_by_block(api.admin, "UpdateIdentityPool", key, describe, changes)
    assert describe("get_identity_pool_roles") == allowed
    api.admin.delete_identity_pool(**key)
    with refused("ResourceNotFoundException"):
        describe()
