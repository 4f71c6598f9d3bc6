"""Group ADM of the attack catalogue: pools are walls, pages are sealed, numbers have ends."""

import html
import json
import re
import urllib.parse

import pytest
import requests

from house.callers import error_of, refused
from house.people import PASSWORD, attributes, new_email, unique
from house.server import REGION


@pytest.fixture
def two(house):
    """Two pools with the same names in each."""
    house.here, house.there = house.make_pool(), house.make_pool()
    house.outsider = house.make_person(house.there, username="only-there")
    house.admin.create_group(UserPoolId=house.there, GroupName="only-there")
    return house


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
def test_people_of_another_pool_are_not_there(two, operation, more):
    """ADM-01"""
    before = two.admin.admin_get_user(UserPoolId=two.there, Username="only-there")
    for name in ("only-there", two.outsider.sub):
        answer = two.wire.post(operation, {"UserPoolId": two.here, "Username": name, **more}, signed=True)
        assert answer.status_code == 400 and error_of(answer)[0] == "UserNotFoundException"
    after = two.admin.admin_get_user(UserPoolId=two.there, Username="only-there")
    for answer in (before, after):
        answer.pop("ResponseMetadata")
    assert before == after


@pytest.mark.parametrize("operation", ["GetGroup", "UpdateGroup", "DeleteGroup", "ListUsersInGroup"])
def test_groups_of_another_pool_are_not_there(two, operation):
    """ADM-01"""
    answer = two.wire.post(operation, {"UserPoolId": two.here, "GroupName": "only-there"}, signed=True)
    assert answer.status_code == 400 and error_of(answer)[0] == "ResourceNotFoundException"
    assert two.admin.get_group(UserPoolId=two.there, GroupName="only-there")


def test_nobody_joins_across_a_wall(two):
    """ADM-01"""
    inside = two.make_person(two.here)
    with refused("ResourceNotFoundException"):
        two.admin.admin_add_user_to_group(UserPoolId=two.here, Username=inside.username, GroupName="only-there")
    with refused("UserNotFoundException"):
        two.admin.admin_add_user_to_group(UserPoolId=two.there, Username=inside.username, GroupName="only-there")


def test_a_client_signs_in_to_its_own_pool_only(two):
    """ADM-01"""
    client = two.make_client(two.here)
    with refused("NotAuthorizedException", "Incorrect username or password."):
        two.sign_in(client, "only-there")
    with refused("ResourceNotFoundException"):
        two.admin.admin_initiate_auth(
            UserPoolId=two.there, ClientId=client.id, AuthFlow="ADMIN_USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": "only-there", "PASSWORD": PASSWORD})


def page_tokens(house, pool):
    for number in range(3):
        house.make_person(pool)
        house.admin.create_group(UserPoolId=pool, GroupName=f"page-{number}")
        house.make_client(pool)
    return {
        "ListUsers": ("PaginationToken", "Limit", house.admin.list_users(UserPoolId=pool, Limit=1)["PaginationToken"]),
        "ListGroups": ("NextToken", "Limit", house.admin.list_groups(UserPoolId=pool, Limit=1)["NextToken"]),
        "ListUserPoolClients": (
            "NextToken", "MaxResults",
            house.admin.list_user_pool_clients(UserPoolId=pool, MaxResults=1)["NextToken"]),
    }


def test_a_page_token_works_only_where_it_was_given(two):
    """ADM-02"""
    given = page_tokens(two, two.here)
    for operation, (member, limit, token) in given.items():
        def ask(value, pool=two.here):
            return two.wire.post(operation, {"UserPoolId": pool, limit: 1, member: value}, signed=True)

        assert ask(token).status_code == 200
        spoiled = [token[:-1] + ("A" if token[-1] != "A" else "B"), "B" + token[1:], token[:-4], token + "AAAA", "x" * 64,
                   "1' OR '1'='1", "eyJrZXkiOiJhIn0="]
        others = [value for name, (_, _, value) in given.items() if name != operation]
        for value in spoiled + others:
            answer = ask(value)
            assert answer.status_code == 400 and error_of(answer)[0] == "InvalidParameterException", (operation, value)
        crossed = ask(token, pool=two.there)
        assert crossed.status_code == 400 and error_of(crossed)[0] == "InvalidParameterException"


def test_a_search_goes_on_only_with_its_own_filter(two):
    """ADM-02 USR-SRCH-14"""
    for number in range(3):
        two.make_person(two.here, name="same")
    token = two.admin.list_users(UserPoolId=two.here, Limit=1, Filter='name = "same"')["PaginationToken"]
    with refused("InvalidParameterException"):
        two.admin.list_users(UserPoolId=two.here, Limit=1, Filter='name = "other"', PaginationToken=token)


def test_pages_hold_still_while_rows_go(house):
    """ADM-03"""
    pool = house.make_pool()
    people = sorted(house.make_person(pool).username for _ in range(10))
    first = house.admin.list_users(UserPoolId=pool, Limit=4)
    seen = [user["Username"] for user in first["Users"]]
    untouched = set(people) - set(seen)
    gone = {seen[0], seen[3], *sorted(untouched)[:1]}
    for name in gone:
        house.admin.admin_delete_user(UserPoolId=pool, Username=name)
    rest, token = [], first["PaginationToken"]
    while token:
        page = house.admin.list_users(UserPoolId=pool, Limit=4, PaginationToken=token)
        rest += [user["Username"] for user in page["Users"]]
        token = page.get("PaginationToken")
    assert sorted(rest) == sorted(untouched - gone)


@pytest.mark.parametrize("operation, member", [
    ("ListUsers", "Limit"), ("ListGroups", "Limit"), ("ListUserPoolClients", "MaxResults"), ("ListUserPools", "MaxResults"),
    ("ListUsersInGroup", "Limit"), ("AdminListGroupsForUser", "Limit")])
def test_a_page_has_between_one_and_sixty(house, operation, member):
    """ADM-03"""
    pool = house.make_pool()
    person = house.make_person(pool)
    house.admin.create_group(UserPoolId=pool, GroupName="g")
    body = {"UserPoolId": pool, "GroupName": "g", "Username": person.username}
    for value, kind in (
        (61, "InvalidParameterException"), (-1, "InvalidParameterException"),
        (9223372036854775807, "SerializationException")):  # the model's integers have 32 bits
        answer = house.wire.post(operation, {**body, member: value}, signed=True)
        assert answer.status_code == 400 and error_of(answer)[0] == kind, value
    for value in (1, 60):
        assert house.wire.post(operation, {**body, member: value}, signed=True).status_code == 200


def test_an_unknown_pool_and_a_bad_pool_id(house):
    """ADM-15"""
    answer = house.wire.post("AdminGetUser", {"UserPoolId": f"{REGION}_ZZZZZZZZZ", "Username": "a"}, signed=True)
    assert error_of(answer)[0] == "ResourceNotFoundException"
    for name in ("", "x", "us-east-1", "us-east-1_", "../..", "us-east-1_" + "a" * 60, "us-east-1_a'b"):
        answer = house.wire.post("AdminGetUser", {"UserPoolId": name, "Username": "a"}, signed=True)
        assert answer.status_code == 400 and error_of(answer)[0] == "InvalidParameterException"


def test_nothing_that_is_signed_answers_without_a_signature(house):
    """SIG-12"""
    from house.server import ROOT, not_built

    model = json.loads((ROOT / "Model/cognito-idp.json").read_text())
    waiting = not_built()
    signed = [name for name, one in model["operations"].items() if one["auth"] == "sigv4" and name not in waiting]
    assert len(signed) >= 30
    body = {"UserPoolId": house.make_pool(), "Username": unique(), "GroupName": "g", "ClientId": "a" * 26}
    for name in signed:
        bare = house.wire.post(name, body)
        assert bare.status_code == 400 and error_of(bare)[0] == "MissingAuthenticationTokenException", name
        headers = house.wire.sign(
            b"{}", {"Content-Type": "application/x-amz-json-1.1", "X-Amz-Target": f"AWSCognitoIdentityProviderService.{name}"},
            keys=(house.server.access_key_id, "not the secret"))
        forged = house.wire.post(name, b"{}", headers=headers)
        assert forged.status_code == 400 and error_of(forged)[0] == "InvalidSignatureException", name


def test_every_change_is_written_down_with_whom_it_was_about(new_server):
    """ADM-12: who, what, to whom, when, from where and how it ended; no name and no contact."""
    from house.people import House

    server = new_server(arguments=["--log-level", "info"])
    server.start()
    house = House(server)
    pool = house.make_pool()
    client = house.make_client(pool)
    name, email = unique("Canary-Name"), new_email()
    sub = house.anyone.sign_up(
        ClientId=client.id, Username=name, Password=PASSWORD, UserAttributes=attributes({"email": email}))["UserSub"]
    house.admin.admin_confirm_sign_up(UserPoolId=pool, Username=name)
    token = house.sign_in(client, name)["AccessToken"]
    with refused("NotAuthorizedException"):
        house.sign_in(client, name, "Wrong-Horse-9")
    house.anyone.update_user_attributes(AccessToken=token, UserAttributes=attributes({"nickname": "Canary-Nick"}))
    house.anyone.get_user(AccessToken=token)
    house.admin.admin_disable_user(UserPoolId=pool, Username=name)
    with refused("UserNotFoundException"):
        house.admin.admin_disable_user(UserPoolId=pool, Username="nobody")
    linked = house.make_pool(
        AutoVerifiedAttributes=["email"], VerificationMessageTemplate={"DefaultEmailOption": "CONFIRM_WITH_LINK"})
    other_email = new_email()
    other = house.anyone.sign_up(
        ClientId=house.make_client(linked).id, Username=unique(), Password=PASSWORD,
        UserAttributes=attributes({"email": other_email}))["UserSub"]
    link = html.unescape(re.search(r'href="([^"]+)"', house.message(other_email)["body"])[1])
    page, _, fields = link.partition("?")
    pressed = dict(urllib.parse.parse_qsl(fields))
    assert [requests.post(page, data=pressed, timeout=10).status_code for _ in range(2)] == [200, 400]
    server.stop()
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    audit = {(line["operation"], line["outcome"]): line for line in reversed(lines) if line.get("message") == "audit"}
    about_her = [
        ("SignUp", "ok"), ("AdminConfirmSignUp", "ok"), ("InitiateAuth", "ok"),
        ("InitiateAuth", "NotAuthorizedException"), ("UpdateUserAttributes", "ok"), ("AdminDisableUser", "ok")]
    for key in about_her:
        assert (audit[key]["userPoolId"], audit[key]["sub"]) == (pool, sub), key
        assert audit[key]["time"] and audit[key]["remote"] == "127.0.0.1" and audit[key]["requestId"], key
        assert audit[key].get("key") == (server.access_key_id if key[0].startswith("Admin") else None)
    made = audit["CreateUserPool", "ok"]
    assert made["userPoolId"] == pool and "sub" not in made
    missed = audit["AdminDisableUser", "UserNotFoundException"]
    assert missed["userPoolId"] == pool and "sub" not in missed
    assert not any(operation == "GetUser" for operation, _ in audit), "what only reads is counted, not recorded"
    by_link = audit["ConfirmSignUp", "ok"]
    assert (by_link["userPoolId"], by_link["sub"]) == (linked, other)
    assert ("ConfirmSignUp", "NotAuthorizedException") in audit, "the second time"
    for secret in (name, email, other_email, PASSWORD, "Canary-Nick", token):
        assert secret not in text


def test_logs_are_one_line_each_and_hold_no_secrets(house):
    """ADM-12"""
    canary = unique("canary")
    client = house.make_client(house.make_pool())
    house.wire.post("SignUp", {"ClientId": client.id, "Username": f"{canary}\r\nERROR forged \u001b[31m", "Password": "Canary-Secret-9"})
    house.wire.post("InitiateAuth", {"ClientId": client.id, "AuthFlow": "USER_PASSWORD_AUTH", "AuthParameters": {
        "USERNAME": canary, "PASSWORD": "Canary-Secret-9"}})
    log = house.server.log.read_text(errors="replace")
    assert "Canary-Secret-9" not in log and "\x1b" not in log
    assert not any(line.startswith("ERROR forged") for line in log.splitlines())
