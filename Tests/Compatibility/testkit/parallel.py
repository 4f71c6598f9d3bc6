"""Calls at the same time."""

import collections
import threading
import time

from botocore.exceptions import ClientError

from testkit.waiting import LIMIT

WORKERS = 32


def patiently(call):
    """Repeats `call` while the server is too busy to begin it, as the SDKs do. Returns its result."""
    end = time.monotonic() + LIMIT
    while True:
        try:
            return call()
        except ClientError as error:
            if error.response["Error"].get("Message") != "The service is busy. Try again." or time.monotonic() > end:
                raise
        time.sleep(0.2)


def call_at_once(*calls):
    """Runs each call in its own thread, all released together. Returns the results, or the error codes."""
    gate = threading.Barrier(len(calls))
    results = [None] * len(calls)

    def run(index, call):
        gate.wait(60)
        try:
            results[index] = patiently(call) or True
        except ClientError as error:
            results[index] = error.response["Error"]["Code"]
        except Exception as error:  # a lost response must fail the test, not end a thread
            results[index] = repr(error)

    threads = [threading.Thread(target=run, args=item, daemon=True) for item in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive(), "a call got no response"
    return results


def winners(results):
    """The results of the calls that succeeded."""
    return [one for one in results if not isinstance(one, str)]


def losses(results):
    """The error codes of the other calls, counted."""
    return collections.Counter(one for one in results if isinstance(one, str))
