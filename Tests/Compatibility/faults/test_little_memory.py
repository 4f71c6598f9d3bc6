"""The limits of the process leave too little memory, or too few threads, for a server."""

import concurrent.futures
import os
import subprocess

import pytest

from house.people import House
from house.server import BINARY, Martlet, free_port

# Below the first, the system itself cannot load the program: it says so in a line, or ends it.
MEGABYTES = [160, 180, 200, 220, 240, 260, 280, 300, 340, 380, 400, 440, 460, 480]


def start(folder, *limit):
    """A start under a limit, to its end; None if it hangs or serves."""
    command = [*limit, str(BINARY), "serve", "--data", str(folder)]
    command += ["--port", str(free_port()), "--admin-port", str(free_port())]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("MARTLET_", "AWS_"))}
    with subprocess.Popen(
        command, env={**clean, "SWIFT_BACKTRACE": "enable=no"}, cwd="/", stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as process:
        try:
            said, complaint = process.communicate(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            return None
    return subprocess.CompletedProcess(command, process.returncode, said, complaint)


def line(done):
    """The one line of a start that did not come about."""
    assert done is not None, "it hangs or serves"
    lines = [text for text in done.stderr.splitlines() if text.strip()]
    assert done.returncode == 1 and len(lines) == 1 and done.stdout == "", done
    return lines[0]


@pytest.mark.seconds(300)
@pytest.mark.parametrize("option", ["as", "data"])
def test_a_start_with_too_little_memory_ends_with_a_line(scratch, option):
    """No signal and no trap, and nothing is made on the way."""
    for megabytes in MEGABYTES:
        folder = scratch / f"little-{option}-{megabytes}"
        said = line(start(folder, "prlimit", f"--{option}={megabytes << 20}"))
        assert said.startswith("martlet: too little memory") and "ulimit" in said, (megabytes, said)
        assert not folder.exists(), megabytes


def test_a_start_with_too_few_threads_ends_with_a_line(scratch):
    """What would be a trap of the network library later is a line before anything is opened."""
    if os.geteuid() != 0:
        pytest.skip("the limit counts all processes of a user; only root can be another user for a moment")
    folder = scratch / "few-threads"
    said = line(start(folder, "prlimit", "--nproc=12", "setpriv", "--reuid=54321", "--clear-groups"))
    assert said.startswith("martlet: too few threads"), said
    assert not folder.exists()


@pytest.mark.seconds(120)
def test_a_gigabyte_of_addresses_is_enough(scratch):
    """What docs/operations.md says is enough, is: the server works under that limit."""
    server = Martlet(scratch / "a-gigabyte")
    command, enough = server.command, (1 << 30) + (32 << 20) * max(0, os.cpu_count() - 2)
    server.command = lambda: ["prlimit", f"--as={enough}", *command()]
    server.start()
    try:
        house = House(server)
        client = house.make_client(house.make_pool())
        people = [house.make_person(client.pool) for _ in range(4)]
        with concurrent.futures.ThreadPoolExecutor(16) as crowd:
            tokens = list(crowd.map(lambda number: house.sign_in(client, people[number % 4].username), range(200)))
        assert all(token["AccessToken"] for token in tokens) and server.is_alive()
        assert server.stop() == 0
    finally:
        server.kill()
