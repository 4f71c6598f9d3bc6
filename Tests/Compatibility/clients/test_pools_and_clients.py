"""Pools and app clients: settings, their defaults, and what is refused."""

import re

import pytest

from testkit.authorize import CALLBACK, OAUTH
from testkit.aws import refused
from testkit.cognito import FLOWS, SMS_ROLE, unique
from testkit.server import ACCOUNT, REGION

STANDARD = {
    "identities", "sub", "address", "birthdate", "email", "email_verified", "family_name", "gender", "given_name",
    "locale", "middle_name", "name", "nickname", "phone_number", "phone_number_verified", "picture",
    "preferred_username", "profile", "updated_at", "website", "zoneinfo",
}


def describe(api, pool):
    return api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]


@pytest.mark.rows(
    "UP-POOL-01", "UP-POOL-05", "UP-POOL-11", "UP-PWD-07", "UP-ATTR-01", "UP-ATTR-02", "UP-ATTR-03", "UP-ADMCFG-03")
def test_the_defaults_of_a_pool(api):
    name = unique("pool")
    made = api.admin.create_user_pool(PoolName=name)["UserPool"]
    api._pools.append(made["Id"])
    assert re.fullmatch(REGION + r"_[0-9A-Za-z]{9}", made["Id"])
    assert made["Name"] == name
    assert made["Arn"] == f"arn:aws:cognito-idp:{REGION}:{ACCOUNT}:userpool/{made['Id']}"
    policy = made["Policies"]["PasswordPolicy"]
    assert policy == {
        "MinimumLength": 8, "RequireUppercase": True, "RequireLowercase": True, "RequireNumbers": True,
        "RequireSymbols": True, "TemporaryPasswordValidityDays": 7}
    assert made["MfaConfiguration"] == "OFF"
    assert made["DeletionProtection"] == "INACTIVE"
    assert made["AdminCreateUserConfig"]["AllowAdminCreateUserOnly"] is False
    assert made["AdminCreateUserConfig"]["UnusedAccountValidityDays"] == 7
    assert made["VerificationMessageTemplate"]["DefaultEmailOption"] == "CONFIRM_WITH_CODE"
    assert made["EmailConfiguration"]["EmailSendingAccount"] == "COGNITO_DEFAULT"
    assert made["EstimatedNumberOfUsers"] == 0
    assert {item["Name"] for item in made["SchemaAttributes"]} == STANDARD
    required = [item["Name"] for item in made["SchemaAttributes"] if item["Required"]]
    assert required == ["sub"]
    assert describe(api, made["Id"]) == made


@pytest.mark.rows(
    "UP-STD-01", "UP-STD-02", "UP-STD-03", "UP-STD-04", "UP-STD-05", "UP-STD-06", "UP-STD-07", "UP-STD-08",
    "UP-STD-09", "UP-STD-10", "UP-STD-11", "UP-STD-12", "UP-STD-13", "UP-STD-14", "UP-STD-15", "UP-STD-16",
    "UP-STD-17", "UP-STD-18", "UP-STD-19", "UP-STD-20")
def test_the_standard_attributes_one_by_one(api):
    schema = {item["Name"]: item for item in describe(api, api.make_pool())["SchemaAttributes"]}
    for name in STANDARD - {"identities", "sub", "birthdate", "email_verified", "phone_number_verified", "updated_at"}:
        assert schema[name]["AttributeDataType"] == "String"
        assert schema[name]["Mutable"] is True
        assert schema[name]["StringAttributeConstraints"] == {"MinLength": "0", "MaxLength": "2048"}, name
    assert schema["sub"]["Mutable"] is False
    assert schema["sub"]["Required"] is True
    assert schema["sub"]["StringAttributeConstraints"] == {"MinLength": "1", "MaxLength": "2048"}
    assert schema["birthdate"]["StringAttributeConstraints"] == {"MinLength": "10", "MaxLength": "10"}
    for name in ("email_verified", "phone_number_verified"):
        assert schema[name]["AttributeDataType"] == "Boolean"
    assert schema["updated_at"]["AttributeDataType"] == "Number"
    assert schema["updated_at"]["NumberAttributeConstraints"]["MinValue"] == "0"
    assert all(item["DeveloperOnlyAttribute"] is False for item in schema.values())


@pytest.mark.rows("UP-VER-01", "UP-MSG-18", "UP-MSG-22", "UP-MSG-27", "UP-MSG-32")
def test_every_setting_comes_back(api):
    settings = {
        "Policies": {"PasswordPolicy": {
            "MinimumLength": 12, "RequireUppercase": False, "RequireLowercase": True, "RequireNumbers": False,
            "RequireSymbols": True, "TemporaryPasswordValidityDays": 30}},
        "DeletionProtection": "INACTIVE",
        "AliasAttributes": ["email"], "AutoVerifiedAttributes": ["email", "phone_number"],
        "SmsVerificationMessage": "Your code is {####}", "EmailVerificationMessage": "Use {####} please",
        "EmailVerificationSubject": "A code", "SmsAuthenticationMessage": "Sign in with {####}",
        "VerificationMessageTemplate": {
            "SmsMessage": "Your code is {####}", "EmailMessage": "Use {####} please", "EmailSubject": "A code",
            "EmailMessageByLink": "Click {##here##}", "EmailSubjectByLink": "A link",
            "DefaultEmailOption": "CONFIRM_WITH_CODE"},
        "UserAttributeUpdateSettings": {"AttributesRequireVerificationBeforeUpdate": ["email"]},
        "EmailConfiguration": {"EmailSendingAccount": "COGNITO_DEFAULT", "ReplyToEmailAddress": "help@example.com"},
        "UserPoolTags": {"team": "identity", "stage": "test"},
        "AdminCreateUserConfig": {
            "AllowAdminCreateUserOnly": False,
            "InviteMessageTemplate": {
                "SMSMessage": "{username}: {####}", "EmailMessage": "Dear {username}: {####}",
                "EmailSubject": "Hello"}},
        "UsernameConfiguration": {"CaseSensitive": False},
        "AccountRecoverySetting": {"RecoveryMechanisms": [
            {"Priority": 1, "Name": "verified_email"}, {"Priority": 2, "Name": "verified_phone_number"}]},
    }
    told = describe(api, api.make_pool(**settings))
    assert told["AdminCreateUserConfig"].pop("UnusedAccountValidityDays") == 30
    assert told["Policies"].pop("SignInPolicy") == {"AllowedFirstAuthFactors": ["PASSWORD"]}
    for name, value in settings.items():
        assert told[name] == value, name


@pytest.mark.rows("ADM-06", "UP-POOL-17")
def test_an_update_replaces_and_what_is_left_out_returns_to_its_default(api):
    pool = api.make_pool(
        AutoVerifiedAttributes=["email"], UserPoolTags={"a": "1"},
        Policies={"PasswordPolicy": {"MinimumLength": 20}}, EmailVerificationSubject="Changed", UserPoolTier="PLUS")
    before = describe(api, pool)
    api.admin.update_user_pool(UserPoolId=pool, AutoVerifiedAttributes=["phone_number"], SmsConfiguration=SMS_ROLE)
    after = describe(api, pool)
    assert after["AutoVerifiedAttributes"] == ["phone_number"]
    # The service keeps these two.
    assert after["Policies"] == before["Policies"]
    assert after["UserPoolTier"] == "PLUS"
    assert after["UserPoolTags"] == {}
    assert "EmailVerificationSubject" not in after
    assert after["Name"] == before["Name"]
    assert after["SchemaAttributes"] == before["SchemaAttributes"]
    assert after["LastModifiedDate"] > before["LastModifiedDate"]
    assert after["CreationDate"] == before["CreationDate"]


@pytest.mark.rows("UP-POOL-04")
def test_an_update_with_a_name_renames_the_pool(api):
    name = unique("renamed")
    pool = api.make_pool()
    before = describe(api, pool)
    api.admin.update_user_pool(UserPoolId=pool, PoolName=name)
    after = describe(api, pool)
    assert after["Name"] == name != before["Name"]
    assert {key for key in before if before[key] != after[key]} == {"Name", "LastModifiedDate"}


@pytest.mark.rows("ADM-06")
def test_one_block_is_updated_and_the_others_are_sent_back(api):
    """The sequence of a tool that makes infrastructure."""
    pool = api.make_pool(
        MfaConfiguration="OPTIONAL", AutoVerifiedAttributes=["email"], SmsConfiguration=SMS_ROLE,
        UserPoolTags={"a": "1"},
        UserAttributeUpdateSettings={"AttributesRequireVerificationBeforeUpdate": ["email"]})
    assert api.admin.get_user_pool_mfa_config(UserPoolId=pool)["MfaConfiguration"] == "OPTIONAL"
    before = describe(api, pool)
    assert before["SmsConfiguration"]["SnsRegion"] == REGION
    names = api.admin.meta.service_model.operation_model("UpdateUserPool").input_shape.members
    sent = {name: value for name, value in before.items() if name in names and name != "UserAttributeUpdateSettings"}
    sent["AdminCreateUserConfig"] = {"AllowAdminCreateUserOnly": True}
    api.admin.update_user_pool(UserPoolId=pool, **sent)
    after = describe(api, pool)
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"AdminCreateUserConfig", "LastModifiedDate"}
    assert set(before) == set(after)
    told = api.admin.set_user_pool_mfa_config(UserPoolId=pool, MfaConfiguration="OFF")
    assert told["MfaConfiguration"] == "OFF" == describe(api, pool)["MfaConfiguration"]


@pytest.mark.parametrize(
    "flows, secret, text",
    [(["client_credentials", "code"], True, "along with code flow or implicit flow."),
     (["client_credentials"], False, "if client does not have a client secret.")])
@pytest.mark.rows("UP-ACS-12", "UP-ACS-13")
def test_invalid_client_credentials_are_refused(api, flows, secret, text):
    with refused("InvalidOAuthFlowException", "client_credentials flow can not be selected " + text):
        api.admin.create_user_pool_client(
            UserPoolId=api.make_pool(), ClientName="c", GenerateSecret=secret, AllowedOAuthFlows=flows,
            AllowedOAuthScopes=["openid"], AllowedOAuthFlowsUserPoolClient=True)


@pytest.mark.parametrize(
    "setting",
    [{"KeyConfiguration": {"KeyType": "CUSTOMER_MANAGED_KEY"}}, {"IssuerConfiguration": {"Type": "UPDATED"}}],
    ids=lambda setting: next(iter(setting)))
def test_a_setting_without_effect_is_refused(api, setting):
    """A setting that Martlet does not carry out yet is refused, not stored."""
    with refused("InvalidParameterException", "Not built yet in Martlet", next(iter(setting))):
        api.make_pool(**setting)


@pytest.mark.rows("ADM-08")
def test_a_protected_pool_is_not_deleted(api):
    pool = api.make_pool(DeletionProtection="ACTIVE")
    with refused("InvalidParameterException"):
        api.admin.delete_user_pool(UserPoolId=pool)
    api.admin.update_user_pool(UserPoolId=pool, DeletionProtection="INACTIVE")
    api.admin.delete_user_pool(UserPoolId=pool)
    for call in (api.admin.describe_user_pool, api.admin.delete_user_pool):
        with refused("ResourceNotFoundException", f"User pool {pool} does not exist."):
            call(UserPoolId=pool)


@pytest.mark.rows("ADM-08", "UP-APP-06")
def test_deleting_a_pool_deletes_all_it_holds(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    signed_in = api.sign_in(client, user.username)
    api.admin.delete_user_pool(UserPoolId=pool)
    with refused("ResourceNotFoundException"):
        api.sign_in(client, user.username)
    # Its signing keys are deleted, so its tokens are refused as forged ones are.
    with refused("NotAuthorizedException"):
        api.public.get_user(AccessToken=signed_in["AccessToken"])


def test_pools_are_listed_in_pages(api):
    """Each pool is on one page."""
    wanted = {api.make_pool() for _ in range(4)}
    seen, token = [], {}
    while True:
        page = api.admin.list_user_pools(MaxResults=3, **token)
        assert len(page["UserPools"]) <= 3
        seen += [pool["Id"] for pool in page["UserPools"]]
        if "NextToken" not in page:
            break
        token = {"NextToken": page["NextToken"]}
    assert wanted <= set(seen)
    assert len(seen) == len(set(seen))


@pytest.mark.parametrize(
    "given",
    [
        {}, {"PoolName": ""}, {"PoolName": "x" * 129}, {"PoolName": "no/slash"}, {"PoolName": "no:colon"},
        {"PoolName": "p", "Policies": {"PasswordPolicy": {"MinimumLength": 5}}},
        {"PoolName": "p", "Policies": {"PasswordPolicy": {"MinimumLength": 100}}},
        {"PoolName": "p", "AutoVerifiedAttributes": ["name"]}, {"PoolName": "p", "AliasAttributes": ["address"]},
        {"PoolName": "p", "UsernameAttributes": ["preferred_username"]}, {"PoolName": "p", "MfaConfiguration": "MAYBE"},
        {"PoolName": "p", "EmailVerificationMessage": "no placeholder"},
        {"PoolName": "p", "SmsVerificationMessage": "no placeholder"},
        {"PoolName": "p", "SmsVerificationMessage": "{####}" + "x" * 135},
        {"PoolName": "p", "EmailVerificationSubject": "x" * 141},
        {"PoolName": "p", "EmailVerificationMessage": "{####}" + "x" * 19995},
        {"PoolName": "p", "Schema": [{"Name": "x" * 21, "AttributeDataType": "String"}]},
        {"PoolName": "p", "Schema": [{"Name": "mine", "AttributeDataType": "String", "Required": True}]},
        {"PoolName": "p", "Schema": [
            {"Name": "mine", "AttributeDataType": "String", "StringAttributeConstraints": {"MaxLength": "2049"}}]},
        {"PoolName": "p", "Schema": [
            {"Name": "mine", "AttributeDataType": "String",
             "StringAttributeConstraints": {"MinLength": "9", "MaxLength": "8"}}]},
        {"PoolName": "p", "AdminCreateUserConfig": {"InviteMessageTemplate": {"EmailMessage": "only {####}"}}},
        {"PoolName": "p", "AdminCreateUserConfig": {"InviteMessageTemplate": {"SMSMessage": "only {username}"}}},
    ], ids=lambda given: ",".join(given) or "nothing")
@pytest.mark.rows(
    "UP-POOL-01", "UP-POOL-02", "UP-POOL-03", "UP-ALIAS-04", "UP-PWD-02", "UP-ATTR-17", "UP-ATTR-19", "UP-ATTR-20",
    "UP-MSG-19", "UP-MSG-20", "UP-MSG-23", "UP-MSG-25", "UP-MSG-26", "UP-MSG-28", "UP-LIM-10", "UP-LIM-11",
    "UP-LIM-12", "UP-LIM-13", "UP-LIM-14", "LIM-HARD-03", "LIM-HARD-04", "LIM-HARD-05", "LIM-HARD-06", "LIM-HARD-07",
    "GUIDE-01", "GUIDE-02", "GUIDE-05")
def test_invalid_pool_settings_are_refused(api, given):
    response = api.wire.post("CreateUserPool", given, signed=True)
    if response.status_code == 200:
        api._pools.append(response.json()["UserPool"]["Id"])
    assert response.status_code == 400, response.text
    assert response.json()["__type"] == "InvalidParameterException", response.text


@pytest.mark.parametrize("name", ["a", "x" * 128, "A-z_0 9+=,.@-"])
@pytest.mark.rows("UP-POOL-02", "UP-POOL-03")
def test_a_pool_name_at_the_edge(api, name):
    assert describe(api, api.make_pool(PoolName=name))["Name"] == name


@pytest.mark.parametrize("length", [6, 99])
@pytest.mark.rows("UP-PWD-02", "UP-LIM-11", "LIM-HARD-04", "GUIDE-01")
def test_a_password_length_at_the_edge(api, length):
    pool = api.make_pool(Policies={"PasswordPolicy": {"MinimumLength": length}})
    assert describe(api, pool)["Policies"]["PasswordPolicy"]["MinimumLength"] == length


@pytest.mark.rows("UP-ATTR-18", "UP-ATTR-19", "UP-ATTR-21", "UP-ATTR-22")
def test_custom_attributes_are_added_and_never_removed(api):
    pool = api.make_pool(Schema=[{"Name": "first", "AttributeDataType": "String", "Mutable": False}])
    api.admin.add_custom_attributes(UserPoolId=pool, CustomAttributes=[
        {"Name": "count", "AttributeDataType": "Number",
         "NumberAttributeConstraints": {"MinValue": "1", "MaxValue": "9"}},
        {"Name": "day", "AttributeDataType": "DateTime"}, {"Name": "yes", "AttributeDataType": "Boolean"}])
    schema = {item["Name"]: item for item in describe(api, pool)["SchemaAttributes"]}
    assert schema["custom:first"]["Mutable"] is False
    assert schema["custom:first"]["AttributeDataType"] == "String"
    assert schema["custom:count"]["NumberAttributeConstraints"] == {"MinValue": "1", "MaxValue": "9"}
    assert schema["custom:day"]["AttributeDataType"] == "DateTime"
    assert schema["custom:yes"]["AttributeDataType"] == "Boolean"
    with refused("InvalidParameterException"):
        api.admin.add_custom_attributes(
            UserPoolId=pool, CustomAttributes=[{"Name": "count", "AttributeDataType": "String"}])
    user = api.make_user(pool, custom__count="9")
    for value in ("0", "10", "nine"):
        with refused("InvalidParameterException"):
            api.admin.admin_update_user_attributes(
                UserPoolId=pool, Username=user.username,
                UserAttributes=[{"Name": "custom:count", "Value": value}])
    more = [{"Name": f"n{number}", "AttributeDataType": "String"} for number in range(47)]
    for part in (more[:21], more[21:45]):
        api.admin.add_custom_attributes(UserPoolId=pool, CustomAttributes=part)
    with refused("InvalidParameterException"):
        api.admin.add_custom_attributes(UserPoolId=pool, CustomAttributes=more[45:])
    assert len(describe(api, pool)["SchemaAttributes"]) == len(STANDARD) + 49
    api.admin.add_custom_attributes(UserPoolId=pool, CustomAttributes=more[45:46])
    assert len(describe(api, pool)["SchemaAttributes"]) == len(STANDARD) + 50


@pytest.mark.rows("UP-APP-03", "UP-APP-09", "UP-POOL-12", "UP-TOK-03", "TOK-REF-02", "TOK-REF-03")
def test_the_defaults_of_a_client(api):
    pool = api.make_pool()
    made = api.admin.create_user_pool_client(UserPoolId=pool, ClientName="plain")["UserPoolClient"]
    assert re.fullmatch("[0-9a-z]{26}", made["ClientId"])
    assert made["ClientName"] == "plain"
    assert made["UserPoolId"] == pool
    assert "ClientSecret" not in made
    assert made["RefreshTokenValidity"] == 30
    assert made["EnableTokenRevocation"] is True
    assert made["AllowedOAuthFlowsUserPoolClient"] is False
    assert made["AuthSessionValidity"] == 3
    told = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=made["ClientId"])["UserPoolClient"]
    assert told == made


@pytest.mark.rows("UP-APP-04", "UP-APP-09", "UP-APP-12", "UP-PERM-01")
def test_every_setting_of_a_client_comes_back(api):
    pool = api.make_pool()
    settings = {
        "ClientName": "Full + name, with @ and =.", "RefreshTokenValidity": 3650, "AccessTokenValidity": 30,
        "IdTokenValidity": 5, "TokenValidityUnits": {
            "AccessToken": "minutes", "IdToken": "minutes", "RefreshToken": "days"},
        "ReadAttributes": ["email", "name"], "WriteAttributes": ["email"], "ExplicitAuthFlows": FLOWS,
        "PreventUserExistenceErrors": "LEGACY", "EnableTokenRevocation": False, "AuthSessionValidity": 15,
        "CallbackURLs": ["https://example.com/in"], "LogoutURLs": ["https://example.com/out"],
        "DefaultRedirectURI": "https://example.com/in", "SupportedIdentityProviders": ["COGNITO"],
        "AllowedOAuthFlows": ["code"], "AllowedOAuthScopes": ["openid", "email"],
        "AllowedOAuthFlowsUserPoolClient": True, "EnablePropagateAdditionalUserContextData": False,
    }
    made = api.admin.create_user_pool_client(UserPoolId=pool, GenerateSecret=True, **settings)["UserPoolClient"]
    assert re.fullmatch(r"[\w+]{40,64}", made["ClientSecret"])
    for name, value in settings.items():
        told = sorted(made[name]) if isinstance(value, list) else made[name]
        assert told == (sorted(value) if isinstance(value, list) else value), name


@pytest.mark.rows("UP-APP-05", "ADM-09")
def test_describe_returns_the_secret_and_list_does_not(api):
    pool = api.make_pool()
    client = api.make_client(pool, secret=True)
    told = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)["UserPoolClient"]
    assert told["ClientSecret"] == client.secret
    listed = api.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=10)["UserPoolClients"]
    assert [set(item) for item in listed] == [{"ClientId", "ClientName", "UserPoolId"}]
    updated = api.admin.update_user_pool_client(UserPoolId=pool, ClientId=client.id, ClientName="renamed")
    assert updated["UserPoolClient"]["ClientSecret"] == client.secret


@pytest.mark.rows("UP-PERM-08", "ADM-06")
def test_updating_a_client_replaces_its_settings(api):
    pool = api.make_pool()
    client = api.make_client(pool, RefreshTokenValidity=5, ReadAttributes=["email"])
    api.admin.update_user_pool_client(UserPoolId=pool, ClientId=client.id, WriteAttributes=["name"])
    told = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)["UserPoolClient"]
    assert told["RefreshTokenValidity"] == 30
    assert told["WriteAttributes"] == ["name"]
    assert set(told.get("ReadAttributes", [])) != {"email"}


@pytest.mark.rows("UP-APP-06")
def test_a_deleted_client_blocks_its_apps(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    token = api.sign_in(client, user.username)
    api.admin.delete_user_pool_client(UserPoolId=pool, ClientId=client.id)
    with refused("ResourceNotFoundException"):
        api.sign_in(client, user.username)
    with refused("ResourceNotFoundException"):
        api.refresh(client, token["RefreshToken"])
    with refused("ResourceNotFoundException"):
        api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)


@pytest.mark.rows("UP-APP-12")
def test_clients_are_listed_in_pages(api):
    pool = api.make_pool()
    wanted = {api.make_client(pool).id for _ in range(26)}
    pages = api.admin.get_paginator("list_user_pool_clients").paginate(
        UserPoolId=pool, PaginationConfig={"PageSize": 3})
    seen = [item["ClientId"] for page in pages for item in page["UserPoolClients"]]
    assert set(seen) == wanted
    assert len(seen) == 26


@pytest.mark.rows("UP-PERM-06", "UP-PERM-07")
def test_required_attributes_stay_writable(api):
    pool = api.make_pool(Schema=[{"Name": "email", "Required": True}])
    with refused("InvalidParameterException"):
        api.make_client(pool, WriteAttributes=["name"])
    client = api.make_client(pool, WriteAttributes=["email", "name"])
    with refused("InvalidParameterException"):
        api.admin.update_user_pool_client(UserPoolId=pool, ClientId=client.id, WriteAttributes=["name"])


@pytest.mark.parametrize(
    "given",
    [
        {"ClientName": "bad/name"}, {"ClientName": ""}, {"ClientName": "c" * 129},
        {"ClientName": "c", "RefreshTokenValidity": 3651},
        {"ClientName": "c", "RefreshTokenValidity": -1},
        {"ClientName": "c", "AccessTokenValidity": 2, "TokenValidityUnits": {"AccessToken": "minutes"}},
        {"ClientName": "c", "AccessTokenValidity": 2, "TokenValidityUnits": {"AccessToken": "days"}},
        {"ClientName": "c", "RefreshTokenValidity": 30, "TokenValidityUnits": {"RefreshToken": "minutes"}},
        {"ClientName": "c", "AuthSessionValidity": 2}, {"ClientName": "c", "AuthSessionValidity": 16},
        {"ClientName": "c", "ReadAttributes": ["custom:unheard"]}, {"ClientName": "c", "WriteAttributes": ["sub"]},
        {"ClientName": "c", "ExplicitAuthFlows": ["ALLOW_NOTHING"]},
        {"ClientName": "c", "ExplicitAuthFlows": ["ADMIN_NO_SRP_AUTH", "ALLOW_USER_SRP_AUTH"]},
        {"ClientName": "c", "CallbackURLs": [f"https://example.com/{n}" for n in range(101)]},
        {"ClientName": "c", "LogoutURLs": [f"https://example.com/{n}" for n in range(101)]},
        {"ClientName": "c", "RefreshTokenRotation": {"Feature": "ENABLED", "RetryGracePeriodSeconds": 61}},
    ], ids=lambda given: str(given)[:60])
@pytest.mark.rows(
    "UP-APP-08", "UP-APP-09", "UP-LIM-18", "UP-LIM-19", "UP-LIM-21", "LIM-HARD-11", "LIM-HARD-12", "LIM-TOK-02")
def test_invalid_client_settings_are_refused(api, given):
    response = api.wire.post("CreateUserPoolClient", {"UserPoolId": api.make_pool(), **given}, signed=True)
    assert response.status_code == 400, response.text
    assert response.json()["__type"] == "InvalidParameterException", response.text


@pytest.mark.parametrize("name", ["a", "x" * 128, "A-z_0 9+=,.@-"])
@pytest.mark.rows("UP-APP-08")
def test_a_client_name_at_the_edge(api, name):
    made = api.admin.create_user_pool_client(UserPoolId=api.make_pool(), ClientName=name)["UserPoolClient"]
    assert made["ClientName"] == name


@pytest.mark.parametrize("days", [1, 3650])
@pytest.mark.rows("LIM-TOK-02")
def test_a_refresh_token_validity_at_the_edge(api, days):
    pool = api.make_pool()
    client = api.make_client(pool, RefreshTokenValidity=days)
    told = api.admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id)["UserPoolClient"]
    assert told["RefreshTokenValidity"] == days


@pytest.mark.rows("ADM-01")
def test_a_client_of_another_pool_is_not_there(api):
    here, there = api.make_pool(), api.make_pool()
    client = api.make_client(there)
    for call in (
        api.admin.describe_user_pool_client, api.admin.delete_user_pool_client, api.admin.update_user_pool_client,
    ):
        with refused("ResourceNotFoundException"):
            call(UserPoolId=here, ClientId=client.id)
    assert api.admin.describe_user_pool_client(UserPoolId=there, ClientId=client.id)


def test_the_number_of_users_is_estimated(api):
    pool = api.make_pool()
    for _ in range(3):
        api.make_user(pool)
    assert describe(api, pool)["EstimatedNumberOfUsers"] == 3


@pytest.mark.one_engine
@pytest.mark.parametrize("member", ["CallbackURLs", "LogoutURLs"])
@pytest.mark.parametrize("url", [
    "about:blank", "view-source:https://app.example.com/cb", "ws://app.example.com/cb", "wss://app.example.com/cb",
    "javascript:alert(1)", "data:text/html,x", "blob:https://app.example.com/x", "file:///etc/passwd",
    "https://user@app.example.com/cb", "https://user:secret@app.example.com/cb", "ABOUT:blank",
])
@pytest.mark.rows("UP-ACS-06")
def test_a_browser_is_sent_to_apps_only(api, member, url):
    """Schemes that name no app, and addresses that look like those of another host."""
    pool = api.make_pool()
    settings = {**OAUTH, "CallbackURLs": [CALLBACK, "myapp://signin"]}
    client = api.make_client(pool, **settings)
    changed = {**settings, member: [*settings[member], url]}
    with refused("InvalidParameterException", "is not a valid redirect URI"):
        api.make_client(pool, **changed)
    with refused("InvalidParameterException", "is not a valid redirect URI"):
        api.admin.update_user_pool_client(UserPoolId=pool, ClientId=client.id, **changed)
