"""The console's pages about one user: a new one, its invitation, second factors, sessions and devices."""

import pytest

from testkit.aws import refused
from testkit.cognito import as_dict, new_email, unique
from testkit.console import Console
from testkit.devices import ALWAYS, Tracking
from testkit.factors import TOKEN, Factors


@pytest.fixture
def console(api):
    return Console(api.server)


def security(pool, name):
    return f"/console/pools/{pool}/user-security?username={name}"


def confirm(console, form, **fields):
    """Sends a form, sees that the page only reviews it, and confirms."""
    review = console.send(form, **fields)
    assert review.status == 200, review.text
    return review, console.send(review.form(reviewed="yes"))


@pytest.mark.rows("UP-ACU-17", "UP-ACU-18")
def test_a_user_is_made_with_an_invitation_that_is_sent_again(api, console):
    pool, name, email = api.make_pool(), unique("new"), new_email()
    path = f"/console/pools/{pool}/new-user"
    assert path in console.show(f"/console/pools/{pool}/users").links
    review, made = confirm(
        console, console.show(path).form(username=None), username=name, email=email, verified="true",
        password="Correct-Horse-7", invitation="email")
    assert "Correct-Horse-7" not in review.text, "a password is in no command and in no table"
    assert made.title.startswith(name)
    user = api.admin.admin_get_user(UserPoolId=pool, Username=name)
    assert user["UserStatus"] == "FORCE_CHANGE_PASSWORD"
    found = as_dict(user["UserAttributes"])
    assert (found["email"], found["email_verified"]) == (email, "true")
    assert "Correct-Horse-7" in api.messages(email)[-1]["body"]
    _, again = confirm(console, made.form(action="resendInvitation"))
    assert again.title.startswith(name)
    assert len(api.messages(email)) == 2
    silent = unique("silent")
    _, made = confirm(console, console.show(path).form(username=None), username=silent, invitation="none")
    assert made.title.startswith(silent)
    taken = console.send(console.show(path).form(username=None), username=silent, invitation="none")
    taken = console.send(taken.form(reviewed="yes"))
    assert "UsernameExistsException" in taken.text


def test_a_pool_of_addresses_names_its_new_user(api, console):
    pool, email = api.make_pool(UsernameAttributes=["email"]), new_email()
    _, made = confirm(
        console, console.show(f"/console/pools/{pool}/new-user").form(username=None), username=email,
        invitation="none")
    user = api.admin.admin_get_user(UserPoolId=pool, Username=email)
    assert made.title.startswith(user["Username"]) and user["Username"] != email


@pytest.mark.rows("USR-UI-07")
def test_one_of_several_factors_is_turned_off(api, console):
    factors = Factors(api, "OPTIONAL", TOKEN)
    user = factors.make_user()
    factors.with_app(user)
    page = console.show(security(factors.pool, user.username))
    unknown = console.send(page.form(id="SOFTWARE_TOKEN_MFA", action="turnOff"), id="HOPE")
    assert unknown.form(id="SOFTWARE_TOKEN_MFA", action="turnOff"), "an unknown factor changes nothing"

    def stored():
        found = api.admin.admin_get_user(UserPoolId=factors.pool, Username=user.username)
        return found.get("UserMFASettingList", [])

    _, off = confirm(console, page.form(id="SOFTWARE_TOKEN_MFA", action="turnOff"))
    assert stored() == []
    confirm(console, off.form(id="SOFTWARE_TOKEN_MFA", action="turnOn"))
    assert stored() == ["SOFTWARE_TOKEN_MFA"]
    review = console.send(off.form(id="EMAIL_OTP", action="turnOn"))
    refusal = console.send(review.form(reviewed="yes"))
    assert refusal.status == 400 and stored() == ["SOFTWARE_TOKEN_MFA"], "the pool does not offer it"


def test_one_of_two_sessions_is_ended(api, console):
    pool = api.make_pool()
    api.admin.set_user_pool_session_configuration(UserPoolId=pool, UserSessionTracking="ENABLED", TokenSession={"MaxPerUser": 20})
    client, user = api.make_client(pool), api.make_user(pool)
    sign_ins = [api.sign_in(client, user.username) for _ in range(2)]
    stored = api.admin.admin_list_user_sessions(UserPoolId=pool, Username=user.username)["Sessions"]
    page = console.show(security(pool, user.username))
    _, done = confirm(console, page.form(action="endSession", id=stored[0]["SessionId"]))
    left = api.admin.admin_list_user_sessions(UserPoolId=pool, Username=user.username)["Sessions"]
    assert [one["SessionId"] for one in left] == [stored[1]["SessionId"]]
    assert sum(form["fields"].get("action") == "endSession" for form in done.forms) == 1
    live = []
    for one in sign_ins:
        try:
            live.append(api.public.get_user(AccessToken=one["AccessToken"]))
        except api.public.exceptions.NotAuthorizedException:
            pass
    assert len(live) == 1
    untracked = api.make_pool()
    shown = console.show(security(untracked, api.make_user(untracked).username))
    assert "User session tracking is not enabled" in shown.text


def test_a_device_is_forgotten(api, console):
    tracking = Tracking(api, ALWAYS)
    user = tracking.make_user()
    device = tracking.make_device(user)
    page = console.show(security(tracking.pool, user.username))
    _, done = confirm(console, page.form(action="forgetDevice", id=device.key))
    assert "No device of the user is remembered." in done.text
    with refused("ResourceNotFoundException"):
        api.admin.admin_get_device(UserPoolId=tracking.pool, Username=user.username, DeviceKey=device.key)
