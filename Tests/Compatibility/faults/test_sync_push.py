"""Messages to devices survive kill -9, and a platform that was down."""

import pytest

from testkit.identities import IdentityAPI
from testkit.push import Apple, PushSite
from testkit.roles import Roles
from testkit.sync import SyncSite
from testkit.waiting import eventually


@pytest.fixture
def apple():
    made = Apple()
    yield made
    made.close()


@pytest.mark.rows("PUSH-SRV-02", "SYNC-11", "SYNC-12")
def test_devices_learn_of_each_last_change_also_after_kills(new_server, apple, tmp_path):
    server = new_server()
    server.start()
    roles = Roles(server)
    site = SyncSite(IdentityAPI(server), roles)
    push = PushSite(site, roles, tmp_path, apple)
    user = site.user()
    user.write("prefs", {"n": "0"})
    phones = [f"{number:064x}" for number in range(6)]
    for phone in phones:
        push.subscribed(user, phone)
    apple.down()
    for count in range(1, 4):
        user.write("prefs", {"n": str(count)}, {"n": count})
        server.kill()
        server.start()
    apple.up()
    # What the killed server had taken is free after a minute.
    assert eventually(lambda: all(4 in apple.counts(phone) for phone in phones), within=300)
    assert all(apple.counts(phone)[-1] == 4 for phone in phones)
    assert not apple.refused
