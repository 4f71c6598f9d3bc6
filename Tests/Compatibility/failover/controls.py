"""Negative controls: a ledger that sees nothing here would see nothing anywhere."""

import contextlib
import threading
import time

from failover.caller import Caller, Statuses
from failover.faults import ALL
from failover.findings import Verdict
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
# The same fault in synchronous mode loses nothing.
LOSES = ALL["cut-replication-and-kill"]


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
