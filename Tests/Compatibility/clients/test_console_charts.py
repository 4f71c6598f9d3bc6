"""The console's charts: what happened is counted, told by the command, and drawn."""

import re

import pytest

from testkit.admin import ask_admin
from testkit.aws import refused
from testkit.cognito import PASSWORD, new_email, unique
from testkit.console import Console
from testkit.roles import allow
from testkit.server import run_martlet
from testkit.waiting import eventually


def totals(api, pool, period="day"):
    return {name: sum(values) for name, values in
            ask_admin(api.server, "GetHourlyTotals", pool=pool, period=period)["totals"].items()}


def counted(found, name):
    return found.get(name, 0)


def test_what_happens_in_a_pool_is_counted_told_and_drawn(api):
    pool = api.make_pool(AutoVerifiedAttributes=["email"])
    client = api.make_client(pool)
    user = api.make_user(pool)
    tokens = api.sign_in(client, user.username)
    api.sign_in(client, user.username)
    with refused("NotAuthorizedException"):
        api.sign_in(client, user.username, password="Wrong-Horse-7")
    api.refresh(client, tokens["RefreshToken"])
    api.public.sign_up(
        ClientId=client.id, Username=unique("new"), Password=PASSWORD,
        UserAttributes=[{"Name": "email", "Value": new_email()}])
    assert eventually(lambda: counted(totals(api, pool), "messages_delivered") == 1)
    found = totals(api, pool)
    assert (found["sign_ins"], found["refused_sign_ins"], found["token_refreshes"], found["sign_ups"]) == (2, 1, 1, 1)
    assert sum(count for name, count in found.items() if name.startswith(("within_", "beyond_"))) == 3
    assert "failed_sign_ins" not in found and not any("risk" in name for name in found)
    for period in ("week", "month"):
        assert totals(api, pool, period) == found

    console = Console(api.server)
    page = console.show(f"/console/pools/{pool}/charts")
    assert "2 sign-ins were completed, 1 attempts refused, 0 failed." in page.text
    assert "Users who signed up: 1." in page.text and "Tokens were refreshed 1 times." in page.text
    assert "1 messages were delivered, 0 attempts failed." in page.text
    assert "Threat protection found no risk." in page.text
    assert "Half of the requests took up to" in page.text or "more than 1 s" in page.text
    assert "every 10 seconds" in page.text, "what a killed node loses"
    assert re.search(r"Users who signed in within a day\s+1", page.text)
    assert page.source.count("<svg") == len(re.findall(r"<svg[^>]*><title ", page.source)) == 5
    assert "style=" not in page.source and len(page.source) < 60_000
    for link in [link for link in page.links if "period=" in link]:
        assert "2 sign-ins were completed" in console.show(link).text
    assert "2 sign-ins were completed" in console.show(f"/console/pools/{pool}").text
    home = console.show("/console")
    assert "Sign-ins" in home.text and "/console/charts" in home.links
    assert console.show("/console/charts?period=nothing").status == 200
    ran = run_martlet("server", "totals", "--pool", pool, *api.server.store, environment=api.server.root_key)
    assert ran.returncode == 0, ran.stderr
    assert "sign_ins 2" in ran.stdout and len(ran.stdout.splitlines()) == 24


@pytest.mark.one_engine
def test_charts_are_the_accounts_and_say_so_to_others(api, roles):
    pool = api.make_pool()
    console = Console(api.server, roles.key_of(roles.make_user(allow("cognito-idp:*"))))
    assert "<svg" not in console.show("/console").source
    assert console.show(f"/console/pools/{pool}").status == 200
    denied = console.show(f"/console/pools/{pool}/charts")
    assert denied.status in (400, 403) and "AccessDenied" in denied.text and "<svg" not in denied.source


@pytest.mark.one_engine
def test_totals_of_nothing_are_refused_by_name(api):
    console = Console(api.server)
    missing = console.show("/console/pools/us-east-1_Missing1/charts")
    assert missing.status in (400, 404) and "<svg" not in missing.source
    with pytest.raises(AssertionError):
        ask_admin(api.server, "GetHourlyTotals", period="year")
