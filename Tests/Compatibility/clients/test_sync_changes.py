"""Long polls for changes of datasets: what web clients have in place of push messages."""

import http.client
import pathlib
import socket
import time
import urllib.parse

import pytest
import requests

from testkit.identities import IdentityAPI
from testkit.polls import in_background, waiting
from testkit.roles import Roles, allow
from testkit.sync import ARN, VARIABLES, SyncSite
from testkit.waiting import eventually


@pytest.fixture
def site(identities, roles):
    return SyncSite(identities, roles)


def test_a_waiting_page_learns_of_a_change(site):
    """The whole life of a dataset: its begin, an update, its deletion."""
    phone, page = site.user("ann"), site.user("ann")
    for since, change in [
        (0, lambda: phone.write("prefs", {"a": "1"})),
        (1, lambda: phone.write("prefs", {"b": "2"})),
        (2, lambda: phone.client.delete_dataset(**phone.of("prefs"))),
    ]:
        response = in_background(lambda since=since: page.changes("prefs", since=since, wait=30))
        assert eventually(lambda: waiting(site.server) > 0)
        change()
        told = response()
        assert told.status_code == 200
        assert told.json() == {"DatasetSyncCount": since + 1}
        assert told.headers["Access-Control-Allow-Origin"] == "*"
        assert told.headers["Cache-Control"] == "no-store"
    assert page.changes("prefs", since=1).json() == {"DatasetSyncCount": 3}, "at once"


def test_a_poll_ends_unchanged_after_its_time(site):
    user = site.user()
    began = time.monotonic()
    assert user.changes("prefs", since=0, wait=1).json() == {"DatasetSyncCount": 0}
    assert time.monotonic() - began >= 0.9
    assert user.changes("prefs", since=0, wait=0).json() == {"DatasetSyncCount": 0}


@pytest.mark.one_engine
@pytest.mark.rows("PERM-ARN-04")
def test_polls_that_are_refused(site, roles):
    """What a role must allow is ListRecords, on the dataset."""
    ann, bob = site.user(), site.user()
    for query in ({}, {"since": "x"}, {"since": -1}, {"since": 0, "wait": 31}, {"since": 0, "wait": -1},
                  {"since": 2 ** 63}, {"since": 0, "wait": "1e1"}):
        response = ann.changes("prefs", **query)
        assert response.status_code == 400, (query, response.text)
        assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert ann.changes("a/b", since=0).status_code == 400
    own, ann.identity = ann.identity, bob.identity
    refused = ann.changes("prefs", since=0)
    assert refused.headers["x-amzn-ErrorType"] == "AccessDeniedException:"
    assert "cognito-sync:ListRecords" in refused.json()["message"]
    ann.identity = own
    url, headers = ann.signed_changes("prefs", since=0)
    unsigned = requests.get(url, headers={"Origin": headers["Origin"]}, timeout=60)
    assert unsigned.headers["x-amzn-ErrorType"] == "MissingAuthenticationTokenException:"
    changed = requests.get(url.replace("since=0", "since=1"), headers=headers, timeout=60)
    assert changed.headers["x-amzn-ErrorType"] == "InvalidSignatureException:"
    asked = {"Origin": headers["Origin"], "Access-Control-Request-Method": "GET"}
    preflight = requests.options(url, headers=asked, timeout=60)
    assert preflight.ok
    assert "GET" in preflight.headers["Access-Control-Allow-Methods"]
    writer = SyncSite(site.identities, roles, [allow("cognito-sync:UpdateRecords", f"{ARN}{VARIABLES}/*")]).user()
    assert writer.changes("prefs", since=0).headers["x-amzn-ErrorType"] == "AccessDeniedException:"


class Polls:
    """Long polls on a connection each, as many as wanted."""

    def __init__(self, server, devices, each=1):
        self.responses = []
        for device in devices:
            for number in range(each):
                url, headers = device.signed_changes(f"d{number}", since=0, wait=30)
                there = urllib.parse.urlsplit(url)
                made = http.client.HTTPConnection(there.hostname, there.port, timeout=90)
                made.request("GET", f"{there.path}?{there.query}", headers=headers)
                self.responses.append(made)

    def read(self):
        """The bodies of all responses; None for a connection without a response."""
        bodies = []
        for made in self.responses:
            try:
                bodies.append(made.getresponse().read())
            except (OSError, http.client.HTTPException):
                bodies.append(None)
            made.close()
        return bodies


@pytest.mark.one_engine
def test_hundreds_wait_and_hold_neither_threads_nor_slots(new_server):
    server = new_server()
    server.start()
    site = SyncSite(IdentityAPI(server), Roles(server))
    devices = [site.user() for _ in range(30)]
    threads = len(list(pathlib.Path(f"/proc/{server.process.pid}/task").iterdir()))
    polls = Polls(server, devices, each=8)
    assert eventually(lambda: waiting(server) == 240)
    assert len(list(pathlib.Path(f"/proc/{server.process.pid}/task").iterdir())) <= threads + 2
    metrics = requests.get(server.admin_url + "/metrics", timeout=60).text
    assert "martlet_requests_running 0\n" in metrics
    assert "martlet_requests_waiting 0\n" in metrics
    devices[0].write("d0", {"a": "1"})
    assert eventually(lambda: waiting(server) == 239)
    # A tab that opens when eight wait already takes the place of the first.
    more = Polls(server, [devices[1]])
    assert eventually(lambda: waiting(server) == 239)
    # Closed tabs leave their places when the server notices, and at the latest when their time is over.
    for made in polls.responses[-8:]:
        made.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        made.close()
    assert eventually(lambda: waiting(server) == 231)
    # The end of the server responds to all that wait.
    assert server.stop() == 0
    del polls.responses[-8:]
    bodies = polls.read()
    assert bodies[0] == b'{"DatasetSyncCount":1}'
    assert bodies[1:] == [b'{"DatasetSyncCount":0}'] * 231
    assert more.read() == [b'{"DatasetSyncCount":0}']
