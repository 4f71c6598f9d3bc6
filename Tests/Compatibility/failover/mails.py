"""The promise of the outbox: a code that was asked for is sent, once, or twice if a node ended meanwhile."""

import collections
import time

from failover.findings import LOST
from failover.promises import Promise
from testkit.cognito import PASSWORD, attributes, new_email, unique

# A node that could not send tries again after a pause that grows.
PATIENCE = 150


class Mails(Promise):
    """A sign-up that was acknowledged sends its code."""

    interval = 0.5

    def begin_round(self):
        super().begin_round()
        # How many codes were sent so many times.
        self.counts = collections.Counter()

    def work(self, caller):
        address = new_email()
        self.record.run(self.name, address, "", caller, lambda caller: caller.call(
            "SignUp", ClientId=self.cast.mailed.id, Username=unique("m"), Password=PASSWORD,
            UserAttributes=attributes({"email": address})))

    def check(self, callers, verdict):
        wanted = {entry.key for entry in self.entries() if entry.is_acknowledged}
        verdict.acknowledged += len(wanted)
        end = time.monotonic() + PATIENCE
        while wanted - set(self._sent()) and time.monotonic() < end:
            time.sleep(0.5)
        sent = self._sent()
        for address in wanted - set(sent):
            verdict.find(LOST, self.name, f"no code was sent to {address} within {PATIENCE} s")
        self.counts = collections.Counter(sent[address] for address in wanted if address in sent)

    def _sent(self):
        return collections.Counter(
            address for mail in list(self.cast.cluster.mails.received) for address in mail.recipients)
