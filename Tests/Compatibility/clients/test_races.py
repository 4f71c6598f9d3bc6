"""Thirty-two at once, and exactly one wins."""

import pytest

from house import tokens
from house.crowd import WORKERS, all_at_once, losses, winners
from house.people import OTHER_PASSWORD, PASSWORD, attributes, new_email, unique

pytestmark = pytest.mark.seconds(120)


def test_one_username(house):
    """RACE-01"""
    pool = house.make_pool()
    client = house.make_client(pool)
    username = unique("wanted")
    outcomes = all_at_once(*[
        lambda: house.anyone.sign_up(ClientId=client.id, Username=username, Password=PASSWORD)
    ] * WORKERS)
    assert len(winners(outcomes)) == 1
    assert losses(outcomes) == {"UsernameExistsException": WORKERS - 1}
    assert house.attributes_of(pool, username)["sub"] == winners(outcomes)[0]["UserSub"]


def test_one_confirmation_code(house):
    """CODE-07"""
    client = house.make_client(house.make_pool(AutoVerifiedAttributes=["email"]))
    username, email = unique(), new_email()
    house.anyone.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"email": email}))
    code = house.code(email)
    outcomes = all_at_once(*[
        lambda: house.anyone.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=code)
    ] * WORKERS)
    assert len(winners(outcomes)) == 1
    # Whoever comes too late hears that it is done; the calls of an hour end before the workers do.
    assert set(losses(outcomes)) <= {"NotAuthorizedException", "LimitExceededException"}


def test_one_reset_code(house):
    """CODE-07"""
    client = house.make_client(house.make_pool(AutoVerifiedAttributes=["email"]))
    email = new_email()
    person = house.make_person(client.pool, email=email, email_verified="true")
    house.anyone.forgot_password(ClientId=client.id, Username=person.username)
    code = house.code(email)
    passwords = [f"Winner-Takes-{number}" for number in range(WORKERS)]

    def reset(password):
        house.anyone.confirm_forgot_password(
            ClientId=client.id, Username=person.username, ConfirmationCode=code, Password=password)
        return [password]

    won = winners(all_at_once(*[lambda one=one: reset(one) for one in passwords]))
    assert len(won) == 1
    assert house.sign_in(client, person.username, won[0][0])


def test_one_refresh_token_under_rotation(house):
    """RACE-04 TOK-11"""
    pool = house.make_pool()
    client = house.make_client(
        pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"],
        RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 0})
    person = house.make_person(pool)
    token = house.sign_in(client, person.username)["RefreshToken"]
    outcomes = all_at_once(*[
        lambda: house.anyone.get_tokens_from_refresh_token(ClientId=client.id, RefreshToken=token)
    ] * WORKERS)
    # All are told the same: a client that asks again because it lost the answer gets that answer (decisions/0015).
    assert len({one["AuthenticationResult"]["RefreshToken"] for one in winners(outcomes)}) == 1
    assert not losses(outcomes)


def test_one_lineage_within_the_grace_period(house):
    """TOK-12"""
    pool = house.make_pool()
    client = house.make_client(
        pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"],
        RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 60})
    person = house.make_person(pool)
    first = house.sign_in(client, person.username)
    outcomes = all_at_once(*[
        lambda: house.anyone.get_tokens_from_refresh_token(ClientId=client.id, RefreshToken=first["RefreshToken"])
    ] * WORKERS)
    won = winners(outcomes)
    assert len(won) == WORKERS, losses(outcomes)
    origins = {tokens.claims(one["AuthenticationResult"]["AccessToken"])["origin_jti"] for one in won}
    assert origins == {tokens.claims(first["AccessToken"])["origin_jti"]}


def test_one_alias(house):
    """RACE-02"""
    pool = house.make_pool(AliasAttributes=["email"], AutoVerifiedAttributes=["email"])
    client = house.make_client(pool)
    email = new_email()
    people = []
    twins = 20  # so many codes go to one address in an hour
    for number in range(1, twins + 1):
        username = unique("twin")
        house.anyone.sign_up(
            ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"email": email}))
        people.append((username, house.code(email, count=number)))
    outcomes = all_at_once(*[
        lambda name=name, code=code: house.anyone.confirm_sign_up(
            ClientId=client.id, Username=name, ConfirmationCode=code)
        for name, code in people
    ])
    assert len(winners(outcomes)) == 1
    assert losses(outcomes) == {"AliasExistsException": twins - 1}
    holders = [name for name, _ in people if house.attributes_of(pool, name)["email_verified"] == "true"]
    assert holders == [house.admin.admin_get_user(UserPoolId=pool, Username=email)["Username"]]


def test_one_preferred_username(house):
    """RACE-02"""
    pool = house.make_pool(AliasAttributes=["preferred_username"])
    client = house.make_client(pool)
    held = [house.sign_in(client, house.make_person(pool).username)["AccessToken"] for _ in range(WORKERS)]
    name = unique("nick")
    outcomes = all_at_once(*[
        lambda token=token: house.anyone.update_user_attributes(
            AccessToken=token, UserAttributes=attributes({"preferred_username": name}))
        for token in held
    ])
    assert len(winners(outcomes)) == 1
    assert losses(outcomes) == {"AliasExistsException": WORKERS - 1}


def test_one_answer_to_a_session(house):
    """RACE-06"""
    pool = house.make_pool()
    client = house.make_client(pool)
    username = unique()
    house.admin.admin_create_user(
        UserPoolId=pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
    session = house.anyone.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": username, "PASSWORD": PASSWORD})["Session"]
    passwords = [f"{OTHER_PASSWORD}-{number}" for number in range(WORKERS)]
    outcomes = all_at_once(*[
        lambda one=one: [one, house.anyone.respond_to_auth_challenge(
            ClientId=client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=session,
            ChallengeResponses={"USERNAME": username, "NEW_PASSWORD": one})]
        for one in passwords
    ])
    won = winners(outcomes)
    assert len(won) == 1
    assert losses(outcomes) == {"NotAuthorizedException": WORKERS - 1}
    assert house.sign_in(client, username, won[0][0])


def test_one_srp_proof(house):
    """RACE-06 SRP-10"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    srp = house.srp(client, person.username)
    asked = house.anyone.initiate_auth(
        ClientId=client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
    proof = srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params())
    session = {"Session": asked["Session"]} if "Session" in asked else {}
    outcomes = all_at_once(*[
        lambda: house.anyone.respond_to_auth_challenge(
            ClientId=client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=proof, **session)
    ] * WORKERS)
    assert len(winners(outcomes)) == 1
    assert losses(outcomes) == {"NotAuthorizedException": WORKERS - 1}


def test_the_right_password_among_wrong_ones(house):
    """RACE-08: the lock neither misses nor lasts."""
    import time

    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    wrong = [lambda: house.sign_in(client, person.username, "Wrong-Horse-7")] * (WORKERS - 1)
    outcomes = all_at_once(lambda: house.sign_in(client, person.username), *wrong)
    assert set(losses(outcomes)) == {"NotAuthorizedException"} and len(winners(outcomes)) <= 1
    end = time.monotonic() + 40
    while True:
        try:
            assert house.sign_in(client, person.username)
            break
        except house.anyone.exceptions.NotAuthorizedException:
            assert time.monotonic() < end, "the lock lasts"
            time.sleep(0.5)


def test_no_refresh_after_a_disable(house):
    """RACE-09"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    token = house.sign_in(client, person.username)["RefreshToken"]
    all_at_once(
        lambda: house.admin.admin_disable_user(UserPoolId=pool, Username=person.username),
        *[lambda: house.refresh(client, token)] * (WORKERS - 1))
    with pytest.raises(house.anyone.exceptions.NotAuthorizedException):
        house.refresh(client, token)


def test_the_old_password_is_dead_after_the_change(house):
    """RACE-10"""
    pool = house.make_pool()
    client = house.make_client(pool)
    person = house.make_person(pool)
    token = house.sign_in(client, person.username)["AccessToken"]
    outcomes = all_at_once(
        lambda: house.anyone.change_password(
            AccessToken=token, PreviousPassword=PASSWORD, ProposedPassword=OTHER_PASSWORD),
        *[lambda: house.sign_in(client, person.username)] * 3)
    assert not isinstance(outcomes[0], str), outcomes[0]
    with pytest.raises(house.anyone.exceptions.NotAuthorizedException):
        house.sign_in(client, person.username)
    assert house.sign_in(client, person.username, OTHER_PASSWORD)


def test_no_member_of_a_group_that_is_gone(house):
    """RACE-12"""
    pool = house.make_pool()
    people = [house.make_person(pool) for _ in range(8)]
    house.admin.create_group(UserPoolId=pool, GroupName="short-lived")
    all_at_once(
        lambda: house.admin.delete_group(UserPoolId=pool, GroupName="short-lived"),
        *[lambda one=one: house.admin.admin_add_user_to_group(
            UserPoolId=pool, Username=one.username, GroupName="short-lived") for one in people])
    remaining = {group["GroupName"] for group in house.admin.list_groups(UserPoolId=pool)["Groups"]}
    for person in people:
        listed = house.admin.admin_list_groups_for_user(UserPoolId=pool, Username=person.username)["Groups"]
        assert {group["GroupName"] for group in listed} <= remaining


def test_wrong_codes_in_parallel_are_all_counted(house):
    """CODE-02"""
    client = house.make_client(house.make_pool(AutoVerifiedAttributes=["email"]))
    email = new_email()
    person = house.make_person(client.pool, email=email, email_verified="true")
    house.anyone.forgot_password(ClientId=client.id, Username=person.username)
    code = house.code(email)
    guesses = [f"{(int(code) + 1 + number) % 1_000_000:06}" for number in range(WORKERS)]
    outcomes = all_at_once(*[
        lambda guess=guess: house.anyone.confirm_forgot_password(
            ClientId=client.id, Username=person.username, ConfirmationCode=guess, Password=OTHER_PASSWORD)
        for guess in guesses
    ])
    counted = losses(outcomes)
    assert winners(outcomes) == [] and counted["CodeMismatchException"] <= 20
    with pytest.raises(house.anyone.exceptions.ClientError) as caught:
        house.anyone.confirm_forgot_password(
            ClientId=client.id, Username=person.username, ConfirmationCode=code, Password=OTHER_PASSWORD)
    assert caught.value.response["Error"]["Code"] in (
        "LimitExceededException", "TooManyFailedAttemptsException", "ExpiredCodeException", "CodeMismatchException")
