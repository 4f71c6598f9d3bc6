"""Passwords: the policy of every operation that sets one, changing and resetting."""

import pytest

from testkit.aws import refused
from testkit.cognito import CognitoAPI, OTHER_PASSWORD, PASSWORD, attributes, new_email, new_phone, unique

NO_RULES = {
    "MinimumLength": 6, "RequireUppercase": False, "RequireLowercase": False, "RequireNumbers": False,
    "RequireSymbols": False}


def pool_requiring(api, **rules):
    return api.make_pool(Policies={"PasswordPolicy": {**NO_RULES, **rules}}, AutoVerifiedAttributes=["email"])


@pytest.mark.parametrize(
    "rules, good, bad",
    [
        ({"RequireNumbers": True}, "tulpen1", "tulpeng"), ({"RequireNumbers": True}, "tulpen1", "tulpen٣"),
        ({"RequireUppercase": True}, "tulpeN", "tulpen"), ({"RequireUppercase": True}, "tulpeN", "tulpeⒶ"),
        ({"RequireLowercase": True}, "TULPEn", "TULPEN"), ({"RequireSymbols": True}, "tulpen_", "tulpeng"),
        ({"RequireSymbols": True}, "tulpen~", "tulpen€"), ({"MinimumLength": 12}, "tulpentulpen", "tulpentulpe"),
    ])
@pytest.mark.rows("UP-PWD-02", "UP-PWD-03", "UP-PWD-04", "UP-PWD-05", "UP-PWD-06", "PW-03")
def test_each_rule(api, rules, good, bad):
    pool = pool_requiring(api, **rules)
    user = api.make_user(pool, password=good + "Zz9!xxxx")
    with refused("InvalidPasswordException", "Password does not conform to policy: "):
        api.admin.admin_set_user_password(UserPoolId=pool, Username=user.username, Password=bad, Permanent=True)
    api.admin.admin_set_user_password(UserPoolId=pool, Username=user.username, Password=good, Permanent=True)
    assert api.sign_in(api.make_client(pool), user.username, good)


def test_spaces_inside_a_password_are_part_of_it(api):
    """Users and administrators cannot set a password with a space at either end."""
    client = api.make_client(api.make_pool())
    user = api.make_user(client.pool, password="Four words, 1 pass")
    assert api.sign_in(client, user.username, "Four words, 1 pass")
    assert api.srp(client, user.username, "Four words, 1 pass").authenticate_user()
    with refused("NotAuthorizedException"):
        api.sign_in(client, user.username, "Four words,1 pass")
    for password in (" Leading-1", "Trailing-1 "):
        with refused("InvalidParameterException", r"regular expression pattern: ^[\S]+.*[\S]+$"):
            api.admin.admin_set_user_password(
                UserPoolId=client.pool, Username=user.username, Password=password, Permanent=True)


@pytest.mark.rows("UP-PWD-01")
def test_every_symbol_of_the_list_counts(api):
    pool = pool_requiring(api, RequireSymbols=True)
    user = api.make_user(pool, password="tulpen!")
    for symbol in "^$*.[]{}()?-\"!@#%&/\\,><':;|_~`+=":
        api.admin.admin_set_user_password(
            UserPoolId=pool, Username=user.username, Password="tulpen" + symbol, Permanent=True)


@pytest.mark.rows("PW-08")
def test_an_operator_may_allow_common_passwords(new_server):
    """Cognito allows them."""
    server = new_server(arguments=["--common-passwords"])
    server.start()
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool())
    api.make_user(client.pool, username="ann", password="Password1!")
    assert api.sign_in(client, "ann", "Password1!")


@pytest.mark.parametrize(
    "password, good", [("weakpassword", False), ("Passw0rd!2026", False), ("Strong-Horse-7", True)])
@pytest.mark.rows("UP-PWD-08", "PW-01", "PW-08")
def test_every_operation_applies_the_same_policy(api, password, good):
    pool = pool_requiring(api, RequireNumbers=True, RequireSymbols=True, RequireUppercase=True)
    client = api.make_client(pool)
    user = api.make_user(pool)
    fresh = unique()
    api.admin.admin_create_user(
        UserPoolId=pool, Username=fresh, TemporaryPassword=OTHER_PASSWORD, MessageAction="SUPPRESS")
    asked = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": fresh, "PASSWORD": OTHER_PASSWORD})
    other = api.make_user(pool, email=new_email(), email_verified="true")
    api.public.forgot_password(ClientId=client.id, Username=other.username)
    code, token = api.code(other.email), api.sign_in(client, user.username)["AccessToken"]
    operations = [
        lambda: api.public.sign_up(ClientId=client.id, Username=unique(), Password=password),
        lambda: api.admin.admin_create_user(
            UserPoolId=pool, Username=unique(), TemporaryPassword=password, MessageAction="SUPPRESS"),
        lambda: api.public.respond_to_auth_challenge(
            ClientId=client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=asked["Session"],
            ChallengeResponses={"USERNAME": fresh, "NEW_PASSWORD": password}),
        lambda: api.public.change_password(
            AccessToken=token, PreviousPassword=PASSWORD, ProposedPassword=password),
        lambda: api.public.confirm_forgot_password(
            ClientId=client.id, Username=other.username, ConfirmationCode=code, Password=password),
        lambda: api.admin.admin_set_user_password(
            UserPoolId=pool, Username=user.username, Password=password, Permanent=True),
    ]
    for set_password in operations:
        if good:
            set_password()
        else:
            with refused("InvalidPasswordException"):
                set_password()


@pytest.mark.rows("UP-PWD-09", "UP-LIM-15", "LIM-HARD-08", "PW-02")
def test_a_password_has_at_most_256_characters_and_counts_to_the_last(api):
    pool = pool_requiring(api)
    client = api.make_client(pool)
    longest = "🔑" * 256
    user = api.make_user(pool, password=longest)
    assert api.sign_in(client, user.username, longest)
    with refused("NotAuthorizedException"):
        api.sign_in(client, user.username, longest[:-1] + "x")
    response = api.wire.post(
        "AdminSetUserPassword", {"UserPoolId": pool, "Username": user.username, "Password": longest + "x"}, signed=True)
    assert response.status_code == 400
    common = "x" * 80
    api.admin.admin_set_user_password(
        UserPoolId=pool, Username=user.username, Password=common + "right", Permanent=True)
    with refused("NotAuthorizedException"):
        api.sign_in(client, user.username, common + "wrong")
    assert api.srp(client, user.username, common + "right").authenticate_user()


@pytest.mark.rows("UP-AUTH-13")
def test_changing_the_own_password(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    token = api.sign_in(client, user.username)["AccessToken"]
    with refused("NotAuthorizedException", "Incorrect username or password."):
        api.public.change_password(
            AccessToken=token, PreviousPassword="Not-The-One-1", ProposedPassword=OTHER_PASSWORD)
    with refused("InvalidParameterException", "Missing required parameter OldPassword"):
        api.public.change_password(AccessToken=token, ProposedPassword=OTHER_PASSWORD)
    api.public.change_password(AccessToken=token, PreviousPassword=PASSWORD, ProposedPassword=OTHER_PASSWORD)
    with refused("NotAuthorizedException"):
        api.sign_in(client, user.username)
    assert api.srp(client, user.username, OTHER_PASSWORD).authenticate_user()


@pytest.mark.rows("UP-SIGN-20", "CODE-15", "UP-VER-05")
def test_resetting_a_forgotten_password(api):
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client = api.make_client(pool)
    email = new_email()
    user = api.make_user(pool, email=email, email_verified="true")
    details = api.public.forgot_password(ClientId=client.id, Username=user.username)["CodeDeliveryDetails"]
    # A client that hides which users exist gets no letter of the stored address.
    assert details == {"AttributeName": "email", "DeliveryMedium": "EMAIL", "Destination": "***@***"}
    assert api.sign_in(client, user.username), "ForgotPassword alone changes nothing"
    given = {"ClientId": client.id, "Username": user.username, "Password": OTHER_PASSWORD}
    code = api.code(email)
    with refused("CodeMismatchException"):
        api.public.confirm_forgot_password(**given, ConfirmationCode=f"{(int(code) + 1) % 1_000_000:06}")
    response = api.public.confirm_forgot_password(**given, ConfirmationCode=code)
    assert set(response) == {"ResponseMetadata"}
    assert api.sign_in(client, user.username, OTHER_PASSWORD)
    with refused("CodeMismatchException"):
        api.public.confirm_forgot_password(**{**given, "Password": PASSWORD}, ConfirmationCode=code)


def test_where_a_reset_code_goes(api):
    """A verified e-mail address comes first unless the pool's recovery setting says otherwise."""
    settings = {"AutoVerifiedAttributes": ["email", "phone_number"]}
    by_phone = {"AccountRecoverySetting": {"RecoveryMechanisms": [{"Priority": 1, "Name": "verified_phone_number"}]}}
    admin_only = {"AccountRecoverySetting": {"RecoveryMechanisms": [{"Priority": 1, "Name": "admin_only"}]}}
    for more, medium in (({}, "EMAIL"), (by_phone, "SMS"), (admin_only, None)):
        pool = api.make_pool(**settings, **more)
        client = api.make_client(pool, PreventUserExistenceErrors="LEGACY")
        user = api.make_user(
            pool, email=new_email(), email_verified="true", phone_number=new_phone(), phone_number_verified="true")
        if medium is None:
            with refused("NotAuthorizedException"):
                api.public.forgot_password(ClientId=client.id, Username=user.username)
        else:
            response = api.public.forgot_password(ClientId=client.id, Username=user.username)
            assert response["CodeDeliveryDetails"]["DeliveryMedium"] == medium


@pytest.mark.rows("UP-SIGN-21", "USR-UI-09")
def test_an_administrator_sends_a_reset_code(api):
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client = api.make_client(pool)
    email = new_email()
    user = api.make_user(pool, email=email, email_verified="true")
    api.admin.admin_reset_user_password(UserPoolId=pool, Username=user.username)
    assert api.status_of(pool, user.username) == "RESET_REQUIRED"
    with refused("PasswordResetRequiredException"):
        api.srp(client, user.username).authenticate_user()
    api.public.confirm_forgot_password(
        ClientId=client.id, Username=user.username, ConfirmationCode=api.code(email), Password=OTHER_PASSWORD)
    assert api.status_of(pool, user.username) == "CONFIRMED"
    assert api.sign_in(client, user.username, OTHER_PASSWORD)


def test_an_unconfirmed_user_cannot_reset_the_password(api):
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client = api.make_client(pool, PreventUserExistenceErrors="LEGACY")
    username = unique()
    api.public.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"email": new_email()}))
    with refused("InvalidParameterException"):
        api.public.forgot_password(ClientId=client.id, Username=username)
