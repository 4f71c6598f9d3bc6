"""Keys, pipes and descriptors that are not as they should be."""

import os
import resource
import socket
import subprocess
import time

import pytest

from house.people import House
from house.server import run_martlet


def sealing_key(server):
    """The file with the key: beside the data folder, not in it."""
    return server.folder.with_name(server.folder.name + ".sealing-key")


@pytest.mark.parametrize("harm", ["missing", "wrong", "cut", "open to all"])
def test_without_its_sealing_key_it_does_not_start(new_server, harm):
    """FLT-25 ADM-04"""
    server = new_server()
    server.start()
    house = House(server)
    client = house.make_client(house.make_pool())
    person = house.make_person(client.pool)
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
    assert done.returncode not in (0, -4, -5, -6, -11, 132, 134) and done.stderr.strip(), done
    if harm == "missing":
        assert not path.exists() or path.read_bytes() != b"", "no key is made over existing data"
        path.unlink(missing_ok=True)
    path.write_bytes(whole)
    path.chmod(mode)
    server.start()
    assert house.srp(client, person.username).authenticate_user()["AuthenticationResult"]


def test_a_reader_of_its_log_that_leaves(new_server):
    """FLT-20"""
    server = new_server()
    reading, writing = os.pipe()
    server.process = subprocess.Popen(
        server.command(), env=server.environment, stdin=subprocess.DEVNULL, stdout=writing, stderr=writing, cwd="/")
    os.close(writing)
    while not server.is_ready():
        assert server.is_alive()
        time.sleep(0.02)
    os.close(reading)
    house = House(server)
    for _ in range(20):
        house.wire.post("Nonsense", b"{")
    assert server.is_alive() and house.make_pool()


@pytest.mark.seconds(120)
def test_more_callers_than_descriptors(new_server):
    """FLT-17"""
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
    end = time.monotonic() + 20
    while not server.is_ready():
        assert server.is_alive() and time.monotonic() < end
        time.sleep(0.1)
    assert House(server).admin.list_user_pools(MaxResults=1)


def test_two_processes_on_one_database(new_server, engine):
    """RACE-17: both start at once on an empty database, and both serve."""
    if engine == "sqlite":
        pytest.skip("one folder belongs to one process")
    one = new_server()
    two = new_server(share=one)
    two.environment.update({name: one.environment[name] for name in ("MARTLET_ACCESS_KEY_ID", "MARTLET_SECRET_ACCESS_KEY")})
    two.access_key_id, two.secret_access_key = one.access_key_id, one.secret_access_key
    import threading

    threads = [threading.Thread(target=server.start) for server in (one, two)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert one.is_ready() and two.is_ready()
    first, second = House(one), House(two)
    client = first.make_client(first.make_pool())
    person = first.make_person(client.pool)
    assert second.sign_in(client, person.username)
    token = second.sign_in(client, person.username)["AccessToken"]
    first.anyone.global_sign_out(AccessToken=first.sign_in(client, person.username)["AccessToken"])
    with pytest.raises(second.anyone.exceptions.NotAuthorizedException):
        second.anyone.get_user(AccessToken=token)
