"""What is set is read back, and what is read back can be sent again: for every member of the settings of pools, app
clients, identity providers, domains and identity pools that the service's model has."""

import base64
import dataclasses
import json
import secrets
from collections.abc import Callable

import pytest
import requests
from botocore import xform_name
from botocore.exceptions import ClientError
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from testkit.cognito import SMS_ROLE, CognitoAPI, unique
from testkit.functions import Hooks
from testkit.identities import IdentityAPI
from testkit.images import png
from testkit.saml import SAMLProvider
from testkit.server import ACCOUNT, REGION
from testkit.settings import comparable, merged, places, unbuilt_settings
from testkit.tls import Authority

# No store decides what a description has: settings are stored as one text.
pytestmark = [pytest.mark.one_engine, pytest.mark.seconds(1200)]

ROLE = f"arn:aws:iam::{ACCOUNT}:role/some"
CERTIFICATES = [f"arn:aws:acm:{REGION}:{ACCOUNT}:certificate/{name}" for name in ("one", "two")]
HEALTH_CHECK = "00000000-0000-0000-0000-000000000000"
CHANGING = {"LastModifiedDate", "Version", "CSSVersion"}
NOT_BUILT = "Not built yet in Martlet: "
SMS = {"SmsConfiguration": SMS_ROLE}
KEY = f"arn:aws:kms:{REGION}:{ACCOUNT}:key/00000000-0000-0000-0000-000000000000"
SOURCE = f"arn:aws:ses:{REGION}:{ACCOUNT}:identity/people@example.com"
PROJECT = f"arn:aws:mobiletargeting:{REGION}:{ACCOUNT}:apps/d70b2ba36a8c4dc5a04a0451a31a1e12"


@dataclasses.dataclass
class Resource:
    """How a kind of resource is made, described and changed."""

    client: object
    create: str | None
    update: str
    # Makes one with further settings, and returns the members that name it.
    make: Callable
    # Describes the one that these members name.
    describe: Callable
    # The members that name it, and those that no description has.
    besides: tuple = ()
    # The values of a member that the model does not say, and what a member needs beside it.
    values: dict = dataclasses.field(default_factory=dict)
    needs: dict = dataclasses.field(default_factory=dict)
    # What an update always has.
    always: dict = dataclasses.field(default_factory=dict)
    # Names that a description has for members of the input.
    renamed: dict = dataclasses.field(default_factory=dict)
    # The values that turn off what is not built: descriptions leave them out.
    off: dict = dataclasses.field(default_factory=dict)

    def companions(self, place, value):
        found = [given for name, given in self.needs.items() if place.name == name or place.name.startswith(name + ".")]
        return merged(*(given(value) if callable(given) else given for given in found))

    def call(self, operation, **document):
        """The call, with those of the members that it has."""
        known = self.client.meta.service_model.operation_model(operation).input_shape.members
        document = {name: value for name, value in document.items() if name in known}
        response = getattr(self.client, xform_name(operation))(**document)
        response.pop("ResponseMetadata")
        return response

    def settings(self, described):
        """What an update takes of a description. An empty structure of a domain lacks what its model requires."""
        known = self.client.meta.service_model.operation_model(self.update).input_shape.members
        back = {shown: name for name, shown in self.renamed.items()}
        named = {back.get(name, name): value for name, value in described.items()}
        return {name: value for name, value in named.items() if name in known and value != {}}


def check(resource):
    found = problems_of(resource)
    assert not found, "\n".join(found)


def tried(resource, operation, besides):
    """Each member of an operation's input with each of its values, and what must be beside it."""
    for place in places(resource.client, operation, besides):
        for value in place.values(resource.values):
            yield place, value, merged(place.document(value), resource.companions(place, value), place.document(value))


def problems_of(resource):
    found = []
    operations = [name for name in (resource.create, resource.update) if name]
    for operation in operations:
        for place, value, document in tried(resource, operation, resource.besides):
            label = f"{operation} {place} = {value!r}"
            try:
                found += [f"{label}: {problem}" for problem in problems(resource, operation, place, value, document)]
            except ClientError as error:
                message = error.response["Error"]["Message"]
                names = message.removeprefix(NOT_BUILT).rstrip(".").split(", ")
                if not message.startswith(NOT_BUILT) or not set(names) <= set(unbuilt_settings()):
                    found.append(f"{label}: {error}")
    return found


def problems(resource, operation, place, value, document):
    """What is not as it was sent, alone and when the description is sent back."""
    if operation == resource.create:
        key = resource.make(**document)
    else:
        key = resource.make(**resource.companions(place, value)) if resource.create else resource.make()
        resource.call(operation, **merged(resource.always, document, key))
    before = resource.describe(key)
    shown = dict(before)
    for name, other in resource.renamed.items():
        shown[name] = shown.get(other)
    read = place.find(shown)
    is_off = read is None and place.name in resource.off and resource.off[place.name] == value
    if not is_off and not same(read, value):
        yield f"reads back as {read!r}"
    yield from sent_back(resource, key, before)


def sent_back(resource, key, before):
    resource.call(resource.update, **merged(resource.always, resource.settings(before), key))
    after = resource.describe(key)
    for name in sorted({*before, *after} - CHANGING):
        if comparable(before.get(name)) != comparable(after.get(name)):
            yield f"{name} changes from {before.get(name)!r} to {after.get(name)!r} when it is sent back"


def check_all(resource, *without):
    """Sends all members at once, but those that are not built and those `without`, which exclude others."""
    found = []
    for operation in (name for name in (resource.create, resource.update) if name):
        left_out, document = set(without), None
        while document is None:
            named = [place for place in places(resource.client, operation, resource.besides)
                     if not any(f"{place.name}.".startswith(f"{name}.") for name in left_out)]
            first = [(place, place.values(resource.values)[0]) for place in named]
            beside = merged(*(resource.companions(*one) for one in first))
            document = merged(beside, *(place.document(value) for place, value in first))
            try:
                if operation == resource.create:
                    key = resource.make(**document)
                else:
                    key = resource.make(**beside) if resource.create else resource.make()
                    resource.call(operation, **merged(resource.always, document, key))
            except ClientError as error:
                names = set(error.response["Error"]["Message"].removeprefix(NOT_BUILT).rstrip(".").split(", "))
                assert names, error
                assert names <= set(unbuilt_settings()) - left_out, error
                left_out, document = left_out | {name.split(" ")[0] for name in names}, None
        assert len(first) > 1
        before = resource.describe(key)
        shown = {**before, **{name: before.get(other) for name, other in resource.renamed.items()}}
        found += [f"{operation} {place} of all: {place.find(shown)!r} for {value!r}" for place, value in first
                  if not same(place.find(shown), value)]
        found += [f"{operation} of all: {problem}" for problem in sent_back(resource, key, before)]
    assert not found, "\n".join(found)


def same(read, sent):
    """An empty list or structure may be left out; defaults may join the members of a structure."""
    if not sent and isinstance(sent, (dict, list)):
        return not read
    if isinstance(sent, dict):
        return isinstance(read, dict) and all(same(read.get(name), value) for name, value in sent.items())
    if isinstance(sent, list) and isinstance(read, list) and sent and isinstance(sent[0], dict):
        return len(read) == len(sent) and all(same(one, other) for one, other in zip(read, sent))
    return comparable(read) == comparable(sent)


@pytest.fixture
def equipped(new_server, scratch):
    """A server that has what settings may name: certificates, functions and a key for functions that send codes."""
    authority = Authority(scratch / unique("authority"))
    plain, key = authority.issue("plain")
    config, sender_key = scratch / f"{unique('config')}.json", scratch / unique("sender-key")
    named = {"certificate": str(plain), "key": str(key)}
    config.write_text(json.dumps({"certificates": dict.fromkeys(CERTIFICATES, named)}))
    sender_key.touch(mode=0o600)
    sender_key.write_text(base64.b64encode(secrets.token_bytes(32)).decode())
    server = new_server(arguments=[
        "--tls-certificate", str(plain), "--tls-key", str(key), "--config", str(config), "--sender-key-file",
        str(sender_key)])
    server.authorities = str(authority.root)
    server.start()
    yield server


@pytest.fixture
def users(equipped):
    made = CognitoAPI(equipped)
    yield made
    made.tear_down()


@pytest.fixture
def function(equipped):
    hooks = Hooks(equipped)
    yield hooks.add(lambda event, _: event)
    hooks.close()


def apples_key():
    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()).decode()


def user_pools(users, function):
    code, link = "Code {####}", "{##Here##}"
    invitation = "{username} {####}"

    def describe(key):
        told = users.admin.describe_user_pool(**key)["UserPool"]
        return {name: value for name, value in told.items() if name not in ("EstimatedNumberOfUsers", "Domain")}

    versioned = {"LambdaArn": function, "LambdaVersion": "V1_0"}
    both = {**SMS, "AutoVerifiedAttributes": ["email", "phone_number"]}
    return Resource(
        users.admin, "CreateUserPool", "UpdateUserPool",
        lambda **settings: {"UserPoolId": users.make_pool(**settings)}, describe,
        # The schema has other names in descriptions, which the walk of every block compares.
        besides=("UserPoolId", "Schema"), renamed={"PoolName": "Name"},
        values={
            "MinimumLength": [6, 99], "PasswordHistorySize": [1, 24], "TemporaryPasswordValidityDays": [1, 365],
            "AllowedFirstAuthFactors": [["PASSWORD"], ["PASSWORD", "EMAIL_OTP"], ["PASSWORD", "SMS_OTP"],
                                        ["PASSWORD", "WEB_AUTHN"], ["PASSWORD", "SOFTWARE_TOKEN"]],
            "LambdaArn": [function], "LambdaVersion": ["V1_0"], "KMSKeyID": [KEY],
            "LambdaConfig.PreTokenGenerationConfig.LambdaVersion": ["V1_0", "V2_0", "V3_0"],
            **{f"LambdaConfig.{name}": [function] for name in (
                "PreSignUp", "CustomMessage", "PostConfirmation", "PreAuthentication", "PostAuthentication",
                "DefineAuthChallenge", "CreateAuthChallenge", "VerifyAuthChallengeResponse", "PreTokenGeneration",
                "UserMigration")},
            "SmsVerificationMessage": [code], "EmailVerificationMessage": [code], "SmsAuthenticationMessage": [code],
            "VerificationMessageTemplate.SmsMessage": [code], "VerificationMessageTemplate.EmailMessage": [code],
            "EmailMessageByLink": [link], "SMSMessage": [invitation],
            "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": [invitation],
            "UnusedAccountValidityDays": [5], "SourceArn": [SOURCE], "ReplyToEmailAddress": ["help@example.com"],
            "From": ["People <people@example.com>"], "ConfigurationSet": ["mails"], "SnsCallerArn": [ROLE],
            "SnsRegion": ["eu-west-1"], "CallerArn": [ROLE],
            "RecoveryMechanisms": [[{"Priority": 1, "Name": name}] for name in (
                "verified_email", "verified_phone_number", "admin_only")],
            "PoolName": [unique("renamed")], "KmsKeyArn": [KEY],
            "AttributesRequireVerificationBeforeUpdate": [["email"], ["phone_number"], []],
            "DeletionProtection": ["INACTIVE"],
            "AcrConfiguration": [{"Level1": {"AcrValue": "b"}}], "AllowedScopes": [["openid"]],
        },
        needs={
            "SmsConfiguration": SMS, "Policies.SignInPolicy": SMS, "AutoVerifiedAttributes": SMS,
            "UserAttributeUpdateSettings": both,
            "MfaConfiguration": SMS, "EmailConfiguration.EmailSendingAccount": {
                "EmailConfiguration": {"SourceArn": SOURCE}},
            "LambdaConfig.CustomSMSSender": {"LambdaConfig": {"CustomSMSSender": versioned, "KMSKeyID": KEY}},
            "LambdaConfig.CustomEmailSender": {"LambdaConfig": {"CustomEmailSender": versioned, "KMSKeyID": KEY}},
            "LambdaConfig.InboundFederation": {"LambdaConfig": {"InboundFederation": versioned}},
            "LambdaConfig.PreTokenGenerationConfig": {"LambdaConfig": {"PreTokenGenerationConfig": versioned}},
            "SmsConfiguration.EumsSms": {"SmsConfiguration": {"EumsSms": {"CallerArn": ROLE}}},
            "UserPoolAddOns.AdvancedSecurityMode": {"UserPoolTier": "PLUS"},
            "UserPoolAddOns.AdvancedSecurityAdditionalFlows": {
                "UserPoolTier": "PLUS", "UserPoolAddOns": {"AdvancedSecurityMode": "OFF"}},
            "DcrConfiguration": {"DcrConfiguration": {"EnableStatus": "Disabled"}},
        }, off={"DcrConfiguration.EnableStatus": "Disabled", "DcrConfiguration.OpenDcrEnabled": False})


def app_clients(users):
    pool = users.make_pool()
    users.admin.create_resource_server(
        UserPoolId=pool, Identifier="photos", Name="Photos", Scopes=[{"ScopeName": "read", "ScopeDescription": "x"}])

    def make(**settings):
        settings = {"ClientName": unique("client"), **settings}
        made = users.admin.create_user_pool_client(UserPoolId=pool, **settings)["UserPoolClient"]
        return {"UserPoolId": pool, "ClientId": made["ClientId"]}

    def flows(value):
        return {"GenerateSecret": True} if value == ["client_credentials"] else {}

    def analytics(value):
        return {"AnalyticsConfiguration": {"ApplicationId": "a" * 32, "ExternalId": "x", "RoleArn": ROLE}}

    lives = {"seconds": 3600, "minutes": 60, "hours": 1, "days": 1}
    short = {"seconds": 300, "minutes": 5, "hours": 1, "days": 1}
    return Resource(
        users.admin, "CreateUserPoolClient", "UpdateUserPoolClient", make,
        lambda key: users.admin.describe_user_pool_client(**key)["UserPoolClient"],
        besides=("UserPoolId", "ClientId", "GenerateSecret"),
        values={
            "ClientName": ["renamed"], "RefreshTokenValidity": [1, 3650], "AccessTokenValidity": [1, 24],
            "IdTokenValidity": [1, 24], "ReadAttributes": [["email"], ["email", "name"]],
            "WriteAttributes": [["email"], ["email", "name"]], "SupportedIdentityProviders": [["COGNITO"]],
            "CallbackURLs": [["https://example.com/in"], ["https://example.com/b", "https://example.com/a"]],
            "LogoutURLs": [["https://example.com/out"]], "DefaultRedirectURI": ["https://example.com/in"],
            "AllowedOAuthScopes": [["openid", "email"], ["photos/read"]], "AuthSessionValidity": [3, 15],
            "RetryGracePeriodSeconds": [0, 60], "ApplicationArn": [PROJECT], "ApplicationId": ["a" * 32],
            "RoleArn": [ROLE], "ExternalId": ["x"], "ClientSecret": ["s" * 24],
        },
        needs={
            "AnalyticsConfiguration.ApplicationId": analytics, "AnalyticsConfiguration.RoleArn": analytics,
            "AnalyticsConfiguration.ExternalId": analytics,
            "AnalyticsConfiguration.UserDataShared": {"AnalyticsConfiguration": {"ApplicationArn": PROJECT}},
            "DefaultRedirectURI": {"CallbackURLs": ["https://example.com/in"]}, "AllowedOAuthFlows": flows,
            "AllowedOAuthFlowsUserPoolClient": {
                "AllowedOAuthFlows": ["code"], "AllowedOAuthScopes": ["openid"],
                "CallbackURLs": ["https://example.com/in"]},
            "RefreshTokenRotation": {"RefreshTokenRotation": {"Feature": "ENABLED"}},
            "TokenValidityUnits.RefreshToken": lambda unit: (
                {"RefreshTokenValidity": lives[unit]} if unit in ("seconds", "minutes") else {}),
            "EnablePropagateAdditionalUserContextData": lambda value: {"GenerateSecret": True} if value else {},
        })


def test_user_pools(users, function):
    check(user_pools(users, function))


def test_user_pools_with_all_settings(users, function):
    resource = user_pools(users, function)
    # With what the values of other members ask for.
    wide = {"AutoVerifiedAttributes": [["email", "phone_number"]], "UserPoolTier": ["PLUS"]}
    resource = dataclasses.replace(resource, values={**resource.values, **wide})
    check_all(resource, "UsernameAttributes", "UserPoolAddOns", "AdminCreateUserConfig.UnusedAccountValidityDays")


def test_app_clients(users):
    check(app_clients(users))


def test_app_clients_with_all_settings(users):
    resource = app_clients(users)
    # One hour is within the limits of each token.
    hours = {f"TokenValidityUnits.{token}": ["hours"] for token in ("AccessToken", "IdToken", "RefreshToken")}
    resource = dataclasses.replace(resource, values={**resource.values, **hours})
    check_all(
        resource, "AnalyticsConfiguration.ApplicationArn", "AnalyticsConfiguration.UserDataShared", "ClientSecret")


def second_factors(users):
    text = {"SmsMfaConfiguration": {"SmsConfiguration": SMS_ROLE}}
    on = {"MfaConfiguration": "ON", **text}

    def describe(key):
        told = users.admin.get_user_pool_mfa_config(**key)
        told.pop("ResponseMetadata")
        return told

    return Resource(
        users.admin, None, "SetUserPoolMfaConfig", lambda: {"UserPoolId": users.make_pool(**SMS)}, describe,
        besides=("UserPoolId",),
        values={
            "SmsAuthenticationMessage": ["Code {####}"], "SnsCallerArn": [ROLE], "SnsRegion": ["eu-west-1"],
            "CallerArn": [ROLE], "EmailMfaConfiguration.Message": ["Code {####}"], "Subject": ["A code"],
            "FactorConfiguration": [
                "SINGLE_FACTOR", "MULTI_FACTOR_WITH_USER_VERIFICATION"],
        },
        needs={
            "MfaConfiguration": lambda mode: {} if mode == "OFF" else text, "SmsMfaConfiguration": on,
            "SoftwareTokenMfaConfiguration": on, "EmailMfaConfiguration": {"MfaConfiguration": "OPTIONAL"},
            "SmsMfaConfiguration.SmsConfiguration.EumsSms": {"SmsMfaConfiguration": {"SmsConfiguration": {
                "EumsSms": {"CallerArn": ROLE}}}},
            "WebAuthnConfiguration": on,
        })


def test_the_second_factors_of_user_pools(users):
    check(second_factors(users))


def test_a_factor_that_was_not_named_is_not_shown(users):
    """The app's configuration has three states: never named, off, on."""
    key = second_factors(users).make()

    def shown(**settings):
        told = users.admin.set_user_pool_mfa_config(**key, MfaConfiguration="ON", **settings)
        read = users.admin.get_user_pool_mfa_config(**key)
        assert told.pop("ResponseMetadata")
        assert read.pop("ResponseMetadata")
        assert told == read
        return read.get("SoftwareTokenMfaConfiguration")

    text = {"SmsMfaConfiguration": {"SmsConfiguration": SMS_ROLE}}
    assert shown(SoftwareTokenMfaConfiguration={"Enabled": True}) == {"Enabled": True}
    assert shown(**text) is None
    assert shown(**text, SoftwareTokenMfaConfiguration={"Enabled": False}) == {"Enabled": False}
    assert shown(**text, SoftwareTokenMfaConfiguration={"Enabled": True}) == {"Enabled": True}
    assert shown(**text) is None


def domains(users):
    names = (f"login{number}.example.com" for number in range(1000))

    def make(**settings):
        settings = dict(settings)
        pool = users.make_pool()
        name = next(names) if "CustomDomainConfig" in settings else unique("domain")
        users.make_domain(pool, name, **settings)
        return {"UserPoolId": pool, "Domain": name}

    return Resource(
        users.admin, "CreateUserPoolDomain", "UpdateUserPoolDomain", make,
        lambda key: users.admin.describe_user_pool_domain(Domain=key["Domain"])["DomainDescription"],
        besides=("UserPoolId", "Domain"),
        values={"CertificateArn": CERTIFICATES, "ManagedLoginVersion": [1, 2],
                "PrimaryRoute53HealthCheckId": [HEALTH_CHECK], "SecondaryRegion": ["eu-west-1"]},
        needs={
            "CustomDomainConfig": {"CustomDomainConfig": {"CertificateArn": CERTIFICATES[0]}},
            "Routing": {"Routing": {"Failover": {
                "PrimaryRoute53HealthCheckId": HEALTH_CHECK, "SecondaryRegion": "eu-west-1"}}}})


def test_domains(users):
    resource = domains(users)
    check(resource)
    check_all(resource, "Routing")


def identity_pools(users):
    api = IdentityAPI(users.server)
    client = users.make_client(users.make_pool())
    base = {"IdentityPoolName": "pool", "AllowUnauthenticatedIdentities": False}

    def describe(key):
        told = api.admin.describe_identity_pool(**key)
        told.pop("ResponseMetadata")
        return told

    providers = [f"arn:aws:iam::{ACCOUNT}:oidc-provider/{name}.example.com" for name in ("one", "two")]
    provider = {"ProviderName": api.provider(client), "ClientId": client.id}
    return Resource(
        api.admin, "CreateIdentityPool", "UpdateIdentityPool",
        lambda **settings: {"IdentityPoolId": api.make_pool(**merged(base, settings))}, describe,
        besides=("IdentityPoolId",), always=base,
        values={
            "IdentityPoolName": ["renamed"], "SupportedLoginProviders": [
                {name: "1234"} for name in ("graph.facebook.com", "accounts.google.com", "www.amazon.com",
                                            "appleid.apple.com")],
            "DeveloperProviderName": ["login.example.app"], "OpenIdConnectProviderARNs": [providers[:1], providers],
            "CognitoIdentityProviders": [
                [provider], *([{**provider, "ServerSideTokenCheck": check}] for check in (True, False))],
            "SamlProviderARNs": [[f"arn:aws:iam::{ACCOUNT}:saml-provider/corp"]], "IdentityPoolTags": [{"a": "b"}],
        })


def test_identity_pools(users):
    check(identity_pools(users))
    check_all(identity_pools(users))


def test_roles_and_tags_of_identity_pools(users):
    """What the maps take is read back, all of it, and what is read back can be sent again."""
    api = IdentityAPI(users.server)
    client = users.make_client(users.make_pool())
    pool = {"IdentityPoolId": api.make_pool(client)}
    name = api.provider(client)

    def read(operation, **more):
        told = getattr(api.admin, operation)(**pool, **more)
        told.pop("ResponseMetadata")
        return told

    def rule(match, value):
        return {"Claim": "department", "MatchType": match, "Value": value, "RoleARN": ROLE}

    rules = {"Rules": [rule(match, "x") for match in ("Equals", "Contains", "StartsWith", "NotEqual")]}
    for mapping in (
        {"Type": "Token", "AmbiguousRoleResolution": "Deny"},
        {"Type": "Token", "AmbiguousRoleResolution": "AuthenticatedRole"},
        {"Type": "Rules", "AmbiguousRoleResolution": "Deny", "RulesConfiguration": rules},
    ):
        sent = {**pool, "Roles": {"authenticated": ROLE, "unauthenticated": ROLE + "s"},
                "RoleMappings": {f"{name}:{client.id}": mapping}}
        for _ in range(2):
            api.admin.set_identity_pool_roles(**sent)
            assert read("get_identity_pool_roles") == sent
            sent = read("get_identity_pool_roles")
    for tags in (
        {"UseDefaults": True, "PrincipalTags": {}},
        {"UseDefaults": False, "PrincipalTags": {"client": "aud", "who": "sub", "team": "custom:team"}},
    ):
        key = {"IdentityProviderName": name}
        sent = {**pool, **key, **tags}
        for _ in range(2):
            api.admin.set_principal_tag_attribute_map(**sent)
            assert read("get_principal_tag_attribute_map", **key) == sent
            sent = read("get_principal_tag_attribute_map", **key)


def test_the_customization_of_pages(users):
    """Style and image of a pool and of one client; the image is read back as the address where it is."""
    pool = users.make_pool()
    client = users.make_client(pool)
    users.make_domain(pool, unique("pages"))
    css, other = ".banner-customizable {background: #fff;}", ".banner-customizable {background: #000;}"
    for place, style in (({"UserPoolId": pool, "ClientId": "ALL"}, css),
                         ({"UserPoolId": pool, "ClientId": client.id}, other)):
        told = users.admin.set_ui_customization(**place, CSS=style, ImageFile=png())["UICustomization"]
        shown = users.admin.get_ui_customization(**place)["UICustomization"]
        assert comparable_page(shown) == comparable_page(told)
        assert shown["CSS"] == style
        assert {name: shown[name] for name in place} == place
        image = requests.get(shown["ImageUrl"], timeout=60, verify=users.server.authorities)
        assert image.status_code == 200
        assert image.content == png()
        users.admin.set_ui_customization(**place, CSS=shown["CSS"], ImageFile=png())
        again = users.admin.get_ui_customization(**place)["UICustomization"]
        assert comparable_page(again) == comparable_page(shown)


def comparable_page(told):
    return {name: value for name, value in told.items() if name not in CHANGING}


ENDPOINTS = {name: f"https://login.example.com/{name}" for name in ("authorize_url", "token_url", "attributes_url")}
OPENID = {"oidc_issuer": "https://login.example.com", "jwks_uri": "https://login.example.com/keys"}
SOCIAL = {"client_id": "id", "client_secret": "s3cret", "authorize_scopes": "openid email"}
SECRETS = ("client_secret", "private_key")


def details_of(kind, folder):
    """What a provider of a kind must have, and what it may have."""
    match kind:
        case "SAML":
            flags = ({name: word} for name in ("IDPInit", "EncryptedResponses", "IDPSignout") for word in (
                "true", "false"))
            return {"MetadataFile": SAMLProvider(folder).metadata}, [*flags, {"RequestSigningAlgorithm": "rsa-sha256"}]
        case "OIDC":
            required = {**SOCIAL, "oidc_issuer": OPENID["oidc_issuer"], "attributes_request_method": "GET"}
            return required, [ENDPOINTS, OPENID, {"attributes_request_method": "POST"}]
        case "SignInWithApple":
            required = {**SOCIAL, "team_id": "T", "key_id": "K", "private_key": apples_key()}
            del required["client_secret"]
            return required, [ENDPOINTS, OPENID]
        case "Google":
            return SOCIAL, [ENDPOINTS, OPENID]
        case "Facebook":
            return SOCIAL, [ENDPOINTS, {"api_version": "v17.0"}]
    return SOCIAL, [ENDPOINTS]


def providers(users, kind, folder):
    pool = users.make_pool()
    required, further = details_of(kind, folder)

    def make(**settings):
        """A pool has one social provider of a kind."""
        key = {"UserPoolId": pool, "ProviderName": "Corp" if kind in ("SAML", "OIDC") else kind}
        if users.admin.list_identity_providers(UserPoolId=pool)["Providers"]:
            users.admin.delete_identity_provider(**key)
        users.admin.create_identity_provider(
            **key, ProviderType=kind, **{"ProviderDetails": required, **settings})
        return key

    def describe(key):
        """With the secrets, which are masked."""
        told = users.admin.describe_identity_provider(**key)["IdentityProvider"]
        hidden = {name: required[name] for name in SECRETS if told["ProviderDetails"].get(name) == "********"}
        return {**told, "ProviderDetails": {**told["ProviderDetails"], **hidden}}

    return Resource(
        users.admin, "CreateIdentityProvider", "UpdateIdentityProvider", make, describe,
        besides=("UserPoolId", "ProviderName", "ProviderType"),
        values={
            "ProviderDetails": [required, *({**required, **more} for more in further)],
            "AttributeMapping": [{"email": "email"}, {"email": "email", "name": "name"}],
            "IdpIdentifiers": [["corp.example"], ["a.example", "b.example"]], "AcrMapping": [{"Level1": "b"}],
        })


@pytest.mark.parametrize("kind", ["SAML", "OIDC", "Google", "Facebook", "LoginWithAmazon", "SignInWithApple"])
def test_identity_providers(users, kind, tmp_path):
    check(providers(users, kind, tmp_path))
    check_all(providers(users, kind, tmp_path))


def test_a_provider_shows_what_was_sent_and_what_follows(users, tmp_path):
    """Of an OpenID Connect provider nothing but one flag, and of a SAML provider always the certificate."""
    resource = providers(users, "OIDC", tmp_path)
    required, _ = details_of("OIDC", tmp_path)
    assert resource.describe(resource.make())["ProviderDetails"] == {
        **required, "attributes_url_add_attributes": "false"}
    resource = providers(users, "SAML", tmp_path)
    for flags in ({}, {"EncryptedResponses": "false"}, {"EncryptedResponses": "true"}):
        key = resource.make(ProviderDetails={**details_of("SAML", tmp_path)[0], **flags})
        own = users.admin.get_signing_certificate(UserPoolId=key["UserPoolId"])["Certificate"]
        assert resource.describe(key)["ProviderDetails"]["ActiveEncryptionCertificate"] == own
