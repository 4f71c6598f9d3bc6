"""Attacks on remembered devices: guesses, repetition, and devices of others."""

import pytest

from testkit.aws import refused
from testkit.devices import ALWAYS, INSTEAD_OF_MFA, Device, Tracking
from testkit.factors import ON, SMS
from testkit.parallel import WORKERS, call_at_once, losses, winners
from testkit.server import REGION
from testkit.waiting import faster_than

WRONG = ("NotAuthorizedException", "Incorrect username or password.")
NO_SESSION = ("NotAuthorizedException", "Invalid session for the user.")
GONE = ("ResourceNotFoundException", "Device does not exist.")


def guarded(api):
    """A user who has enabled a second factor, with a device that stands for it."""
    tracking = Tracking(api, INSTEAD_OF_MFA, "OPTIONAL", SMS)
    user = tracking.make_user()
    device = tracking.make_device(user)
    tracking.prefer(user, SMSMfaSettings=ON)
    return tracking, user, device


def altered(device, **changes):
    twin = object.__new__(Device)
    twin.__dict__.update(device.__dict__, **changes)
    return twin


@pytest.mark.rows("SRP-12", "MFA-11")
def test_another_users_device_does_not_skip_the_factor(api):
    tracking, user, device = guarded(api)
    thief = tracking.make_user()
    own = tracking.make_device(thief)
    with refused(*GONE):
        tracking.sign_in(user, own.key)
    asked = tracking.sign_in(user, device.key)
    for session in (asked["Session"], None):
        with refused(*NO_SESSION):
            tracking.challenge(user, own, session)
        with refused(*NO_SESSION):
            tracking.challenge(thief, device, session)
    with refused(*WRONG):
        tracking.prove_device(user, altered(own, key=device.key), asked)
    assert tracking.prove_device(user, device, asked)["AuthenticationResult"]


@pytest.mark.rows("SRP-12", "MFA-11")
def test_a_forged_group_a_guessed_password_and_a_proof_over_another_challenge(api):
    tracking, user, device = guarded(api)
    for twin in [altered(device, group="-AAAAAAAA"), altered(device, group=""), altered(device, password="guess")]:
        with refused(*WRONG):
            tracking.prove_device(user, twin, tracking.sign_in(user, device.key))
    asked = tracking.sign_in(user, device.key)
    one, two = (tracking.challenge(user, device, asked["Session"]) for _ in range(2))
    swapped = {**device.proof(one), "PASSWORD_CLAIM_SECRET_BLOCK": two["SECRET_BLOCK"]}
    with refused(*WRONG):
        tracking.answer_device(user, swapped)
    assert tracking.answer_device(user, device.proof(one))["AuthenticationResult"]


@pytest.mark.parametrize("a", ["0", "00", "f" * 768, "xyz", ""])
@pytest.mark.rows("SRP-12")
def test_a_public_value_that_fixes_the_key_is_refused(api, a):
    """As for passwords, A = 0 modulo N would prove nothing."""
    tracking, user, device = guarded(api)
    asked = tracking.sign_in(user, device.key)
    responses = tracking.client.parameters(user.username, DEVICE_KEY=device.key, SRP_A=a)
    with refused("InvalidParameterException"):
        api.public.respond_to_auth_challenge(
            ClientId=tracking.client.id, ChallengeName="DEVICE_SRP_AUTH", Session=asked["Session"],
            ChallengeResponses=responses)


@pytest.mark.rows("MFA-11")
def test_a_proof_is_answered_once(api):
    tracking, user, device = guarded(api)
    asked = tracking.sign_in(user, device.key)
    spoiled = device.proof(tracking.challenge(user, device, asked["Session"]))
    with refused(*WRONG):
        tracking.answer_device(user, {**spoiled, "PASSWORD_CLAIM_SIGNATURE": "AAAA"})
    with refused(*NO_SESSION):
        tracking.answer_device(user, spoiled)
    proof = device.proof(tracking.challenge(user, device, asked["Session"]))
    results = call_at_once(*[lambda: tracking.answer_device(user, proof)] * WORKERS)
    assert len(winners(results)) == 1, losses(results)
    assert losses(results) == {"NotAuthorizedException": WORKERS - 1}
    for session in (asked["Session"], None):
        with refused(*NO_SESSION):
            tracking.challenge(user, device, session)


@pytest.mark.rows("SRP-10", "MFA-11")
def test_a_block_of_a_password_or_of_another_client_is_none_of_a_device(api):
    tracking, user, device = guarded(api)
    asked = tracking.sign_in(user, device.key)
    proof = device.proof(tracking.challenge(user, device, asked["Session"]))
    srp = api.srp(tracking.client, user.username)
    begun = api.public.initiate_auth(
        ClientId=tracking.client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
    of_password = srp.process_challenge(begun["ChallengeParameters"], srp.get_auth_params())
    with refused(*WRONG):
        tracking.answer_device(user, {**of_password, "DEVICE_KEY": device.key})
    with refused(*WRONG):
        api.public.respond_to_auth_challenge(
            ClientId=tracking.client.id, ChallengeName="PASSWORD_VERIFIER",
            ChallengeResponses={**proof, "USERNAME": user.username})
    elsewhere = api.make_client(tracking.pool)
    with refused(*NO_SESSION):
        api.public.respond_to_auth_challenge(
            ClientId=elsewhere.id, ChallengeName="DEVICE_PASSWORD_VERIFIER",
            ChallengeResponses={**proof, "USERNAME": user.username})
    assert tracking.answer_device(user, proof)["AuthenticationResult"]


@pytest.mark.rows("MFA-11", "MFA-03")
def test_wrong_proofs_lock_as_wrong_passwords_do(api):
    def lock():
        tracking, user, device = guarded(api)
        guess, asked = altered(device, password="guess"), tracking.sign_in(user, device.key)
        for _ in range(5):
            with refused(*WRONG):
                tracking.prove_device(user, guess, asked)
        with refused("NotAuthorizedException", "Password attempts exceeded"):
            tracking.sign_in(user, device.key)

    # The lock lasts a second.
    faster_than(1, lock)


@pytest.mark.rows("SRP-12")
def test_a_device_is_named_only_to_a_caller_with_the_password(api):
    """Neither whether a user exists nor which devices the user has."""
    tracking, user, device = guarded(api)
    responses = set()
    for username in (user.username, "unknown"):
        for key in (device.key, f"{REGION}_0", "\u00e9" * 99, "x\n"):
            with refused(*WRONG) as caught:
                api.public.initiate_auth(
                    ClientId=tracking.client.id, AuthFlow="USER_PASSWORD_AUTH",
                    AuthParameters={"USERNAME": username, "PASSWORD": "Wrong-Horse-7", "DEVICE_KEY": key})
            responses.add(str(caught.value.response["Error"]))
            if key != device.key:
                continue
            given = {"USERNAME": username, **device.beginning()}
            with refused(*NO_SESSION) as caught:
                api.public.respond_to_auth_challenge(
                    ClientId=tracking.client.id, ChallengeName="DEVICE_SRP_AUTH", ChallengeResponses=given)
            responses.add(str(caught.value.response["Error"]))
    assert len(responses) == 2, responses


@pytest.mark.rows("MFA-11")
def test_a_token_confirms_only_its_own_device(api):
    tracking = Tracking(api, ALWAYS)
    user, other = tracking.make_user(), tracking.make_user()
    mine, again, others = (
        Device(tracking.sign_in(one)["AuthenticationResult"]) for one in (user, user, other))
    for token in (again.token, others.token):
        with refused("InvalidParameterException", "Invalid device key given."):
            altered(mine, token=token).confirm(api)
    api.public.global_sign_out(AccessToken=again.token)
    with refused("NotAuthorizedException"):
        mine.confirm(api)
    results = call_at_once(*[lambda: others.confirm(api)] * WORKERS)
    assert len(winners(results)) == 1
    assert losses(results) == {"DeviceKeyExistsException": WORKERS - 1}


@pytest.mark.rows("SRP-12")
def test_a_forgotten_device_is_refused_in_the_middle_of_its_proof(api):
    tracking, user, device = guarded(api)
    asked = tracking.sign_in(user, device.key)
    proof = device.proof(tracking.challenge(user, device, asked["Session"]))
    api.admin.admin_forget_device(UserPoolId=tracking.pool, Username=user.username, DeviceKey=device.key)
    with refused(*GONE):
        tracking.answer_device(user, proof)
    with refused(*GONE):
        tracking.sign_in(user, device.key)
    assert tracking.sign_in(user)["ChallengeName"] == "SMS_MFA"
