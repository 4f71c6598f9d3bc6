"""Devices that edit one dataset, online and offline, and a ledger that decides what the service did with it."""

import random
import threading
import time

from botocore.exceptions import BotoCoreError, ClientError

from testkit.aws import boto_client
from testkit.postgres import has_connections
from testkit.sync import DEVELOPER, Device
from testkit.waiting import eventually

DATASET = "notes"
# Few enough that the devices often change the same one.
KEYS = [f"k{number}" for number in range(40)]
# Seconds until updates are accepted again: a busy machine refuses requests that waited too long.
PATIENCE = 300


def eventually_given(call, tries=30):
    """The result of a call that a server refuses while it is busy."""
    for left in reversed(range(tries)):
        try:
            return call()
        except ClientError as error:
            if left == 0 or error.response["ResponseMetadata"]["HTTPStatusCode"] < 500:
                raise
        time.sleep(0.5)


class EditLedger:
    """What devices sent, and what they saw of it.

    Each sent value is unlike all others. A write that replaces another one has seen it if it was sent with the count
    that the other one had got.
    """

    def __init__(self):
        self.sent = {}      # (device, key, value): the counts with which it was sent
        self.written = {}   # key: {count: (device, value)}
        self.confirmed = 0
        self.without_response = 0
        self.findings = []
        self._lock = threading.Lock()

    def send(self, device, values, counts):
        with self._lock:
            for key, value in values.items():
                self.sent.setdefault((device, key, value), set()).add(counts[key])

    def confirm(self, device, values, records):
        with self._lock:
            self.confirmed += 1
            if {record["Key"]: record.get("Value") for record in records} != values:
                self.findings.append(f"{device} is told of other records than it wrote")
            if len({record["SyncCount"] for record in records}) != 1:
                self.findings.append(f"{device}: records of one update have several counts")
        self.see(records)

    def see(self, records):
        """Notes records as the service tells them."""
        with self._lock:
            for record in records:
                known = self.written.setdefault(record["Key"], {})
                found = record["LastModifiedBy"], record.get("Value")
                if known.setdefault(record["SyncCount"], found) != found:
                    self.findings.append(f"{record['Key']} has two values with the count {record['SyncCount']}")

    def check(self, values):
        """Compares what was written with `values`, the records that there are in the end."""
        for key, writes in self.written.items():
            before, last = 0, None
            for count, (device, value) in sorted(writes.items()):
                bases = self.sent.get((device, key, value))
                if bases is None:
                    self.findings.append(f"{key}: no device wrote {value}")
                elif before not in bases:
                    self.findings.append(f"{key}: {device} replaced {last!r} with {value!r} and had not seen it")
                before, last = count, value
            if values.get(key) != last:
                self.findings.append(f"{key} is {values.get(key)!r}, and {last!r} was written last")
        self.findings += [f"{key} was never written" for key in values.keys() - self.written.keys()]
        return self.findings


class Editor:
    """A device with a copy of the dataset and changes of its user that the service does not have."""

    def __init__(self, device, name, seed, ledger):
        self.device, self.name, self.ledger = device, name, ledger
        self.copy, self.pending, self.seen = {}, {}, 0
        self.edits = self.conflicts = 0
        self.failure = None
        self._chance = random.Random(f"{seed} {name}")

    def work(self, edits):
        """Edits so many times. Most changes are made offline, and sent together."""
        try:
            while self.edits < edits:
                for _ in range(min(self._chance.choice([1, 1, 3, 10, 30]), edits - self.edits)):
                    self._edit()
                if not self.synchronize():
                    time.sleep(0.05)
        except Exception as error:
            self.failure = repr(error)

    def synchronize(self):
        """Fetches what is new, and sends what is pending. False if the service has not responded."""
        try:
            session = self._pull()
            if self.pending:
                self._push(session)
        except ClientError as error:
            if error.response["Error"]["Code"] == "ResourceConflictException":
                self.conflicts += 1
                return True
            # A server that has just started may be busy.
            if error.response["ResponseMetadata"]["HTTPStatusCode"] < 500:
                raise
            return False
        except BotoCoreError:
            return False
        return True

    def _edit(self):
        self.edits += 1
        key = self._chance.choice(KEYS)
        known = self.pending[key] if key in self.pending else self.copy.get(key, (None, 0))[0]
        removes = known is not None and self._chance.random() < 0.2
        if key in self.copy or not removes:
            self.pending[key] = None if removes else f"{self.name}-{self.edits}"

    def _pull(self):
        listed = self.device.list(DATASET, LastSyncCount=self.seen, MaxResults=1024)
        self.ledger.see(listed["Records"])
        for record in listed["Records"]:
            key, value, count = record["Key"], record.get("Value"), record["SyncCount"]
            before = self.copy.get(key, (None, 0))[1]
            self.copy[key] = value, count
            # The own change has arrived, or the user decides for the other device's.
            is_own = record["LastModifiedBy"] == self.name and self.pending.get(key, "") == value
            if count > before and key in self.pending and (is_own or self._chance.random() < 0.5):
                del self.pending[key]
        self.seen = listed["DatasetSyncCount"]
        return listed["SyncSessionToken"]

    def _push(self, session):
        values = dict(self.pending)
        counts = {key: self.copy.get(key, (None, 0))[1] for key in values}
        self.ledger.send(self.name, values, counts)
        try:
            written = self.device.write(DATASET, values, counts, session, DeviceId=self.name)
        except BotoCoreError:
            self.ledger.without_response += 1
            raise
        self.ledger.confirm(self.name, values, written)
        for record in written:
            self.copy[record["Key"]] = record.get("Value"), record["SyncCount"]
        self.pending = {}


class TwoDevices:
    """Two devices of one identity, and a server that is killed while they work."""

    def __init__(self, server, seed):
        self.server, self.ledger = server, EditLedger()
        pools = boto_client(server, signed=True, service="cognito-identity")
        pool = pools.create_identity_pool(
            IdentityPoolName="edits", AllowUnauthenticatedIdentities=False,
            DeveloperProviderName=DEVELOPER)["IdentityPoolId"]
        identity = eventually_given(lambda: pools.get_open_id_token_for_developer_identity(
            IdentityPoolId=pool, Logins={DEVELOPER: "ann"})["IdentityId"])
        self.device = Device(boto_client(server, signed=True, service="cognito-sync"), pool, identity)
        self.editors = [Editor(self.device, name, seed, self.ledger) for name in ("phone", "tablet")]
        self.kills = 0
        self._chance = random.Random(f"{seed} kills")

    def run(self, edits):
        """So many edits on each device. Returns the findings."""
        threads = [threading.Thread(target=editor.work, args=(edits,)) for editor in self.editors]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            wanted = self.ledger.confirmed + self._chance.randint(5, 60)
            if not eventually(
                    lambda: self.ledger.confirmed >= wanted or not all(map(threading.Thread.is_alive, threads)),
                    within=PATIENCE):
                self.ledger.findings.append(f"no update was accepted for {PATIENCE} s")
                break
            self._kill()
        for thread in threads:
            thread.join(PATIENCE)
        self.ledger.findings += [f"{one.name}: {one.failure}" for one in self.editors if one.failure]
        unfinished = [f"{one.name} does not end" for one in self.editors if one.edits < edits]
        # What is there now is not yet the end of their work.
        return self.ledger.findings + unfinished if unfinished else self._finish()

    def _kill(self):
        self.server.kill()
        self.kills += 1
        # PostgreSQL may commit the last write of the killed process later.
        if self.server.database and not eventually(lambda: not has_connections(self.server.database)):
            self.ledger.findings.append("connections of a killed process")
        self.server.start()

    def _finish(self):
        """All that is pending goes to the service; then all copies are alike."""
        if not eventually(lambda: all([one.synchronize() for one in self.editors]) and not any(
                one.pending for one in self.editors)):
            self.ledger.findings.append("a device cannot send what is pending")
        all(one.synchronize() for one in self.editors)
        listed = self.device.list(DATASET, LastSyncCount=0, MaxResults=1024)["Records"]
        self.ledger.see(listed)
        values = {record["Key"]: record["Value"] for record in listed if "Value" in record}
        for one in self.editors:
            if {key: value for key, (value, _) in one.copy.items() if value is not None} != values:
                self.ledger.findings.append(f"the copy of {one.name} differs from the service's")
        return self.ledger.check(values)

    @property
    def summary(self):
        edits = sum(one.edits for one in self.editors)
        return (
            f"{edits} edits, {self.ledger.confirmed} acknowledged updates, "
            f"{sum(one.conflicts for one in self.editors)} conflicts, {self.ledger.without_response} updates without "
            f"a response, {self.kills} kills")
