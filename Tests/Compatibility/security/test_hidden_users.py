"""Clients with `PreventUserExistenceErrors` ENABLED cannot tell which users exist, neither by text nor by time."""

import pytest

from testkit.cognito import PASSWORD, attributes, new_email, unique
from testkit.stopwatch import Stopwatch, auc, interleaved

# An AUC beyond this shows a leak. With 100 samples of each, chance alone gives 0.62 once in a thousand.
TELLS = 0.66
# Load on the machine makes a difference now and then; a leak makes one each time.
ATTEMPTS = 4
PER_NAME = 5


@pytest.fixture
def api(api):
    api.pool = api.make_pool(
        AutoVerifiedAttributes=["email"], UsernameConfiguration={"CaseSensitive": False})
    api.client = api.make_client(api.pool)
    api.watch = Stopwatch(api.server)
    yield api
    api.watch.close()


def unconfirmed(api, name):
    api.public.sign_up(
        ClientId=api.client.id, Username=name, Password=PASSWORD, UserAttributes=attributes({"email": new_email()}))


def confirmed(api, name):
    api.make_user(api.pool, username=name, email=new_email(), email_verified="true")


def asker(api, operation, names):
    """Asks for each name five times, the limit of an hour. Returns the seconds it took."""
    names = iter([name for name in names for _ in range(PER_NAME)])

    def ask():
        took, response = api.watch.ask(operation, {"ClientId": api.client.id, "Username": next(names)})
        assert response["CodeDeliveryDetails"]["DeliveryMedium"] == "EMAIL", response
        return took

    return ask


@pytest.mark.parametrize(
    "operation, enter", [("ForgotPassword", confirmed), ("ResendConfirmationCode", unconfirmed)])
@pytest.mark.rows("CODE-16")
def test_asking_for_a_code_takes_as_long_for_unknown_names(api, operation, enter):
    found = []
    for number in range(ATTEMPTS):
        known = [f"known-{number}-{place:02}" for place in range(21)]
        unknown = [f"other-{number}-{place:02}" for place in range(21)]
        for name in known:
            enter(api, name)
        first, second = asker(api, operation, known), asker(api, operation, unknown)
        for _ in range(PER_NAME):
            first(), second()
        found.append(auc(*interleaved([first, second], 20 * PER_NAME, seed=number)))
        if found[-1] < TELLS:
            return
    raise AssertionError(f"the time tells which users exist: {found}")


@pytest.mark.rows("CODE-16")
def test_the_destination_depends_only_on_the_typed_name(api):
    """Neither the stored address nor its case can be seen."""
    for name in (unique("known"), unique("known")):
        api.make_user(api.pool, username=name, email=f"Zoe.{name}@Elsewhere.example", email_verified="true")
        unknown = unique("other")
        told = [
            api.public.forgot_password(ClientId=api.client.id, Username=one)["CodeDeliveryDetails"]
            for one in (name, name.upper(), unknown, unknown.upper())]
        assert all(one == told[0] for one in told), told
    pool = api.make_pool(
        UsernameAttributes=["email"], AutoVerifiedAttributes=["email"], UsernameConfiguration={"CaseSensitive": False})
    client = api.make_client(pool)
    known = f"Zoe-{unique()}@Elsewhere.example"
    api.public.sign_up(ClientId=client.id, Username=known, Password=PASSWORD)
    for operation in (api.public.resend_confirmation_code, api.public.forgot_password):
        for typed in (known, known.lower(), known.lower().replace("zoe", "zoo")):
            details = operation(ClientId=client.id, Username=typed)["CodeDeliveryDetails"]
            assert details["Destination"] == "z***@e***", typed


@pytest.mark.rows("SRP-09")
def test_a_challenge_does_not_show_how_a_name_was_written(api):
    api.make_user(api.pool, username="Ada")
    a = f"{api.srp(api.client, 'x').large_a_value:x}"
    for typed in ("Ada", "ADA", "ada", "Bea", "BEA", "bea"):
        asked = api.public.initiate_auth(
            ClientId=api.client.id, AuthFlow="USER_SRP_AUTH", AuthParameters={"USERNAME": typed, "SRP_A": a})
        given = asked["ChallengeParameters"]
        assert (given["USER_ID_FOR_SRP"], given["USERNAME"]) == (typed.lower(), typed.lower())
    for typed in ("Ada", "ada"):
        assert api.srp(api.client, typed).authenticate_user()["AuthenticationResult"]


@pytest.mark.rows("CODE-16")
def test_no_code_is_sent_for_an_unknown_name(api):
    email = new_email()
    api.public.forgot_password(ClientId=api.client.id, Username=email)
    api.public.resend_confirmation_code(ClientId=api.client.id, Username=email)
    confirmed(api, name := unique())
    api.public.forgot_password(ClientId=api.client.id, Username=name)
    assert api.messages(email) == []
