"""Recovery codes, and the reset of lost second factors, by the command line."""

import json
import re
import time

import pytest

from testkit.aws import refused
from testkit.cognito import CognitoAPI, attributes, new_email, new_phone
from testkit.factors import ON, SMS, TOKEN, Factors
from testkit.server import run_martlet

CHANGES = ["CreateRecoveryCodes", "ResetSecondFactors", "UnlockUser"]
NEW = "Another-Horse-9"
CODE = "[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4}"


@pytest.fixture
def own(new_server):
    server = new_server(arguments=["--log-level", "info"])
    server.start()
    return server


def command(server, pool, username, *words):
    return run_martlet(
        "user", *words, "--pool", pool, "--username", username, *server.store, environment=server.root_key)


def make_codes(server, pool, username):
    done = command(server, pool, username, "recovery-codes")
    assert done.returncode == 0, done.stderr
    codes = done.stdout.split()
    assert len(set(codes)) == 10
    assert all(re.fullmatch(CODE, code) for code in codes)
    return codes


def count(server, pool, username):
    done = command(server, pool, username, "recovery-codes", "--count")
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


def test_recovery_codes_from_the_command_to_the_sign_in(own):
    api = CognitoAPI(own)
    factors = Factors(api, "OPTIONAL", TOKEN, SMS)
    user = factors.make_user(phone_number=new_phone())
    factors.with_app(user)
    assert count(own, factors.pool, user.username) == 0
    codes = make_codes(own, factors.pool, user.username)
    asked = factors.begin(user)
    assert asked["ChallengeName"] == "SOFTWARE_TOKEN_MFA"
    with refused("CodeMismatchException", "Invalid recovery code."):
        factors.prove(user, asked, "aaaa-bbbb-cccc")
    assert factors.prove(user, asked, codes[0].upper())["AuthenticationResult"]
    with refused("CodeMismatchException", "Invalid recovery code."):
        factors.prove(user, factors.begin(user), codes[0])
    assert count(own, factors.pool, user.username) == 9
    factors.prefer(user, SMSMfaSettings={"Enabled": True, "PreferredMfa": True})
    by_text = factors.begin(user)
    assert by_text["ChallengeName"] == "SMS_MFA"
    assert factors.prove(user, by_text, codes[1])["AuthenticationResult"]
    assert api.attributes_of(factors.pool, user.username).get("phone_number_verified") != "true"
    again = make_codes(own, factors.pool, user.username)
    with refused("CodeMismatchException"):
        factors.prove(user, factors.begin(user), codes[2])
    assert factors.prove(user, factors.begin(user), again[0])["AuthenticationResult"]


def test_a_reset_of_lost_factors(own):
    api = CognitoAPI(own)
    factors = Factors(api, "OPTIONAL", TOKEN, SMS)
    user = factors.make_user()
    app = factors.with_app(user)
    make_codes(own, factors.pool, user.username)
    asked = factors.begin(user)
    done = command(own, factors.pool, user.username, "reset-factors")
    assert done.returncode == 0, done.stderr
    assert not done.stdout, done.stderr
    with refused("NotAuthorizedException", "Invalid session for the user."):
        factors.prove(user, asked, app.code())
    assert factors.begin(user)["AuthenticationResult"]
    assert count(own, factors.pool, user.username) == 0
    with refused("InvalidParameterException"):
        factors.prefer(user, SoftwareTokenMfaSettings=ON)


def test_commands_about_users_who_are_not_there(own):
    api = CognitoAPI(own)
    pool = api.make_pool()
    for words in (
        ["recovery-codes"], ["recovery-codes", "--count"], ["reset-factors"], ["unlock"], ["unlock", "--count"],
    ):
        for where, name in [(pool, "nobody"), (f"{pool[:-3]}ZZZ", "nobody"), (pool, "")]:
            done = command(own, where, name, *words)
            assert done.returncode == 1, (words, done)
            assert not done.stdout, (words, done)
            assert len(done.stderr.strip().splitlines()) == 1, done.stderr


@pytest.mark.rows("ADM-12")
def test_what_is_done_is_in_the_audit_log(own, engine):
    """On a running server the commands go through its admin port."""
    api = CognitoAPI(own)
    pool = api.make_pool()
    user = api.make_user(pool)
    codes = make_codes(own, pool, user.username)
    assert count(own, pool, user.username) == 10
    for words in (["reset-factors"], ["unlock"], ["unlock", "--count"]):
        assert command(own, pool, user.username, *words).returncode == 0
    own.stop()
    text = own.log.read_text()
    assert not any(code in text for code in codes)
    assert user.username not in text
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    audit = [
        (line["operation"], line.get("sub"), line.get("userPoolId"), line["outcome"]) for line in lines
        if line.get("message") == "audit" and line["operation"] in CHANGES]
    # On PostgreSQL several processes share the store, and a command works on it directly.
    expected = [(operation, user.sub, pool, "ok") for operation in CHANGES]
    assert audit == (expected if engine == "sqlite" else [])


@pytest.mark.rows("MFA-04")
def test_wrong_codes_are_seen_and_forgiven_by_an_administrator(new_server):
    """Neither time nor a new password forgives them."""
    server = new_server(arguments=["--max-second-factor-failures", "5"])
    server.start()
    api = CognitoAPI(server)
    factors = Factors(api, "OPTIONAL", TOKEN)
    user, email = factors.make_user(), new_email()
    api.admin.admin_update_user_attributes(
        UserPoolId=factors.pool, Username=user.username, UserAttributes=attributes(
            {"email": email, "email_verified": "true"}))
    app = factors.with_app(user)

    def unlock(*words):
        done = command(server, factors.pool, user.username, "unlock", *words)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    asked = factors.begin(user)
    for number in range(5):
        assert unlock("--count") == str(number)
        with refused("CodeMismatchException"):
            factors.prove(user, asked, app.at(9))
    api.public.forgot_password(ClientId=factors.client.id, Username=user.username)
    api.public.confirm_forgot_password(
        ClientId=factors.client.id, Username=user.username, ConfirmationCode=api.code(email), Password=NEW)
    # The lock of five wrong codes takes a second.
    time.sleep(1.5)
    with refused("NotAuthorizedException", "Password attempts exceeded"):
        factors.prove(user, factors.begin(user, NEW), app.code())
    told = [one for one in api.messages(email) if one["purpose"] == "AccountTakeOverNotification"]
    assert [one["subject"] for one in told] == ["Your account is locked"]
    assert "5 wrong codes" in told[0]["body"]
    assert unlock("--count") == "5"
    assert unlock() == ""
    assert unlock("--count") == "0"
    assert factors.prove(user, factors.begin(user, NEW), app.code())["AuthenticationResult"]
