"""Races of thirty-two callers, and what must hold afterwards.

Each race is a class: `prepare` runs once, `round` runs the race and returns its findings.
"""

import collections
import time

from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, unique
from soak.callers import WORKERS, Call

ROTATING = {
    "ExplicitAuthFlows": ["ALLOW_USER_PASSWORD_AUTH"],
    "RefreshTokenRotation": {"Feature": "ENABLED", "RetryGracePeriodSeconds": 0},
}


def won(responses):
    return [response for response in responses if response.error is None]


def errors(responses):
    return collections.Counter(response.error for response in responses if response.error)


def one_winner(responses, *allowed):
    """Complaints, unless one caller succeeded and the others met one of the allowed errors."""
    found = []
    if len(won(responses)) != 1:
        found.append(f"{len(won(responses))} winners, {dict(errors(responses))}")
    return found + only(responses, *allowed)


def only(responses, *allowed):
    strange = {code: count for code, count in errors(responses).items() if code not in allowed}
    return [f"unexpected errors {strange}"] if strange else []


class Race:
    def __init__(self, server, callers):
        self.callers, self.api = callers, CognitoAPI(server)
        self.prepare()

    def prepare(self):
        self.pool = self.api.make_pool()
        self.client = self.api.make_client(self.pool)

    def user(self):
        """A confirmed user with the usual password."""
        return self.api.make_user(self.pool).username

    def sign_in(self, username, password=PASSWORD, client=None):
        return self.callers.ask(Call("InitiateAuth", {
            "ClientId": (client or self.client).id, "AuthFlow": "USER_PASSWORD_AUTH",
            "AuthParameters": {"USERNAME": username, "PASSWORD": password}}))

    def sign_in_after_lock(self, username, password):
        """Signs in as soon as the lock from the wrong tries of a race is over."""
        for _ in range(200):
            response = self.sign_in(username, password)
            if "exceeded" not in response.body.get("message", ""):
                break
            time.sleep(0.1)
        return response

    def tokens(self, username, client=None):
        return self.sign_in(username, client=client).body["AuthenticationResult"]

    def signed(self, operation, **body):
        return Call(operation, {"UserPoolId": self.pool, **body}, self.api.wire)


class RefreshRotation(Race):
    """All callers get the same new token, and it is good."""

    def prepare(self):
        super().prepare()
        self.rotating = self.api.make_client(self.pool, **ROTATING)
        self.token = self.tokens(self.user(), self.rotating)["RefreshToken"]

    def exchange(self, token):
        return Call("GetTokensFromRefreshToken", {"ClientId": self.rotating.id, "RefreshToken": token})

    def round(self):
        responses = self.callers.race([self.exchange(self.token)] * WORKERS)
        successors = {response.body["AuthenticationResult"]["RefreshToken"] for response in won(responses)}
        # A busy machine refuses calls that waited too long; they change nothing.
        found = only(responses, "ServiceUnavailableException")
        found += [] if len(successors) == 1 else [f"{len(successors)} successors"]
        old, self.token = self.token, next(iter(successors), None)
        if found:
            self.prepare()
            return found
        # Once the successor was used, the old token ends the session.
        after = self.callers.ask(self.exchange(self.token))
        if after.error:
            found.append(f"the successor is refused: {after.error}")
        if self.callers.ask(self.exchange(old)).error != "RefreshTokenReuseException":
            found.append("an old token is accepted after its successor was used")
        if self.callers.ask(self.exchange(self.token)).error is None:
            found.append("the session goes on after a reuse")
        self.token = self.tokens(self.user(), self.rotating)["RefreshToken"]
        return found


class SignUpCode(Race):
    """One confirmation; the other calls find the user confirmed or exceed a limit."""

    def prepare(self):
        self.pool = self.api.make_pool(AutoVerifiedAttributes=["email"])
        self.client = self.api.make_client(self.pool)

    def round(self):
        username, email = unique(), new_email()
        self.callers.ask(Call("SignUp", {
            "ClientId": self.client.id, "Username": username, "Password": PASSWORD,
            "UserAttributes": attributes({"email": email})}))
        call = Call("ConfirmSignUp", {
            "ClientId": self.client.id, "Username": username, "ConfirmationCode": self.api.code(email)})
        return one_winner(self.callers.race([call] * WORKERS), "NotAuthorizedException", "LimitExceededException")


class ResetCode(SignUpCode):
    """One new password, and it is the winner's."""

    def round(self):
        email = new_email()
        username = self.api.make_user(self.pool, email=email, email_verified="true").username
        self.callers.ask(Call("ForgotPassword", {"ClientId": self.client.id, "Username": username}))
        code = self.api.code(email)
        passwords = [f"Winner-Takes-{number}" for number in range(WORKERS)]
        responses = self.callers.race([Call("ConfirmForgotPassword", {
            "ClientId": self.client.id, "Username": username, "ConfirmationCode": code, "Password": password,
        }) for password in passwords])
        found = one_winner(responses, "ExpiredCodeException", "CodeMismatchException", "LimitExceededException")
        for password, response in zip(passwords, responses):
            if response.error is None and self.sign_in(username, password).error:
                found.append("the winner's password is not the user's")
        return found


class SRPProof(Race):
    """One proof, one sign-in."""

    def prepare(self):
        super().prepare()
        self.name = self.user()

    def round(self):
        srp = self.api.srp(self.client, self.name)
        asked = self.callers.ask(Call("InitiateAuth", {
            "ClientId": self.client.id, "AuthFlow": "USER_SRP_AUTH", "AuthParameters": srp.get_auth_params()}))
        proof = srp.process_challenge(asked.body["ChallengeParameters"], srp.get_auth_params())
        call = Call("RespondToAuthChallenge", {
            "ClientId": self.client.id, "ChallengeName": "PASSWORD_VERIFIER", "ChallengeResponses": proof})
        return one_winner(self.callers.race([call] * WORKERS), "NotAuthorizedException")


class SessionAnswer(Race):
    """One answer to a session, and its password is the user's."""

    def round(self):
        username = unique()
        self.callers.ask(self.signed(
            "AdminCreateUser", Username=username, TemporaryPassword=PASSWORD, MessageAction="SUPPRESS"))
        session = self.sign_in(username).body["Session"]
        passwords = [f"Battery-Staple-{number}" for number in range(WORKERS)]
        responses = self.callers.race([Call("RespondToAuthChallenge", {
            "ClientId": self.client.id, "ChallengeName": "NEW_PASSWORD_REQUIRED", "Session": session,
            "ChallengeResponses": {"USERNAME": username, "NEW_PASSWORD": password},
        }) for password in passwords])
        found = one_winner(responses, "NotAuthorizedException")
        for password, response in zip(passwords, responses):
            if response.error is None and self.sign_in(username, password).error:
                found.append("the winner's password is not the user's")
        return found


class SignUpName(Race):
    """One user of a name."""

    def round(self):
        username = unique("wanted")
        call = Call("SignUp", {"ClientId": self.client.id, "Username": username, "Password": PASSWORD})
        responses = self.callers.race([call] * WORKERS)
        found = one_winner(responses, "UsernameExistsException")
        subs = {response.body["UserSub"] for response in won(responses)}
        if subs and self.api.attributes_of(self.pool, username)["sub"] not in subs:
            found.append("the user is not the winner's")
        return found


class AliasClaim(Race):
    """One holder of an alias."""

    def prepare(self):
        self.pool = self.api.make_pool(AliasAttributes=["preferred_username"])
        self.client = self.api.make_client(self.pool)
        self.members = [self.user() for _ in range(WORKERS)]
        self.rounds = 0

    def round(self):
        # Access tokens live for an hour.
        if self.rounds % 200 == 0:
            self.held = [self.tokens(name)["AccessToken"] for name in self.members]
        self.rounds += 1
        nick = unique("nick")
        responses = self.callers.race([Call("UpdateUserAttributes", {
            "AccessToken": token, "UserAttributes": attributes({"preferred_username": nick})}) for token in self.held])
        found = one_winner(responses, "AliasExistsException")
        owner = self.callers.ask(self.signed("AdminGetUser", Username=nick)).body.get("Username")
        winner = [name for name, response in zip(self.members, responses) if response.error is None]
        return found if [owner] == winner else found + [f"{owner} holds what {winner} won"]


class PasswordChange(Race):
    """One change succeeds; afterwards the old password is refused."""

    def round(self):
        username = self.user()
        held = [self.tokens(username)["AccessToken"] for _ in range(4)]
        passwords = [f"Battery-Staple-{number}" for number in range(len(held))]
        responses = self.callers.race([Call("ChangePassword", {
            "AccessToken": token, "PreviousPassword": PASSWORD, "ProposedPassword": password,
        }) for token, password in zip(held, passwords)] + [Call("InitiateAuth", {
            "ClientId": self.client.id, "AuthFlow": "USER_PASSWORD_AUTH",
            "AuthParameters": {"USERNAME": username, "PASSWORD": PASSWORD}})] * 3)
        found = one_winner(responses[:4], "NotAuthorizedException", "LimitExceededException")
        found += only(responses[4:], "NotAuthorizedException")
        for password, response in zip(passwords, responses):
            if response.error is None and self.sign_in_after_lock(username, password).error:
                found.append("the winner's password is not the user's")
        if self.sign_in(username).error != "NotAuthorizedException":
            found.append("the old password is good after the change")
        return found


class GroupMembership(Race):
    """A deleted group has no members."""

    def prepare(self):
        super().prepare()
        self.members = [self.user() for _ in range(8)]

    def round(self):
        group = unique("group")
        self.callers.ask(self.signed("CreateGroup", GroupName=group))
        responses = self.callers.race([self.signed("DeleteGroup", GroupName=group)] + [
            self.signed("AdminAddUserToGroup", Username=name, GroupName=group) for name in self.members])
        # A group with members is not deleted.
        stays = responses[0].error == "InvalidParameterException"
        found = only(responses[:1], "InvalidParameterException") + only(responses[1:], "ResourceNotFoundException")
        if stays and not won(responses[1:]):
            found.append("an empty group stays")
        for name, response in zip(self.members, responses[1:]):
            listed = self.callers.ask(self.signed("AdminListGroupsForUser", Username=name)).body["Groups"]
            if any(one["GroupName"] == group for one in listed) != (stays and response.error is None):
                found.append("a user is in a group that is gone, or not in one that was joined")
            self.callers.ask(self.signed("AdminRemoveUserFromGroup", Username=name, GroupName=group))
        if stays and self.callers.ask(self.signed("DeleteGroup", GroupName=group)).error:
            found.append("a group without members cannot be deleted")
        return found


class PoolDeletion(Race):
    """A pool is deleted once, and no sign-up or sign-in succeeds afterwards."""

    def round(self):
        pool = self.api.admin.create_user_pool(PoolName=unique("pool"))["UserPool"]["Id"]
        client = self.api.make_client(pool)
        delete = Call("DeleteUserPool", {"UserPoolId": pool}, self.api.wire)
        enter = [Call("SignUp", {"ClientId": client.id, "Username": unique(), "Password": PASSWORD}) for _ in range(12)]
        responses = self.callers.race([delete] * 4 + enter)
        gone = "ResourceNotFoundException"
        found = one_winner(responses[:4], gone) + only(responses[4:], gone)
        for call in (Call("DescribeUserPool", {"UserPoolId": pool}, self.api.wire), enter[0]):
            # A node may know the pool for one more second, but it writes nothing into it.
            if self.callers.ask(call).error != "ResourceNotFoundException":
                found.append(f"{call.operation} succeeds for a pool that is gone")
        return found


class Disabling(Race):
    """A disabled user cannot refresh."""

    def round(self):
        username = self.user()
        token = self.tokens(username)["RefreshToken"]
        refresh = Call("InitiateAuth", {
            "ClientId": self.client.id, "AuthFlow": "REFRESH_TOKEN_AUTH", "AuthParameters": {"REFRESH_TOKEN": token}})
        responses = self.callers.race(
            [self.signed("AdminDisableUser", Username=username)] + [refresh] * (WORKERS - 1))
        found = only(responses, "NotAuthorizedException")
        if self.callers.ask(refresh).error != "NotAuthorizedException":
            found.append("a disabled user's token is good")
        return found


ALL = [
    RefreshRotation, SignUpCode, ResetCode, SRPProof, SessionAnswer, SignUpName, AliasClaim, PasswordChange,
    GroupMembership, PoolDeletion, Disabling,
]
