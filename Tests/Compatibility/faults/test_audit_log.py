"""The audit log under kill -9 and on a full disk."""

import os
import random
import re

import pytest

from testkit.audit import files, lines, records, verify
from testkit.cognito import CognitoAPI, unique

ROUNDS = max(3, int(os.environ.get("KILL_ROUNDS", "100")) // 20)


@pytest.mark.seconds(1800)
@pytest.mark.rows("ADM-12")
def test_the_log_is_whole_after_each_kill(new_server):
    """What was written stays in the chain, and a line that was not written to its end is no cut."""
    server, kept = new_server(dev=False), 0
    for _ in range(ROUNDS):
        server.start()
        admin = CognitoAPI(server).admin
        for _ in range(random.randint(5, 25)):
            admin.create_user_pool(PoolName=unique("pool"))
        server.kill()
        code, told = verify(server)
        assert code == 0, told
        found = len(records(server, eventName="CreateUserPool"))
        assert found >= kept
        kept = found
    # A line that was not written to its end.
    last = files(server)[-1]
    last.write_bytes(last.read_bytes() + b'{"eventVersion":"1.03","userIden')
    code, told = verify(server)
    assert code == 0, told
    assert "32 bytes of a record" in told, told
    server.start()
    assert server.stop() == 0
    code, told = verify(server)
    assert code == 0, told
    assert "NOT WHOLE" not in told, told
    assert not re.search(r"\b1 (files|records|checkpoints|bytes)\b", told), told
    # The same cut, but before a checkpoint.
    last = files(server)[-1]
    last.write_bytes(b"\n".join(last.read_bytes().split(b"\n")[:-2])[:-7])
    assert verify(server)[0] == 1
    assert lines(server)
