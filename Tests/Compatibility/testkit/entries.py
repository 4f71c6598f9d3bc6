"""A record of acknowledged rows that callers without a signature cause: guests, wrong codes, codes for devices.

After a crash what was acknowledged is there. Of what got no response either is possible, but an id that was given stays
good, and no wrong code counts twice.
"""

import threading

import requests
from botocore.exceptions import BotoCoreError, ClientError

from testkit import television
from testkit.admin import ask_admin
from testkit.aws import error_of
from testkit.cognito import CognitoAPI
from testkit.factors import TOKEN, Factors
from testkit.identities import IdentityAPI

LOST = (requests.RequestException, BotoCoreError, ClientError)
# The lock comes with the fifth.
GUESSES = 4


class NoResponse(Exception):
    """The server was killed, or says that it cannot tell."""


class Entries:
    def __init__(self, server):
        self.server, self.api, self.identities = server, CognitoAPI(server), IdentityAPI(server)
        self.guests_of = self.identities.make_pool()
        self.factors = Factors(self.api, "OPTIONAL", TOKEN)
        self.devices_of = television.make_client(self.api)
        self.guests, self.guesses, self.devices = {}, {}, []
        self.writes = 0
        self._lock = threading.Lock()

    def run(self):
        """Starts the writers. Returns a function that waits for them after the server was killed."""
        stop = threading.Event()
        threads = [
            threading.Thread(target=self._work, args=(stop, write), daemon=True)
            for write in (self._enter_guest, self._guess, self._ask_for_code)]
        for thread in threads:
            thread.start()

        def end():
            stop.set()
            for thread in threads:
                thread.join(60)
                assert not thread.is_alive(), "a writer got neither response nor error"

        return end

    def _work(self, stop, write):
        while not stop.is_set():
            try:
                write()
            except (*LOST, NoResponse):
                stop.wait(0.05)

    def _acknowledged(self):
        with self._lock:
            self.writes += 1

    def _enter_guest(self):
        """The row is made with the first token."""
        guest = self._raw("GetId", IdentityPoolId=self.guests_of)["IdentityId"]
        self.guests[guest] = False
        self._raw("GetOpenIdToken", IdentityId=guest)
        self.guests[guest] = True
        self._acknowledged()

    def _raw(self, operation, **body):
        response = self.identities.raw(operation, body)
        if response.status_code != 200:
            raise NoResponse(response.text)
        return response.json()

    def _guess(self):
        user = self.factors.make_user()
        app = self.factors.with_app(user)
        asked = [self.factors.begin(user) for _ in range(GUESSES)]
        for one in asked:
            least, most = self.guesses.get(user.username, (0, 0))
            self.guesses[user.username] = (least, most + 1)
            response = self.api.wire.post("RespondToAuthChallenge", {
                "ClientId": self.factors.client.id, "ChallengeName": one["ChallengeName"], "Session": one["Session"],
                "ChallengeResponses": {"USERNAME": user.username, "SOFTWARE_TOKEN_MFA_CODE": app.at(9)}})
            if error_of(response)[0] != "CodeMismatchException":
                raise NoResponse(response.text)
            self.guesses[user.username] = (least + 1, most + 1)
            self._acknowledged()

    def _ask_for_code(self):
        response = television.ask_for_code(self.server, self.devices_of)
        if response.status_code != 200:
            raise NoResponse(response.text)
        self.devices.append(response.json()["device_code"])
        self._acknowledged()

    def check(self):
        """Compares the store of the server, which has started again, with the record. Returns what contradicts."""
        found = []
        for guest, is_known in list(self.guests.items())[-40:]:
            if is_known:
                self.identities.admin.describe_identity(IdentityId=guest)
            elif self.identities.raw("GetOpenIdToken", {"IdentityId": guest}).status_code != 200:
                found.append(f"{guest} was given and is refused")
        for name, (least, most) in self.guesses.items():
            counted = ask_admin(
                self.server, "GetWrongCodeCount", pool=self.factors.pool, username=name)["count"]
            if not least <= counted <= most:
                found.append(f"{counted} wrong codes of {least} to {most} are counted")
        for code in self.devices[-10:]:
            if not television.waits(self.server, self.devices_of, code):
                found.append("a code for a device is gone")
        self.guests, self.guesses, self.devices = {}, {}, []
        return found
