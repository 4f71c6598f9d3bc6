"""Under the host name of a pool only its clients and its tokens work."""

import requests

from testkit.authorize import CALLBACK, OAUTH, request_of
from testkit.cognito import CognitoAPI, unique
from testkit.forms import Browser


def site_of(server):
    """A pool with a client and a user."""
    api = CognitoAPI(server)
    api.pool = api.make_pool()
    api.client = api.make_client(api.pool, secret=True, **OAUTH)
    api.user = api.make_user(api.pool)
    return api


def code_of(api):
    landed = Browser(api.server).sign_in(api.client, api.user)
    assert landed.is_client and landed.error is None
    return {"grant_type": "authorization_code", "code": landed.query["code"], "redirect_uri": CALLBACK}


def test_a_pools_host_serves_no_other_pool(server):
    """UP-DOM-01: authorization, tokens, their revocation, and userInfo."""
    own, other = site_of(server), site_of(server)
    prefix = unique("shop").lower()
    own.admin.create_user_pool_domain(Domain=prefix, UserPoolId=own.pool)
    host = {"Host": f"{prefix}.auth.localhost"}

    def post(path, api, form, headers=None):
        return requests.post(
            f"{server.url}{path}", data=form, headers=headers or host, auth=(api.client.id, api.client.secret),
            timeout=60)

    def user_info(token, headers):
        return requests.get(
            f"{server.url}/oauth2/userInfo", headers={**headers, "Authorization": f"Bearer {token}"}, timeout=60)

    for api, login in ((own, "/login?"), (other, "/error?")):
        asked = requests.get(
            f"{server.url}/oauth2/authorize", params=request_of(api.client), headers=host, allow_redirects=False,
            timeout=60)
        assert asked.headers["Location"].startswith(login)
    given = post("/oauth2/token", own, code_of(own))
    assert given.status_code == 200 and user_info(given.json()["access_token"], host).status_code == 200
    form = code_of(other)
    refused = post("/oauth2/token", other, form)
    assert refused.status_code == 400 and refused.json()["error"] == "invalid_client"
    elsewhere = post("/oauth2/token", other, form, {"Accept": "*/*"})
    assert elsewhere.status_code == 200, "the refusal has not used the code"
    token = elsewhere.json()
    assert user_info(token["access_token"], host).status_code == 401
    assert post("/oauth2/revoke", other, {"token": token["refresh_token"]}).json()["error"] == "invalid_client"
    assert user_info(token["access_token"], {}).status_code == 200, "nothing was revoked"
    own.admin.delete_user_pool_domain(Domain=prefix, UserPoolId=own.pool)
    own.tear_down()
    other.tear_down()
