"""Groups NAME and PW of the attack catalogue."""

import time

import pytest

from house.callers import error_of, refused
from house.people import OTHER_PASSWORD, PASSWORD, attributes, new_email, new_phone, unique


@pytest.mark.parametrize(
    "first, second",
    [("caf\u00e9", "cafe\u0301"), ("\u212a", "K"), ("\u00c5", "\u212b"), ("\u1e9b\u0323", "\u1e9b\u0323")])
def test_two_spellings_are_one_name_or_two_but_never_both(house, first, second):
    """NAME-01"""
    pool = house.make_pool()
    client = house.make_client(pool)
    house.make_person(pool, username="x" + first)
    try:
        other = house.make_person(pool, username="x" + second, password=OTHER_PASSWORD)
    except house.admin.exceptions.UsernameExistsException:
        return
    assert first != second
    one = house.anyone.get_user(AccessToken=house.sign_in(client, "x" + first)["AccessToken"])
    two = house.anyone.get_user(AccessToken=house.sign_in(client, "x" + second, OTHER_PASSWORD)["AccessToken"])
    assert one["Username"] != two["Username"] == other.username
    for name, password in (("x" + first, OTHER_PASSWORD), ("x" + second, PASSWORD)):
        with refused("NotAuthorizedException"):
            house.sign_in(client, name, password)


def test_all_names_of_a_person_share_one_count(house):
    """NAME-04"""
    pool = house.make_pool(
        AliasAttributes=["email", "phone_number", "preferred_username"], UsernameConfiguration={"CaseSensitive": False})
    client = house.make_client(pool)
    email, phone = new_email(), new_phone()
    person = house.make_person(
        pool, username=unique("Victim"), email=email, email_verified="true", phone_number=phone,
        phone_number_verified="true")
    for name in (person.username, email, phone, person.username.upper(), email.upper()):
        with refused("NotAuthorizedException", "Incorrect username or password."):
            house.sign_in(client, name, "Wrong-Horse-7")
    for name in (person.username, email, phone, person.sub):
        with refused("NotAuthorizedException", "Password attempts exceeded"):
            house.sign_in(client, name)


def test_a_name_cannot_be_someone_elses_alias(house):
    """NAME-05"""
    pool = house.make_pool(AliasAttributes=["email", "preferred_username"])
    client = house.make_client(pool)
    email = new_email()
    victim = house.make_person(pool, email=email, email_verified="true")
    with refused("InvalidParameterException"):
        house.anyone.sign_up(ClientId=client.id, Username=email, Password=OTHER_PASSWORD)
    attacker = house.make_person(pool, password=OTHER_PASSWORD)
    token = house.sign_in(client, attacker.username, OTHER_PASSWORD)["AccessToken"]
    for name, kind in ((victim.username, "AliasExists"), (victim.sub, "AliasExists"), (email, "InvalidParameter")):
        with refused(f"{kind}Exception"):
            house.anyone.update_user_attributes(
                AccessToken=token, UserAttributes=attributes({"preferred_username": name}))
        got = house.sign_in(client, victim.username)
        assert house.anyone.get_user(AccessToken=got["AccessToken"])["Username"] == victim.username
    assert house.admin.admin_get_user(UserPoolId=pool, Username=victim.sub)["Username"] == victim.username


def test_a_username_that_looks_like_a_sub(house):
    """NAME-05"""
    pool = house.make_pool()
    victim = house.make_person(pool)
    with refused("UsernameExistsException"):
        house.make_person(pool, username=victim.sub, password=OTHER_PASSWORD)
    assert house.admin.admin_get_user(UserPoolId=pool, Username=victim.sub)["Username"] == victim.username


@pytest.mark.parametrize(
    "filter",
    ['email ^= "%"', 'email ^= "_"', 'email ^= "\\""', "email = \"'; DROP TABLE users; --\"", 'email = "' + "x" * 240,
     'email ^= "\\u0000"', '"', '""""""', "email ^= '%'"])
def test_a_filter_means_what_it_says(house, filter):
    """NAME-06"""
    pool = house.make_pool()
    for number in range(3):
        house.make_person(pool, email=f"user{number}@example.com", name="café")
    answer = house.wire.post("ListUsers", {"UserPoolId": pool, "Filter": filter}, signed=True)
    if answer.status_code == 200:
        assert answer.json()["Users"] == []
    else:
        assert error_of(answer)[0] == "InvalidParameterException"
    assert len(house.admin.list_users(UserPoolId=pool)["Users"]) == 3
    too_long = house.wire.post("ListUsers", {"UserPoolId": pool, "Filter": "x" * 10_000}, signed=True)
    assert error_of(too_long)[0] == "InvalidParameterException"


@pytest.mark.parametrize(
    "member, value",
    [("Username", "a" * 128 + "!"), ("ClientId", "a" * 2048 + "!"), ("Password", "a" * 2048 + " "),
     ("SecretHash", "a" * 2048 + "!"), ("Email", "a" * 1000 + "@" + "a." * 500 + "!"), ("Email", "@" * 2048),
     ("Phone", "+" + "1" * 2047 + "!"), ("Code", "1" * 2047 + " ")])
def test_no_text_takes_long_to_judge(house, member, value):
    """NAME-08"""
    client = house.make_client(house.make_pool())
    body = {"ClientId": client.id, "Username": unique(), "Password": PASSWORD}
    if member in ("Email", "Phone"):
        body["UserAttributes"] = [{"Name": "email" if member == "Email" else "phone_number", "Value": value}]
    else:
        body["ConfirmationCode" if member == "Code" else member] = value
    operation = "ConfirmSignUp" if member == "Code" else "SignUp"
    fastest = 10.0
    for _ in range(5):
        began = time.perf_counter()
        answer = house.wire.post(operation, body)
        fastest = min(fastest, time.perf_counter() - began)
    assert answer.status_code == 400 and fastest < 0.1


def test_an_expired_or_used_temporary_password(house):
    """PW-05"""
    pool = house.make_pool()
    client = house.make_client(pool)
    username = unique()
    house.admin.admin_create_user(
        UserPoolId=pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
    asked = house.anyone.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"USERNAME": username, "PASSWORD": PASSWORD})
    assert "AuthenticationResult" not in asked
    with refused("NotAuthorizedException"):
        house.refresh(client, asked["Session"])
    house.anyone.respond_to_auth_challenge(
        ClientId=client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=asked["Session"],
        ChallengeResponses={"USERNAME": username, "NEW_PASSWORD": OTHER_PASSWORD})
    with refused("NotAuthorizedException", "Incorrect username or password."):
        house.sign_in(client, username, PASSWORD)


def test_changing_a_password_is_limited_to_five_tries_an_hour(house):
    """PW-07"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    token = house.sign_in(client, person.username)["AccessToken"]
    codes = []
    for _ in range(6):
        with pytest.raises(house.anyone.exceptions.ClientError) as caught:
            house.anyone.change_password(
                AccessToken=token, PreviousPassword="Wrong-Horse-7", ProposedPassword=OTHER_PASSWORD)
        codes.append(caught.value.response["Error"]["Code"])
    assert codes == ["NotAuthorizedException"] * 5 + ["LimitExceededException"]


def test_a_revoked_token_changes_no_password(house):
    """PW-07"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    token = house.sign_in(client, person.username)["AccessToken"]
    house.anyone.global_sign_out(AccessToken=token)
    with refused("NotAuthorizedException", "revoked"):
        house.anyone.change_password(
            AccessToken=token, PreviousPassword=PASSWORD, ProposedPassword=OTHER_PASSWORD)
    assert house.sign_in(client, person.username)


def test_a_filter_finds_the_other_spelling_of_the_same_letters(house):
    """NAME-06: values are compared in one normal form, as names are (NAME-01)"""
    pool = house.make_pool()
    person = house.make_person(pool, name="caf\u00e9")
    found = house.admin.list_users(UserPoolId=pool, Filter='name = "cafe\u0301"')["Users"]
    assert [one["Username"] for one in found] == [person.username]
