"""The first operator in Chromium: from the address that the start has printed to the console, and back in."""

import re

import pytest

from testkit.operators import PASSWORD, setup_address
from testkit.totp import App


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No page of these depends on the store."""
    return request.param


@pytest.mark.seconds(600)
def test_the_first_operator_is_made_and_signs_in(new_server, browser):
    server = new_server()
    server.start()
    browser.open(setup_address(server))
    browser.shoot("setup")
    assert browser.title == "The first operator"
    assert browser.violations() == []
    browser.fill(name="ada", password=PASSWORD, again=PASSWORD + "x")
    browser.press("button.main")
    assert "The passwords differ." in browser.text
    browser.fill(password=PASSWORD, again=PASSWORD)
    browser.press("button.main")
    browser.shoot("done")
    assert browser.violations() == []
    browser.press("main a")
    browser.send(username="ada", password=PASSWORD)
    app = App(browser.one(".key code").text.replace(" ", ""))
    browser.fill(code=app.code())
    browser.one("form.form button.main").click()
    browser.wait(lambda: browser.title == "Home", "the console")
    browser.shoot("home")
    assert "assumed-role/ConsoleAdmin/ada" in browser.text
    assert browser.violations() == []
    browser.open(f"{server.admin_url}/console/pools")
    browser.press("footer button")
    assert browser.title == "You are not signed in"
    assert browser.violations() == []
    browser.open(f"{server.admin_url}/console/pools")
    browser.press("main a")
    browser.send(username="ada", password=PASSWORD)
    browser.fill(code=app.code())
    browser.one("form.form button.main").click()
    browser.wait(lambda: browser.title == "User pools", "the page that was asked for")
    assert re.search(r"us-east-1_\w+", browser.text)
