"""Group CODE of the attack catalogue: six digits that nobody guesses."""

import collections
import subprocess

import pytest

from house.callers import error_of, refused
from house.people import OTHER_PASSWORD, PASSWORD, attributes, new_email, unique


@pytest.fixture
def home(house):
    house.pool = house.make_pool(AutoVerifiedAttributes=["email"])
    house.client = house.make_client(house.pool)
    return house


def newcomer(home, client=None):
    username, email = unique("new"), new_email()
    home.anyone.sign_up(
        ClientId=(client or home.client).id, Username=username, Password=PASSWORD,
        UserAttributes=attributes({"email": email}))
    return username, email, home.code(email)


def confirm(home, username, code, client=None):
    home.anyone.confirm_sign_up(ClientId=(client or home.client).id, Username=username, ConfirmationCode=code)


def after(code, steps=1):
    return f"{(int(code) + steps) % 1_000_000:06}"


def test_guessing_a_code_ends_before_it_is_guessed(home):
    """CODE-01"""
    username, _, code = newcomer(home)
    codes = collections.Counter()
    for number in range(1, 17):
        with pytest.raises(home.anyone.exceptions.ClientError) as caught:
            confirm(home, username, after(code, number))
        codes.update([caught.value.response["Error"]["Code"]])
    assert codes["CodeMismatchException"] <= 15
    with pytest.raises(home.anyone.exceptions.ClientError) as caught:
        confirm(home, username, code)
    assert caught.value.response["Error"]["Code"] == "LimitExceededException"
    assert home.status_of(home.pool, username) == "UNCONFIRMED"


@pytest.mark.parametrize(
    "spell, kind",
    [(lambda code: code + " ", "InvalidParameter"), (lambda code: " " + code, "InvalidParameter"),
     (lambda code: "", "InvalidParameter"), (lambda code: code + "\u0000", "Serialization"),
     (lambda code: "+" + code, "CodeMismatch"), (lambda code: code + "0", "CodeMismatch"),
     (lambda code: "".join(chr(0x660 + int(digit)) for digit in code), "CodeMismatch"),
     (lambda code: "0" + code, "CodeMismatch"), (lambda code: code[:-1], "CodeMismatch"),
     (lambda code: "9" * 2048, "CodeMismatch")])
def test_only_the_code_itself_is_the_code(home, spell, kind):
    """CODE-03: the model lets no white space into a code."""
    username, _, code = newcomer(home)
    answer = home.wire.post(
        "ConfirmSignUp", {"ClientId": home.client.id, "Username": username, "ConfirmationCode": spell(code)})
    assert answer.status_code == 400
    assert error_of(answer)[0] == f"{kind}Exception"
    assert home.status_of(home.pool, username) == "UNCONFIRMED"
    confirm(home, username, code)


def test_nothing_matches_a_code_that_was_never_sent(home):
    """CODE-03"""
    person = home.make_person(home.pool, email=new_email(), email_verified="true")
    for code in ("000000", "123456", "0", "null", "undefined"):
        with refused("CodeMismatchException"):
            home.anyone.confirm_forgot_password(
                ClientId=home.client.id, Username=person.username, ConfirmationCode=code, Password=OTHER_PASSWORD)
    for code in ("", None):
        answer = home.wire.post("ConfirmForgotPassword", {
            "ClientId": home.client.id, "Username": person.username, "ConfirmationCode": code,
            "Password": OTHER_PASSWORD})
        assert answer.status_code == 400 and answer.json()["__type"] == "InvalidParameterException"
    assert home.sign_in(home.client, person.username)


def test_a_code_belongs_to_its_person_pool_and_purpose(home):
    """CODE-05"""
    one, _, code = newcomer(home)
    two, email, other = newcomer(home)
    if code != other:
        with refused("CodeMismatchException"):
            confirm(home, two, code)
    far = home.make_client(home.make_pool(AutoVerifiedAttributes=["email"]))
    stranger, _, third = newcomer(home, far)
    if third != code:
        with refused("CodeMismatchException"):
            confirm(home, stranger, code, far)
    confirm(home, two, other)
    token = home.sign_in(home.client, two)["AccessToken"]
    home.anyone.forgot_password(ClientId=home.client.id, Username=two)
    reset = home.code(email, count=2)
    with refused("ExpiredCodeException"):
        home.anyone.verify_user_attribute(AccessToken=token, AttributeName="email", Code=reset)
    confirm(home, one, code)


def test_a_code_for_an_old_address_does_not_prove_a_new_one(home):
    """CODE-05"""
    first, second = new_email(), new_email()
    person = home.make_person(home.pool, email=new_email(), email_verified="true")
    token = home.sign_in(home.client, person.username)["AccessToken"]
    for email in (first, second):
        home.anyone.update_user_attributes(AccessToken=token, UserAttributes=attributes({"email": email}))
    old, new = home.code(first), home.code(second)
    if old != new:
        with pytest.raises(home.anyone.exceptions.ClientError):
            home.anyone.verify_user_attribute(AccessToken=token, AttributeName="email", Code=old)
    assert home.attributes_of(home.pool, person.username)["email_verified"] == "false"
    home.anyone.verify_user_attribute(AccessToken=token, AttributeName="email", Code=new)


def test_codes_are_not_sent_without_end(home):
    """CODE-09"""
    username, email, _ = newcomer(home)
    refusals = 0
    for _ in range(12):
        try:
            home.anyone.resend_confirmation_code(ClientId=home.client.id, Username=username)
        except home.anyone.exceptions.LimitExceededException:
            refusals += 1
    assert refusals >= 7 and len(home.messages(email)) <= 6
    token = home.sign_in(home.client, home.make_person(
        home.pool, email=new_email(), email_verified="true").username)["AccessToken"]
    outcomes = []
    for _ in range(6):
        try:
            home.anyone.get_user_attribute_verification_code(AccessToken=token, AttributeName="email")
            outcomes.append("sent")
        except home.anyone.exceptions.LimitExceededException:
            outcomes.append("refused")
    assert outcomes == ["sent"] * 5 + ["refused"]
    # A changed address gets a code too, and is one of the same five.
    with refused("TooManyRequestsException", "Attempt limit exceeded"):
        home.anyone.update_user_attributes(AccessToken=token, UserAttributes=attributes({"email": new_email()}))


def test_one_address_is_not_flooded_by_many_people(home):
    """CODE-09: twenty people, five codes each, one victim."""
    victim = new_email()
    for number in range(20):
        name = unique("flood")
        home.anyone.sign_up(
            ClientId=home.client.id, Username=name, Password=PASSWORD,
            UserAttributes=attributes({"email": victim if number < 15 else victim.upper()}))
    for _ in range(5):
        with refused("LimitExceededException", "Attempt limit exceeded"):
            home.anyone.sign_up(
                ClientId=home.client.id, Username=unique("flood"), Password=PASSWORD,
                UserAttributes=attributes({"email": victim}))
    answer = home.anyone.resend_confirmation_code(ClientId=home.client.id, Username=name)
    assert answer["CodeDeliveryDetails"]["Destination"] == "***@***", "the answer does not tell that there were many"
    assert len(home.messages(victim)) == 15 and len(home.messages(victim.upper())) == 5
    newcomer(home)


def test_a_pool_sends_as_many_codes_as_its_operator_says(new_server):
    """CODE-09"""
    from house.people import House

    server = new_server(arguments=["--codes-per-hour", "3"])
    server.start()
    house = House(server)
    client = house.make_client(house.make_pool(AutoVerifiedAttributes=["email"]))
    calls = {"ClientId": client.id, "Password": PASSWORD}
    for number in range(3):
        house.anyone.sign_up(
            **calls, Username=f"one-{number}", UserAttributes=attributes({"email": new_email()}))
    with refused("LimitExceededException", "Attempt limit exceeded"):
        house.anyone.sign_up(**calls, Username="one-too-many", UserAttributes=attributes({"email": new_email()}))
    with refused("UserNotFoundException"):
        house.admin.admin_get_user(UserPoolId=client.pool, Username="one-too-many")
    for name in ("one-0", "nobody"):
        with refused("LimitExceededException"):
            house.anyone.resend_confirmation_code(ClientId=client.id, Username=name)
    elsewhere = house.make_client(house.make_pool(AutoVerifiedAttributes=["email"]))
    email = new_email()
    house.anyone.sign_up(
        **{**calls, "ClientId": elsewhere.id}, Username="other", UserAttributes=attributes({"email": email}))
    assert house.code(email)


@pytest.mark.parametrize(
    "name, kind",
    [(name, "NotAuthorized") for name in ("email_verified", "phone_number_verified", "identities")]
    + [(name, "InvalidParameter")
       for name in ("sub", "cognito:username", "cognito:user_status", "cognito:groups", "username")])
def test_nobody_vouches_for_oneself(home, name, kind):
    """CODE-11: what the house alone writes is not for them, and what is no attribute is none."""
    person = home.make_person(home.pool, email=new_email())
    token = home.sign_in(home.client, person.username)["AccessToken"]
    before = home.attributes_of(home.pool, person.username)
    for call in (
        lambda: home.anyone.update_user_attributes(AccessToken=token, UserAttributes=attributes({name: "true"})),
        lambda: home.anyone.sign_up(
            ClientId=home.client.id, Username=unique(), Password=PASSWORD,
            UserAttributes=attributes({"email": new_email(), name: "true"})),
    ):
        with refused(f"{kind}Exception"):
            call()
    assert home.attributes_of(home.pool, person.username) == before


def test_codes_are_six_even_digits(home):
    """CODE-13"""
    digits = collections.Counter()
    codes = [newcomer(home)[2] for _ in range(120)]
    for code in codes:
        assert len(code) == 6 and code.isascii() and code.isdigit()
        digits.update(code)
    expected = 6 * len(codes) / 10
    chi_square = sum((digits[digit] - expected) ** 2 / expected for digit in "0123456789")
    assert chi_square < 35, "one in 10,000 honest runs is beyond this"
    assert len(set(codes)) > 110


def test_the_store_holds_no_code_and_no_secret_in_clear(new_server, engine):
    """CODE-14 TOK-10 TOK-24 SRP-04: whoever steals the database gets nothing to use."""
    from house.people import House

    server = new_server()
    server.start()
    house = House(server)
    pool = house.make_pool(AutoVerifiedAttributes=["email"])
    client = house.make_client(pool, secret=True)
    email = new_email()
    person = house.make_person(pool, email=email, email_verified="true", password="Canary-Horse-77")
    signed_in = house.sign_in(client, person.username, person.password)
    house.anyone.forgot_password(ClientId=client.id, Username=person.username, **client.hash(person.username))
    server.kill()
    if engine == "sqlite":
        held = b"".join(path.read_bytes() for path in server.folder.rglob("*") if path.is_file() and "sqlite" in path.name)
        assert held, sorted(server.folder.iterdir())
    else:
        held = subprocess.run(
            ["pg_dump", "--dbname", server.database, "--data-only"], check=True, capture_output=True, timeout=60).stdout
    assert person.username.encode() in held, "the dump is a dump"
    for secret in (signed_in["RefreshToken"], client.secret, person.password, server.secret_access_key,
                   signed_in["AccessToken"].split(".")[2]):
        assert secret.encode() not in held
    assert b"PRIVATE KEY" not in held
    assert b"Canary-Horse" not in server.log.read_bytes()


def test_unknown_and_unable_people_get_the_same_answer(home):
    """CODE-16"""
    disabled = home.make_person(home.pool, email=new_email(), email_verified="true")
    home.admin.admin_disable_user(UserPoolId=home.pool, Username=disabled.username)
    known = home.make_person(home.pool, email=new_email(), email_verified="true")

    def ask(name):
        answer = home.anyone.forgot_password(ClientId=home.client.id, Username=name)
        details = answer["CodeDeliveryDetails"]
        return frozenset(details), details["DeliveryMedium"], details["AttributeName"], len(details["Destination"])

    nobody = unique("nobody")
    assert ask(nobody) == ask(known.username)
    first, second = (
        home.anyone.forgot_password(ClientId=home.client.id, Username=nobody)["CodeDeliveryDetails"] for _ in range(2))
    assert first == second, "a stranger's details are stable"


def test_a_reset_signs_nobody_in_and_ends_other_codes(home):
    """CODE-15"""
    email = new_email()
    person = home.make_person(home.pool, email=email, email_verified="true")
    given = {"ClientId": home.client.id, "Username": person.username, "Password": OTHER_PASSWORD}
    home.anyone.forgot_password(ClientId=home.client.id, Username=person.username)
    home.anyone.forgot_password(ClientId=home.client.id, Username=person.username)
    second, first = [message["code"] for message in [home.message(email, count=2), home.messages(email)[1]]]
    answer = home.anyone.confirm_forgot_password(**given, ConfirmationCode=second)
    assert set(answer) == {"ResponseMetadata"}
    with pytest.raises(home.anyone.exceptions.ClientError):
        home.anyone.confirm_forgot_password(**given, ConfirmationCode=first)
