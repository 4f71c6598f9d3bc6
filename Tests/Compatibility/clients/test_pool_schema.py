"""`martlet pool schema`."""

import csv
import stat
import time

import pytest

from testkit.aws import refused
from testkit.cognito import PASSWORD, CognitoAPI, attributes
from testkit.server import run_martlet
from testkit.tokens import verify

PLAN, SIZE = [
    {"Name": "plan", "AttributeDataType": "String", "Mutable": True},
    {"Name": "size", "AttributeDataType": "Number", "Mutable": True},
]


@pytest.fixture
def place(new_server):
    """A running server, a pool on it, and a function that changes its schema."""
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    pool = api.make_pool(Schema=[PLAN, SIZE])

    def schema(*words, code=0):
        done = run_martlet(
            "pool", "schema", *server.store, "--pool", pool, *words, environment=server.root_key, timeout=300)
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    return server, api, pool, schema


def names(api, pool):
    listed = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["SchemaAttributes"]
    return [one["Name"] for one in listed if one["Name"].startswith("custom:")]


def test_a_rename_moves_values_and_apps_go_on(place):
    server, api, pool, schema = place
    client = api.make_client(
        pool, ReadAttributes=["email", "custom:plan"], WriteAttributes=["email", "custom:plan"])
    users = [api.make_user(pool, custom__plan=f"p{number}") for number in range(5)]
    told = schema("--attribute", "custom:plan", "--rename", "custom:tier")
    assert told == "5 users, 5 to change, 0 in the way\n"
    assert names(api, pool) == ["custom:plan", "custom:size"], "a plan changes nothing"
    token = api.sign_in(client, users[0].username)["AccessToken"]
    schema("--attribute", "custom:plan", "--rename", "custom:tier", "--apply")
    assert names(api, pool) == ["custom:tier", "custom:size"]
    for number, user in enumerate(users):
        found = api.attributes_of(pool, user.username)
        assert found["custom:tier"] == f"p{number}"
        assert "custom:plan" not in found
    time.sleep(1.1)
    claims = verify(server, pool, api.sign_in(client, users[1].username)["IdToken"])
    assert claims["custom:tier"] == "p1"
    assert "custom:plan" not in claims
    # The token from before writes by the new name, as its client may.
    api.public.update_user_attributes(AccessToken=token, UserAttributes=attributes({"custom:tier": "new"}))
    with refused("InvalidParameterException"):
        api.admin.admin_update_user_attributes(
            UserPoolId=pool, Username=users[0].username, UserAttributes=attributes({"custom:plan": "x"}))
    assert "nothing" not in schema("--attribute", "custom:plan", "--rename", "custom:tier", "--apply"), "repeatable"


@pytest.mark.one_engine
def test_a_plan_names_who_is_in_the_way(place, tmp_path):
    _, api, pool, schema = place
    long = api.make_user(pool, "=cmd", custom__plan="platinum")
    api.make_user(pool, "bob", custom__plan="gold")
    narrow = ["--attribute", "custom:plan", "--greatest", "5"]
    told = schema(*narrow, "--csv", tmp_path / "long.csv")
    assert "=cmd  " in told
    assert "no longer than 5" in told
    assert told.endswith("2 users, 0 to change, 1 in the way\n")
    assert stat.S_IMODE((tmp_path / "long.csv").stat().st_mode) == 0o600
    with open(tmp_path / "long.csv", newline="", encoding="utf-8") as file:
        (name, reason), = csv.reader(file)
    assert name == "'=cmd"
    assert "no longer than 5" in reason
    assert "exists already" in schema(*narrow, "--csv", tmp_path / "long.csv", code=1)
    assert "nothing was changed" in schema(*narrow, "--apply", code=1)
    api.admin.admin_update_user_attributes(
        UserPoolId=pool, Username="bob", UserAttributes=attributes({"custom:plan": "silver"}))
    schema(*narrow, "--apply", "--anyway")
    assert api.attributes_of(pool, long.username)["custom:plan"] == "platinum"
    with refused("InvalidParameterException"):
        api.admin.admin_update_user_attributes(
            UserPoolId=pool, Username="bob", UserAttributes=attributes({"custom:plan": "silver"}))
    shown = [one for one in api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["SchemaAttributes"]
             if one["Name"] == "custom:plan"]
    assert shown[0]["StringAttributeConstraints"]["MaxLength"] == "5"


@pytest.mark.one_engine
def test_a_required_attribute_and_one_that_stays(place):
    _, api, pool, schema = place
    client = api.make_client(pool)
    schema("--attribute", "custom:plan", "--required", "on", "--mutable", "off", "--apply")
    time.sleep(1.1)
    with refused("InvalidParameterException", "custom:plan"):
        api.public.sign_up(ClientId=client.id, Username="ann", Password=PASSWORD)
    with refused("InvalidParameterException"):
        api.admin.admin_update_user_attributes(
            UserPoolId=pool, Username=api.make_user(pool, custom__plan="a").username,
            UserAttributes=attributes({"custom:plan": "b"}))
    closed = api.make_client(pool, WriteAttributes=["email", "custom:plan"])
    assert closed.id in schema("--attribute", "custom:size", "--required", "on")
    assert "email is not a custom attribute" in schema("--attribute", "email", "--remove", "--apply", code=1)


@pytest.mark.one_engine
def test_an_attribute_is_added_with_what_cognito_refuses(place):
    _, api, pool, schema = place
    client = api.make_client(pool)
    user = api.make_user(pool)
    add = ["--attribute", "custom:region", "--add", "String", "--required", "on", "--greatest", "5"]
    assert f"{user.username}  It has no value" in schema(*add)
    assert "no longer than 5" in schema(*add, "--value", "northern", "--apply", code=1)
    schema(*add, "--value", "north", "--apply")
    assert api.attributes_of(pool, user.username)["custom:region"] == "north"
    with refused("InvalidParameterException", "custom:region"):
        api.public.sign_up(ClientId=client.id, Username="ann", Password=PASSWORD)
    api.public.sign_up(
        ClientId=client.id, Username="ann", Password=PASSWORD, UserAttributes=attributes({"custom:region": "south"}))
    assert "custom:region  String mutable required ..5" in schema()


def test_users_sign_in_with_other_names(place):
    server, api, pool, schema = place
    client = api.make_client(pool)
    ann = api.make_user(pool, "Ann", email="Ann@example.com", email_verified="true")
    api.make_user(pool, "bob", email="bob@example.com", email_verified="true")
    twin = api.make_user(pool, "twin", email="bob@example.com", email_verified="true")
    change = ["--alias-attributes", "email", "--case-sensitive", "off"]
    told = schema(*change, "--apply", "--anyway", code=1)
    assert "bob would have the same name, bob@example.com" in told
    assert "nothing was changed" in told
    api.admin.admin_delete_user(UserPoolId=pool, Username=twin.username)
    assert schema(*change).endswith("2 users, 2 to change, 0 in the way\n")
    with refused("NotAuthorizedException"):
        api.sign_in(client, "ann@example.com")
    schema(*change, "--apply")
    described = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    assert described["AliasAttributes"] == ["email"]
    assert described["UsernameConfiguration"] == {"CaseSensitive": False}
    for name in ("ann", "ANN", "ann@EXAMPLE.com"):
        claims = verify(server, pool, api.sign_in(client, name)["IdToken"])
        assert claims["sub"] == ann.sub
        assert claims["cognito:username"] == "Ann"
    # The verifier has the username as it was compared when the password was set.
    assert api.srp(client, "aNN").authenticate_user()["AuthenticationResult"]["IdToken"]
    with refused("UsernameExistsException"):
        api.admin.admin_create_user(UserPoolId=pool, Username="BOB", MessageAction="SUPPRESS")
    assert "sign-in names  username or email in any case" in schema()
    schema("--alias-attributes", "", "--case-sensitive", "on", "--apply")
    with refused("NotAuthorizedException"):
        api.sign_in(client, "ann")
    api.sign_in(client, "Ann")


@pytest.mark.one_engine
def test_addresses_take_the_place_of_usernames(place):
    _, api, pool, schema = place
    client = api.make_client(pool)
    api.make_user(pool, "ann", email="ann@example.com", email_verified="true")
    api.make_user(pool, "bob")
    change = ["--username-attributes", "email"]
    assert "bob  It has no verified address to sign in with" in schema(*change, "--apply", code=1)
    schema(*change, "--apply", "--anyway")
    for name in ("ann@example.com", "ann", "bob"):
        api.sign_in(client, name)
    with refused("InvalidParameterException", "Username should be an email."):
        api.public.sign_up(ClientId=client.id, Username="cid", Password=PASSWORD)
    assert api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["UsernameAttributes"] == ["email"]


@pytest.mark.one_engine
def test_a_change_is_one_thing_with_words_that_exist(place):
    _, _, _, schema = place
    for words, told in [
        (["--rename", "custom:x"], "give --attribute"), (["--attribute", "custom:plan"], "give --attribute"),
        (["--apply"], "are about a change"), (["--remove", "--attribute", "custom:plan", "--least", "1"], "one thing"),
        (["--value", "x", "--attribute", "custom:plan", "--remove"], "--value is for --add"),
    ]:
        assert told in schema(*words, code=2)
    for words, told in [
        (["--alias-attributes", "nickname"], "users sign in with email, phone_number, preferred_username"),
        (["--attribute", "custom:x", "--add", "Text"], "String, Number, Boolean or DateTime"),
        (["--alias-attributes", "email", "--username-attributes", "email"], "Only one of"),
        (["--attribute", "custom:plan", "--rename", "custom:size", "--apply"], "with other rules"),
    ]:
        assert told in schema(*words, code=1)
