"""Confirming a sign-up by the link in the mail, and addresses that are no addresses."""

import html
import re
import urllib.parse

import pytest
import requests

from house.people import PASSWORD, attributes, new_email, unique

BY_LINK = {
    "AutoVerifiedAttributes": ["email"],
    "VerificationMessageTemplate": {
        "DefaultEmailOption": "CONFIRM_WITH_LINK",
        "EmailMessageByLink": "Hello {username}, {##Yes, it is me##}!",
        "EmailSubjectByLink": "Is it you?",
    },
}


def link_of(house, email):
    message = house.message(email)
    target = html.unescape(re.search(r'<a href="([^"]+)">Yes, it is me</a>', message["body"])[1])
    assert message["subject"] == "Is it you?" and target.startswith(house.server.url + "/confirmUser?")
    return target


def test_a_link_confirms_once(house):
    """UP-VER-02 UP-MSG-21 UP-MSG-24 SGN-STA-06"""
    pool = house.make_pool(**BY_LINK)
    client = house.make_client(pool, secret=True)
    username, email = unique("link+") , new_email()
    house.anyone.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"email": email}),
        **client.hash(username))
    target = link_of(house, email)
    assert house.status_of(pool, username) == "UNCONFIRMED"
    page = requests.get(target, timeout=10)
    assert page.status_code == 200 and "confirmed" in page.text
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert house.status_of(pool, username) == "CONFIRMED"
    assert house.attributes_of(pool, username)["email_verified"] == "true"
    assert requests.get(target, timeout=10).status_code == 400


def test_a_wrong_code_in_a_link_confirms_nobody(house):
    """UP-VER-02"""
    pool = house.make_pool(**BY_LINK)
    client = house.make_client(pool)
    username, email = unique("link"), new_email()
    house.anyone.sign_up(
        ClientId=client.id, Username=username, Password=PASSWORD, UserAttributes=attributes({"email": email}))
    parts = urllib.parse.urlsplit(link_of(house, email))
    query = dict(urllib.parse.parse_qsl(parts.query))
    query["confirmation_code"] = f"{(int(query['confirmation_code']) + 1) % 1_000_000:06}"
    wrong = parts._replace(query=urllib.parse.urlencode(query)).geturl()
    assert requests.get(wrong, timeout=10).status_code == 400
    assert house.status_of(pool, username) == "UNCONFIRMED"


@pytest.mark.parametrize("query", ["", "%zz", "%", "client_id=%zz&user_name=%ff&confirmation_code=1", "a" * 6000])
def test_an_address_that_is_none_is_refused(house, query):
    """A stray percent sign once stopped the process."""
    for path in ["/confirmUser", "/inbox/messages"]:
        answer = requests.Request("GET", house.server.url + path).prepare()
        answer.url += "?" + query
        assert requests.Session().send(answer, timeout=10).status_code in (200, 400, 414)
    assert house.admin.list_user_pools(MaxResults=1)["ResponseMetadata"]["HTTPStatusCode"] == 200
