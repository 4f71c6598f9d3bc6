"""Recovery codes, and the reset of lost second factors, by the command line."""

import json
import re

import pytest

from testkit.aws import refused
from testkit.cognito import CognitoAPI, new_phone
from testkit.factors import ON, SMS, TOKEN, Factors
from testkit.server import run_martlet

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
    assert len(set(codes)) == 10 and all(re.fullmatch(CODE, code) for code in codes)
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
    assert done.returncode == 0 and not done.stdout, done.stderr
    with refused("NotAuthorizedException", "Invalid session for the user."):
        factors.prove(user, asked, app.code())
    assert factors.begin(user)["AuthenticationResult"]
    assert count(own, factors.pool, user.username) == 0
    with refused("InvalidParameterException"):
        factors.prefer(user, SoftwareTokenMfaSettings=ON)


def test_commands_about_users_who_are_not_there(own):
    api = CognitoAPI(own)
    pool = api.make_pool()
    for words in (["recovery-codes"], ["recovery-codes", "--count"], ["reset-factors"]):
        for where, name in [(pool, "nobody"), (f"{pool[:-3]}ZZZ", "nobody"), (pool, "")]:
            done = command(own, where, name, *words)
            assert done.returncode == 1 and not done.stdout, (words, done)
            assert len(done.stderr.strip().splitlines()) == 1, done.stderr


def test_what_is_done_is_in_the_audit_log(own, engine):
    """ADM-12: on a running server the commands go through its admin port."""
    api = CognitoAPI(own)
    pool = api.make_pool()
    user = api.make_user(pool)
    codes = make_codes(own, pool, user.username)
    assert count(own, pool, user.username) == 10
    assert command(own, pool, user.username, "reset-factors").returncode == 0
    own.stop()
    text = own.log.read_text()
    assert not any(code in text for code in codes) and user.username not in text
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    audit = [
        (line["operation"], line.get("sub"), line.get("userPoolId"), line["outcome"]) for line in lines
        if line.get("message") == "audit" and line["operation"] in ("CreateRecoveryCodes", "ResetSecondFactors")]
    # On PostgreSQL several processes share the store, and a command works on it directly.
    expected = [("CreateRecoveryCodes", user.sub, pool, "ok"), ("ResetSecondFactors", user.sub, pool, "ok")]
    assert audit == (expected if engine == "sqlite" else [])
