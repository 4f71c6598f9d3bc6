"""Passwords: the policy at every door, changing and resetting."""

import pytest

from house.callers import refused
from house.people import House, OTHER_PASSWORD, PASSWORD, attributes, new_email, new_phone, unique

NO_RULES = {
    "MinimumLength": 6, "RequireUppercase": False, "RequireLowercase": False, "RequireNumbers": False,
    "RequireSymbols": False}


def pool_requiring(house, **rules):
    return house.make_pool(Policies={"PasswordPolicy": {**NO_RULES, **rules}}, AutoVerifiedAttributes=["email"])


@pytest.mark.parametrize(
    "rules, good, bad",
    [
        ({"RequireNumbers": True}, "tulpen1", "tulpeng"), ({"RequireNumbers": True}, "tulpen1", "tulpen٣"),
        ({"RequireUppercase": True}, "tulpeN", "tulpen"), ({"RequireUppercase": True}, "tulpeN", "tulpeⒶ"),
        ({"RequireLowercase": True}, "TULPEn", "TULPEN"), ({"RequireSymbols": True}, "tulpen_", "tulpeng"),
        ({"RequireSymbols": True}, "tulpen~", "tulpen€"), ({"MinimumLength": 12}, "tulpentulpen", "tulpentulpe"),
    ])
def test_each_rule(house, rules, good, bad):
    """UP-PWD-02 UP-PWD-03 UP-PWD-04 UP-PWD-05 UP-PWD-06 PW-03"""
    pool = pool_requiring(house, **rules)
    person = house.make_person(pool, password=good + "Zz9!xxxx")
    with refused("InvalidPasswordException", "Password does not conform to policy: "):
        house.admin.admin_set_user_password(UserPoolId=pool, Username=person.username, Password=bad, Permanent=True)
    house.admin.admin_set_user_password(UserPoolId=pool, Username=person.username, Password=good, Permanent=True)
    assert house.sign_in(house.make_client(pool), person.username, good)


def test_spaces_inside_a_password_are_part_of_it(house):
    """A space at either end is refused, whoever sets the password."""
    client = house.make_client(house.make_pool())
    person = house.make_person(client.pool, password="Four words, 1 pass")
    assert house.sign_in(client, person.username, "Four words, 1 pass")
    assert house.srp(client, person.username, "Four words, 1 pass").authenticate_user()
    with refused("NotAuthorizedException"):
        house.sign_in(client, person.username, "Four words,1 pass")
    for password in (" Leading-1", "Trailing-1 "):
        with refused("InvalidParameterException", r"regular expression pattern: ^[\S]+.*[\S]+$"):
            house.admin.admin_set_user_password(
                UserPoolId=client.pool, Username=person.username, Password=password, Permanent=True)


def test_every_symbol_of_the_list_counts(house):
    """UP-PWD-01"""
    pool = pool_requiring(house, RequireSymbols=True)
    person = house.make_person(pool, password="tulpen!")
    for symbol in "^$*.[]{}()?-\"!@#%&/\\,><':;|_~`+=":
        house.admin.admin_set_user_password(
            UserPoolId=pool, Username=person.username, Password="tulpen" + symbol, Permanent=True)


def test_an_operator_may_take_passwords_that_are_tried_first(new_server):
    """PW-08: Cognito takes them too."""
    server = new_server(arguments=["--common-passwords"])
    server.start()
    house = House(server)
    client = house.make_client(house.make_pool())
    house.make_person(client.pool, username="ann", password="Password1!")
    assert house.sign_in(client, "ann", "Password1!")


@pytest.mark.parametrize("password, good", [("weakpassword", False), ("Passw0rd!2026", False), ("Strong-Horse-7", True)])
def test_the_same_verdict_at_all_doors(house, password, good):
    """UP-PWD-08 PW-01 PW-08"""
    pool = pool_requiring(house, RequireNumbers=True, RequireSymbols=True, RequireUppercase=True)
    client = house.make_client(pool)
    person = house.make_person(pool)
    fresh = unique()
    house.admin.admin_create_user(
        UserPoolId=pool, Username=fresh, TemporaryPassword=OTHER_PASSWORD, MessageAction="SUPPRESS")
    asked = house.anyone.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH", AuthParameters={"USERNAME": fresh, "PASSWORD": OTHER_PASSWORD})
    forgetful = house.make_person(pool, email=new_email(), email_verified="true")
    house.anyone.forgot_password(ClientId=client.id, Username=forgetful.username)
    code, token = house.code(forgetful.email), house.sign_in(client, person.username)["AccessToken"]
    doors = [
        lambda: house.anyone.sign_up(ClientId=client.id, Username=unique(), Password=password),
        lambda: house.admin.admin_create_user(
            UserPoolId=pool, Username=unique(), TemporaryPassword=password, MessageAction="SUPPRESS"),
        lambda: house.anyone.respond_to_auth_challenge(
            ClientId=client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=asked["Session"],
            ChallengeResponses={"USERNAME": fresh, "NEW_PASSWORD": password}),
        lambda: house.anyone.change_password(
            AccessToken=token, PreviousPassword=PASSWORD, ProposedPassword=password),
        lambda: house.anyone.confirm_forgot_password(
            ClientId=client.id, Username=forgetful.username, ConfirmationCode=code, Password=password),
        lambda: house.admin.admin_set_user_password(
            UserPoolId=pool, Username=person.username, Password=password, Permanent=True),
    ]
    for door in doors:
        if good:
            door()
        else:
            with refused("InvalidPasswordException"):
                door()


def test_a_password_has_at_most_256_characters_and_counts_to_the_last(house):
    """UP-PWD-09 UP-LIM-15 LIM-HARD-08 PW-02"""
    pool = pool_requiring(house)
    client = house.make_client(pool)
    longest = "🔑" * 256
    person = house.make_person(pool, password=longest)
    assert house.sign_in(client, person.username, longest)
    with refused("NotAuthorizedException"):
        house.sign_in(client, person.username, longest[:-1] + "x")
    answer = house.wire.post(
        "AdminSetUserPassword", {"UserPoolId": pool, "Username": person.username, "Password": longest + "x"}, signed=True)
    assert answer.status_code == 400
    common = "x" * 80
    house.admin.admin_set_user_password(
        UserPoolId=pool, Username=person.username, Password=common + "right", Permanent=True)
    with refused("NotAuthorizedException"):
        house.sign_in(client, person.username, common + "wrong")
    assert house.srp(client, person.username, common + "right").authenticate_user()


def test_changing_the_own_password(house):
    """UP-AUTH-13"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    token = house.sign_in(client, person.username)["AccessToken"]
    with refused("NotAuthorizedException", "Incorrect username or password."):
        house.anyone.change_password(
            AccessToken=token, PreviousPassword="Not-The-One-1", ProposedPassword=OTHER_PASSWORD)
    with refused("InvalidParameterException", "Missing required parameter OldPassword"):
        house.anyone.change_password(AccessToken=token, ProposedPassword=OTHER_PASSWORD)
    house.anyone.change_password(AccessToken=token, PreviousPassword=PASSWORD, ProposedPassword=OTHER_PASSWORD)
    with refused("NotAuthorizedException"):
        house.sign_in(client, person.username)
    assert house.srp(client, person.username, OTHER_PASSWORD).authenticate_user()


def test_resetting_a_forgotten_password(house):
    """UP-SIGN-20 CODE-15 UP-VER-05"""
    pool = house.make_pool(AutoVerifiedAttributes=["email"])
    client = house.make_client(pool)
    email = new_email()
    person = house.make_person(pool, email=email, email_verified="true")
    details = house.anyone.forgot_password(ClientId=client.id, Username=person.username)["CodeDeliveryDetails"]
    # The client hides who exists, and so it is told no letter of an address that was not typed.
    assert details == {"AttributeName": "email", "DeliveryMedium": "EMAIL", "Destination": "***@***"}
    assert house.sign_in(client, person.username), "asking alone changes nothing"
    given = {"ClientId": client.id, "Username": person.username, "Password": OTHER_PASSWORD}
    code = house.code(email)
    with refused("CodeMismatchException"):
        house.anyone.confirm_forgot_password(**given, ConfirmationCode=f"{(int(code) + 1) % 1_000_000:06}")
    answer = house.anyone.confirm_forgot_password(**given, ConfirmationCode=code)
    assert set(answer) == {"ResponseMetadata"}
    assert house.sign_in(client, person.username, OTHER_PASSWORD)
    with refused("CodeMismatchException"):
        house.anyone.confirm_forgot_password(**{**given, "Password": PASSWORD}, ConfirmationCode=code)


def test_where_a_reset_code_goes(house):
    """A verified e-mail address comes first unless the pool's recovery setting says otherwise."""
    settings = {"AutoVerifiedAttributes": ["email", "phone_number"]}
    by_phone = {"AccountRecoverySetting": {"RecoveryMechanisms": [{"Priority": 1, "Name": "verified_phone_number"}]}}
    admin_only = {"AccountRecoverySetting": {"RecoveryMechanisms": [{"Priority": 1, "Name": "admin_only"}]}}
    for more, medium in (({}, "EMAIL"), (by_phone, "SMS"), (admin_only, None)):
        pool = house.make_pool(**settings, **more)
        client = house.make_client(pool, PreventUserExistenceErrors="LEGACY")
        person = house.make_person(
            pool, email=new_email(), email_verified="true", phone_number=new_phone(), phone_number_verified="true")
        if medium is None:
            with refused("NotAuthorizedException"):
                house.anyone.forgot_password(ClientId=client.id, Username=person.username)
        else:
            answer = house.anyone.forgot_password(ClientId=client.id, Username=person.username)
            assert answer["CodeDeliveryDetails"]["DeliveryMedium"] == medium


def test_an_administrator_sends_a_reset_code(house):
    """UP-SIGN-21 USR-UI-09"""
    pool = house.make_pool(AutoVerifiedAttributes=["email"])
    client = house.make_client(pool)
    email = new_email()
    person = house.make_person(pool, email=email, email_verified="true")
    house.admin.admin_reset_user_password(UserPoolId=pool, Username=person.username)
    assert house.status_of(pool, person.username) == "RESET_REQUIRED"
    with refused("PasswordResetRequiredException"):
        house.srp(client, person.username).authenticate_user()
    house.anyone.confirm_forgot_password(
        ClientId=client.id, Username=person.username, ConfirmationCode=house.code(email), Password=OTHER_PASSWORD)
    assert house.status_of(pool, person.username) == "CONFIRMED"
    assert house.sign_in(client, person.username, OTHER_PASSWORD)


def test_nobody_resets_what_is_not_confirmed(house):
    pool = house.make_pool(AutoVerifiedAttributes=["email"])
    client = house.make_client(pool, PreventUserExistenceErrors="LEGACY")
    username = unique()
    house.anyone.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"email": new_email()}))
    with refused("InvalidParameterException"):
        house.anyone.forgot_password(ClientId=client.id, Username=username)
