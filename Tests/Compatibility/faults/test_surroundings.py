"""A damaged key file, a closed log pipe, too few descriptors, a shared database."""

import os
import resource
import socket
import subprocess
import threading
import time

import pytest

from testkit.cognito import CognitoAPI
from testkit.server import run_martlet
from testkit.waiting import eventually


def sealing_key(server):
    """The sealing key's file, which lies beside the data folder."""
    return server.folder.with_name(server.folder.name + ".sealing-key")


@pytest.mark.parametrize("harm", ["missing", "wrong", "cut", "open to all"])
@pytest.mark.rows("FLT-25", "ADM-04")
def test_without_its_sealing_key_it_does_not_start(new_server, harm):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool())
    user = api.make_user(client.pool)
    assert server.stop() == 0
    path = sealing_key(server)
    whole, mode = path.read_bytes(), path.stat().st_mode & 0o777
    assert mode == 0o600
    if harm == "missing":
        path.unlink()
    elif harm == "wrong":
        path.write_bytes(bytes(byte ^ 1 if byte in b"23456789" else byte for byte in whole))
    elif harm == "cut":
        path.write_bytes(whole[: len(whole) // 2])
    else:
        path.chmod(0o644)
    done = run_martlet(*server.command()[1:])
    assert done.returncode not in (0, -4, -5, -6, -11, 132, 134), done
    assert done.stderr.strip(), done
    if harm == "missing":
        assert not path.exists() or path.read_bytes() != b"", "no key is made for existing data"
        path.unlink(missing_ok=True)
    path.write_bytes(whole)
    path.chmod(mode)
    server.start()
    assert api.srp(client, user.username).authenticate_user()["AuthenticationResult"]


@pytest.mark.rows("FLT-20")
def test_the_reader_of_the_log_ends(new_server):
    server = new_server()
    reading, writing = os.pipe()
    server.process = subprocess.Popen(
        server.command(), env=server.environment, stdin=subprocess.DEVNULL, stdout=writing, stderr=writing, cwd="/")
    os.close(writing)
    assert eventually(server.is_ready)
    os.close(reading)
    api = CognitoAPI(server)
    for _ in range(20):
        api.wire.post("Nonsense", b"{")
    assert server.is_alive()
    assert api.make_pool()


@pytest.mark.rows("FLT-17")
def test_more_callers_than_descriptors(new_server):
    server = new_server()
    server.start()
    used = server.open_files()
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (used + 20, used + 20))
    held = []
    for _ in range(100):
        connection = socket.socket()
        connection.settimeout(0.2)
        try:
            connection.connect(("127.0.0.1", server.port))
        except OSError:
            pass
        held.append(connection)
    time.sleep(1)
    assert server.is_alive()
    for connection in held:
        connection.close()
    assert eventually(server.is_ready)
    assert server.is_alive()
    assert CognitoAPI(server).admin.list_user_pools(MaxResults=1)


@pytest.mark.rows("RACE-17")
def test_two_processes_on_one_database(new_server, engine):
    """Both start at once on an empty database, and both serve."""
    if engine == "sqlite":
        pytest.skip("one folder belongs to one process")
    one = new_server()
    two = new_server(share=one)
    two.environment.update(one.root_key)
    two.access_key_id, two.secret_access_key = one.access_key_id, one.secret_access_key
    threads = [threading.Thread(target=server.start) for server in (one, two)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(90)
    assert one.is_ready()
    assert two.is_ready()
    first, second = CognitoAPI(one), CognitoAPI(two)
    client = first.make_client(first.make_pool())
    user = first.make_user(client.pool)
    assert second.sign_in(client, user.username)
    token = second.sign_in(client, user.username)["AccessToken"]
    first.public.global_sign_out(AccessToken=first.sign_in(client, user.username)["AccessToken"])
    with pytest.raises(second.public.exceptions.NotAuthorizedException):
        second.public.get_user(AccessToken=token)
