"""Group ADM of the attack catalogue: separate pools, sealed page tokens, limits of numbers."""

import html
import json
import re
import urllib.parse

import pytest
import requests

from testkit.aws import JSON, TARGET, error_of, refused
from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.server import REGION, ROOT, not_built


@pytest.mark.parametrize("operation", [
    "ChangePassword", "ConfirmDevice", "ConfirmForgotPassword", "ConfirmSignUp", "DeleteUser", "DeleteUserAttributes",
    "ForgetDevice", "ForgotPassword", "GetDevice", "GetUser", "GetUserAttributeVerificationCode", "GlobalSignOut",
    "InitiateAuth", "ListDevices", "ResendConfirmationCode", "RespondToAuthChallenge", "SetUserSettings", "SignUp",
    "UpdateDeviceStatus", "UpdateUserAttributes", "VerifyUserAttribute"])
@pytest.mark.rows(
    "PERM-UUP-01", "PERM-UUP-03", "PERM-UUP-04", "PERM-UUP-05", "PERM-UUP-06", "PERM-UUP-08", "PERM-UUP-10",
    "PERM-UUP-11", "PERM-UUP-12", "PERM-UUP-13", "PERM-UUP-15", "PERM-UUP-16", "PERM-UUP-17", "PERM-UUP-18",
    "PERM-UUP-20", "PERM-UUP-21", "UP-GEN-14")
def test_operations_of_users_need_no_signature(server, operation):
    wire = CognitoAPI(server).wire
    assert error_of(wire.post("AdminGetUser", {}))[0] == "MissingAuthenticationTokenException"
    code, sentence = error_of(wire.post(operation, {}))
    # The request goes as far as its members.
    assert code in ("InvalidParameterException", "ValidationException")
    assert "failed to satisfy" in sentence


@pytest.fixture
def two(api):
    """Two pools with the same names in each."""
    api.here, api.there = api.make_pool(), api.make_pool()
    api.outsider = api.make_user(api.there, username="only-there")
    api.admin.create_group(UserPoolId=api.there, GroupName="only-there")
    return api


@pytest.mark.parametrize(
    "operation, more",
    [
        ("AdminGetUser", {}), ("AdminDeleteUser", {}), ("AdminDisableUser", {}), ("AdminEnableUser", {}),
        ("AdminConfirmSignUp", {}), ("AdminResetUserPassword", {}), ("AdminUserGlobalSignOut", {}),
        ("AdminListGroupsForUser", {}), ("AdminSetUserPassword", {"Password": PASSWORD}),
        ("AdminUpdateUserAttributes", {"UserAttributes": attributes({"name": "x"})}),
        ("AdminDeleteUserAttributes", {"UserAttributeNames": ["name"]}),
        ("AdminCreateUser", {"MessageAction": "RESEND"}),
    ])
@pytest.mark.rows("ADM-01")
def test_users_of_another_pool_are_not_found(two, operation, more):
    before = two.admin.admin_get_user(UserPoolId=two.there, Username="only-there")
    for name in ("only-there", two.outsider.sub):
        response = two.wire.post(operation, {"UserPoolId": two.here, "Username": name, **more}, signed=True)
        assert response.status_code == 400
        assert error_of(response)[0] == "UserNotFoundException"
    after = two.admin.admin_get_user(UserPoolId=two.there, Username="only-there")
    for response in (before, after):
        response.pop("ResponseMetadata")
    assert before == after


@pytest.mark.parametrize("operation", ["GetGroup", "UpdateGroup", "DeleteGroup", "ListUsersInGroup"])
@pytest.mark.rows("ADM-01")
def test_groups_of_another_pool_are_not_found(two, operation):
    response = two.wire.post(operation, {"UserPoolId": two.here, "GroupName": "only-there"}, signed=True)
    assert response.status_code == 400
    assert error_of(response)[0] == "ResourceNotFoundException"
    assert two.admin.get_group(UserPoolId=two.there, GroupName="only-there")


@pytest.mark.rows("ADM-01")
def test_no_user_joins_a_group_of_another_pool(two):
    inside = two.make_user(two.here)
    with refused("ResourceNotFoundException"):
        two.admin.admin_add_user_to_group(UserPoolId=two.here, Username=inside.username, GroupName="only-there")
    with refused("UserNotFoundException"):
        two.admin.admin_add_user_to_group(UserPoolId=two.there, Username=inside.username, GroupName="only-there")


@pytest.mark.rows("ADM-01")
def test_a_client_signs_in_to_its_own_pool_only(two):
    client = two.make_client(two.here)
    with refused("NotAuthorizedException", "Incorrect username or password."):
        two.sign_in(client, "only-there")
    with refused("ResourceNotFoundException"):
        two.admin.admin_initiate_auth(
            UserPoolId=two.there, ClientId=client.id, AuthFlow="ADMIN_USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": "only-there", "PASSWORD": PASSWORD})


def page_tokens(api, pool):
    for number in range(3):
        api.make_user(pool)
        api.admin.create_group(UserPoolId=pool, GroupName=f"page-{number}")
        api.make_client(pool)
    return {
        "ListUsers": ("PaginationToken", "Limit", api.admin.list_users(UserPoolId=pool, Limit=1)["PaginationToken"]),
        "ListGroups": ("NextToken", "Limit", api.admin.list_groups(UserPoolId=pool, Limit=1)["NextToken"]),
        "ListUserPoolClients": (
            "NextToken", "MaxResults",
            api.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=1)["NextToken"]),
    }


@pytest.mark.rows("ADM-02")
def test_a_page_token_works_only_where_it_was_given(two):
    given = page_tokens(two, two.here)
    for operation, (member, limit, token) in given.items():
        def ask(value, pool=two.here):
            return two.wire.post(operation, {"UserPoolId": pool, limit: 1, member: value}, signed=True)

        assert ask(token).status_code == 200
        spoiled = [
            token[:-1] + ("A" if token[-1] != "A" else "B"), "B" + token[1:], token[:-4], token + "AAAA", "x" * 64,
            "1' OR '1'='1", "eyJrZXkiOiJhIn0="]
        others = [value for name, (_, _, value) in given.items() if name != operation]
        for value in spoiled + others:
            response = ask(value)
            assert response.status_code == 400, (operation, value)
            assert error_of(response)[0] == "InvalidParameterException", (operation, value)
        crossed = ask(token, pool=two.there)
        assert crossed.status_code == 400
        assert error_of(crossed)[0] == "InvalidParameterException"


@pytest.mark.rows("ADM-02", "USR-SRCH-14")
def test_a_search_goes_on_only_with_its_own_filter(two):
    for number in range(3):
        two.make_user(two.here, name="same")
    token = two.admin.list_users(UserPoolId=two.here, Limit=1, Filter='name = "same"')["PaginationToken"]
    with refused("InvalidParameterException"):
        two.admin.list_users(UserPoolId=two.here, Limit=1, Filter='name = "other"', PaginationToken=token)


@pytest.mark.rows("ADM-03")
def test_pages_stay_complete_while_users_are_deleted(api):
    pool = api.make_pool()
    users = sorted(api.make_user(pool).username for _ in range(10))
    first = api.admin.list_users(UserPoolId=pool, Limit=4)
    seen = [user["Username"] for user in first["Users"]]
    untouched = set(users) - set(seen)
    gone = {seen[0], seen[3], *sorted(untouched)[:1]}
    for name in gone:
        api.admin.admin_delete_user(UserPoolId=pool, Username=name)
    rest, token = [], first["PaginationToken"]
    while token:
        page = api.admin.list_users(UserPoolId=pool, Limit=4, PaginationToken=token)
        rest += [user["Username"] for user in page["Users"]]
        token = page.get("PaginationToken")
    assert sorted(rest) == sorted(untouched - gone)


@pytest.mark.parametrize("operation, member", [
    ("ListUsers", "Limit"), ("ListGroups", "Limit"), ("ListUserPoolClients", "MaxResults"),
    ("ListUserPools", "MaxResults"), ("ListUsersInGroup", "Limit"), ("AdminListGroupsForUser", "Limit")])
@pytest.mark.rows("ADM-03")
def test_a_page_has_between_one_and_sixty(api, operation, member):
    pool = api.make_pool()
    user = api.make_user(pool)
    api.admin.create_group(UserPoolId=pool, GroupName="g")
    body = {"UserPoolId": pool, "GroupName": "g", "Username": user.username}
    for value, kind in (
        (61, "InvalidParameterException"), (-1, "InvalidParameterException"),
        (9223372036854775807, "SerializationException")):  # the model's integers have 32 bits
        response = api.wire.post(operation, {**body, member: value}, signed=True)
        assert response.status_code == 400, value
        assert error_of(response)[0] == kind, value
    for value in (1, 60):
        assert api.wire.post(operation, {**body, member: value}, signed=True).status_code == 200


@pytest.mark.rows("ADM-15")
def test_an_unknown_pool_and_a_bad_pool_id(api):
    response = api.wire.post("AdminGetUser", {"UserPoolId": f"{REGION}_ZZZZZZZZZ", "Username": "a"}, signed=True)
    assert error_of(response)[0] == "ResourceNotFoundException"
    for name in ("", "x", "us-east-1", "us-east-1_", "../..", "us-east-1_" + "a" * 60, "us-east-1_a'b"):
        response = api.wire.post("AdminGetUser", {"UserPoolId": name, "Username": "a"}, signed=True)
        assert response.status_code == 400
        assert error_of(response)[0] == "InvalidParameterException"


@pytest.mark.rows("SIG-12")
def test_nothing_that_is_signed_responds_without_a_signature(api):
    model = json.loads((ROOT / "Model/cognito-idp.json").read_text())
    waiting = not_built()
    # SDKs sign GetClientToken too, but its proof is the client's secret.
    waiting = {*waiting, "GetClientToken"}
    signed = [name for name, one in model["operations"].items() if one["auth"] == "sigv4" and name not in waiting]
    assert len(signed) >= 30
    body = {"UserPoolId": api.make_pool(), "Username": unique(), "GroupName": "g", "ClientId": "a" * 26}
    for name in signed:
        bare = api.wire.post(name, body)
        assert bare.status_code == 400, name
        assert error_of(bare)[0] == "MissingAuthenticationTokenException", name
        headers = api.wire.sign(
            b"{}", {"Content-Type": JSON, "X-Amz-Target": f"{TARGET}.{name}"},
            keys=(api.server.access_key_id, "not the secret"))
        forged = api.wire.post(name, b"{}", headers=headers)
        assert forged.status_code == 400, name
        assert error_of(forged)[0] == "InvalidSignatureException", name


@pytest.mark.rows("ADM-12")
def test_every_change_is_in_the_audit_log(new_server):
    """Caller, operation, user, time, address and result; no name and no contact."""
    server = new_server(arguments=["--log-level", "info"])
    server.start()
    api = CognitoAPI(server)
    pool = api.make_pool()
    client = api.make_client(pool)
    name, email = unique("Canary-Name"), new_email()
    sub = api.public.sign_up(
        ClientId=client.id, Username=name, Password=PASSWORD, UserAttributes=attributes({"email": email}))["UserSub"]
    api.admin.admin_confirm_sign_up(UserPoolId=pool, Username=name)
    token = api.sign_in(client, name)["AccessToken"]
    with refused("NotAuthorizedException"):
        api.sign_in(client, name, "Wrong-Horse-9")
    api.public.update_user_attributes(AccessToken=token, UserAttributes=attributes({"nickname": "Canary-Nick"}))
    api.public.get_user(AccessToken=token)
    api.admin.admin_disable_user(UserPoolId=pool, Username=name)
    with refused("UserNotFoundException"):
        api.admin.admin_disable_user(UserPoolId=pool, Username="unknown")
    linked = api.make_pool(
        AutoVerifiedAttributes=["email"], VerificationMessageTemplate={"DefaultEmailOption": "CONFIRM_WITH_LINK"})
    other_email = new_email()
    other = api.public.sign_up(
        ClientId=api.make_client(linked).id, Username=unique(), Password=PASSWORD,
        UserAttributes=attributes({"email": other_email}))["UserSub"]
    link = html.unescape(re.search(r'href="([^"]+)"', api.message(other_email)["body"])[1])
    page, _, fields = link.partition("?")
    pressed = dict(urllib.parse.parse_qsl(fields))
    assert [requests.post(page, data=pressed, timeout=60).status_code for _ in range(2)] == [200, 400]
    server.stop()
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    lines = [line for line in lines if line.get("message") == "audit"]
    assert [line["operation"] for line in lines if line["requestId"] == "first-start"] == 3 * ["CreateUserPool"]
    requested = [line for line in lines if line["requestId"] != "first-start"]
    audit = {(line["operation"], line["outcome"]): line for line in reversed(requested)}
    about_user = [
        ("SignUp", "ok"), ("AdminConfirmSignUp", "ok"), ("InitiateAuth", "ok"),
        ("InitiateAuth", "NotAuthorizedException"), ("UpdateUserAttributes", "ok"), ("AdminDisableUser", "ok")]
    for key in about_user:
        assert (audit[key]["userPoolId"], audit[key]["sub"]) == (pool, sub), key
        assert audit[key]["time"], key
        assert audit[key]["remote"] == "127.0.0.1", key
        assert audit[key]["requestId"], key
        assert audit[key].get("key") == (server.access_key_id if key[0].startswith("Admin") else None)
    made = audit["CreateUserPool", "ok"]
    assert made["userPoolId"] == pool
    assert "sub" not in made
    missed = audit["AdminDisableUser", "UserNotFoundException"]
    assert missed["userPoolId"] == pool
    assert "sub" not in missed
    assert not any(operation == "GetUser" for operation, _ in audit), "a read has no audit record"
    by_link = audit["ConfirmSignUp", "ok"]
    assert (by_link["userPoolId"], by_link["sub"]) == (linked, other)
    assert [(line.get("operation"), line.get("outcome")) for line in lines].count(("ConfirmSignUp", "ok")) == 1
    assert ("ConfirmSignUp", "NotAuthorizedException") in audit, "the second use of the link"
    for secret in (name, email, other_email, PASSWORD, "Canary-Nick", token):
        assert secret not in text


@pytest.mark.rows("ADM-12")
def test_logs_are_one_line_each_and_hold_no_secrets(api):
    canary = unique("canary")
    client = api.make_client(api.make_pool())
    api.wire.post("SignUp", {
        "ClientId": client.id, "Username": f"{canary}\r\nERROR forged \u001b[31m", "Password": "Canary-Secret-9"})
    api.wire.post("InitiateAuth", {"ClientId": client.id, "AuthFlow": "USER_PASSWORD_AUTH", "AuthParameters": {
        "USERNAME": canary, "PASSWORD": "Canary-Secret-9"}})
    log = api.server.log.read_text(errors="replace")
    assert "Canary-Secret-9" not in log
    assert "\x1b" not in log
    assert not any(line.startswith("ERROR forged") for line in log.splitlines())
