"""A record of acknowledged writes.

Each write changes two attributes to one value, so that a partial write can be seen. After a crash every acknowledged
write must be there; a write without a response is there as a whole or not at all.
"""

import random
import threading

from botocore.exceptions import BotoCoreError, ClientError

from testkit.aws import boto_client
from testkit.cognito import as_dict, attributes


class Ledger:
    def __init__(self, server, pool):
        self.server, self.pool = server, pool
        self.admin = boto_client(server, signed=True)
        self.acknowledged = {}  # name: the last acknowledged value, None after a deletion
        self.possible = {}      # name: other values that the store may hold
        self.doubtful = set()   # names whose last write has no response
        self.errors = []
        self.writes = 0
        self._lock = threading.Lock()
        self._next = 0

    def run(self, workers=4):
        """Starts the writers. Returns a function that stops them and waits."""
        stop = threading.Event()
        threads = [threading.Thread(target=self._work, args=(stop, number), daemon=True) for number in range(workers)]
        for thread in threads:
            thread.start()

        def end():
            stop.set()
            for thread in threads:
                thread.join(60)
                assert not thread.is_alive(), "a writer got neither response nor error"

        return end

    def _work(self, stop, worker):
        chance = random.Random(worker)
        own = []
        while not stop.is_set():
            with self._lock:
                self._next += 1
                number = self._next
            if own and chance.random() < 0.5:
                name = chance.choice(own)
                delete = chance.random() < 0.1
                if delete:
                    own.remove(name)
            else:
                name, delete = f"w{worker}-{number}", False
                own.append(name)
            if not self._write(name, None if delete else str(number), is_new=name == f"w{worker}-{number}"):
                if name in own:
                    own.remove(name)
                stop.wait(0.05)

    def _write(self, name, value, is_new):
        """One write. A name whose write got no response is not written again before `check`."""
        with self._lock:
            self.possible.setdefault(name, set()).add(value)
            self.doubtful.add(name)
        try:
            self._send(name, value, is_new)
        except (ClientError, BotoCoreError) as error:
            with self._lock:
                self.errors.append(error)
            return False
        with self._lock:
            self.acknowledged[name] = value
            self.possible[name] = {value}
            self.doubtful.discard(name)
            self.writes += 1
        return True

    def _send(self, name, value, is_new):
        where = {"UserPoolId": self.pool, "Username": name}
        if value is None:
            self.admin.admin_delete_user(**where)
            return
        pair = attributes({"name": value, "nickname": value})
        if is_new:
            self.admin.admin_create_user(**where, UserAttributes=pair, MessageAction="SUPPRESS")
        else:
            self.admin.admin_update_user_attributes(**where, UserAttributes=pair)

    def check(self, names=None):
        """Reads names back: each holds an acknowledged or a possible value, and no part of one."""
        for name in list(names if names is not None else self.possible):
            seen = self._read(name)
            allowed = self.possible[name] | {self.acknowledged.get(name)}
            assert seen in allowed, f"{name}: found {seen!r}, acknowledged was {self.acknowledged.get(name)!r}"
            if name not in self.doubtful:
                assert seen == self.acknowledged[name]
            self.acknowledged[name], self.possible[name] = seen, {seen}
            self.doubtful.discard(name)

    def _read(self, name):
        try:
            user = self.admin.admin_get_user(UserPoolId=self.pool, Username=name)
        except self.admin.exceptions.UserNotFoundException:
            return None
        seen = as_dict(user["UserAttributes"])
        assert seen["name"] == seen["nickname"], f"{name} is partly written: {seen}"
        return seen["name"]
