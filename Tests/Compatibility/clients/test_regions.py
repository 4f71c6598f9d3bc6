"""One server of two regions: a pool belongs to the region whose name signs its creation."""

import pytest
import requests

from testkit import tokens
from testkit.aws import boto_client, refused
from testkit.cognito import CognitoAPI, unique
from testkit.server import ACCOUNT, run_martlet

EUROPE, AMERICA = "eu-west-1", "us-east-1"


@pytest.fixture
def server(new_server):
    made = new_server(dev=False)
    made.region = f"{EUROPE},{AMERICA}"
    made.start()
    return made


@pytest.fixture
def apis(server):
    return {region: CognitoAPI(server, region=region) for region in (EUROPE, AMERICA)}


def listed(api):
    """The ids of the pools that a region lists, two at a time."""
    pages = api.admin.get_paginator("list_user_pools").paginate(PaginationConfig={"PageSize": 2})
    return [pool["Id"] for page in pages for pool in page["UserPools"]]


def test_each_region_has_its_own_pools(apis):
    made = {region: {api.make_pool() for _ in range(3)} for region, api in apis.items()}
    for region, api in apis.items():
        assert set(listed(api)) == made[region]
        assert len(listed(api)) == 3
        for pool in made[region]:
            assert pool.startswith(f"{region}_")
            found = api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
            assert found["Arn"] == f"arn:aws:cognito-idp:{region}:{ACCOUNT}:userpool/{pool}"


def test_a_pool_of_another_region_is_unknown_to_signed_calls(apis):
    home, away = apis[EUROPE], apis[AMERICA]
    pool = home.make_pool()
    client = home.make_client(pool)
    user = home.make_user(pool).username
    arn = home.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["Arn"]
    unknown = f"User pool {pool} does not exist."
    for call in (
            lambda admin: admin.describe_user_pool(UserPoolId=pool),
            lambda admin: admin.delete_user_pool(UserPoolId=pool),
            lambda admin: admin.list_users(UserPoolId=pool),
            lambda admin: admin.admin_get_user(UserPoolId=pool, Username=user),
            lambda admin: admin.admin_delete_user(UserPoolId=pool, Username=user),
            lambda admin: admin.create_group(UserPoolId=pool, GroupName="staff"),
            lambda admin: admin.describe_user_pool_client(UserPoolId=pool, ClientId=client.id),
            lambda admin: admin.list_tags_for_resource(ResourceArn=arn)):
        with refused("ResourceNotFoundException", unknown):
            call(away.admin)
    assert home.admin.admin_get_user(UserPoolId=pool, Username=user)["Username"] == user
    assert home.admin.list_groups(UserPoolId=pool)["Groups"] == []
    assert home.admin.list_tags_for_resource(ResourceArn=arn)["Tags"] == {}


def test_unsigned_calls_find_the_pool_in_any_region(apis):
    home, away = apis[AMERICA], apis[EUROPE]
    pool = home.make_pool()
    client = home.make_client(pool)
    user = home.make_user(pool)
    for api in (home, away):
        response = api.sign_in(client, user.username)
        claims = tokens.verify(home.server, pool, response["IdToken"])
        assert claims["iss"].endswith(f"/{pool}")
        assert api.public.get_user(AccessToken=response["AccessToken"])["Username"] == user.username
        assert api.refresh(client, response["RefreshToken"])["AccessToken"]
    response = requests.get(f"{home.server.url}/{pool}/.well-known/jwks.json", timeout=60)
    assert response.status_code == 200
    assert response.json()["keys"]


@pytest.mark.parametrize("region", [EUROPE, AMERICA])
def test_srp_works_in_each_region(apis, region):
    api = apis[region]
    pool = api.make_pool()
    client = api.make_client(pool)
    user = api.make_user(pool)
    assert api.srp(client, user.username).authenticate_user()["AuthenticationResult"]["IdToken"]


def test_a_region_that_is_not_served_is_refused(server):
    elsewhere = boto_client(server, signed=True, region="ap-south-1")
    with refused("InvalidSignatureException", f"'{EUROPE}'"):
        elsewhere.list_user_pools(MaxResults=1)


def test_a_quota_counts_the_pools_of_one_region(new_server):
    server = new_server(arguments=["--quota-pools", "1"], dev=False)
    server.region = f"{EUROPE},{AMERICA}"
    server.start()
    for region in (EUROPE, AMERICA):
        api = CognitoAPI(server, region=region)
        api.make_pool()
        with refused("LimitExceededException"):
            api.make_pool()


def test_a_start_warns_of_pools_that_are_no_longer_served(new_server):
    server = new_server(dev=False)
    server.region = f"{EUROPE},{AMERICA}"
    server.start()
    api = CognitoAPI(server, region=AMERICA)
    client = api.make_client(api.make_pool())
    user = api.make_user(client.pool)
    CognitoAPI(server, region=EUROPE).make_pool()
    assert server.stop() == 0
    assert "there are pools of" not in server.log.read_text()
    server.region = EUROPE
    server.start()
    warned = [line for line in server.log.read_text().splitlines() if "there are pools of" in line]
    assert len(warned) == 1
    assert f"there are pools of {AMERICA}," in warned[0]
    assert api.sign_in(client, user.username)["AccessToken"]
    assert listed(CognitoAPI(server, region=EUROPE)) != [client.pool]
    with refused("InvalidSignatureException"):
        api.admin.describe_user_pool(UserPoolId=client.pool)


def test_the_command_line_lists_the_pools_of_all_regions(apis, server):
    pools = {api.make_pool(PoolName=unique("pool")) for api in apis.values()}
    done = run_martlet("pool", "list", *server.store, "--region", server.region, environment=server.root_key)
    assert done.returncode == 0, done
    assert {line.split()[0] for line in done.stdout.splitlines()} == pools


@pytest.mark.parametrize("regions", ["", "eu-west-1,", "eu-west-1,eu-west-1", "eu-west-1 us-east-1", "eu-west-1,us"])
def test_a_bad_list_of_regions_ends_the_start_with_one_line(tmp_path, regions):
    done = run_martlet("serve", "--data", tmp_path / "data", f"--region={regions}")
    assert done.returncode != 0
    assert len(done.stderr.splitlines()) == 1
    assert "--region" in done.stderr
    assert not (tmp_path / "data").exists()
