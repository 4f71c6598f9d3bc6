"""Codes for devices, when an app client has all that it may have."""

from soak.callers import WORKERS, Call
from soak.races import Race, only
from testkit import store, television

# Of one client. The callers' address has no limit of its own, because a proxy may be on this machine.
MOST = 1000
# Codes live for a quarter of an hour.
ROUNDS_OF_A_CODE = 100


class DeviceCodes(Race):
    """Each new code is given and waits, the oldest give way, and what a user has typed stays."""

    def prepare(self):
        self.client = television.make_client(self.api)
        self.pool, self.rounds = self.client.pool, 0
        for _ in range(MOST // WORKERS + 1):
            self.callers.race([self.asking()] * WORKERS)

    def asking(self):
        call = Call("a code", {})
        call.path, call.data = television.PATH, television.form(self.client, scope="openid").encode()
        call.headers = {"Content-Type": "application/x-www-form-urlencoded"}
        return call

    def round(self):
        server = self.callers.server
        if self.rounds % ROUNDS_OF_A_CODE == 0:
            self.typed = television.ask_for_code(server, self.client).json()
            television.type_code(self.api, self.client, self.typed["user_code"])
        self.rounds += 1
        responses = self.callers.race([self.asking()] * WORKERS)
        # A busy machine refuses calls that waited too long; they change nothing.
        found = only(responses, "ServiceUnavailableException", "status 503")
        for response in (responses[0], responses[-1]):
            if not response.error and not television.waits(server, self.client, response.body["device_code"]):
                found.append("a code is gone that was just given")
        if not television.waits(server, self.client, self.typed["device_code"]):
            found.append("a code is gone that a user has typed")
        held = store.device_codes(server, self.client.id)
        return found if held <= MOST else found + [f"{held} codes of one client"]
