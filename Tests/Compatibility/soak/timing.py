"""How well the time of a response tells whether a user exists, for clients that hide it.

Prints, for each operation and each pair of user states, the AUC of single responses and of medians of 60 responses: 0.5
tells nothing, 1 tells always. Nothing here passes or fails, since a shared machine's clock may say anything.

Some responses say openly what the user's state is; their times are compared only with each other. A sign-in of a locked
name gets a response of its own, at once, whether a user has the name or not. ConfirmSignUp and ResendConfirmationCode
tell a confirmed user so, as Cognito does (decisions/0007-confirmed-users-are-told-so.md).
"""

import argparse
import base64
import collections
import concurrent.futures
import itertools
import pathlib
import re
import tempfile
import time

from testkit import store
from testkit.cognito import PASSWORD, CognitoAPI, attributes
from testkit.postgres import new_database
from testkit.server import TestServer
from testkit.stopwatch import Stopwatch, auc, interleaved, medians

JUDGED = {"UserPoolTier": "PLUS", "UserPoolAddOns": {"AdvancedSecurityMode": "AUDIT"}}
STATES = ("known", "disabled", "unconfirmed", "locked", "unknown", "locked unknown")
LOCKED = ("locked", "locked unknown")
CONFIRMED = ("known", "locked")
WRONG = "Wrong-Horse-7"
PROOF = base64.b64encode(bytes(32)).decode()


class UsersByState:
    """Users in each state, as many as the limits of an hour and of the lock ask for."""

    def __init__(self, server, users, **settings):
        self.api, self.server = CognitoAPI(server), server
        self.pool = self.api.make_pool(AutoVerifiedAttributes=["email"], **settings)
        self.client = self.api.make_client(self.pool)
        self.a = f"{self.api.srp(self.client, 'x').large_a_value:x}"
        # Names of one length, so that all requests are as long.
        self.names = {
            state: [f"user-{letter}{number:05}" for number in range(users)] for state, letter in zip(STATES, "kduloe")}
        with concurrent.futures.ThreadPoolExecutor(8) as crew:
            for state in STATES:
                print(f"adding {users} names: {state}", flush=True)
                list(crew.map(lambda name, state=state: self.add(name, state), self.names[state]))

    def add(self, name, state):
        email = f"{name}@example.com"
        if state == "unconfirmed":
            self.api.public.sign_up(
                ClientId=self.client.id, Username=name, Password=PASSWORD, UserAttributes=attributes({"email": email}))
        elif "unknown" not in state:
            self.api.make_user(self.pool, username=name, email=email, email_verified="true")
        if state == "disabled":
            self.disable(name)
        if state in LOCKED:
            watch = self.watch()
            for _ in range(5):
                self.password(watch, name)
            watch.close()

    def disable(self, name):
        """Disables a user, again if other calls were in the way."""
        while True:
            try:
                return self.api.admin.admin_disable_user(UserPoolId=self.pool, Username=name)
            except self.api.admin.exceptions.TooManyRequestsException:
                time.sleep(0.1)

    def lock(self):
        """Locks the locked names for 15 minutes, and the others not at all."""
        self.server.stop()
        store.lock_names(self.server)
        self.server.start()

    def watch(self):
        return Stopwatch(self.server)

    def flow(self, flow, name, **more):
        return {"ClientId": self.client.id, "AuthFlow": flow, "AuthParameters": {"USERNAME": name, **more}}

    def about(self, name, **more):
        return {"ClientId": self.client.id, "Username": name, **more}

    def password(self, watch, name):
        return watch.ask("InitiateAuth", self.flow("USER_PASSWORD_AUTH", name, PASSWORD=WRONG))[0]

    def challenge(self, watch, name):
        return watch.ask("InitiateAuth", self.flow("USER_SRP_AUTH", name, SRP_A=self.a))[0]

    def proof(self, watch, name):
        """Asking for the challenge is not measured; a locked name gets none, and that response is measured instead."""
        took, asked = watch.ask("InitiateAuth", self.flow("USER_SRP_AUTH", name, SRP_A=self.a))
        if "ChallengeParameters" not in asked:
            return took
        now = time.gmtime()
        return watch.ask("RespondToAuthChallenge", {
            "ClientId": self.client.id, "ChallengeName": "PASSWORD_VERIFIER", "ChallengeResponses": {
                "USERNAME": asked["ChallengeParameters"]["USER_ID_FOR_SRP"], "PASSWORD_CLAIM_SIGNATURE": PROOF,
                "PASSWORD_CLAIM_SECRET_BLOCK": asked["ChallengeParameters"]["SECRET_BLOCK"],
                "TIMESTAMP": time.strftime("%a %b ", now) + str(now.tm_mday) + time.strftime(" %H:%M:%S UTC %Y", now)},
        })[0]

    def forgot(self, watch, name):
        return watch.ask("ForgotPassword", self.about(name))[0]

    def reset(self, watch, name):
        return watch.ask("ConfirmForgotPassword", self.about(name, ConfirmationCode="000000", Password=PASSWORD))[0]

    def resend(self, watch, name):
        return watch.ask("ResendConfirmationCode", self.about(name))[0]

    def confirm(self, watch, name):
        return watch.ask("ConfirmSignUp", self.about(name, ConfirmationCode="000000"))[0]


def openly(operation):
    """The states that the operation's response tells."""
    if operation in ("ConfirmSignUp", "ResendConfirmationCode"):
        return CONFIRMED
    return LOCKED if "Auth" in operation else ()


# What is measured, and how often one name may be asked.
OPERATIONS = {
    "InitiateAuth USER_SRP_AUTH": (UsersByState.challenge, 1000),
    "InitiateAuth USER_PASSWORD_AUTH, wrong password": (UsersByState.password, 3),
    "RespondToAuthChallenge, wrong proof": (UsersByState.proof, 3),
    "ForgotPassword": (UsersByState.forgot, 5),
    "ConfirmForgotPassword": (UsersByState.reset, 20),
    "ResendConfirmationCode": (UsersByState.resend, 5),
    "ConfirmSignUp": (UsersByState.confirm, 15),
}


def asker(users, ask, names, times):
    names, watch = itertools.cycle([name for name in names for _ in range(times)]), users.watch()
    return lambda: ask(users, watch, next(names))


def measure(users, ask, times, samples, connections):
    """Seconds by state. Each connection asks about names of its own, states mixed by chance."""
    def one(number):
        askers = [asker(users, ask, users.names[state][number::connections], times) for state in STATES]
        return interleaved(askers, samples // connections, seed=number)

    found = collections.defaultdict(list)
    with concurrent.futures.ThreadPoolExecutor(connections) as crew:
        for part in crew.map(one, range(connections)):
            for state, taken in zip(STATES, part):
                found[state] += taken
    return found


def show(name, found):
    print(f"\n{name}")
    print("  " + ", ".join(f"{state} {sorted(took)[len(took) // 2] * 1000:.2f} ms" for state, took in found.items()))
    for first, second in itertools.combinations(STATES, 2):
        if (first in openly(name)) != (second in openly(name)):
            continue
        groups = medians(found[first]), medians(found[second])
        by_group = f"{auc(*groups):.3f} of {len(groups[0])}" if len(groups[0]) >= 5 else "-"
        single = auc(found[first], found[second])
        print(f"  {first:13}{second:16}AUC {single:.3f}   medians of 60: {by_group}", flush=True)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--samples", type=int, default=5000, help="answers for each state of each operation")
    options.add_argument("--connections", type=int, default=4, help="how many ask at a time")
    options.add_argument("--only", default="", help="operations whose name this expression finds")
    options.add_argument("--postgres", action="store_true", help="on PostgreSQL, in place of SQLite")
    options.add_argument("--judged", action="store_true", help="in a pool that judges the risk of its sign-ins")
    given = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="martlet-timing-") as folder:
        server = TestServer(pathlib.Path(folder) / "data", database=new_database() if given.postgres else None)
        server.start()
        try:
            settings = JUDGED if given.judged else {}
            users = UsersByState(server, max(given.samples // 2, 20) + given.connections, **settings)
            for name, (ask, times) in OPERATIONS.items():
                if re.search(given.only, name):
                    users.lock()
                    show(name, measure(users, ask, times, given.samples, given.connections))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
