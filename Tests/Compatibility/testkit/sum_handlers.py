"""Three functions of a custom sign-in that asks for a sum, as a program for AWS Lambda has them.

They import nothing, so that awslambdaric can load the file as it is.
"""

ANSWER = "42"


def define(event, _context):
    session, response = event["request"]["session"], event["response"]
    sums = [result for result in session if result["challengeName"] == "CUSTOM_CHALLENGE"]
    if session and session[-1]["challengeName"] == "SRP_A":
        response["challengeName"] = "PASSWORD_VERIFIER"
    elif any(result["challengeResult"] is True for result in sums):
        response["issueTokens"] = True
    elif len(sums) < 3:
        response["challengeName"] = "CUSTOM_CHALLENGE"
    else:
        response["failAuthentication"] = True
    return event


def create(event, _context):
    event["response"] = {
        "publicChallengeParameters": {"question": "6 x 7"},
        "privateChallengeParameters": {"answer": ANSWER},
        "challengeMetadata": "SUM",
    }
    return event


def verify(event, _context):
    request = event["request"]
    event["response"]["answerCorrect"] = request["challengeAnswer"] == request["privateChallengeParameters"]["answer"]
    return event
