"""Thirty-two calls at once, of which one succeeds."""

import pytest

from testkit import tokens
from testkit.cognito import OTHER_PASSWORD, PASSWORD, attributes, new_email, unique
from testkit.parallel import WORKERS, call_at_once, losses, winners
from testkit.waiting import eventually


@pytest.mark.rows("RACE-01")
def test_one_username(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    username = unique("wanted")
    results = call_at_once(*[
        lambda: api.public.sign_up(ClientId=client.id, Username=username, Password=PASSWORD)
    ] * WORKERS)
    assert len(winners(results)) == 1
    assert losses(results) == {"UsernameExistsException": WORKERS - 1}
    assert api.attributes_of(pool, username)["sub"] == winners(results)[0]["UserSub"]


@pytest.mark.rows("CODE-07")
def test_one_confirmation_code(api):
    client = api.make_client(api.make_pool(AutoVerifiedAttributes=["email"]))
    username, email = unique(), new_email()
    api.public.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"email": email}))
    code = api.code(email)
    results = call_at_once(*[
        lambda: api.public.confirm_sign_up(ClientId=client.id, Username=username, ConfirmationCode=code)
    ] * WORKERS)
    assert len(winners(results)) == 1
    # Late calls are told that the user is confirmed, or exceed the hourly limit.
    assert set(losses(results)) <= {"NotAuthorizedException", "LimitExceededException"}


@pytest.mark.rows("CODE-07")
def test_one_reset_code(api):
    client = api.make_client(api.make_pool(AutoVerifiedAttributes=["email"]))
    email = new_email()
    user = api.make_user(client.pool, email=email, email_verified="true")
    api.public.forgot_password(ClientId=client.id, Username=user.username)
    code = api.code(email)
    passwords = [f"Winner-Takes-{number}" for number in range(WORKERS)]

    def reset(password):
        api.public.confirm_forgot_password(
            ClientId=client.id, Username=user.username, ConfirmationCode=code, Password=password)
        return [password]

    won = winners(call_at_once(*[lambda one=one: reset(one) for one in passwords]))
    assert len(won) == 1
    assert api.sign_in(client, user.username, won[0][0])


@pytest.mark.rows("RACE-04", "TOK-11")
def test_one_refresh_token_under_rotation(api):
    pool = api.make_pool()
    client = api.make_client(
        pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"],
        RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 0})
    user = api.make_user(pool)
    token = api.sign_in(client, user.username)["RefreshToken"]
    results = call_at_once(*[
        lambda: api.public.get_tokens_from_refresh_token(ClientId=client.id, RefreshToken=token)
    ] * WORKERS)
    # All get one token: a client that lost the response and asks again gets the same one
    # (decisions/0015-what-is-used-once-and-what-the-clock-says.md).
    assert len({one["AuthenticationResult"]["RefreshToken"] for one in winners(results)}) == 1
    assert not losses(results)


@pytest.mark.rows("TOK-12")
def test_one_lineage_within_the_grace_period(api):
    pool = api.make_pool()
    client = api.make_client(
        pool, ExplicitAuthFlows=["ALLOW_USER_PASSWORD_AUTH"],
        RefreshTokenRotation={"Feature": "ENABLED", "RetryGracePeriodSeconds": 60})
    user = api.make_user(pool)
    first = api.sign_in(client, user.username)
    results = call_at_once(*[
        lambda: api.public.get_tokens_from_refresh_token(ClientId=client.id, RefreshToken=first["RefreshToken"])
    ] * WORKERS)
    won = winners(results)
    assert len(won) == WORKERS, losses(results)
    origins = {tokens.claims(one["AuthenticationResult"]["AccessToken"])["origin_jti"] for one in won}
    assert origins == {tokens.claims(first["AccessToken"])["origin_jti"]}


@pytest.mark.rows("RACE-02")
def test_one_alias(api):
    pool = api.make_pool(AliasAttributes=["email"], AutoVerifiedAttributes=["email"])
    client = api.make_client(pool)
    email = new_email()
    users = []
    twins = 20  # the limit of codes to one address in an hour
    for number in range(1, twins + 1):
        username = unique("twin")
        api.public.sign_up(
            ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"email": email}))
        users.append((username, api.code(email, count=number)))
    results = call_at_once(*[
        lambda name=name, code=code: api.public.confirm_sign_up(
            ClientId=client.id, Username=name, ConfirmationCode=code)
        for name, code in users
    ])
    assert len(winners(results)) == 1
    assert losses(results) == {"AliasExistsException": twins - 1}
    holders = [name for name, _ in users if api.attributes_of(pool, name)["email_verified"] == "true"]
    assert holders == [api.admin.admin_get_user(UserPoolId=pool, Username=email)["Username"]]


@pytest.mark.rows("RACE-02")
def test_one_preferred_username(api):
    pool = api.make_pool(AliasAttributes=["preferred_username"])
    client = api.make_client(pool)
    held = [api.sign_in(client, api.make_user(pool).username)["AccessToken"] for _ in range(WORKERS)]
    name = unique("nick")
    results = call_at_once(*[
        lambda token=token: api.public.update_user_attributes(
            AccessToken=token, UserAttributes=attributes({"preferred_username": name}))
        for token in held
    ])
    assert len(winners(results)) == 1
    assert losses(results) == {"AliasExistsException": WORKERS - 1}


@pytest.mark.rows("RACE-06")
def test_one_answer_to_a_session(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    username = unique()
    api.admin.admin_create_user(
        UserPoolId=pool, Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS")
    session = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": username, "PASSWORD": PASSWORD})["Session"]
    passwords = [f"{OTHER_PASSWORD}-{number}" for number in range(WORKERS)]
    results = call_at_once(*[
        lambda one=one: [one, api.public.respond_to_auth_challenge(
            ClientId=client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=session,
            ChallengeResponses={"USERNAME": username, "NEW_PASSWORD": one})]
        for one in passwords
    ])
    won = winners(results)
    assert len(won) == 1
    assert losses(results) == {"NotAuthorizedException": WORKERS - 1}
    assert api.sign_in(client, username, won[0][0])


@pytest.mark.rows("RACE-06", "SRP-10")
def test_one_srp_proof(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    srp = api.srp(client, user.username)
    asked = api.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_SRP_AUTH", AuthParameters=srp.get_auth_params())
    proof = srp.process_challenge(asked["ChallengeParameters"], srp.get_auth_params())
    session = {"Session": asked["Session"]} if "Session" in asked else {}
    results = call_at_once(*[
        lambda: api.public.respond_to_auth_challenge(
            ClientId=client.id, ChallengeName="PASSWORD_VERIFIER", ChallengeResponses=proof, **session)
    ] * WORKERS)
    assert len(winners(results)) == 1
    assert losses(results) == {"NotAuthorizedException": WORKERS - 1}


@pytest.mark.rows("RACE-08")
def test_the_right_password_among_wrong_ones(api):
    """Wrong passwords lock the user, and the lock ends."""
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    wrong = [lambda: api.sign_in(client, user.username, "Wrong-Horse-7")] * (WORKERS - 1)
    results = call_at_once(lambda: api.sign_in(client, user.username), *wrong)
    assert set(losses(results)) == {"NotAuthorizedException"}
    assert len(winners(results)) <= 1

    def signs_in():
        try:
            return bool(api.sign_in(client, user.username))
        except api.public.exceptions.NotAuthorizedException:
            return False

    assert eventually(signs_in), "the lock does not end"


@pytest.mark.rows("RACE-09")
def test_no_refresh_after_a_disable(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    token = api.sign_in(client, user.username)["RefreshToken"]
    call_at_once(
        lambda: api.admin.admin_disable_user(UserPoolId=pool, Username=user.username),
        *[lambda: api.refresh(client, token)] * (WORKERS - 1))
    with pytest.raises(api.public.exceptions.NotAuthorizedException):
        api.refresh(client, token)


@pytest.mark.rows("RACE-10")
def test_the_old_password_is_refused_after_the_change(api):
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    token = api.sign_in(client, user.username)["AccessToken"]
    results = call_at_once(
        lambda: api.public.change_password(
            AccessToken=token, PreviousPassword=PASSWORD, ProposedPassword=OTHER_PASSWORD),
        *[lambda: api.sign_in(client, user.username)] * 3)
    assert not isinstance(results[0], str), results[0]
    with pytest.raises(api.public.exceptions.NotAuthorizedException):
        api.sign_in(client, user.username)
    assert api.sign_in(client, user.username, OTHER_PASSWORD)


@pytest.mark.rows("RACE-12")
def test_no_member_of_a_group_that_is_gone(api):
    pool = api.make_pool()
    users = [api.make_user(pool) for _ in range(8)]
    api.admin.create_group(UserPoolId=pool, GroupName="short-lived")
    call_at_once(
        lambda: api.admin.delete_group(UserPoolId=pool, GroupName="short-lived"),
        *[lambda one=one: api.admin.admin_add_user_to_group(
            UserPoolId=pool, Username=one.username, GroupName="short-lived") for one in users])
    remaining = {group["GroupName"] for group in api.admin.list_groups(UserPoolId=pool)["Groups"]}
    for user in users:
        listed = api.admin.admin_list_groups_for_user(UserPoolId=pool, Username=user.username)["Groups"]
        assert {group["GroupName"] for group in listed} <= remaining


@pytest.mark.rows("CODE-02")
def test_wrong_codes_in_parallel_are_all_counted(api):
    client = api.make_client(api.make_pool(AutoVerifiedAttributes=["email"]))
    email = new_email()
    user = api.make_user(client.pool, email=email, email_verified="true")
    api.public.forgot_password(ClientId=client.id, Username=user.username)
    code = api.code(email)
    guesses = [f"{(int(code) + 1 + number) % 1_000_000:06}" for number in range(WORKERS)]
    results = call_at_once(*[
        lambda guess=guess: api.public.confirm_forgot_password(
            ClientId=client.id, Username=user.username, ConfirmationCode=guess, Password=OTHER_PASSWORD)
        for guess in guesses
    ])
    counted = losses(results)
    assert winners(results) == []
    assert counted["CodeMismatchException"] <= 20
    with pytest.raises(api.public.exceptions.ClientError) as caught:
        api.public.confirm_forgot_password(
            ClientId=client.id, Username=user.username, ConfirmationCode=code, Password=OTHER_PASSWORD)
    assert caught.value.response["Error"]["Code"] in (
        "LimitExceededException", "TooManyFailedAttemptsException", "ExpiredCodeException", "CodeMismatchException")
