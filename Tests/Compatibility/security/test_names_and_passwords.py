"""Groups NAME and PW of the attack catalogue."""

import pytest

from testkit.aws import error_of, refused
from testkit.cognito import OTHER_PASSWORD, PASSWORD, attributes, new_email, new_phone, unique
from testkit.waiting import faster_than
from testkit.work import cost


@pytest.mark.parametrize(
    "first, second",
    [("caf\u00e9", "cafe\u0301"), ("\u212a", "K"), ("\u00c5", "\u212b"), ("\u1e9b\u0323", "\u1e9b\u0323")])
@pytest.mark.rows("NAME-01")
def test_two_spellings_are_one_name_or_two_but_never_both(api, first, second):
    pool = api.make_pool()
    client = api.make_client(pool)
    api.make_user(pool, username="x" + first)
    try:
        other = api.make_user(pool, username="x" + second, password=OTHER_PASSWORD)
    except api.admin.exceptions.UsernameExistsException:
        return
    assert first != second
    one = api.public.get_user(AccessToken=api.sign_in(client, "x" + first)["AccessToken"])
    two = api.public.get_user(AccessToken=api.sign_in(client, "x" + second, OTHER_PASSWORD)["AccessToken"])
    assert one["Username"] != two["Username"] == other.username
    for name, password in (("x" + first, OTHER_PASSWORD), ("x" + second, PASSWORD)):
        with refused("NotAuthorizedException"):
            api.sign_in(client, name, password)


@pytest.mark.rows("NAME-04")
def test_all_names_of_a_user_share_one_count(api):
    pool = api.make_pool(
        AliasAttributes=["email", "phone_number", "preferred_username"], UsernameConfiguration={"CaseSensitive": False})
    client = api.make_client(pool)

    def lock_and_try_all_names():
        email, phone = new_email(), new_phone()
        user = api.make_user(
            pool, username=unique("Victim"), email=email, email_verified="true", phone_number=phone,
            phone_number_verified="true")
        for name in (user.username, email, phone, user.username.upper(), email.upper()):
            with refused("NotAuthorizedException", "Incorrect username or password."):
                api.sign_in(client, name, "Wrong-Horse-7")
        for name in (user.username, email, phone, user.sub):
            with refused("NotAuthorizedException", "Password attempts exceeded"):
                api.sign_in(client, name)

    # The first lock lasts a second.
    faster_than(1, lock_and_try_all_names)


@pytest.mark.rows("NAME-05")
def test_a_name_cannot_be_the_alias_of_another_user(api):
    pool = api.make_pool(AliasAttributes=["email", "preferred_username"])
    client = api.make_client(pool)
    email = new_email()
    victim = api.make_user(pool, email=email, email_verified="true")
    with refused("InvalidParameterException"):
        api.public.sign_up(ClientId=client.id, Username=email, Password=OTHER_PASSWORD)
    attacker = api.make_user(pool, password=OTHER_PASSWORD)
    token = api.sign_in(client, attacker.username, OTHER_PASSWORD)["AccessToken"]
    for name, kind in ((victim.username, "AliasExists"), (victim.sub, "AliasExists"), (email, "InvalidParameter")):
        with refused(f"{kind}Exception"):
            api.public.update_user_attributes(
                AccessToken=token, UserAttributes=attributes({"preferred_username": name}))
        got = api.sign_in(client, victim.username)
        assert api.public.get_user(AccessToken=got["AccessToken"])["Username"] == victim.username
    assert api.admin.admin_get_user(UserPoolId=pool, Username=victim.sub)["Username"] == victim.username


@pytest.mark.rows("NAME-05")
def test_a_username_that_looks_like_a_sub(api):
    pool = api.make_pool()
    victim = api.make_user(pool)
    with refused("UsernameExistsException"):
        api.make_user(pool, username=victim.sub, password=OTHER_PASSWORD)
    assert api.admin.admin_get_user(UserPoolId=pool, Username=victim.sub)["Username"] == victim.username


@pytest.mark.parametrize(
    "filter",
    ['email ^= "%"', 'email ^= "_"', 'email ^= "\\""', "email = \"'; DROP TABLE users; --\"", 'email = "' + "x" * 240,
     'email ^= "\\u0000"', '"', '""""""', "email ^= '%'"])
@pytest.mark.rows("NAME-06")
def test_a_filter_means_what_it_says(api, filter):
    pool = api.make_pool()
    for number in range(3):
        api.make_user(pool, email=f"user{number}@example.com", name="café")
    response = api.wire.post("ListUsers", {"UserPoolId": pool, "Filter": filter}, signed=True)
    if response.status_code == 200:
        assert response.json()["Users"] == []
    else:
        assert error_of(response)[0] == "InvalidParameterException"
    assert len(api.admin.list_users(UserPoolId=pool)["Users"]) == 3
    too_long = api.wire.post("ListUsers", {"UserPoolId": pool, "Filter": "x" * 10_000}, signed=True)
    assert error_of(too_long)[0] == "InvalidParameterException"


@pytest.mark.parametrize(
    "member, value",
    [("Username", "a" * 128 + "!"), ("ClientId", "a" * 2048 + "!"), ("Password", "a" * 2048 + " "),
     ("SecretHash", "a" * 2048 + "!"), ("Email", "a" * 1000 + "@" + "a." * 500 + "!"), ("Email", "@" * 2048),
     ("Phone", "+" + "1" * 2047 + "!"), ("Code", "1" * 2047 + " ")])
@pytest.mark.rows("NAME-08")
def test_no_text_takes_long_to_validate(api, member, value):
    client = api.make_client(api.make_pool())
    body = {"ClientId": client.id, "Username": unique(), "Password": PASSWORD}
    if member in ("Email", "Phone"):
        body["UserAttributes"] = [{"Name": "email" if member == "Email" else "phone_number", "Value": value}]
    else:
        body["ConfirmationCode" if member == "Code" else member] = value
    operation = "ConfirmSignUp" if member == "Code" else "SignUp"

    def send():
        for _ in range(10):
            assert api.wire.post(operation, body).status_code == 400

    assert cost(api.server, send) < 10 * 0.1


@pytest.mark.rows("PW-05")
def test_an_expired_or_used_temporary_password(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    username = unique()
    api.admin.admin_create_user(
        UserPoolId=pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
    asked = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"USERNAME": username, "PASSWORD": PASSWORD})
    assert "AuthenticationResult" not in asked
    with refused("NotAuthorizedException"):
        api.refresh(client, asked["Session"])
    api.public.respond_to_auth_challenge(
        ClientId=client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=asked["Session"],
        ChallengeResponses={"USERNAME": username, "NEW_PASSWORD": OTHER_PASSWORD})
    with refused("NotAuthorizedException", "Incorrect username or password."):
        api.sign_in(client, username, PASSWORD)


@pytest.mark.rows("PW-07")
def test_changing_a_password_is_limited_to_five_tries_an_hour(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    token = api.sign_in(client, user.username)["AccessToken"]
    codes = []
    for _ in range(6):
        with pytest.raises(api.public.exceptions.ClientError) as caught:
            api.public.change_password(
                AccessToken=token, PreviousPassword="Wrong-Horse-7", ProposedPassword=OTHER_PASSWORD)
        codes.append(caught.value.response["Error"]["Code"])
    assert codes == ["NotAuthorizedException"] * 5 + ["LimitExceededException"]


@pytest.mark.rows("PW-07")
def test_a_revoked_token_changes_no_password(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    token = api.sign_in(client, user.username)["AccessToken"]
    api.public.global_sign_out(AccessToken=token)
    with refused("NotAuthorizedException", "revoked"):
        api.public.change_password(
            AccessToken=token, PreviousPassword=PASSWORD, ProposedPassword=OTHER_PASSWORD)
    assert api.sign_in(client, user.username)


@pytest.mark.rows("NAME-06")
def test_a_filter_finds_the_other_spelling_of_the_same_letters(api):
    """Values are compared in one normal form, as names are (NAME-01)"""
    pool = api.make_pool()
    user = api.make_user(pool, name="caf\u00e9")
    found = api.admin.list_users(UserPoolId=pool, Filter='name = "cafe\u0301"')["Users"]
    assert [one["Username"] for one in found] == [user.username]
