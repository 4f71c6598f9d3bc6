"""Negative controls: a ledger that sees nothing here would see nothing anywhere."""

import contextlib
import threading
import time

from failover.caller import Caller, Statuses
from failover.cast import persistently
from failover.faults import ALL as FAULTS
from failover.findings import DOUBLED, RESURRECTED, Verdict
from failover.promises import Passwords, Revocations
from failover.races import Races
from failover.single_use import AuthorizationCode

# A code that was exchanged stays as it was, as if its end were written later.
LATE = """
CREATE FUNCTION forget_exchange() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.session_id := OLD.session_id; RETURN NEW; END $$;
CREATE TRIGGER forget_exchange BEFORE UPDATE ON authorization_codes
    FOR EACH ROW EXECUTE FUNCTION forget_exchange()
"""
UNDO = "DROP TRIGGER forget_exchange ON authorization_codes; DROP FUNCTION forget_exchange()"
# What ends a session, changes a password or disables a user is undone later, as if a database had lost its last writes.
KEEP = """
CREATE TABLE kept_sessions AS TABLE user_sessions WITH NO DATA;
CREATE TABLE kept_users AS TABLE users WITH NO DATA;
CREATE FUNCTION keep_session() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
    $$ BEGIN INSERT INTO kept_sessions SELECT OLD.*; RETURN NULL; END $$;
CREATE FUNCTION keep_user() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
    $$ BEGIN INSERT INTO kept_users SELECT OLD.*; RETURN NULL; END $$;
CREATE TRIGGER keep_session AFTER DELETE ON user_sessions FOR EACH ROW EXECUTE FUNCTION keep_session();
CREATE TRIGGER keep_user AFTER UPDATE ON users FOR EACH ROW
    WHEN (OLD.credential IS DISTINCT FROM NEW.credential OR OLD.enabled <> NEW.enabled) EXECUTE FUNCTION keep_user()
"""
PUT_BACK = """
INSERT INTO user_sessions SELECT * FROM kept_sessions ON CONFLICT DO NOTHING;
UPDATE users SET credential = kept.credential, enabled = kept.enabled
    FROM (SELECT DISTINCT ON (pool_id, user_id) * FROM kept_users ORDER BY pool_id, user_id, version DESC) AS kept
    WHERE users.pool_id = kept.pool_id AND users.user_id = kept.user_id
"""
FORGET = """
DROP TRIGGER keep_session ON user_sessions; DROP TRIGGER keep_user ON users;
DROP FUNCTION keep_session; DROP FUNCTION keep_user; DROP TABLE kept_sessions; DROP TABLE kept_users
"""
# How many calls of each promise are undone.
UNDONE = 6
# Seconds after which no node of Martlet has an older row in its memory.
MEMORY = 2
# The same fault in synchronous mode loses nothing.
LOSES = FAULTS["cut-replication-and-kill"]


def race_with_late_ends(cluster, load, record, seed):
    """Races for authorization codes whose exchange the database forgets. Returns the verdict, which must have doubles.

    No Martlet is built for this: the server under test is the one that is shipped.
    """
    races, statuses, verdict = Races(load.cast, record, seed, kinds=[AuthorizationCode]), Statuses(), Verdict()
    cluster.run_sql(LATE)
    try:
        races.prepare()
        apps = list(cluster.apps.values())
        threads = races.threads(apps, statuses, time.monotonic(), threading.Event())
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(60)
        races.check([Caller(app, statuses, patience=30) for app in apps], verdict)
    finally:
        cluster.run_sql(UNDO)
    return verdict


def undo_revocations(cluster, load, record, seed):
    """Revokes sessions, disables users and changes passwords, and has the database undo it. Returns the verdict, in
    which they must be back."""
    promises, verdict = [made(load.cast, record, seed) for made in (Passwords, Revocations)], Verdict()
    callers = [Caller(app, Statuses(), patience=30) for app in cluster.apps.values()]
    cluster.run_sql(KEEP)
    try:
        for promise in promises:
            for number in range(UNDONE):
                persistently(lambda: promise.work(callers[number % len(callers)]))
        cluster.run_sql(PUT_BACK)
        time.sleep(MEMORY)
        for promise in promises:
            promise.check(callers, verdict)
    finally:
        cluster.run_sql(FORGET)
    return verdict


# By what it must find.
ALL = {
    "late end of codes, doubled": (race_with_late_ends, DOUBLED),
    "undone revocations, resurrected": (undo_revocations, RESURRECTED),
}


@contextlib.contextmanager
def asynchronous(cluster):
    """Patroni with `synchronous_mode` off."""
    cluster.configure(synchronous_mode=False)
    cluster.wait_until_whole()
    try:
        yield
    finally:
        cluster.configure(synchronous_mode=True)
        cluster.wait_until_whole()
