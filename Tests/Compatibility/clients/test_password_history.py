"""`PasswordHistorySize`: no operation sets one of a user's last passwords again."""

import pytest

from testkit.aws import refused
from testkit.cognito import PASSWORD, new_email, unique

WORDS = [f"Number-{number}-Horse" for number in range(6)]
TEMPORARY = "Temporary-Horse-9"
VIOLATION = "PasswordHistoryPolicyViolationException"


def policy(size):
    return {} if size is None else {"Policies": {"PasswordPolicy": {"MinimumLength": 8, "PasswordHistorySize": size}}}


def shown(api, pool):
    described = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    return described["Policies"]["PasswordPolicy"].get("PasswordHistorySize")


class PasswordHistory:
    """A pool with a history of `size` passwords, and a user whose only password so far is `WORDS[0]`."""

    def __init__(self, api, size):
        self.api = api
        self.pool = api.make_pool(AutoVerifiedAttributes=["email"], **policy(size))
        self.client = api.make_client(self.pool)
        self.new_user()

    def new_user(self):
        """Goes on with a fresh user, whose hourly limits are unused."""
        self.user = self.api.make_user(
            self.pool, password=WORDS[0], email=new_email(), email_verified="true")
        return self

    def set(self, password, permanent=True):
        self.api.admin.admin_set_user_password(
            UserPoolId=self.pool, Username=self.user.username, Password=password, Permanent=permanent)

    def change(self, old, new):
        token = self.api.sign_in(self.client, self.user.username, old)["AccessToken"]
        self.api.public.change_password(AccessToken=token, PreviousPassword=old, ProposedPassword=new)

    def forget(self):
        self.api.public.forgot_password(ClientId=self.client.id, Username=self.user.username)
        return self.api.code(self.user.email)

    def reset(self, code, password):
        self.api.public.confirm_forgot_password(
            ClientId=self.client.id, Username=self.user.username, ConfirmationCode=code, Password=password)

    def asked(self, temporary):
        return self.api.public.initiate_auth(
            ClientId=self.client.id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": self.user.username, "PASSWORD": temporary})["Session"]

    def choose(self, session, password):
        return self.api.public.respond_to_auth_challenge(
            ClientId=self.client.id, ChallengeName="NEW_PASSWORD_REQUIRED", Session=session,
            ChallengeResponses={"USERNAME": self.user.username, "NEW_PASSWORD": password})


@pytest.mark.parametrize("size", [None, 0])
def test_without_a_history_any_password_may_be_set_again(api, size):
    history = PasswordHistory(api, size)
    assert shown(api, history.pool) is None
    history.change(WORDS[0], WORDS[0])
    history.change(WORDS[0], WORDS[1])
    history.change(WORDS[1], WORDS[0])
    history.set(WORDS[0])
    history.reset(history.forget(), WORDS[0])
    assert api.srp(history.client, history.user.username, WORDS[0]).authenticate_user()


def test_the_pool_says_how_many(api):
    pool = api.make_pool(**policy(24))
    assert shown(api, pool) == 24
    api.admin.update_user_pool(UserPoolId=pool, **policy(3))
    assert shown(api, pool) == 3
    api.admin.update_user_pool(UserPoolId=pool, **policy(0))
    assert shown(api, pool) is None
    unchecked = api.unchecked
    for size in (-1, 25):
        with refused("InvalidParameterException", "passwordHistorySize"):
            unchecked.update_user_pool(UserPoolId=pool, **policy(size))


def test_changing_the_own_password(api):
    """The current password and the two before it are refused; an older one is accepted."""
    history = PasswordHistory(api, 3)
    for number in range(3):
        history.change(WORDS[number], WORDS[number + 1])
    for word in WORDS[1:3]:
        with refused(VIOLATION):
            history.change(WORDS[3], word)
    for word in WORDS[1:4]:
        with refused(VIOLATION):
            history.set(word)
    history.set(WORDS[0])
    assert api.srp(history.client, history.user.username, WORDS[0]).authenticate_user()
    history.set(WORDS[1])
    with refused(VIOLATION):
        history.set(WORDS[3])

    history.new_user()
    with refused(VIOLATION):
        history.change(WORDS[0], WORDS[0])
    token = api.sign_in(history.client, history.user.username, WORDS[0])["AccessToken"]
    for word in WORDS[:2]:
        with refused("NotAuthorizedException", "Incorrect username or password."):
            api.public.change_password(AccessToken=token, PreviousPassword="Not-The-One-1", ProposedPassword=word)


def test_a_user_who_signed_up(api):
    history = PasswordHistory(api, 3)
    username, email = unique(), new_email()
    api.public.sign_up(
        ClientId=history.client.id, Username=username, Password=PASSWORD,
        UserAttributes=[{"Name": "email", "Value": email}])
    api.public.confirm_sign_up(ClientId=history.client.id, Username=username, ConfirmationCode=api.code(email))
    history.user.username = username
    with refused(VIOLATION):
        history.change(PASSWORD, PASSWORD)
    history.change(PASSWORD, WORDS[1])
    with refused(VIOLATION):
        history.change(WORDS[1], PASSWORD)


def test_a_forgotten_password(api):
    """With a wrong code the response says nothing of the history; a refused password does not use up the right code."""
    history = PasswordHistory(api, 3)
    history.set(WORDS[1])
    code = history.forget()
    wrong = f"{(int(code) + 1) % 1_000_000:06}"
    for word in (WORDS[0], WORDS[2]):
        with refused("CodeMismatchException"):
            history.reset(wrong, word)
    for word in WORDS[:2]:
        with refused(VIOLATION):
            history.reset(code, word)
    history.reset(code, WORDS[2])
    assert api.sign_in(history.client, history.user.username, WORDS[2])
    with refused(VIOLATION):
        history.set(WORDS[1])


def test_a_reset_by_an_administrator_keeps_the_history(api):
    history = PasswordHistory(api, 1)
    api.admin.admin_reset_user_password(UserPoolId=history.pool, Username=history.user.username)
    code = api.code(history.user.email)
    with refused(VIOLATION):
        history.reset(code, WORDS[0])
    history.reset(code, WORDS[1])


def test_a_temporary_password(api):
    """A temporary password replaces nothing in the history and does not count in it."""
    history = PasswordHistory(api, 2)
    history.set(WORDS[1])
    with refused(VIOLATION):
        history.set(WORDS[1], permanent=False)
    for number in range(3):
        history.set(f"{TEMPORARY}{number}", permanent=False)
    session = history.asked(f"{TEMPORARY}2")
    for word in WORDS[:2]:
        with refused(VIOLATION):
            history.choose(session, word)
    assert history.choose(session, WORDS[2])["AuthenticationResult"]
    with refused(VIOLATION):
        history.set(WORDS[1])
    history.set(WORDS[0])


def test_an_administrator_answers_the_challenge(api):
    """AdminRespondToAuthChallenge obeys the history too."""
    history = PasswordHistory(api, 2)
    history.set(TEMPORARY, permanent=False)
    session = history.asked(TEMPORARY)
    answer = {
        "UserPoolId": history.pool, "ClientId": history.client.id, "ChallengeName": "NEW_PASSWORD_REQUIRED",
        "Session": session}
    names = {"USERNAME": history.user.username}
    with refused(VIOLATION):
        api.admin.admin_respond_to_auth_challenge(
            **answer, ChallengeResponses={**names, "NEW_PASSWORD": WORDS[0]})
    assert api.admin.admin_respond_to_auth_challenge(
        **answer, ChallengeResponses={**names, "NEW_PASSWORD": WORDS[1]})["AuthenticationResult"]


def test_another_size_counts_from_the_next_password(api):
    history = PasswordHistory(api, 4)
    for word in WORDS[1:4]:
        history.set(word)
    api.admin.update_user_pool(UserPoolId=history.pool, AutoVerifiedAttributes=["email"], **policy(2))
    history.set(WORDS[0])
    api.admin.update_user_pool(UserPoolId=history.pool, AutoVerifiedAttributes=["email"], **policy(6))
    for word in (WORDS[0], WORDS[3], WORDS[2]):
        with refused(VIOLATION):
            history.set(word)
    history.set(WORDS[1])
    # An update that does not name the policy keeps it.
    api.admin.update_user_pool(UserPoolId=history.pool, AutoVerifiedAttributes=["email"])
    with refused(VIOLATION):
        history.set(WORDS[1])
    api.admin.update_user_pool(UserPoolId=history.pool, AutoVerifiedAttributes=["email"], **policy(0))
    history.set(WORDS[1])
