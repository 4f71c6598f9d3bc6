"""The store of a server, read and changed without the server. The only place that names its tables."""

import sqlite3
import time

from testkit.postgres import run_psql

USERS, SIGNING_KEYS = "users", "signing_keys"
AUTHORIZATION_CODES, DEVICE_CODES = "authorization_codes", "device_authorizations"
STEPS, NODES, PROPERTIES = "migrations", "store_nodes", "store_properties"
AUDIT_RECORDS = "audit_records"
USED_CHALLENGES, SIGN_IN_FAILURES = "used_challenges", "password_attempts"


def signing_keys(server, pool):
    """Key id, token use and sealed key of a pool's signing keys."""
    sealed = "encode(sealed, 'hex')" if server.database else "hex(sealed)"
    rows = _run(server, f"SELECT kid, token_use, {sealed} FROM {SIGNING_KEYS} WHERE pool_id = '{pool}'")
    return [(kid, use, bytes.fromhex(text)) for kid, use, text in rows]


def bring_new_keys_forward(server, seconds):
    """Makes pools' keys that do not sign yet, and the end of those before them, come so many seconds earlier."""
    now = time.time_ns() // 1000
    changes = ", ".join(
        f"{name} = CASE WHEN {name} > {now} THEN {name} - {seconds * 1_000_000} ELSE {name} END"
        for name in ("signs_from", "retired_at"))
    _run(server, f"UPDATE {SIGNING_KEYS} SET {changes}")


def used_challenges(server):
    """How many used SRP challenges are recorded."""
    return int(_run(server, f"SELECT count(*) FROM {USED_CHALLENGES}")[0][0])


def authorization_codes(server):
    """The hashes of the authorization codes that are stored."""
    hash = "encode(code_hash, 'hex')" if server.database else "hex(code_hash)"
    return [bytes.fromhex(text) for text, in _run(server, f"SELECT {hash} FROM {AUTHORIZATION_CODES}")]


def device_codes(server, client):
    """How many codes for devices of an app client are stored and have not expired."""
    wanted = f"client_id = '{client}' AND expires_at > {time.time_ns() // 1000}"
    return int(_run(server, f"SELECT count(*) FROM {DEVICE_CODES} WHERE {wanted}")[0][0])


def age_users(server, microseconds):
    """Makes all users in the stopped server's store older."""
    _run(server, f"UPDATE {USERS} SET created_at = created_at - {microseconds}")


def lock_names(server):
    """Locks the names with five failures in the stopped server's store for 15 minutes, and forgets other failures."""
    now = time.time_ns() // 1000
    _run(server, f"DELETE FROM {SIGN_IN_FAILURES} WHERE failures < 5")
    _run(server, f"UPDATE {SIGN_IN_FAILURES} SET failures = 1000, in_flight = 0, failed_at = {now}")


def add_step(server, name):
    """Has the store say that a newer version has applied a step."""
    _run(server, f"INSERT INTO {STEPS} (name) VALUES ('{name}')")


def remove_step(server, name):
    _run(server, f"DELETE FROM {STEPS} WHERE name = '{name}'")


def forget_property(server, name):
    """Takes a property of the whole store away."""
    _run(server, f"DELETE FROM {PROPERTIES} WHERE name = '{name}'")


def add_node(server, name, version, steps, seconds_ago, public_url=None):
    """Has the store say that a process of another version has started, and was last seen so many seconds ago."""
    then = time.time_ns() // 1000 - seconds_ago * 1_000_000
    url = f"'{public_url}'" if public_url else "NULL"
    _run(server, f"INSERT INTO {NODES} (node_id, version, steps, started_at, seen_at, public_url) "
                 f"VALUES ('{name}', '{version}', {steps}, {then}, {then}, {url})")


def remove_nodes(server, version):
    _run(server, f"DELETE FROM {NODES} WHERE version = '{version}'")


def audit_lines(server):
    """The lines of the audit records in the store, chain by chain."""
    line = "encode(line, 'hex')" if server.database else "hex(line)"
    rows = _run(server, f"SELECT {line} FROM {AUDIT_RECORDS} ORDER BY chain_id, sequence")
    return [bytes.fromhex(text) for text, in rows]


def drop_audit_record(server, number):
    _run(server, f"DELETE FROM {AUDIT_RECORDS} WHERE sequence = {number}")


def drop_audit_records(server, after):
    """Cuts the ends of all chains."""
    _run(server, f"DELETE FROM {AUDIT_RECORDS} WHERE sequence > {after}")


def swap_audit_records(server, one, other):
    """Gives two records of each chain the numbers of each other."""
    for old, new in [(one, -1), (other, one), (-1, other)]:
        _run(server, f"UPDATE {AUDIT_RECORDS} SET sequence = {new} WHERE sequence = {old}")


def change_audit_record(server, number):
    """Changes a byte in a record of each chain."""
    changed = "set_byte(line, 30, get_byte(line, 30) # 1)" if server.database else \
        "CAST(substr(line, 1, 30) || x'21' || substr(line, 32) AS BLOB)"
    _run(server, f"UPDATE {AUDIT_RECORDS} SET line = {changed} WHERE sequence = {number}")


def damage(server):
    """What SQLite's integrity check finds; nothing on PostgreSQL."""
    return [] if server.database else [row for row, in _run(server, "PRAGMA integrity_check") if row != "ok"]


def _run(server, statement):
    if server.database:
        return [line.split("|") for line in run_psql(server.database, statement).splitlines()]
    store = sqlite3.connect(server.folder / "martlet.sqlite", timeout=60)
    try:
        with store:
            return store.execute(statement).fetchall()
    finally:
        store.close()
