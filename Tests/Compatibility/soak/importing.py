"""What an import of users from a file costs sign-ins, and how fast it is beside bare batches of the same rows.

    PYTHONPATH=Tests/Compatibility Scripts/postgres-for-tests run .venv/bin/python -m soak.importing --rows 500000

Sign-ins come at a fixed rate, whether the server keeps up or not, first without the import and then during it; a time
counts from when the sign-in was due. The bare batches are the rows that the import has written, of 50 users in each
transaction and in the file's order, in an empty store with the same tables. The exit code is 1 if a goal is missed.
"""

import argparse
import contextlib
import heapq
import http.client
import itertools
import json
import pathlib
import queue
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

from testkit.cognito import CognitoAPI
from testkit.imports import Imports
from testkit.postgres import new_database, run_psql
from testkit.server import BINARY, TestServer

BATCH, CALLERS, USERS = 50, 16, 32
# The p99 of sign-ins during an import as a multiple of that without, and the share of bare batches.
MOST, LEAST = 1.5, 1 / 3


class SignIns:
    """Password sign-ins at a fixed rate."""

    def __init__(self, server, client, users, rate):
        self.server, self.client, self.users, self.rate = server, client, users, rate
        self.due, self.taken, self.failed = queue.Queue(), [], 0
        for _ in range(CALLERS):
            threading.Thread(target=self._call, daemon=True).start()

    def _call(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
        headers = {
            "Content-Type": "application/x-amz-json-1.1",
            "X-Amz-Target": "AWSCognitoIdentityProviderService.InitiateAuth"}
        while True:
            at, user = self.due.get()
            body = json.dumps({
                "ClientId": self.client.id, "AuthFlow": "USER_PASSWORD_AUTH",
                "AuthParameters": {"USERNAME": user.username, "PASSWORD": user.password}})
            try:
                connection.request("POST", "/", body, headers)
                response = connection.getresponse()
                response.read()
                self.failed += response.status != 200
            except (OSError, http.client.HTTPException):
                self.failed += 1
                connection.close()
            self.taken.append(time.monotonic() - at)
            self.due.task_done()

    def during(self, is_over):
        """The times of the sign-ins until `is_over`, sorted."""
        self.taken, self.failed = [], 0
        users, at = itertools.cycle(self.users), time.monotonic()
        while not is_over():
            at += 1 / self.rate
            time.sleep(max(at - time.monotonic(), 0))
            self.due.put((at, next(users)))
        self.due.join()
        assert self.failed == 0, f"{self.failed} of {len(self.taken)} sign-ins failed"
        return sorted(self.taken)


def share(times, part):
    return times[min(int(len(times) * part), len(times) - 1)]


def tables_of_users(names, columns):
    """The tables with a row or more for each user, `users` first."""
    found = [name for name in names if {"pool_id", "user_id"} <= set(columns(name))]
    return sorted(found, key=lambda name: (name != "users", name))


def batches(streams):
    """The rows of users, merged by username and cut after every so many: each a list of (table, row)."""
    merged = heapq.merge(*streams, key=lambda entry: entry[:2])
    users = (list(rows) for _, rows in itertools.groupby(merged, key=lambda entry: entry[0]))
    while group := list(itertools.islice(users, BATCH)):
        yield [(table, row) for rows in group for _, table, row in rows]


def bare_sqlite(folder, pool, scratch):
    source = sqlite3.connect(f"file:{next(pathlib.Path(folder).glob('*.sqlite'))}?mode=ro", uri=True)
    names = [name for (name,) in source.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    tables = tables_of_users(names, lambda name: [row[1] for row in source.execute(f"PRAGMA table_info({name})")])
    target = sqlite3.connect(scratch / "bare.sqlite", isolation_level=None)
    target.execute("PRAGMA journal_mode = WAL")
    target.execute("PRAGMA synchronous = FULL")
    for sql, in source.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"):
        target.execute(sql)

    def rows(number, table):
        columns = [row[1] for row in source.execute(f"PRAGMA table_info({table})")]
        place = columns.index("user_id")
        found = source.execute(f"SELECT * FROM {table} WHERE pool_id = ?", (pool,))
        return sorted((names[row[place]], number, row) for row in found)

    names = dict(source.execute("SELECT user_id, username FROM users WHERE pool_id = ?", (pool,)))

    work = list(batches([rows(number, table) for number, table in enumerate(tables)]))
    statements = []
    for table in tables:
        width = len(source.execute(f"PRAGMA table_info({table})").fetchall())
        statements.append(f"INSERT INTO {table} VALUES ({', '.join('?' * width)})")
    began = time.monotonic()
    for batch in work:
        target.execute("BEGIN IMMEDIATE")
        for table, row in batch:
            target.execute(statements[table], row)
        target.execute("COMMIT")
    taken = time.monotonic() - began
    target.close()
    source.close()
    return taken


def bare_postgres(url, pool, scratch):
    listed = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"

    def columns(name):
        return run_psql(url, f"""SELECT column_name FROM information_schema.columns
            WHERE table_schema = current_schema() AND table_name = '{name}' ORDER BY ordinal_position""").split()

    tables = tables_of_users(run_psql(url, listed).split(), columns)
    bare = new_database()
    dumped = subprocess.run(["pg_dump", "--schema-only", "--no-owner", url], check=True, capture_output=True, text=True)
    subprocess.run(["psql", "--quiet", "--dbname", bare], input=dumped.stdout, check=True, capture_output=True, text=True)

    def rows(number, table):
        values = " || ',' || ".join(f"quote_nullable(t.{name})" for name in columns(table))
        reading = subprocess.Popen(
            ["psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--field-separator", "\t", "--dbname", url,
             "--command", f"""SELECT u.username, {values}
                 FROM users u JOIN {table} t ON t.pool_id = u.pool_id AND t.user_id = u.user_id
                 WHERE u.pool_id = '{pool}' ORDER BY u.username COLLATE "C" """],
            stdout=subprocess.PIPE, text=True)
        for line in reading.stdout:
            username, _, row = line.rstrip("\n").partition("\t")
            yield username, number, row

    script = scratch / "bare.sql"
    with script.open("w") as file:
        for batch in batches([rows(number, table) for number, table in enumerate(tables)]):
            file.write("BEGIN;\n")
            for table, entries in itertools.groupby(sorted(batch, key=lambda entry: entry[0]), lambda entry: entry[0]):
                values = ",".join(f"({row})" for _, row in entries)
                file.write(f"INSERT INTO {tables[table]} VALUES {values};\n")
            file.write("COMMIT;\n")
    began = time.monotonic()
    subprocess.run(
        ["psql", "--quiet", "--set", "ON_ERROR_STOP=1", "--dbname", bare, "--file", script], check=True,
        capture_output=True, text=True)
    return time.monotonic() - began


def measure(engine, options, scratch):
    server = TestServer(scratch / engine, database=new_database() if engine == "postgres" else None)
    server.start()
    try:
        api = CognitoAPI(server)
        pool = api.make_pool(AutoVerifiedAttributes=["email"])
        client = api.make_client(pool)
        users = [api.make_user(pool) for _ in range(USERS)]
        calls = SignIns(server, client, users, options.rate)
        calls.during(until(5))
        alone = calls.during(until(options.seconds))
        imports = Imports(api, api.make_pool(AutoVerifiedAttributes=["email"]))
        rows = (imports.row(f"user{number:06}") for number in range(options.rows))
        job = imports.create()
        assert imports.upload(job["PreSignedUrl"], imports.file(scratch / "users.csv", list(rows))) == 200
        imports.start(job)
        last = [0.0, "Pending"]

        def is_over():
            # Asked once a second, and only if no sign-in waits: threads of Python take turns, so a sign-in would be
            # measured with the work of the question.
            if time.monotonic() - last[0] > 1:
                calls.due.join()
                last[:] = [time.monotonic(), imports.state(job)["Status"]]
            return last[1] not in ("Pending", "InProgress")

        beside = calls.during(is_over)
        ended = imports.state(job)
        assert (ended["Status"], ended["ImportedUsers"]) == ("Succeeded", options.rows), ended
        taken = (ended["CompletionDate"] - ended["StartDate"]).total_seconds()
        assert server.stop() == 0
        bare = bare_postgres(server.database, imports.pool, scratch) if server.database else bare_sqlite(
            server.folder, imports.pool, scratch)
    finally:
        if server.process is not None:
            server.kill()
    ratio, part = share(beside, 0.99) / share(alone, 0.99), bare / taken
    for name, times in (("without", alone), ("during", beside)):
        print(f"{engine}: sign-ins {name}: {len(times)}, p50 {share(times, 0.5) * 1000:.1f} ms, "
              f"p99 {share(times, 0.99) * 1000:.1f} ms")
    print(f"{engine}: p99 during / without {ratio:.2f} (goal: at most {MOST})")
    print(f"{engine}: {options.rows / taken:.0f} rows a second, bare batches {options.rows / bare:.0f}: "
          f"a share of {part:.2f} (goal: at least {LEAST:.2f})", flush=True)
    return ratio <= MOST and part >= LEAST


def until(seconds):
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rows", type=int, default=500_000)
    parser.add_argument("--rate", type=float, default=20, help="sign-ins a second")
    parser.add_argument("--seconds", type=float, default=60, help="how long sign-ins are measured without the import")
    parser.add_argument("--engines", default="sqlite,postgres")
    options = parser.parse_args()
    if not BINARY.exists():
        sys.exit(f"{BINARY} is missing")
    scratch = pathlib.Path(tempfile.mkdtemp(prefix="martlet-importing-"))
    with contextlib.ExitStack() as stack:
        stack.callback(shutil.rmtree, scratch, ignore_errors=True)
        passed = [measure(engine, options, scratch) for engine in options.engines.split(",")]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
