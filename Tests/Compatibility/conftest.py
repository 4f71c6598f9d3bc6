"""One server for each engine and worker; each test gets a house on both in turn."""

import os
import shutil
import signal
import tempfile
import pathlib

import pytest

from house.people import House
from house.postgres import new_database
from house.server import BINARY, Martlet

SECONDS_PER_TEST = int(os.environ.get("SECONDS_PER_TEST", "90"))


def pytest_configure(config):
    config.addinivalue_line("markers", "seconds(n): the time this test may take")
    config.addinivalue_line("markers", "xdist_group(name): tests that one worker runs")
    if not BINARY.exists():
        raise pytest.UsageError(f"{BINARY} is missing: run make release")
    if "TEST_POSTGRES" not in os.environ:
        raise pytest.UsageError("TEST_POSTGRES is not set: run this through Scripts/postgres-for-tests run")


@pytest.fixture(autouse=True)
def time_limit(request):
    """No test hangs the run."""
    marker = request.node.get_closest_marker("seconds")

    def give_up(*_):
        raise TimeoutError("the test took too long")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(marker.args[0] if marker else SECONDS_PER_TEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def scratch():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="martlet-walks-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def engine(request):
    return request.param


@pytest.fixture(scope="session")
def server(engine, scratch):
    """The release binary, ready to answer."""
    made = Martlet(scratch / engine, database=new_database() if engine == "postgres" else None)
    made.start()
    yield made
    assert made.is_alive(), f"martlet ended with {made.process.returncode} during the walks:\n{made.tail(60)}"
    assert made.stop() == 0


@pytest.fixture
def house(server):
    assert server.is_alive(), server.tail(60)
    made = House(server)
    yield made
    made.tear_down()


@pytest.fixture
def new_server(engine, scratch, request):
    """Makes servers of a test's own, on the engine at hand; they are stopped with the test."""
    made = []

    def make(name=None, share=None, **settings):
        """`share` is another server whose store the new one uses."""
        folder = scratch / f"{engine}-{request.node.name[:20].replace('[', '-').strip(']')}-{os.getpid()}-{len(made)}"
        database = share.database if share else (new_database() if engine == "postgres" else None)
        made.append(Martlet(share.folder if share else folder, database=database, **settings))
        return made[-1]

    yield make
    for server in made:
        if server.process is not None:
            server.kill()
