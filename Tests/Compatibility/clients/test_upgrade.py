"""Versions beside one another: what a newer one has done to the schema, and who may finish it."""

import pytest

from testkit.cognito import CognitoAPI, unique
from testkit.server import run_martlet
from testkit.store import add_node, add_step, remove_nodes, remove_step


def upgrade_check(server):
    done = run_martlet("upgrade-check", *server.store)
    return done.returncode, done.stdout + done.stderr


def finish(server):
    done = run_martlet("migrate", "--finish", *server.store)
    return done.returncode, done.stdout + done.stderr


def is_open_to(server):
    """Whether the server serves an administrator."""
    return bool(CognitoAPI(server).make_pool())


def test_an_upgrade_of_an_up_to_date_store_has_nothing_to_do(new_server):
    server = new_server()
    server.start()
    if not server.database:
        assert server.stop() == 0
    code, said = upgrade_check(server)
    assert code == 0
    assert "Nothing is to be done." in said
    assert ("runs since" in said) is (server.database is not None)
    if server.database:
        assert server.stop() == 0
        assert "runs since" not in upgrade_check(server)[1]
    code, said = finish(server)
    assert code == 0
    assert "up to date" in said


def test_a_node_starts_beside_a_newer_one_that_has_only_added(new_server):
    server = new_server()
    server.start()
    if not server.database:
        assert server.stop() == 0
        add_step(server, "zzz-0001-added")
        with pytest.raises(RuntimeError, match="newer Martlet"):
            server.start()
        assert upgrade_check(server)[0] == 0
        return
    add_step(server, "zzz-0001-added")
    other = new_server(share=server)
    other.environment.update(server.root_key)
    other.access_key_id, other.secret_access_key = server.access_key_id, server.secret_access_key
    other.start()
    assert is_open_to(server)
    assert is_open_to(other)
    assert "A newer version has added zzz-0001-added." in upgrade_check(server)[1]
    for node in (server, other):
        assert node.stop() == 0
    # It does not know all tables.
    done = run_martlet("rekey", *server.store)
    assert done.returncode == 1
    assert "newer Martlet" in done.stderr


def test_a_node_refuses_a_store_that_lacks_something(new_server):
    server = new_server()
    server.start()
    assert server.stop() == 0
    add_step(server, "contract/zzz-0002-removed")
    with pytest.raises(RuntimeError, match="newer Martlet"):
        server.start()
    code, said = upgrade_check(server)
    assert code == 1
    assert "refuses the store" in said
    remove_step(server, "contract/zzz-0002-removed")
    server.start()
    assert is_open_to(server)
    assert server.stop() == 0


def test_nothing_is_taken_away_while_an_older_node_lives(new_server):
    server = new_server()
    server.start()
    if not server.database:
        code, said = finish(server)
        assert code == 1
        assert "another process" in said
        assert server.stop() == 0
        return
    add_node(server, unique("node"), version="0.0.9", steps=1, seconds_ago=30)
    code, said = finish(server)
    assert code == 1
    assert "0.0.9" in said
    assert "version 0.0.9 runs since" in upgrade_check(server)[1]
    remove_nodes(server, "0.0.9")
    # One that has not said for a minute that it lives has ended.
    add_node(server, unique("node"), version="0.0.9", steps=1, seconds_ago=90)
    code, said = finish(server)
    assert code == 0, said
    assert server.stop() == 0


def test_nodes_with_different_public_urls_are_named(new_server):
    server = new_server()
    server.start()
    if not server.database:
        assert server.stop() == 0
    assert "public URLs" not in upgrade_check(server)[1]
    for url in ("https://one.example", "https://two.example"):
        add_node(server, unique("node"), version="0.0.9", steps=1, seconds_ago=1, public_url=url)
    code, said = upgrade_check(server)
    assert code == 0
    assert "https://one.example, https://two.example" in said
