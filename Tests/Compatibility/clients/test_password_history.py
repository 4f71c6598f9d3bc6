"""`PasswordHistorySize`: the last passwords of a person may not be set again, whichever door a new one comes by."""

import pytest

from house.callers import refused
from house.people import PASSWORD, new_email, unique

WORDS = [f"Number-{number}-Horse" for number in range(6)]
TEMPORARY = "Temporary-Horse-9"
VIOLATION = "PasswordHistoryPolicyViolationException"


def policy(size):
    return {} if size is None else {"Policies": {"PasswordPolicy": {"MinimumLength": 8, "PasswordHistorySize": size}}}


def shown(house, pool):
    described = house.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    return described["Policies"]["PasswordPolicy"].get("PasswordHistorySize")


class Town:
    """A pool that remembers so many passwords, and somebody in it who has had none but the first word."""

    def __init__(self, house, size):
        self.house = house
        self.pool = house.make_pool(AutoVerifiedAttributes=["email"], **policy(size))
        self.client = house.make_client(self.pool)
        self.newcomer()

    def newcomer(self):
        """Another person: each has calls of their own in an hour."""
        self.person = self.house.make_person(
            self.pool, password=WORDS[0], email=new_email(), email_verified="true")
        return self

    def set(self, password, permanent=True):
        self.house.admin.admin_set_user_password(
            UserPoolId=self.pool, Username=self.person.username, Password=password, Permanent=permanent)

    def change(self, old, new):
        token = self.house.sign_in(self.client, self.person.username, old)["AccessToken"]
        self.house.anyone.change_password(AccessToken=token, PreviousPassword=old, ProposedPassword=new)

    def forget(self):
        self.house.anyone.forgot_password(ClientId=self.client.id, Username=self.person.username)
        return self.house.code(self.person.email)

    def reset(self, code, password):
        self.house.anyone.confirm_forgot_password(
            ClientId=self.client.id, Username=self.person.username, ConfirmationCode=code, Password=password)

    def asked(self, temporary):
        return self.house.anyone.initiate_auth(
            ClientId=self.client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": self.person.username, "PASSWORD": temporary})["Session"]

    def choose(self, session, password):
        return self.house.anyone.respond_to_auth_challenge(
            ClientId=self.client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=session,
            ChallengeResponses={"USERNAME": self.person.username, "NEW_PASSWORD": password})


@pytest.mark.parametrize("size", [None, 0])
def test_without_a_history_any_password_may_be_set_again(house, size):
    town = Town(house, size)
    assert shown(house, town.pool) is None
    town.change(WORDS[0], WORDS[0])
    town.change(WORDS[0], WORDS[1])
    town.change(WORDS[1], WORDS[0])
    town.set(WORDS[0])
    town.reset(town.forget(), WORDS[0])
    assert house.srp(town.client, town.person.username, WORDS[0]).authenticate_user()


def test_the_pool_says_how_many(house):
    pool = house.make_pool(**policy(24))
    assert shown(house, pool) == 24
    house.admin.update_user_pool(UserPoolId=pool, **policy(3))
    assert shown(house, pool) == 3
    house.admin.update_user_pool(UserPoolId=pool, **policy(0))
    assert shown(house, pool) is None
    unchecked = house.unchecked
    for size in (-1, 25):
        with refused("InvalidParameterException", "passwordHistorySize"):
            unchecked.update_user_pool(UserPoolId=pool, **policy(size))


def test_changing_the_own_password(house):
    """The present one and the two before are refused; the one before these may be used again."""
    town = Town(house, 3)
    for number in range(3):
        town.change(WORDS[number], WORDS[number + 1])
    for word in WORDS[1:3]:
        with refused(VIOLATION):
            town.change(WORDS[3], word)
    for word in WORDS[1:4]:
        with refused(VIOLATION):
            town.set(word)
    town.set(WORDS[0])
    assert house.srp(town.client, town.person.username, WORDS[0]).authenticate_user()
    town.set(WORDS[1])
    with refused(VIOLATION):
        town.set(WORDS[3])

    town.newcomer()
    with refused(VIOLATION):
        town.change(WORDS[0], WORDS[0])
    token = house.sign_in(town.client, town.person.username, WORDS[0])["AccessToken"]
    for word in WORDS[:2]:
        with refused("NotAuthorizedException", "Incorrect username or password."):
            house.anyone.change_password(AccessToken=token, PreviousPassword="Not-The-One-1", ProposedPassword=word)


def test_a_person_who_signed_up(house):
    town = Town(house, 3)
    username, email = unique(), new_email()
    house.anyone.sign_up(
        ClientId=town.client.id, Username=username, Password=PASSWORD,
        UserAttributes=[{"Name": "email", "Value": email}])
    house.anyone.confirm_sign_up(ClientId=town.client.id, Username=username, ConfirmationCode=house.code(email))
    town.person.username = username
    with refused(VIOLATION):
        town.change(PASSWORD, PASSWORD)
    town.change(PASSWORD, WORDS[1])
    with refused(VIOLATION):
        town.change(WORDS[1], PASSWORD)


def test_a_forgotten_password(house):
    """A wrong code hears of itself alone; the right one stays good for a better password."""
    town = Town(house, 3)
    town.set(WORDS[1])
    code = town.forget()
    wrong = f"{(int(code) + 1) % 1_000_000:06}"
    for word in (WORDS[0], WORDS[2]):
        with refused("CodeMismatchException"):
            town.reset(wrong, word)
    for word in WORDS[:2]:
        with refused(VIOLATION):
            town.reset(code, word)
    town.reset(code, WORDS[2])
    assert house.sign_in(town.client, town.person.username, WORDS[2])
    with refused(VIOLATION):
        town.set(WORDS[1])


def test_a_reset_by_an_administrator_forgets_nothing(house):
    town = Town(house, 1)
    house.admin.admin_reset_user_password(UserPoolId=town.pool, Username=town.person.username)
    code = house.code(town.person.email)
    with refused(VIOLATION):
        town.reset(code, WORDS[0])
    town.reset(code, WORDS[1])


def test_a_temporary_password(house):
    """What was had before it may not be chosen again; it takes no place itself."""
    town = Town(house, 2)
    town.set(WORDS[1])
    with refused(VIOLATION):
        town.set(WORDS[1], permanent=False)
    for number in range(3):
        town.set(f"{TEMPORARY}{number}", permanent=False)
    session = town.asked(f"{TEMPORARY}2")
    for word in WORDS[:2]:
        with refused(VIOLATION):
            town.choose(session, word)
    assert town.choose(session, WORDS[2])["AuthenticationResult"]
    with refused(VIOLATION):
        town.set(WORDS[1])
    town.set(WORDS[0])


def test_answering_for_somebody(house):
    """AdminRespondToAuthChallenge is held to the same."""
    town = Town(house, 2)
    town.set(TEMPORARY, permanent=False)
    session = town.asked(TEMPORARY)
    answer = {
        "UserPoolId": town.pool, "ClientId": town.client.id, "ChallengeName": "NEW_PASSWORD_REQUIRED",
        "Session": session}
    names = {"USERNAME": town.person.username}
    with refused(VIOLATION):
        house.admin.admin_respond_to_auth_challenge(
            **answer, ChallengeResponses={**names, "NEW_PASSWORD": WORDS[0]})
    assert house.admin.admin_respond_to_auth_challenge(
        **answer, ChallengeResponses={**names, "NEW_PASSWORD": WORDS[1]})["AuthenticationResult"]


def test_another_size_counts_from_the_next_password(house):
    town = Town(house, 4)
    for word in WORDS[1:4]:
        town.set(word)
    house.admin.update_user_pool(UserPoolId=town.pool, AutoVerifiedAttributes=["email"], **policy(2))
    town.set(WORDS[0])
    house.admin.update_user_pool(UserPoolId=town.pool, AutoVerifiedAttributes=["email"], **policy(6))
    for word in (WORDS[0], WORDS[3], WORDS[2]):
        with refused(VIOLATION):
            town.set(word)
    town.set(WORDS[1])
    house.admin.update_user_pool(UserPoolId=town.pool, AutoVerifiedAttributes=["email"])
    town.set(WORDS[1])
