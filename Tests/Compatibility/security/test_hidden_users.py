"""Clients with `PreventUserExistenceErrors` ENABLED cannot tell who exists, neither by words nor by time."""

import pytest

from house.people import PASSWORD, attributes, new_email, unique
from house.stopwatch import Stopwatch, auc, interleaved

# Beyond this, one answer's time tells much. With 100 samples of each, chance alone gives 0.62 once in a thousand.
TELLS = 0.66
# A busy machine can make a difference once; a difference in the work makes one each time.
ATTEMPTS = 4
PER_NAME = 5


@pytest.fixture
def home(house):
    house.pool = house.make_pool(
        AutoVerifiedAttributes=["email"], UsernameConfiguration={"CaseSensitive": False})
    house.client = house.make_client(house.pool)
    house.watch = Stopwatch(house.server)
    yield house
    house.watch.close()


def unconfirmed(home, name):
    home.anyone.sign_up(
        ClientId=home.client.id, Username=name, Password=PASSWORD, UserAttributes=attributes({"email": new_email()}))


def confirmed(home, name):
    home.make_person(home.pool, username=name, email=new_email(), email_verified="true")


def asker(home, operation, names):
    """Asks for each name five times, which is what an hour allows. Gives the seconds it took."""
    names = iter([name for name in names for _ in range(PER_NAME)])

    def ask():
        took, answer = home.watch.ask(operation, {"ClientId": home.client.id, "Username": next(names)})
        assert answer["CodeDeliveryDetails"]["DeliveryMedium"] == "EMAIL", answer
        return took

    return ask


@pytest.mark.seconds(300)
@pytest.mark.parametrize(
    "operation, enter", [("ForgotPassword", confirmed), ("ResendConfirmationCode", unconfirmed)])
def test_a_code_is_asked_for_as_fast_whether_anyone_has_the_name_or_not(home, operation, enter):
    """CODE-16"""
    found = []
    for number in range(ATTEMPTS):
        known = [f"known-{number}-{place:02}" for place in range(21)]
        unknown = [f"other-{number}-{place:02}" for place in range(21)]
        for name in known:
            enter(home, name)
        first, second = asker(home, operation, known), asker(home, operation, unknown)
        for _ in range(PER_NAME):
            first(), second()
        found.append(auc(*interleaved([first, second], 20 * PER_NAME, seed=number)))
        if found[-1] < TELLS:
            return
    raise AssertionError(f"the time tells who exists: {found}")


def test_the_destination_is_a_function_of_what_was_typed(home):
    """CODE-16: neither the stored address nor its case shows."""
    for name in (unique("known"), unique("known")):
        home.make_person(home.pool, username=name, email=f"Zoe.{name}@Elsewhere.example", email_verified="true")
        unknown = unique("other")
        told = [
            home.anyone.forgot_password(ClientId=home.client.id, Username=one)["CodeDeliveryDetails"]
            for one in (name, name.upper(), unknown, unknown.upper())]
        assert all(one == told[0] for one in told), told
    pool = home.make_pool(
        UsernameAttributes=["email"], AutoVerifiedAttributes=["email"], UsernameConfiguration={"CaseSensitive": False})
    client = home.make_client(pool)
    known = f"Zoe-{unique()}@Elsewhere.example"
    home.anyone.sign_up(ClientId=client.id, Username=known, Password=PASSWORD)
    for operation in (home.anyone.resend_confirmation_code, home.anyone.forgot_password):
        for typed in (known, known.lower(), known.lower().replace("zoe", "zoo")):
            details = operation(ClientId=client.id, Username=typed)["CodeDeliveryDetails"]
            assert details["Destination"] == "z***@e***", typed


def test_a_challenge_does_not_show_how_a_name_was_written(home):
    """SRP-09"""
    home.make_person(home.pool, username="Ada")
    a = f"{home.srp(home.client, 'x').large_a_value:x}"
    for typed in ("Ada", "ADA", "ada", "Bea", "BEA", "bea"):
        asked = home.anyone.initiate_auth(
            ClientId=home.client.id, AuthFlow="USER_SRP_AUTH", AuthParameters={"USERNAME": typed, "SRP_A": a})
        given = asked["ChallengeParameters"]
        assert (given["USER_ID_FOR_SRP"], given["USERNAME"]) == (typed.lower(), typed.lower())
    for typed in ("Ada", "ada"):
        assert home.srp(home.client, typed).authenticate_user()["AuthenticationResult"]


def test_a_code_for_an_unknown_name_is_in_no_inbox(home):
    """CODE-16"""
    email = new_email()
    home.anyone.forgot_password(ClientId=home.client.id, Username=email)
    home.anyone.resend_confirmation_code(ClientId=home.client.id, Username=email)
    confirmed(home, name := unique())
    home.anyone.forgot_password(ClientId=home.client.id, Username=name)
    assert home.messages(email) == []
