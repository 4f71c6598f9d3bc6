"""Many at once."""

import collections
import threading

from botocore.exceptions import ClientError

WORKERS = 32


def all_at_once(*works):
    """Runs every work in a thread of its own, released together. Gives what each returned, or the error code it met."""
    gate = threading.Barrier(len(works))
    outcomes = [None] * len(works)

    def run(index, work):
        gate.wait(30)
        try:
            outcomes[index] = work() or True
        except ClientError as error:
            outcomes[index] = error.response["Error"]["Code"]
        except Exception as error:  # an answer that is none must fail the test, not vanish in a thread
            outcomes[index] = repr(error)

    threads = [threading.Thread(target=run, args=item, daemon=True) for item in enumerate(works)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(80)
        assert not thread.is_alive(), "a worker got no answer"
    return outcomes


def winners(outcomes):
    """What the successful workers returned."""
    return [one for one in outcomes if not isinstance(one, str)]


def losses(outcomes):
    """How many workers met which error."""
    return collections.Counter(one for one in outcomes if isinstance(one, str))
