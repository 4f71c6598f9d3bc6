"""The audit log in the database: read, searched and verified from there, on each node, and through a kill."""

import json

import pytest
from botocore.exceptions import ClientError

from testkit import store
from testkit.audit import files
from testkit.cognito import CognitoAPI, unique
from testkit.server import run_martlet
from testkit.targets import Server
from testkit.waiting import eventually

ARGUMENTS = ["--audit-store", "database"]


@pytest.fixture
def server(new_server):
    server = new_server(arguments=ARGUMENTS, dev=False)
    server.start()
    return server


def audit(server, *words):
    """A command about the log. It finds the setting in the environment, as in a file that servers share."""
    return run_martlet("audit", *words, *server.store, environment={
        **server.root_key, "MARTLET_AUDIT_STORE": "database"})


def verify(server):
    """The exit code of `martlet audit verify`, and what it has printed."""
    done = audit(server, "verify")
    return done.returncode, done.stdout + done.stderr


def found(server, *words):
    done = audit(server, "search", "--json", *words)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def names(server, *words):
    return [one["eventName"] for one in found(server, *words)]


def test_records_in_the_database_are_read_and_searched(server):
    api = CognitoAPI(server)
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    api.sign_in(client, user.username)
    with pytest.raises(ClientError):
        api.admin.delete_user_pool(UserPoolId="us-east-1_none12345")
    assert eventually(lambda: "DeleteUserPool" in names(server))
    assert names(server, "--pool", pool)[:2] == ["CreateUserPool", "CreateUserPoolClient"]
    assert "InitiateAuth" in names(server, "--pool", pool, "--succeeded")
    assert names(server, "--failed") == ["DeleteUserPool"]
    assert names(server, "--target", client.id, "--event", "InitiateAuth") == ["InitiateAuth"]
    last = audit(server, "tail", "--lines", "2", "--json", "--source", "cognito-idp").stdout.splitlines()
    assert [json.loads(line)["eventName"] for line in last] == ["InitiateAuth", "DeleteUserPool"]
    document = json.loads(audit(server, "export", "--event", "CreateUserPool").stdout)
    assert [one["eventName"] for one in document["Records"]] == ["CreateUserPool"]
    assert not files(server)
    # Without a server, and with the next one.
    before = names(server)
    assert server.stop() == 0
    assert names(server)[:len(before)] == before
    server.start()
    assert names(server)[:len(before)] == before
    code, told = verify(server)
    assert (code, "in the database" in told, "NOT" in told) == (0, True, False), told
    assert user.password.encode() not in b"".join(store.audit_lines(server))


@pytest.mark.parametrize("change, words", [
    (lambda server: store.change_audit_record(server, 3), "was changed"),
    (lambda server: store.drop_audit_record(server, 3), "is missing"),
    (lambda server: store.swap_audit_records(server, 3, 4), "was moved"),
    (lambda server: store.drop_audit_records(server, 4), "cut off"),
    (lambda server: store.drop_audit_records(server, 0), "the chain is missing"),
])
def test_changes_of_the_rows_are_found(server, change, words):
    admin = CognitoAPI(server).admin
    for _ in range(5):
        admin.create_user_pool(PoolName=unique("pool"))
    assert server.stop() == 0
    assert verify(server)[0] == 0
    change(server)
    code, told = verify(server)
    assert (code, words in told) == (1, True), told


def test_a_killed_server_loses_no_record_that_was_written(server):
    admin = CognitoAPI(server).admin
    pools = [admin.create_user_pool(PoolName=unique("pool"))["UserPool"]["Id"] for _ in range(20)]
    assert eventually(
        lambda: sum(b'"eventName":"CreateUserPool"' in line for line in store.audit_lines(server)) >= len(pools))
    server.kill()
    server.start()
    made = [one["responseElements"]["userPool"]["id"] for one in found(server, "--event", "CreateUserPool")]
    assert made == pools
    assert verify(server)[0] == 0


def test_records_in_the_database_are_delivered(new_server):
    receiver = Server(lambda _: (200, {}))
    try:
        server = new_server(arguments=[*ARGUMENTS, "--audit-target", f"{receiver.url}/audit"], dev=False)
        server.start()
        pool = CognitoAPI(server).make_pool()
        assert eventually(lambda: any(pool.encode() in one.body for one in receiver.received)), server.tail()
        assert server.stop() == 0
        lines = [line for one in receiver.received for line in one.body.splitlines()]
        numbers = [json.loads(line)["chain"]["sequence"] for line in lines]
        assert numbers == list(range(1, len(numbers) + 1))
        assert set(lines) <= set(store.audit_lines(server))
    finally:
        receiver.close()


def test_two_nodes_have_their_records_in_one_place(new_server, engine):
    if engine != "postgres":
        pytest.skip("SQLite has one node")
    one = new_server(arguments=ARGUMENTS, dev=False)
    one.start()
    two = new_server(share=one, arguments=ARGUMENTS, dev=False)
    two.access_key_id, two.secret_access_key = one.access_key_id, one.secret_access_key
    two.environment.update(one.root_key)
    two.start()
    pools = [CognitoAPI(server).make_pool() for server in (one, two, one, two)]
    assert eventually(lambda: len(found(one, "--event", "CreateUserPool")) == 4)
    made = [record["responseElements"]["userPool"]["id"] for record in found(one, "--event", "CreateUserPool")]
    assert made == pools
    two.kill()
    code, told = verify(one)
    assert (code, told.count("in the database")) == (0, 2), told
    assert one.stop() == 0


def test_a_size_of_files_is_refused(new_server):
    server = new_server(arguments=[*ARGUMENTS, "--audit-file-size", "8"], dev=False)
    with pytest.raises(Exception, match="there are no files"):
        server.start()
