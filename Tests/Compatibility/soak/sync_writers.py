"""Thirty-two writers of one record, each from the count that all of them have seen."""

import urllib.parse

from soak.callers import WORKERS, Call
from soak.races import Race, one_winner, won
from testkit.aws import boto_client
from testkit.sync import DEVELOPER, Device

SERVICE = "cognito-sync"


class SyncWriters(Race):
    """One writer wins, and the record is what it wrote."""

    def prepare(self):
        pools = boto_client(self.callers.server, signed=True, service="cognito-identity")
        pool = pools.create_identity_pool(
            IdentityPoolName="writers", AllowUnauthenticatedIdentities=False,
            DeveloperProviderName=DEVELOPER)["IdentityPoolId"]
        identity = pools.get_open_id_token_for_developer_identity(
            IdentityPoolId=pool, Logins={DEVELOPER: "ann"})["IdentityId"]
        self.device = Device(boto_client(self.callers.server, signed=True, service=SERVICE), pool, identity)
        names = [urllib.parse.quote(name, safe="") for name in (pool, identity)]
        self.path = "/identitypools/{}/identities/{}/datasets/scores".format(*names)

    def round(self):
        seen = self.device.list("scores")
        session, count = seen["SyncSessionToken"], seen["DatasetSyncCount"]
        values = [f"{count}-{number}" for number in range(WORKERS)]
        responses = self.callers.race([Call("UpdateRecords", {
            "SyncSessionToken": session,
            "RecordPatches": [{"Key": "score", "Op": "replace", "Value": value, "SyncCount": count}],
        }, self.api.wire, self.path, SERVICE) for value in values])
        # A busy machine refuses calls that waited too long; they change nothing.
        found = one_winner(responses, "ResourceConflictException", "ServiceUnavailableException")
        record, = self.device.list("scores")["Records"]
        if record["SyncCount"] != count + len(won(responses)):
            found.append("the count rises by another number than there are winners")
        winners = [value for value, response in zip(values, responses) if response.error is None]
        return found if [record["Value"]] == winners else found + [f"{winners} won, and the record is another one"]
