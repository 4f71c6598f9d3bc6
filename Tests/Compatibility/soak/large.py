"""What calls cost in a large store on PostgreSQL, against a small one: `make bench-large POOLS=100000 USERS=10000000`.

Two databases of one private PostgreSQL: one with 10 pools and 1,000 users, and a large one. In each, half of the users
are in one pool, and the others are spread over the rest. Pools, app clients and users are written by COPY, as copies of
rows that the server has written. They have no password; users who sign in are made by the API. Each
call is measured in both stores in turn, one after another, by one caller; the middle one of several rounds is shown.

Statements and bytes of the write-ahead log are PostgreSQL's own counts (pg_stat_statements), without what the server
does when nothing is asked.
"""

import argparse
import hashlib
import os
import pathlib
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from urllib.parse import urlsplit, urlunsplit

from testkit.cognito import PASSWORD, CognitoAPI
from testkit.postgres import PostgresServer, run_psql
from testkit.server import TestServer

SMALL = (10, 1000)
# How many pools besides the largest have users who sign in, and how many each of them has.
SAMPLED, CALLERS = 20, 5
CALLS, IDLE_SECONDS = 200, 5
# How often a call is repeated that a server was too busy for.
PATIENCE = 60
TABLES = ["pools", "clients", "users", "sign_in_names", "user_search"]
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
MEMBER = "member-000000000"
# Those that are to end with this program.
SERVERS = []


def text(number, length, kind):
    """Letters that look drawn, one text for each number."""
    value = int.from_bytes(hashlib.sha256(f"{kind}{number}".encode()).digest())
    letters = []
    for _ in range(length):
        value, place = divmod(value, len(LETTERS))
        letters.append(LETTERS[place])
    return "".join(letters)


def pool_id(number):
    return "us-east-1_" + text(number, 9, "pool")


def client_id(number):
    return text(number, 26, "client")


def user_id(number):
    digits = hashlib.sha256(f"user{number}".encode()).hexdigest()
    return f"{digits[:8]}-{digits[8:12]}-4{digits[13:16]}-8{digits[17:20]}-{digits[20:32]}"


def run_long(url, statement):
    """Runs a statement that may take an hour."""
    subprocess.run(["psql", "--no-psqlrc", "--quiet", "--dbname", url, "--command", statement], check=True)


class Copies:
    """Rows of a database that are written as copies of rows of one pool with one user."""

    def __init__(self, url, pool, client, user):
        self.url, self.pool, self.client, self.user = url, pool, client, user

    def template(self, table):
        condition = f"pool_id = '{self.pool}'"
        return run_psql(self.url, f"COPY (SELECT * FROM {table} WHERE {condition}) TO STDOUT").splitlines()

    def write(self, table, lines):
        words = ["psql", "--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1", "--dbname", self.url]
        process = subprocess.Popen([*words, "--command", f"COPY {table} FROM STDIN"], stdin=subprocess.PIPE, text=True)
        with process.stdin as sink:
            for line in lines:
                sink.write(line + "\n")
        if process.wait() != 0:
            raise RuntimeError(f"{table} could not be written")

    def add_pools(self, count):
        for table in ("pools", "clients"):
            line, = self.template(table)
            self.write(table, (
                line.replace(self.pool, pool_id(number)).replace(self.client, client_id(number))
                for number in range(count)))

    def add_users(self, count, pools):
        for table in ("users", "sign_in_names", "user_search"):
            lines = self.template(table)
            self.write(table, (
                line.replace(self.pool, pool_id(place(number, pools))).replace(self.user, user_id(number))
                .replace(MEMBER, f"member-{number:09}")
                for number in range(count) for line in lines))

    def without_indexes(self, fill):
        """Fills tables whose indexes are made afterwards, which takes a part of the time."""
        names = ", ".join(f"'{table}'" for table in TABLES)
        keys = run_psql(self.url, f"""
            SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
                format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
            FROM pg_constraint WHERE contype = 'p' AND conrelid::regclass::text IN ({names})""")
        others = run_psql(self.url, f"""
            SELECT format('DROP INDEX %I', indexname), indexdef FROM pg_indexes WHERE tablename IN ({names})
            AND indexname NOT IN (SELECT conname FROM pg_constraint)""")
        pairs = [line.split("|", 1) for line in (keys + others).splitlines() if line]
        assert len(pairs) > len(TABLES)
        for drop, _ in pairs:
            run_psql(self.url, drop)
        fill()
        for _, make in pairs:
            run_long(self.url, make)


def place(number, pools):
    """The number of a user's pool: every second user is in the first one."""
    return 0 if number % 2 == 0 else 1 + number // 2 % (pools - 1)


class Large:
    """A server with so many pools and users."""

    def __init__(self, folder, url, pools, users):
        self.pools, self.users = pools, users
        self.server = TestServer(folder, database=url)
        SERVERS.append(self.server)
        self.server.dev = False
        self.server.environment["MARTLET_PUBLIC_URL"] = self.server.url
        self.url = url
        began = time.monotonic()
        self.fill()
        self.filled = time.monotonic() - began
        self.started = self.server.start(patience=600)
        self.api = CognitoAPI(self.server)
        step = max(1, (pools - 1) // SAMPLED)
        self.sampled = [0, *range(1, pools, step)][:SAMPLED + 1]
        self.callers = [(number, self.make_caller(number, k)) for number in self.sampled for k in range(CALLERS)]
        self.tokens = [self.sign_in(index)["AccessToken"] for index in range(len(self.callers))]
        self.made = 0

    def fill(self):
        self.server.start()
        api = CognitoAPI(self.server)
        pool = api.make_pool(PoolName="template")
        client = api.make_client(pool)
        made = api.admin.admin_create_user(
            UserPoolId=pool, Username=MEMBER, MessageAction="SUPPRESS", UserAttributes=[
                {"Name": "email", "Value": f"{MEMBER}@example.com"}, {"Name": "email_verified", "Value": "true"},
                {"Name": "name", "Value": f"A {MEMBER}"}])["User"]
        if self.server.stop() != 0:
            raise RuntimeError(self.server.tail())
        user, = [each["Value"] for each in made["Attributes"] if each["Name"] == "sub"]
        copies = Copies(self.url, pool, client.id, user)

        def rows():
            # Each table has the template's rows until all copies are made.
            copies.add_users(self.users, self.pools)
            copies.add_pools(self.pools)

        copies.without_indexes(rows)
        run_psql(self.url, "CREATE EXTENSION IF NOT EXISTS pg_stat_statements")
        run_long(self.url, "VACUUM ANALYZE")

    def make_caller(self, number, k):
        name = f"caller-{number}-{k}"
        self.api.admin.admin_create_user(UserPoolId=pool_id(number), Username=name, MessageAction="SUPPRESS")
        self.api.admin.admin_set_user_password(
            UserPoolId=pool_id(number), Username=name, Password=PASSWORD, Permanent=True)
        return name

    def post(self, operation, body, signed=False):
        # On a machine that does other work too, a server may be too busy to begin in time.
        for _ in range(PATIENCE):
            response = self.api.wire.post(operation, body, signed=signed)
            if response.status_code != 503:
                break
            time.sleep(1)
        if response.status_code != 200:
            raise RuntimeError(f"{operation}: {response.status_code} {response.text}")
        return response.json()

    def sign_in(self, index):
        number, name = self.callers[index % len(self.callers)]
        return self.post("InitiateAuth", {
            "ClientId": client_id(number), "AuthFlow": "USER_PASSWORD_AUTH",
            "AuthParameters": {"USERNAME": name, "PASSWORD": PASSWORD}})["AuthenticationResult"]

    def get_user(self, index):
        self.post("GetUser", {"AccessToken": self.tokens[index % len(self.tokens)]})

    def list_users(self, index):
        pool = self.sampled[index % len(self.sampled)]
        self.post("ListUsers", {"UserPoolId": pool_id(pool), "Limit": 60}, signed=True)

    def find_user(self, index):
        """By a prefix of the address, in the largest pool."""
        number = 2 * (index * 7919 % (self.users // 2))
        found = self.post("ListUsers", {
            "UserPoolId": pool_id(0), "Filter": f'email ^= "member-{number:09}"', "Limit": 60}, signed=True)
        if len(found["Users"]) != 1:
            raise RuntimeError(f"user {number} is not in the store")

    def create_user(self, index):
        self.made += 1
        self.post("AdminCreateUser", {
            "UserPoolId": pool_id(self.sampled[index % len(self.sampled)]), "Username": f"new-{self.made}",
            "MessageAction": "SUPPRESS",
            "UserAttributes": [{"Name": "email", "Value": f"new-{self.made}@example.com"}]}, signed=True)

    def counts(self):
        """Statements, transactions, and bytes of the log that statements wrote, since the server's start."""
        line = run_psql(self.url, """
            SELECT COALESCE(SUM(calls) FILTER
                    (WHERE query !~* '^(begin|commit|rollback|set|deallocate|start|reset|show)'), 0),
                (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()),
                COALESCE(SUM(wal_bytes), 0)
            FROM pg_stat_statements AS s JOIN pg_database AS d ON d.oid = s.dbid
            WHERE d.datname = current_database()""")
        return [int(value) for value in line.strip().split("|")]


CALLED = {
    "sign-in with a password": Large.sign_in, "GetUser": Large.get_user, "ListUsers, 60": Large.list_users,
    "ListUsers, one by its address": Large.find_user, "AdminCreateUser": Large.create_user,
}


def measure(store, call):
    """The median of milliseconds, and of the server's microseconds of processor time."""
    times, before = [], store.server.cpu_seconds()
    for index in range(CALLS):
        began = time.perf_counter()
        call(store, index)
        times.append(time.perf_counter() - began)
    return statistics.median(times) * 1e3, (store.server.cpu_seconds() - before) / CALLS * 1e6


def costs(store, call):
    """Statements and transactions of a call, and its bytes of the log, with pages that are in the log already."""
    for index in range(CALLS):
        call(store, index)
    # PostgreSQL's processes tell what they did once they are idle for a second.
    time.sleep(2)
    start = store.counts()
    time.sleep(IDLE_SECONDS)
    idle = [after - before for before, after in zip(start, store.counts())]
    time.sleep(2)
    start, began = store.counts(), time.monotonic()
    for index in range(CALLS):
        call(store, index)
    time.sleep(2)
    seconds = time.monotonic() - began
    return [(after - before - quiet * seconds / IDLE_SECONDS) / CALLS
            for before, after, quiet in zip(start, store.counts(), idle)]


def table(rows):
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths))).rstrip(), flush=True)


def run(arguments, postgres):
    stores = []
    for name, (pools, users) in {"small": SMALL, "large": (arguments.pools, arguments.users)}.items():
        run_psql(postgres.url, f"CREATE DATABASE {name}")
        url = urlunsplit(urlsplit(postgres.url)._replace(path=f"/{name}"))
        print(f"writing {pools:,} pools and {users:,} users", flush=True)
        stores.append(Large(pathlib.Path(postgres.folder).parent / name, url, pools, users))
        size = run_psql(url, "SELECT pg_size_pretty(pg_database_size(current_database()))").strip()
        print(f"written in {stores[-1].filled:.0f} s, {size}; a start takes {stores[-1].started:.2f} s", flush=True)
    rows = [["", "small p50 ms", "large p50 ms", "ratio", "small CPU us", "large CPU us", "ratio"]]
    for name, call in CALLED.items():
        print(f"measuring {name}", flush=True)
        rounds = [[measure(store, call) for store in stores] for _ in range(arguments.rounds + 1)][1:]
        small, large = [[statistics.median(each[k][value] for each in rounds) for value in (0, 1)] for k in (0, 1)]
        rows.append([name, f"{small[0]:.2f}", f"{large[0]:.2f}", f"{large[0] / small[0]:.2f}",
                     f"{small[1]:.0f}", f"{large[1]:.0f}", f"{large[1] / small[1]:.2f}"])
    table(rows)
    print()
    run_psql(postgres.url, "CHECKPOINT")
    rows = [["in the large store", "statements", "transactions", "bytes of WAL"]]
    for name, call in CALLED.items():
        statements, transactions, written = costs(stores[1], call)
        rows.append([name, f"{statements:.1f}", f"{transactions:.1f}", f"{written:,.0f}"])
    table(rows)
    for store in stores:
        if store.server.stop() != 0:
            raise RuntimeError(store.server.tail())


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pools", type=int, default=100_000)
    parser.add_argument("--users", type=int, default=10_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--shared-buffers", default="1GB", help="PostgreSQL's own memory")
    arguments = parser.parse_args()
    if arguments.pools < 2 * SAMPLED or arguments.users < 2 * arguments.pools:
        parser.error(f"{2 * SAMPLED} pools at least, and twice as many users")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    folder = pathlib.Path(tempfile.mkdtemp(prefix="martlet-large-"))
    os.chmod(folder, 0o755)
    postgres = PostgresServer(folder / "postgres")
    try:
        postgres.start()
        settings = {
            "shared_preload_libraries": "pg_stat_statements", "shared_buffers": arguments.shared_buffers,
            "max_wal_size": "8GB", "maintenance_work_mem": "512MB", "checkpoint_timeout": "1h",
        }
        for name, value in settings.items():
            run_psql(postgres.url, f"ALTER SYSTEM SET {name} = '{value}'")
        postgres.stop()
        postgres.start()
        run(arguments, postgres)
    finally:
        for server in SERVERS:
            if server.process is not None:
                server.kill()
        postgres.crash()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
