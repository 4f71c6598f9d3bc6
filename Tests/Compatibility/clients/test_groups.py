"""Groups and who is in them."""

import pytest
import requests
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from house import tokens
from house.callers import refused
from house.people import unique
from house.server import ACCOUNT

ROLE = f"arn:aws:iam::{ACCOUNT}:role/readers"


@pytest.fixture
def home(house):
    house.pool = house.make_pool()
    return house


def test_a_group_from_beginning_to_end(home):
    """UP-GRP-01 UP-GRP-02 UP-GRP-03 UP-GRP-18"""
    made = home.admin.create_group(
        UserPoolId=home.pool, GroupName="readers", Description="Who reads", RoleArn=ROLE, Precedence=3)["Group"]
    assert (made["GroupName"], made["UserPoolId"], made["Description"]) == ("readers", home.pool, "Who reads")
    assert (made["RoleArn"], made["Precedence"]) == (ROLE, 3) and made["CreationDate"] == made["LastModifiedDate"]
    with refused("GroupExistsException"):
        home.admin.create_group(UserPoolId=home.pool, GroupName="readers")
    changed = home.admin.update_group(
        UserPoolId=home.pool, GroupName="readers", Description="Who read", Precedence=0)["Group"]
    assert (changed["Description"], changed["Precedence"]) == ("Who read", 0)
    got = home.admin.get_group(UserPoolId=home.pool, GroupName="readers")["Group"]
    assert got == changed and got["LastModifiedDate"] >= made["LastModifiedDate"]
    home.admin.delete_group(UserPoolId=home.pool, GroupName="readers")
    for call in (home.admin.get_group, home.admin.delete_group, home.admin.update_group):
        with refused("ResourceNotFoundException"):
            call(UserPoolId=home.pool, GroupName="readers")


def test_people_come_and_go(home):
    """UP-GRP-01 UP-GRP-04 UP-GRP-14"""
    people = [home.make_person(home.pool) for _ in range(3)]
    for name in ("a", "b"):
        home.admin.create_group(UserPoolId=home.pool, GroupName=name)
    for person in people:
        home.admin.admin_add_user_to_group(UserPoolId=home.pool, Username=person.username, GroupName="a")
    home.admin.admin_add_user_to_group(UserPoolId=home.pool, Username=people[0].username, GroupName="b")
    home.admin.admin_add_user_to_group(UserPoolId=home.pool, Username=people[0].username, GroupName="b")

    def members(group):
        return {one["Username"] for one in home.admin.list_users_in_group(UserPoolId=home.pool, GroupName=group)["Users"]}

    def groups(person):
        listed = home.admin.admin_list_groups_for_user(UserPoolId=home.pool, Username=person.username)["Groups"]
        return {one["GroupName"] for one in listed}

    assert members("a") == {person.username for person in people} and members("b") == {people[0].username}
    assert groups(people[0]) == {"a", "b"} and groups(people[1]) == {"a"}
    home.admin.admin_remove_user_from_group(UserPoolId=home.pool, Username=people[0].username, GroupName="a")
    assert groups(people[0]) == {"b"}
    home.admin.admin_delete_user(UserPoolId=home.pool, Username=people[1].username)
    assert members("a") == {people[2].username}


def test_what_is_not_there(home):
    person = home.make_person(home.pool)
    with refused("ResourceNotFoundException"):
        home.admin.admin_add_user_to_group(UserPoolId=home.pool, Username=person.username, GroupName="none")
    home.admin.create_group(UserPoolId=home.pool, GroupName="some")
    with refused("UserNotFoundException"):
        home.admin.admin_add_user_to_group(UserPoolId=home.pool, Username="nobody", GroupName="some")
    with refused("ResourceNotFoundException"):
        home.admin.list_users_in_group(UserPoolId=home.pool, GroupName="none")


def test_groups_are_listed_in_pages(home):
    """UP-GRP-15"""
    wanted = {unique("group") for _ in range(7)}
    for name in wanted:
        home.admin.create_group(UserPoolId=home.pool, GroupName=name)
    seen, token = [], {}
    while True:
        page = home.admin.list_groups(UserPoolId=home.pool, Limit=3, **token)
        assert len(page["Groups"]) <= 3
        seen += [group["GroupName"] for group in page["Groups"]]
        if "NextToken" not in page:
            break
        token = {"NextToken": page["NextToken"]}
    assert set(seen) == wanted and len(seen) == 7


def test_members_are_listed_in_pages(home):
    home.admin.create_group(UserPoolId=home.pool, GroupName="many")
    wanted = {home.make_person(home.pool).username for _ in range(5)}
    for name in wanted:
        home.admin.admin_add_user_to_group(UserPoolId=home.pool, Username=name, GroupName="many")
    pages = home.admin.get_paginator("list_users_in_group").paginate(
        UserPoolId=home.pool, GroupName="many", PaginationConfig={"PageSize": 2})
    seen = [user["Username"] for page in pages for user in page["Users"]]
    assert set(seen) == wanted and len(seen) == 5


def test_a_group_with_members_is_deleted(home):
    """Decision D19: the service's rule, not the guide's."""
    person = home.make_person(home.pool)
    home.admin.create_group(UserPoolId=home.pool, GroupName="full")
    home.admin.admin_add_user_to_group(UserPoolId=home.pool, Username=person.username, GroupName="full")
    home.admin.delete_group(UserPoolId=home.pool, GroupName="full")
    with refused("ResourceNotFoundException"):
        home.admin.get_group(UserPoolId=home.pool, GroupName="full")
    home.admin.create_group(UserPoolId=home.pool, GroupName="full")
    assert home.admin.list_users_in_group(UserPoolId=home.pool, GroupName="full")["Users"] == []


@pytest.mark.parametrize(
    "given",
    [{"GroupName": ""}, {"GroupName": "a b"}, {"GroupName": "x" * 129}, {"GroupName": "g", "Precedence": -1},
     {"GroupName": "g", "Precedence": 2**31}, {"GroupName": "g", "RoleArn": "not-an-arn-at-all-but-long"},
     {"GroupName": "g", "Description": "x" * 2049}])
def test_a_group_that_cannot_be(home, given):
    """ADM-10"""
    answer = home.wire.post("CreateGroup", {"UserPoolId": home.pool, **given}, signed=True)
    assert answer.status_code == 400
    beyond = given.get("Precedence") == 2**31
    assert answer.json()["__type"] == ("SerializationException" if beyond else "InvalidParameterException")
    assert home.admin.list_groups(UserPoolId=home.pool)["Groups"] == []


def test_at_most_twenty_five_groups(home):
    """UP-GRP-12 UP-LIM-04 LIM-SOFT-04"""
    for number in range(25):
        home.admin.create_group(UserPoolId=home.pool, GroupName=f"g{number}")
    with refused("LimitExceededException"):
        home.admin.create_group(UserPoolId=home.pool, GroupName="one-too-many")


def test_a_group_is_nobody_and_so_in_no_group(home):
    """UP-GRP-13"""
    for name in ("inner", "outer"):
        home.admin.create_group(UserPoolId=home.pool, GroupName=name)
    with refused("UserNotFoundException"):
        home.admin.admin_add_user_to_group(UserPoolId=home.pool, Username="inner", GroupName="outer")
    # Called like a group, a person is that person and stands for no one else.
    client = home.make_client(home.pool)
    namesake, member = home.make_person(home.pool, "inner"), home.make_person(home.pool)
    home.admin.admin_add_user_to_group(UserPoolId=home.pool, Username=namesake.username, GroupName="outer")
    home.admin.admin_add_user_to_group(UserPoolId=home.pool, Username=member.username, GroupName="inner")
    assert groups_told(home, home.sign_in(client, member.username)) == ["inner"]
    assert groups_told(home, home.sign_in(client, namesake.username)) == ["outer"]
    listed = home.admin.list_users_in_group(UserPoolId=home.pool, GroupName="outer")["Users"]
    assert [one["Username"] for one in listed] == [namesake.username]


def groups_told(home, answer):
    verified = [tokens.verify(home.server, home.pool, answer[name]) for name in ("IdToken", "AccessToken")]
    assert verified[0]["cognito:groups"] == verified[1]["cognito:groups"]
    return verified[0]["cognito:groups"]


class Gateway:
    """A service in front of somebody's API. It knows the issuer's address and nothing else of Martlet."""

    def __init__(self, issuer, client, needs):
        self.issuer, self.client, self.needs = issuer, client, needs
        discovery = requests.get(f"{issuer}/.well-known/openid-configuration", timeout=10).json()
        self.keys = KeySet.import_key_set(requests.get(discovery["jwks_uri"], timeout=10).json())

    def lets_in(self, token):
        try:
            claims = jwt.decode(token, self.keys, algorithms=["RS256"]).claims
            wanted = {"iss": {"essential": True, "value": self.issuer}, "exp": {"essential": True}}
            jwt.JWTClaimsRegistry(**wanted).validate(claims)
        except JoseError:
            return False
        is_for_us = self.client in (claims.get("aud"), claims.get("client_id"))
        return is_for_us and self.needs in claims.get("cognito:groups", [])


def test_a_gateway_lets_in_whom_the_groups_in_the_token_name(home):
    """UP-GRP-11"""
    client = home.make_client(home.pool)
    insider, outsider = home.make_person(home.pool), home.make_person(home.pool)
    for name in ("readers", "readers-too"):
        home.admin.create_group(UserPoolId=home.pool, GroupName=name)
    home.admin.admin_add_user_to_group(UserPoolId=home.pool, Username=insider.username, GroupName="readers")
    home.admin.admin_add_user_to_group(UserPoolId=home.pool, Username=outsider.username, GroupName="readers-too")
    gateway = Gateway(f"{home.server.url}/{home.pool}", client.id, needs="readers")
    inside, outside = home.sign_in(client, insider.username), home.sign_in(client, outsider.username)
    for name in ("IdToken", "AccessToken"):
        assert gateway.lets_in(inside[name]) and not gateway.lets_in(outside[name])
        head, _, signature = outside[name].split(".")
        forged = tokens.encode_part({**tokens.claims(outside[name]), "cognito:groups": ["readers"]})
        assert not gateway.lets_in(f"{head}.{forged}.{signature}")
    home.admin.admin_remove_user_from_group(UserPoolId=home.pool, Username=insider.username, GroupName="readers")
    assert not gateway.lets_in(home.refresh(client, inside["RefreshToken"])["AccessToken"])
    # A person of the same name and group in another pool is somebody else.
    other = home.make_pool()
    home.admin.create_group(UserPoolId=other, GroupName="readers")
    stranger = home.make_person(other, insider.username)
    home.admin.admin_add_user_to_group(UserPoolId=other, Username=stranger.username, GroupName="readers")
    assert not gateway.lets_in(home.sign_in(home.make_client(other), stranger.username)["AccessToken"])
