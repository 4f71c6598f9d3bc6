"""What Martlet promises of acknowledged writes, each with a writer and with a check on every node.

`work` makes the next calls. `check` runs when all nodes serve again, asks each of them, and looks only at what was
written since `begin_round`.
"""

import random
import threading

from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from failover.cast import persistently
from failover.findings import HALF, LOST, RESURRECTED
from testkit.cognito import OTHER_PASSWORD, PASSWORD, as_dict, attributes, unique


class Unfinished(Exception):
    """A call that prepares something got no good response."""


def good(response):
    if not response.is_good:
        raise Unfinished(response.error)
    return response.body


class Promise:
    interval = 0.5

    def __init__(self, cast, record, seed):
        self.cast, self.record = cast, record
        self.chance = random.Random(f"{seed} {self.name}")
        # Threads, and therefore their users, are those of a round.
        self.own = threading.local()
        self.begin_round()

    @property
    def name(self):
        return type(self).__name__

    def begin_round(self):
        self.since = self.record.last

    def entries(self):
        return self.record.of(self.name, self.since)

    def check(self, callers, verdict):
        for entry in self.entries():
            if entry.is_acknowledged:
                verdict.acknowledged += 1
            self.check_entry(entry, callers, verdict)

    def new_user(self, caller, password=PASSWORD):
        name = unique("u")
        where = {"UserPoolId": self.cast.pool, "Username": name}
        good(caller.call("AdminCreateUser", signed=True, MessageAction="SUPPRESS", **where))
        good(caller.call("AdminSetUserPassword", signed=True, Password=password, Permanent=True, **where))
        return name

    def own_user(self, caller):
        """The user of this thread alone: calls for one user wait for each other."""
        if not hasattr(self.own, "user"):
            self.own.user, self.own.value = self.new_user(caller), 0
        return self.own.user

    def sign_in(self, caller, name, password=PASSWORD, client=None):
        return caller.call(
            "InitiateAuth", ClientId=(client or self.cast.client).id, AuthFlow="USER_PASSWORD_AUTH",
            AuthParameters={"USERNAME": name, "PASSWORD": password})

    def refresh(self, caller, token):
        return caller.call(
            "InitiateAuth", ClientId=self.cast.client.id, AuthFlow="REFRESH_TOKEN_AUTH",
            AuthParameters={"REFRESH_TOKEN": token})

    def find(self, caller, name):
        """The attributes of a user, None without the user."""
        response = caller.call("AdminGetUser", signed=True, UserPoolId=self.cast.pool, Username=name)
        if response.error == "UserNotFoundException":
            return None
        return as_dict(good(response)["UserAttributes"])

    def agree(self, entry, seen, verdict):
        """Whether a call without a response has happened: all nodes say so, or none."""
        if len(set(seen)) != 1:
            verdict.find(HALF, self.name, f"nodes differ on {entry.key}: {seen}")
        verdict.resolve(bool(seen[0]))


class NewUsers(Promise):
    """A user whose creation was acknowledged exists on every node, once."""

    def work(self, caller):
        name, number = unique("new"), str(self.record.last)

        def create(caller):
            if int(number) % 2:
                return caller.call(
                    "SignUp", ClientId=self.cast.client.id, Username=name, Password=PASSWORD,
                    UserAttributes=attributes({"name": number, "nickname": number}))
            return caller.call(
                "AdminCreateUser", signed=True, UserPoolId=self.cast.pool, Username=name, MessageAction="SUPPRESS",
                UserAttributes=attributes({"name": number, "nickname": number}))

        self.record.run(self.name, name, number, caller, create)

    def check_entry(self, entry, callers, verdict):
        seen = [self.find(caller, entry.key) for caller in callers]
        if any(one is not None and not one.get("name") == one.get("nickname") == entry.value for one in seen):
            verdict.find(HALF, self.name, f"{entry.key} is {seen}")
        listed = good(callers[0].call(
            "ListUsers", signed=True, UserPoolId=self.cast.pool, Filter=f'username = "{entry.key}"'))["Users"]
        if len(listed) != (seen[0] is not None):
            verdict.find(HALF, self.name, f"{entry.key} is listed {len(listed)} times")
        if entry.is_unknown:
            self.agree(entry, [one is not None for one in seen], verdict)
        elif entry.is_acknowledged and None in seen:
            verdict.find(LOST, self.name, f"{entry.key} was created and is not there")


class Attributes(Promise):
    """The value of an attribute is the last acknowledged one, or a later one that was sent, or that of a call without an
    response: a kernel delivers what was sent into a cut link when the link is back, after the calls that followed."""

    interval = 0.2

    def work(self, caller):
        name = self.own_user(caller)
        self.own.value += 1
        value = str(self.own.value)
        response, _ = self.record.run(self.name, name, value, caller, lambda caller: caller.call(
            "AdminUpdateUserAttributes", signed=True, UserPoolId=self.cast.pool, Username=name,
            UserAttributes=attributes({"name": value, "nickname": value})))
        return response

    def check(self, callers, verdict):
        users = {}
        for entry in self.entries():
            users.setdefault(entry.key, []).append(entry)
        for name, written in users.items():
            sure = max((int(one.value) for one in written if one.is_acknowledged), default=0)
            verdict.acknowledged += sum(one.is_acknowledged for one in written)
            seen = [self.find(caller, name) or {} for caller in callers]
            found = int(seen[0].get("name", 0))
            if any(one.get("name") != one.get("nickname") or int(one.get("name", 0)) != found for one in seen):
                verdict.find(HALF, self.name, f"{name} is {seen}")
            if found < sure and found not in {int(one.value) for one in written if one.is_unknown}:
                verdict.find(LOST, self.name, f"{name} is {found}, and {sure} was acknowledged")
            for one in written:
                # Only of the last one can it be told whether it has happened.
                if one.is_unknown and int(one.value) >= max(sure, found):
                    verdict.resolve(found == int(one.value))


class Passwords(Promise):
    """After a password was set, the one before is not accepted."""

    def work(self, caller):
        name = self.new_user(caller)
        _, entry = self.record.run(self.name, name, OTHER_PASSWORD, caller, lambda caller: caller.call(
            "AdminSetUserPassword", signed=True, UserPoolId=self.cast.pool, Username=name, Password=OTHER_PASSWORD,
            Permanent=True))
        if entry.is_acknowledged and self.sign_in(caller, name).is_good:
            entry.outcome = "resurrected"

    def check_entry(self, entry, callers, verdict):
        if entry.outcome == "resurrected":
            verdict.find(RESURRECTED, self.name, f"the old password of {entry.key} was accepted")
        former = [self.sign_in(caller, entry.key).is_good for caller in callers]
        present = [self.sign_in(caller, entry.key, OTHER_PASSWORD).is_good for caller in callers]
        if any(old == new for old, new in zip(former, present)):
            verdict.find(HALF, self.name, f"{entry.key}: {former} and {present}")
        if entry.is_unknown:
            self.agree(entry, present, verdict)
        elif entry.is_acknowledged:
            if any(former):
                verdict.find(RESURRECTED, self.name, f"the old password of {entry.key} is accepted")
            if not all(present):
                verdict.find(LOST, self.name, f"the new password of {entry.key} is refused")


class Revocations(Promise):
    """A token that was revoked, and those of users who were signed out or disabled, are refused from then on."""

    interval = 0.4

    def work(self, caller):
        name = self.new_user(caller)
        tokens = good(self.sign_in(caller, name))["AuthenticationResult"]
        way = self.chance.choice(["disable", "revoke", "sign out"])
        _, entry = self.record.run(self.name, tokens["RefreshToken"], way, caller, {
            "disable": lambda caller: caller.call(
                "AdminDisableUser", signed=True, UserPoolId=self.cast.pool, Username=name),
            "revoke": lambda caller: caller.call(
                "RevokeToken", ClientId=self.cast.client.id, Token=tokens["RefreshToken"]),
            "sign out": lambda caller: caller.call("GlobalSignOut", AccessToken=tokens["AccessToken"]),
        }[way])
        if entry.is_acknowledged and self.refresh(caller, tokens["RefreshToken"]).is_good:
            entry.outcome = "resurrected"

    def check_entry(self, entry, callers, verdict):
        accepted = [self.refresh(caller, entry.key).is_good for caller in callers]
        if entry.is_unknown:
            self.agree(entry, [not one for one in accepted], verdict)
        elif entry.outcome == "resurrected" or entry.is_acknowledged and any(accepted):
            verdict.find(RESURRECTED, self.name, f"a token is accepted after “{entry.value}”")


class Reads(Promise):
    """Users see their attributes while they may. Nothing is written, so that nothing is to be checked."""

    interval = 0.2

    def __init__(self, cast, record, seed):
        user = persistently(lambda: cast.api.make_user(cast.pool).username)
        self.session = persistently(lambda: cast.api.sign_in(cast.client, user)["RefreshToken"])
        super().__init__(cast, record, seed)

    def begin_round(self):
        super().begin_round()
        # Access tokens live for an hour.
        self.token = persistently(lambda: self.cast.api.refresh(self.cast.client, self.session)["AccessToken"])

    def work(self, caller):
        return caller.call("GetUser", AccessToken=self.token)

    def check(self, callers, verdict):
        pass


class Sessions(Promise):
    """A session that began goes on, and its access token is verified by the keys that every node publishes."""

    interval = 0.2

    def begin_round(self):
        super().begin_round()
        self.tokens = {}

    def work(self, caller):
        name = self.own_user(caller)
        response, entry = self.record.run(self.name, name, "", caller, lambda caller: self.sign_in(caller, name))
        if entry.is_acknowledged:
            self.tokens[entry.number] = response.body["AuthenticationResult"]
        return response

    def check(self, callers, verdict):
        keys = [good(caller.get(f"/{self.cast.pool}/.well-known/jwks.json")) for caller in callers]
        if any(one != keys[0] for one in keys):
            verdict.find(HALF, self.name, "nodes publish different keys")
        verdict.acknowledged += len(self.tokens)
        for tokens in list(self.tokens.values())[-40:]:
            if not verifies(tokens["AccessToken"], keys[0]):
                verdict.find(LOST, self.name, "an access token is not verified by the published keys")
            if not self.refresh(callers[0], tokens["RefreshToken"]).is_good:
                verdict.find(LOST, self.name, "a session has ended by itself")


def verifies(token, keys):
    try:
        return bool(jwt.decode(token, KeySet.import_key_set(keys), algorithms=["RS256"]).claims)
    except JoseError:
        return False
