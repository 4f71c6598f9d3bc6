"""The lock file of a data folder is removed while a server uses the folder."""

from house.people import House
from house.server import free_port, run_martlet


def refusal(done):
    """The one line of a command that did nothing."""
    assert done.returncode == 1, done
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(lines) == 1 and lines[0].startswith("martlet: "), done.stderr
    return lines[0]


def test_a_second_start_is_refused_without_the_lock_file(new_server, engine):
    """Whatever store the first server has, no second process takes its folder for an embedded one."""
    server = new_server(dev=False)
    server.start()
    house = House(server)
    pool = house.make_pool()
    (server.folder / "martlet.lock").unlink()
    for _ in range(2):
        line = refusal(run_martlet(
            "serve", "--data", server.folder, "--port", free_port(), "--admin-port", free_port(),
            environment=server.root_key))
        assert "another process" in line and str(server.folder) in line
    if engine == "sqlite":
        assert "uses" in refusal(run_martlet("rekey", "--data", server.folder))
    assert pool in run_martlet("pool", "list", *server.store, environment=server.root_key).stdout
    assert house.make_person(pool).sub
    assert server.stop() == 0
    server.start()
    assert house.make_person(pool).sub
