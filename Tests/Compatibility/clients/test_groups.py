"""Groups and their members."""

import pytest
import requests
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from testkit import tokens
from testkit.aws import refused
from testkit.cognito import unique
from testkit.server import ACCOUNT

ROLE = f"arn:aws:iam::{ACCOUNT}:role/readers"


@pytest.fixture
def api(api):
    api.pool = api.make_pool()
    return api


@pytest.mark.rows("UP-GRP-01", "UP-GRP-02", "UP-GRP-03", "UP-GRP-18")
def test_a_group_from_beginning_to_end(api):
    made = api.admin.create_group(
        UserPoolId=api.pool, GroupName="readers", Description="Readers", RoleArn=ROLE, Precedence=3)["Group"]
    assert (made["GroupName"], made["UserPoolId"], made["Description"]) == ("readers", api.pool, "Readers")
    assert (made["RoleArn"], made["Precedence"]) == (ROLE, 3)
    assert made["CreationDate"] == made["LastModifiedDate"]
    with refused("GroupExistsException"):
        api.admin.create_group(UserPoolId=api.pool, GroupName="readers")
    changed = api.admin.update_group(
        UserPoolId=api.pool, GroupName="readers", Description="Reading", Precedence=0)["Group"]
    assert (changed["Description"], changed["Precedence"]) == ("Reading", 0)
    got = api.admin.get_group(UserPoolId=api.pool, GroupName="readers")["Group"]
    assert got == changed
    assert got["LastModifiedDate"] >= made["LastModifiedDate"]
    api.admin.delete_group(UserPoolId=api.pool, GroupName="readers")
    for call in (api.admin.get_group, api.admin.delete_group, api.admin.update_group):
        with refused("ResourceNotFoundException"):
            call(UserPoolId=api.pool, GroupName="readers")


@pytest.mark.rows("UP-GRP-01", "UP-GRP-04", "UP-GRP-14")
def test_users_are_added_to_groups_and_removed(api):
    users = [api.make_user(api.pool) for _ in range(3)]
    for name in ("a", "b"):
        api.admin.create_group(UserPoolId=api.pool, GroupName=name)
    for user in users:
        api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username=user.username, GroupName="a")
    api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username=users[0].username, GroupName="b")
    api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username=users[0].username, GroupName="b")

    def members(group):
        return {one["Username"] for one in api.admin.list_users_in_group(UserPoolId=api.pool, GroupName=group)["Users"]}

    def groups(user):
        listed = api.admin.admin_list_groups_for_user(UserPoolId=api.pool, Username=user.username)["Groups"]
        return {one["GroupName"] for one in listed}

    assert members("a") == {user.username for user in users}
    assert members("b") == {users[0].username}
    assert groups(users[0]) == {"a", "b"}
    assert groups(users[1]) == {"a"}
    api.admin.admin_remove_user_from_group(UserPoolId=api.pool, Username=users[0].username, GroupName="a")
    assert groups(users[0]) == {"b"}
    api.admin.admin_delete_user(UserPoolId=api.pool, Username=users[1].username)
    assert members("a") == {users[2].username}


def test_an_unknown_user_or_group_is_refused(api):
    user = api.make_user(api.pool)
    with refused("ResourceNotFoundException"):
        api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username=user.username, GroupName="none")
    api.admin.create_group(UserPoolId=api.pool, GroupName="some")
    with refused("UserNotFoundException"):
        api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username="unknown", GroupName="some")
    with refused("ResourceNotFoundException"):
        api.admin.list_users_in_group(UserPoolId=api.pool, GroupName="none")


@pytest.mark.rows("UP-GRP-15")
def test_groups_are_listed_in_pages(api):
    wanted = {unique("group") for _ in range(7)}
    for name in wanted:
        api.admin.create_group(UserPoolId=api.pool, GroupName=name)
    seen, token = [], {}
    while True:
        page = api.admin.list_groups(UserPoolId=api.pool, Limit=3, **token)
        assert len(page["Groups"]) <= 3
        seen += [group["GroupName"] for group in page["Groups"]]
        if "NextToken" not in page:
            break
        token = {"NextToken": page["NextToken"]}
    assert set(seen) == wanted
    assert len(seen) == 7


def test_members_are_listed_in_pages(api):
    api.admin.create_group(UserPoolId=api.pool, GroupName="many")
    wanted = {api.make_user(api.pool).username for _ in range(5)}
    for name in wanted:
        api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username=name, GroupName="many")
    pages = api.admin.get_paginator("list_users_in_group").paginate(
        UserPoolId=api.pool, GroupName="many", PaginationConfig={"PageSize": 2})
    seen = [user["Username"] for page in pages for user in page["Users"]]
    assert set(seen) == wanted
    assert len(seen) == 5


@pytest.mark.rows("GUIDE-19")
def test_a_group_with_members_is_deleted(api):
    """The service's rule, not the guide's."""
    user = api.make_user(api.pool)
    api.admin.create_group(UserPoolId=api.pool, GroupName="full")
    api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username=user.username, GroupName="full")
    api.admin.delete_group(UserPoolId=api.pool, GroupName="full")
    with refused("ResourceNotFoundException"):
        api.admin.get_group(UserPoolId=api.pool, GroupName="full")
    api.admin.create_group(UserPoolId=api.pool, GroupName="full")
    assert api.admin.list_users_in_group(UserPoolId=api.pool, GroupName="full")["Users"] == []


@pytest.mark.parametrize(
    "given",
    [{"GroupName": ""}, {"GroupName": "a b"}, {"GroupName": "x" * 129}, {"GroupName": "g", "Precedence": -1},
     {"GroupName": "g", "Precedence": 2**31}, {"GroupName": "g", "RoleArn": "not-an-arn-at-all-but-long"},
     {"GroupName": "g", "Description": "x" * 2049}])
@pytest.mark.rows("ADM-10")
def test_an_invalid_group_is_refused(api, given):
    response = api.wire.post("CreateGroup", {"UserPoolId": api.pool, **given}, signed=True)
    assert response.status_code == 400
    beyond = given.get("Precedence") == 2**31
    assert response.json()["__type"] == ("SerializationException" if beyond else "InvalidParameterException")
    assert api.admin.list_groups(UserPoolId=api.pool)["Groups"] == []


def test_more_groups_than_fit_on_a_page(api):
    wanted = {f"g{number:02}" for number in range(61)}
    for name in wanted:
        api.admin.create_group(UserPoolId=api.pool, GroupName=name)
    first = api.admin.list_groups(UserPoolId=api.pool)
    assert len(first["Groups"]) == 60
    rest = api.admin.list_groups(UserPoolId=api.pool, NextToken=first["NextToken"])
    assert "NextToken" not in rest
    assert {group["GroupName"] for group in first["Groups"] + rest["Groups"]} == wanted


@pytest.mark.rows("UP-GRP-13")
def test_a_group_is_no_user_and_joins_no_group(api):
    for name in ("inner", "outer"):
        api.admin.create_group(UserPoolId=api.pool, GroupName=name)
    with refused("UserNotFoundException"):
        api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username="inner", GroupName="outer")
    # A user may have the name of a group; the two are not mixed up.
    client = api.make_client(api.pool)
    namesake, member = api.make_user(api.pool, "inner"), api.make_user(api.pool)
    api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username=namesake.username, GroupName="outer")
    api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username=member.username, GroupName="inner")
    assert groups_told(api, api.sign_in(client, member.username)) == ["inner"]
    assert groups_told(api, api.sign_in(client, namesake.username)) == ["outer"]
    listed = api.admin.list_users_in_group(UserPoolId=api.pool, GroupName="outer")["Users"]
    assert [one["Username"] for one in listed] == [namesake.username]


def groups_told(api, response):
    verified = [tokens.verify(api.server, api.pool, response[name]) for name in ("IdToken", "AccessToken")]
    assert verified[0]["cognito:groups"] == verified[1]["cognito:groups"]
    return verified[0]["cognito:groups"]


class Gateway:
    """An API gateway that checks tokens; it knows only the issuer's URL."""

    def __init__(self, issuer, client, needs):
        self.issuer, self.client, self.needs = issuer, client, needs
        discovery = requests.get(f"{issuer}/.well-known/openid-configuration", timeout=60).json()
        self.keys = KeySet.import_key_set(requests.get(discovery["jwks_uri"], timeout=60).json())

    def allows(self, token):
        try:
            claims = jwt.decode(token, self.keys, algorithms=["RS256"]).claims
            wanted = {"iss": {"essential": True, "value": self.issuer}, "exp": {"essential": True}}
            jwt.JWTClaimsRegistry(**wanted).validate(claims)
        except JoseError:
            return False
        is_for_us = self.client in (claims.get("aud"), claims.get("client_id"))
        return is_for_us and self.needs in claims.get("cognito:groups", [])


@pytest.mark.rows("UP-GRP-11", "UP-GEN-09")
def test_a_gateway_authorizes_by_the_groups_in_the_token(api):
    client = api.make_client(api.pool)
    insider, outsider = api.make_user(api.pool), api.make_user(api.pool)
    for name in ("readers", "readers-too"):
        api.admin.create_group(UserPoolId=api.pool, GroupName=name)
    api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username=insider.username, GroupName="readers")
    api.admin.admin_add_user_to_group(UserPoolId=api.pool, Username=outsider.username, GroupName="readers-too")
    gateway = Gateway(f"{api.server.url}/{api.pool}", client.id, needs="readers")
    inside, outside = api.sign_in(client, insider.username), api.sign_in(client, outsider.username)
    for name in ("IdToken", "AccessToken"):
        assert gateway.allows(inside[name])
        assert not gateway.allows(outside[name])
        head, _, signature = outside[name].split(".")
        forged = tokens.encode_part({**tokens.claims(outside[name]), "cognito:groups": ["readers"]})
        assert not gateway.allows(f"{head}.{forged}.{signature}")
    api.admin.admin_remove_user_from_group(UserPoolId=api.pool, Username=insider.username, GroupName="readers")
    assert not gateway.allows(api.refresh(client, inside["RefreshToken"])["AccessToken"])
    # The same user and group names in another pool give no access.
    other = api.make_pool()
    api.admin.create_group(UserPoolId=other, GroupName="readers")
    namesake = api.make_user(other, insider.username)
    api.admin.admin_add_user_to_group(UserPoolId=other, Username=namesake.username, GroupName="readers")
    assert not gateway.allows(api.sign_in(api.make_client(other), namesake.username)["AccessToken"])
