"""Guesses of a second factor's code, at once."""

from soak.callers import Call
from soak.races import Race, errors, only, won
from testkit.admin import ask_admin
from testkit.factors import TOKEN, Factors

GUESSES = 16
# The lock after five lasts a second; a slow machine may pass it once or twice.
MOST = 8


class WrongCodes(Race):
    """No more guesses are evaluated than the lock allows, and each of them is counted."""

    def prepare(self):
        self.factors = Factors(self.api, "OPTIONAL", TOKEN)
        self.pool, self.client = self.factors.pool, self.factors.client

    def round(self):
        user = self.factors.make_user()
        app = self.factors.with_app(user)
        asked = [self.factors.begin(user) for _ in range(GUESSES)]
        guess = app.at(9)
        responses = self.callers.race([Call("RespondToAuthChallenge", {
            "ClientId": self.client.id, "ChallengeName": one["ChallengeName"], "Session": one["Session"],
            "ChallengeResponses": {"USERNAME": user.username, "SOFTWARE_TOKEN_MFA_CODE": guess},
        }) for one in asked])
        evaluated = errors(responses)["CodeMismatchException"]
        counted = ask_admin(
            self.callers.server, "GetWrongCodeCount", pool=self.pool, username=user.username)["count"]
        # Who meets too many others at the user's row is asked to try again, and nothing is evaluated.
        found = only(responses, "CodeMismatchException", "NotAuthorizedException", "TooManyRequestsException")
        found += ["a guess is right"] if won(responses) else []
        found += [] if 5 <= evaluated <= MOST else [f"{evaluated} guesses were evaluated"]
        return found if counted == evaluated else found + [f"{evaluated} evaluated, {counted} counted"]
