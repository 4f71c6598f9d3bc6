"""Group CODE of the attack catalogue: verification codes."""

import base64
import collections
import subprocess

import pytest

from testkit.aws import error_of, refused
from testkit.choices import Choices
from testkit.cognito import OTHER_PASSWORD, PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.factors import TOKEN


@pytest.fixture
def api(api):
    api.pool = api.make_pool(AutoVerifiedAttributes=["email"])
    api.client = api.make_client(api.pool)
    return api


def sign_up(api, client=None):
    username, email = unique("new"), new_email()
    api.public.sign_up(
        ClientId=(client or api.client).id, Username=username, Password=PASSWORD,
        UserAttributes=attributes({"email": email}))
    return username, email, api.code(email)


def confirm(api, username, code, client=None):
    api.public.confirm_sign_up(ClientId=(client or api.client).id, Username=username, ConfirmationCode=code)


def after(code, steps=1):
    return f"{(int(code) + steps) % 1_000_000:06}"


@pytest.mark.rows("CODE-01")
def test_guessing_a_code_ends_before_it_is_guessed(api):
    username, _, code = sign_up(api)
    codes = collections.Counter()
    for number in range(1, 17):
        with pytest.raises(api.public.exceptions.ClientError) as caught:
            confirm(api, username, after(code, number))
        codes.update([caught.value.response["Error"]["Code"]])
    assert codes["CodeMismatchException"] <= 15
    with pytest.raises(api.public.exceptions.ClientError) as caught:
        confirm(api, username, code)
    assert caught.value.response["Error"]["Code"] == "LimitExceededException"
    assert api.status_of(api.pool, username) == "UNCONFIRMED"


@pytest.mark.parametrize(
    "spell, kind",
    [(lambda code: code + " ", "InvalidParameter"), (lambda code: " " + code, "InvalidParameter"),
     (lambda code: "", "InvalidParameter"), (lambda code: code + "\u0000", "Serialization"),
     (lambda code: "+" + code, "CodeMismatch"), (lambda code: code + "0", "CodeMismatch"),
     (lambda code: "".join(chr(0x660 + int(digit)) for digit in code), "CodeMismatch"),
     (lambda code: "0" + code, "CodeMismatch"), (lambda code: code[:-1], "CodeMismatch"),
     (lambda code: "9" * 2048, "CodeMismatch")])
@pytest.mark.rows("CODE-03")
def test_only_the_code_itself_is_the_code(api, spell, kind):
    """The model lets no white space into a code."""
    username, _, code = sign_up(api)
    response = api.wire.post(
        "ConfirmSignUp", {"ClientId": api.client.id, "Username": username, "ConfirmationCode": spell(code)})
    assert response.status_code == 400
    assert error_of(response)[0] == f"{kind}Exception"
    assert api.status_of(api.pool, username) == "UNCONFIRMED"
    confirm(api, username, code)


@pytest.mark.rows("CODE-03")
def test_nothing_matches_a_code_that_was_never_sent(api):
    user = api.make_user(api.pool, email=new_email(), email_verified="true")
    for code in ("000000", "123456", "0", "null", "undefined"):
        with refused("CodeMismatchException"):
            api.public.confirm_forgot_password(
                ClientId=api.client.id, Username=user.username, ConfirmationCode=code, Password=OTHER_PASSWORD)
    for code in ("", None):
        response = api.wire.post("ConfirmForgotPassword", {
            "ClientId": api.client.id, "Username": user.username, "ConfirmationCode": code,
            "Password": OTHER_PASSWORD})
        assert response.status_code == 400
        assert response.json()["__type"] == "InvalidParameterException"
    assert api.sign_in(api.client, user.username)


@pytest.mark.rows("CODE-05")
def test_a_code_belongs_to_its_user_pool_and_purpose(api):
    one, _, code = sign_up(api)
    two, email, other = sign_up(api)
    if code != other:
        with refused("CodeMismatchException"):
            confirm(api, two, code)
    far = api.make_client(api.make_pool(AutoVerifiedAttributes=["email"]))
    elsewhere, _, third = sign_up(api, far)
    if third != code:
        with refused("CodeMismatchException"):
            confirm(api, elsewhere, code, far)
    confirm(api, two, other)
    token = api.sign_in(api.client, two)["AccessToken"]
    api.public.forgot_password(ClientId=api.client.id, Username=two)
    reset = api.code(email, count=2)
    with refused("ExpiredCodeException"):
        api.public.verify_user_attribute(AccessToken=token, AttributeName="email", Code=reset)
    confirm(api, one, code)


@pytest.mark.rows("CODE-05")
def test_a_code_for_an_old_address_does_not_prove_a_new_one(api):
    first, second = new_email(), new_email()
    user = api.make_user(api.pool, email=new_email(), email_verified="true")
    token = api.sign_in(api.client, user.username)["AccessToken"]
    for email in (first, second):
        api.public.update_user_attributes(AccessToken=token, UserAttributes=attributes({"email": email}))
    old, new = api.code(first), api.code(second)
    if old != new:
        with pytest.raises(api.public.exceptions.ClientError):
            api.public.verify_user_attribute(AccessToken=token, AttributeName="email", Code=old)
    assert api.attributes_of(api.pool, user.username)["email_verified"] == "false"
    api.public.verify_user_attribute(AccessToken=token, AttributeName="email", Code=new)


@pytest.mark.rows("CODE-09")
def test_codes_are_not_sent_without_end(api):
    username, email, _ = sign_up(api)
    refusals = 0
    for _ in range(12):
        try:
            api.public.resend_confirmation_code(ClientId=api.client.id, Username=username)
        except api.public.exceptions.LimitExceededException:
            refusals += 1
    assert refusals >= 7
    assert len(api.messages(email)) <= 6
    token = api.sign_in(api.client, api.make_user(
        api.pool, email=new_email(), email_verified="true").username)["AccessToken"]
    results = []
    for _ in range(6):
        try:
            api.public.get_user_attribute_verification_code(AccessToken=token, AttributeName="email")
            results.append("sent")
        except api.public.exceptions.LimitExceededException:
            results.append("refused")
    assert results == ["sent"] * 5 + ["refused"]
    # A changed address gets a code too, and is one of the same five.
    with refused("TooManyRequestsException", "Attempt limit exceeded"):
        api.public.update_user_attributes(AccessToken=token, UserAttributes=attributes({"email": new_email()}))


@pytest.mark.rows("CODE-09")
def test_one_address_is_not_flooded_by_many_users(api):
    """Twenty users, five codes each, one victim."""
    victim = new_email()
    for number in range(20):
        name = unique("flood")
        api.public.sign_up(
            ClientId=api.client.id, Username=name, Password=PASSWORD,
            UserAttributes=attributes({"email": victim if number < 15 else victim.upper()}))
    for _ in range(5):
        with refused("LimitExceededException", "Attempt limit exceeded"):
            api.public.sign_up(
                ClientId=api.client.id, Username=unique("flood"), Password=PASSWORD,
                UserAttributes=attributes({"email": victim}))
    response = api.public.resend_confirmation_code(ClientId=api.client.id, Username=name)
    assert response["CodeDeliveryDetails"]["Destination"] == "***@***", "the response does not show the limit"
    assert len(api.messages(victim)) == 15
    assert len(api.messages(victim.upper())) == 5
    sign_up(api)


@pytest.mark.rows("CODE-09")
def test_sign_ins_that_strangers_begin_leave_codes_for_the_reset(api):
    """Who signs in by a code or by a password, and cannot, still gets the code for a new password."""
    choices = Choices(api, "EMAIL_OTP")
    user = choices.make_user()
    for _ in range(20):
        choices.begin(user.username, "EMAIL_OTP")
    with refused("TooManyRequestsException", "Attempt limit exceeded"):
        choices.begin(user.username, "EMAIL_OTP")
    assert len(api.messages(user.email)) == 20
    api.public.forgot_password(ClientId=choices.client.id, Username=user.username)
    api.public.confirm_forgot_password(
        ClientId=choices.client.id, Username=user.username, Password=OTHER_PASSWORD,
        ConfirmationCode=api.code(user.email, count=21))
    assert api.sign_in(choices.client, user.username, OTHER_PASSWORD)["AccessToken"]


@pytest.mark.rows("CODE-09")
def test_a_pool_sends_as_many_codes_as_its_operator_says(new_server):
    server = new_server(arguments=["--codes-per-hour", "3"])
    server.start()
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool(AutoVerifiedAttributes=["email"]))
    calls = {"ClientId": client.id, "Password": PASSWORD}
    for number in range(3):
        api.public.sign_up(
            **calls, Username=f"one-{number}", UserAttributes=attributes({"email": new_email()}))
    with refused("LimitExceededException", "Attempt limit exceeded"):
        api.public.sign_up(**calls, Username="one-too-many", UserAttributes=attributes({"email": new_email()}))
    with refused("UserNotFoundException"):
        api.admin.admin_get_user(UserPoolId=client.pool, Username="one-too-many")
    for name in ("one-0", "unknown"):
        with refused("LimitExceededException"):
            api.public.resend_confirmation_code(ClientId=client.id, Username=name)
    elsewhere = api.make_client(api.make_pool(AutoVerifiedAttributes=["email"]))
    email = new_email()
    api.public.sign_up(
        **{**calls, "ClientId": elsewhere.id}, Username="other", UserAttributes=attributes({"email": email}))
    assert api.code(email)


@pytest.mark.parametrize(
    "name, kind",
    [(name, "NotAuthorized") for name in ("email_verified", "phone_number_verified", "identities")]
    + [(name, "InvalidParameter")
       for name in ("sub", "cognito:username", "cognito:user_status", "cognito:groups", "username")])
@pytest.mark.rows("CODE-11")
def test_users_do_not_set_the_attributes_of_the_service(api, name, kind):
    """Attributes that only the service writes, and names that are no attributes."""
    user = api.make_user(api.pool, email=new_email())
    token = api.sign_in(api.client, user.username)["AccessToken"]
    before = api.attributes_of(api.pool, user.username)
    for call in (
        lambda: api.public.update_user_attributes(AccessToken=token, UserAttributes=attributes({name: "true"})),
        lambda: api.public.sign_up(
            ClientId=api.client.id, Username=unique(), Password=PASSWORD,
            UserAttributes=attributes({"email": new_email(), name: "true"})),
    ):
        with refused(f"{kind}Exception"):
            call()
    assert api.attributes_of(api.pool, user.username) == before


@pytest.mark.rows("CODE-13")
def test_codes_are_six_evenly_distributed_digits(api):
    digits = collections.Counter()
    codes = [sign_up(api)[2] for _ in range(120)]
    for code in codes:
        assert len(code) == 6
        assert code.isascii()
        assert code.isdigit()
        digits.update(code)
    expected = 6 * len(codes) / 10
    chi_square = sum((digits[digit] - expected) ** 2 / expected for digit in "0123456789")
    assert chi_square < 50, "chance gives more once in ten million runs"
    assert len(set(codes)) > 110


@pytest.mark.rows("CODE-14", "TOK-10", "TOK-24", "SRP-04")
def test_the_store_holds_no_code_and_no_secret_in_clear(new_server, engine):
    """A stolen database holds nothing that can be used."""
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client = api.make_client(pool, secret=True)
    email = new_email()
    user = api.make_user(pool, email=email, email_verified="true", password="Canary-Horse-77")
    signed_in = api.sign_in(client, user.username, user.password)
    api.public.forgot_password(ClientId=client.id, Username=user.username, **client.hash(user.username))
    api.admin.set_user_pool_mfa_config(UserPoolId=pool, MfaConfiguration="OPTIONAL", **TOKEN)
    app = api.public.associate_software_token(AccessToken=signed_in["AccessToken"])["SecretCode"]
    seed = base64.b32decode(app)
    server.kill()
    if engine == "sqlite":
        held = b"".join(path.read_bytes() for path in server.folder.rglob("*sqlite*") if path.is_file())
        assert held, sorted(server.folder.iterdir())
    else:
        held = subprocess.run(
            ["pg_dump", "--dbname", server.database, "--data-only"], check=True, capture_output=True,
            timeout=240).stdout
    assert user.username.encode() in held, "the dump holds the user"
    for secret in (signed_in["RefreshToken"], client.secret, user.password, server.secret_access_key,
                   signed_in["AccessToken"].split(".")[2]):
        assert secret.encode() not in held
    for secret in (app.encode(), seed, seed.hex().encode()):
        assert secret not in held
    assert b"PRIVATE KEY" not in held
    assert b"Canary-Horse" not in server.log.read_bytes()


@pytest.mark.rows("CODE-16")
def test_unknown_and_disabled_users_get_the_same_response(api):
    disabled = api.make_user(api.pool, email=new_email(), email_verified="true")
    api.admin.admin_disable_user(UserPoolId=api.pool, Username=disabled.username)
    known = api.make_user(api.pool, email=new_email(), email_verified="true")

    def ask(name):
        response = api.public.forgot_password(ClientId=api.client.id, Username=name)
        details = response["CodeDeliveryDetails"]
        return frozenset(details), details["DeliveryMedium"], details["AttributeName"], len(details["Destination"])

    absent = unique("absent")
    assert ask(absent) == ask(known.username)
    first, second = (
        api.public.forgot_password(ClientId=api.client.id, Username=absent)["CodeDeliveryDetails"] for _ in range(2))
    assert first == second, "an unknown name gets the same details each time"


@pytest.mark.rows("CODE-15")
def test_a_reset_gives_no_tokens_and_voids_other_codes(api):
    email = new_email()
    user = api.make_user(api.pool, email=email, email_verified="true")
    given = {"ClientId": api.client.id, "Username": user.username, "Password": OTHER_PASSWORD}
    api.public.forgot_password(ClientId=api.client.id, Username=user.username)
    api.public.forgot_password(ClientId=api.client.id, Username=user.username)
    second, first = [message["code"] for message in [api.message(email, count=2), api.messages(email)[1]]]
    response = api.public.confirm_forgot_password(**given, ConfirmationCode=second)
    assert set(response) == {"ResponseMetadata"}
    with pytest.raises(api.public.exceptions.ClientError):
        api.public.confirm_forgot_password(**given, ConfirmationCode=first)
