import Foundation
import Kernel
import UserPoolsModel

@testable import AWSMobileClient

extension MartletProcess {
    /// Adds a program whose functions ask for an answer twice, and returns the settings of a pool that calls it.
    ///
    /// - Parameter asksForPassword: Whether the functions ask for the password first.
    func customSignIn(asksForPassword: Bool) async throws -> LambdaConfigType {
        let arn = "arn:aws:lambda:us-east-1:123456789012:function:\(Name.random(12))"
        let path = "\(folder)/functions.py"
        try Self.program.write(toFile: path, atomically: true, encoding: .utf8)
        let command = Process()
        command.executableURL = WalkEngine.binary.map { URL(fileURLWithPath: $0) }
        command.arguments =
            ["trigger", "add", arn, "--data", "\(folder)/data"] + (database.map { ["--database", $0] } ?? [])
            + ["--process", "/usr/bin/env", "--folder", folder, "--environment", "ASKS=\(asksForPassword)"]
            + ["--", "python3", path]
        command.environment = environment
        command.standardOutput = FileHandle.nullDevice
        try command.run()
        try await command.end()
        guard command.terminationStatus == 0 else { throw WalkError("trigger add: \(command.terminationStatus)") }
        return LambdaConfigType(createAuthChallenge: arn, defineAuthChallenge: arn, verifyAuthChallengeResponse: arn)
    }

    /// A program of Lambda's Runtime API. The right answer is the question, backwards.
    private static let program = """
        import json, os, urllib.request

        calls = f"http://{os.environ['AWS_LAMBDA_RUNTIME_API']}/2018-06-01/runtime/invocation"
        while True:
            with urllib.request.urlopen(f"{calls}/next") as call:
                event, name = json.load(call), call.headers["Lambda-Runtime-Aws-Request-Id"]
            request, response = event["request"], event["response"]
            source = event["triggerSource"].partition("_")[0]
            if source == "DefineAuthChallenge":
                rounds = [one["challengeResult"] for one in request["session"]
                          if one["challengeName"] == "CUSTOM_CHALLENGE"]
                is_first = [one["challengeName"] for one in request["session"]] == ["SRP_A"]
                response["issueTokens"] = rounds == [True, True]
                response["failAuthentication"] = False in rounds
                asks = os.environ["ASKS"] == "true" and is_first
                response["challengeName"] = "PASSWORD_VERIFIER" if asks else "CUSTOM_CHALLENGE"
            elif source == "CreateAuthChallenge":
                question = f"{len(request['session'])} {request['userAttributes']['email']}"
                response["publicChallengeParameters"] = {"question": question}
                response["privateChallengeParameters"] = {"answer": question[::-1]}
            else:
                expected = request["privateChallengeParameters"]["answer"]
                response["answerCorrect"] = request["challengeAnswer"] == expected
            urllib.request.urlopen(f"{calls}/{name}/response", json.dumps(event).encode()).read()

        """
}
