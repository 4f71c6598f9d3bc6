import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireRuntime

/// Every challenge that a sign-in can meet.
@Suite struct ChallengeTests {
    private func pool(_ set: (inout FakePool.User) -> Void) -> FakePool {
        let pool = FakePool.withJane()
        pool.change { state in
            guard var jane = state.users["jane"] else { return }
            set(&jane)
            state.users["jane"] = jane
        }
        return pool
    }

    private func asked(_ client: AWSMobileClient) async throws -> SignInResult {
        try await client.signIn(username: "jane", password: "Abc@123!")
    }

    private func mismatch(_ client: AWSMobileClient) async {
        await #expect(throws: AWSMobileClientError.codeMismatch(message: "Invalid verification code provided.")) {
            try await client.confirmSignIn(challengeResponse: "000000")
        }
    }

    @Test func `a code by text message is asked for as in the iOS SDK, and again after a wrong one`() async throws {
        let client = AWSMobileClient.testing(pool { $0.factors = ["SMS_MFA"] }, flow: "USER_SRP_AUTH")
        let result = try await asked(client)
        #expect(result.signInState == .smsMFA && result.codeDetails?.deliveryMedium == .sms)
        #expect(result.codeDetails?.destination == "+*******3456" && result.codeDetails?.attributeName == "phone")
        #expect(result.nextStep == .confirmCode(factor: .sms, sentTo: try #require(result.codeDetails)))
        await mismatch(client)
        await mismatch(client)
        let done = try await client.confirmSignIn(challengeResponse: "123456")
        #expect(done.signInState == .signedIn && done.nextStep == .done && client.isSignedIn)
        await #expect(throws: AWSMobileClientError.alreadySignedIn) { try await self.asked(client) }
    }

    @Test func `codes of an app and by email have the details of the iOS SDK`() async throws {
        let ofApp = try await asked(.testing(pool { $0.factors = ["SOFTWARE_TOKEN_MFA"] }))
        #expect(ofApp.signInState == .smsMFA && ofApp.codeDetails?.deliveryMedium == .unknown)
        #expect(ofApp.codeDetails?.destination == "Telephone" && ofApp.codeDetails?.attributeName == "unknown")
        let client = AWSMobileClient.testing(pool { $0.factors = ["EMAIL_OTP"] })
        let byEmail = try await asked(client)
        #expect(byEmail.signInState == .smsMFA && byEmail.codeDetails?.deliveryMedium == .email)
        #expect(byEmail.codeDetails?.destination == "j***@e***" && byEmail.codeDetails?.attributeName == "email")
        #expect(try await client.confirmSignIn(challengeResponse: "123456").signInState == .signedIn)
    }

    @Test func `a code of an app that was used before leaves the challenge, a used code of a message does not`()
        async throws
    {
        let used = AWSMobileClientError.expiredCode(message: "The code was used before.")
        let client = AWSMobileClient.testing(pool { $0.factors = ["SOFTWARE_TOKEN_MFA"] })
        _ = try await asked(client)
        await #expect(throws: used) { try await client.confirmSignIn(challengeResponse: "999999") }
        #expect(try await client.confirmSignIn(challengeResponse: "123456").signInState == .signedIn)
        let other = AWSMobileClient.testing(pool { $0.factors = ["SMS_MFA"] })
        _ = try await asked(other)
        await #expect(throws: used) { try await other.confirmSignIn(challengeResponse: "999999") }
        await #expect(throws: AWSMobileClientError.nothingToConfirm) {
            try await other.confirmSignIn(challengeResponse: "123456")
        }
    }

    @Test func `an error of the network leaves the challenge`() async throws {
        let pool = pool { $0.factors = ["SMS_MFA"] }
        let client = AWSMobileClient.testing(pool)
        _ = try await asked(client)
        pool.change { $0.isOnline = false }
        await #expect(throws: URLError.self) { try await client.confirmSignIn(challengeResponse: "123456") }
        pool.change { $0.isOnline = true }
        #expect(try await client.confirmSignIn(challengeResponse: "123456").signInState == .signedIn)
    }

    @Test func `a new password is followed by a second factor`() async throws {
        let client = AWSMobileClient.testing(
            pool {
                $0.needsNewPassword = true
                $0.factors = ["SMS_MFA"]
            })
        let first = try await asked(client)
        #expect(first.signInState == .newPasswordRequired && first.codeDetails == nil)
        #expect(first.nextStep == .newPassword(required: [], attributes: [:]))
        #expect(try await client.confirmSignIn(challengeResponse: "Xyz@789!").signInState == .smsMFA)
        #expect(try await client.confirmSignIn(challengeResponse: "123456").signInState == .signedIn)
    }

    @Test func `required attributes are listed by their names`() {
        let parameters = [
            "requiredAttributes": #"["userAttributes.email","userAttributes.custom:team"]"#,
            "userAttributes": #"{"name":"Jane","n":1}"#,
        ]
        let challenge = SignInChallenge(kind: .newPassword, username: "jane", session: nil, parameters: parameters)
        #expect(
            challenge.result.nextStep == .newPassword(required: ["email", "custom:team"], attributes: ["name": "Jane"]))
        let broken = SignInChallenge(
            kind: .chooseFactor, username: "jane", session: nil, parameters: ["MFAS_CAN_CHOOSE": "[\"SMS_MFA\""])
        #expect(broken.result.nextStep == .selectFactor([]))
    }

    @Test func `a user with several factors chooses one, and an answer that is none can be repeated`() async throws {
        let client = AWSMobileClient.testing(pool { $0.factors = ["SMS_MFA", "SOFTWARE_TOKEN_MFA"] })
        let result = try await asked(client)
        #expect(result.signInState == .unknown && result.nextStep == .selectFactor([.sms, .authenticatorApp]))
        await #expect(throws: AWSMobileClientError.self) { try await client.confirmSignIn(challengeResponse: "FAX") }
        let chosen = try await client.confirmSignIn(challengeResponse: SignInFactor.authenticatorApp.rawValue)
        guard case .confirmCode(.authenticatorApp, _) = chosen.nextStep else {
            Issue.record("\(chosen.nextStep)")
            return
        }
        await mismatch(client)
        #expect(try await client.confirmSignIn(challengeResponse: "123456").signInState == .signedIn)
    }

    @Test func `custom challenges follow each other with their parameters, and a dummy password begins`() async throws {
        let pool = pool { $0.customAnswers = ["1133", "blue", "7"] }
        let client = AWSMobileClient.testing(pool, flow: "CUSTOM_AUTH")
        let first = try await client.signIn(username: "jane", password: "dummy")
        #expect(first.signInState == .customChallenge && first.parameters["round"] == "1")
        #expect(first.nextStep == .customChallenge(parameters: first.parameters))
        let second = try await client.confirmSignIn(challengeResponse: "1133")
        #expect(second.signInState == .customChallenge && second.parameters["round"] == "2")
        #expect(try await client.confirmSignIn(challengeResponse: "blue").parameters["round"] == "3")
        #expect(try await client.confirmSignIn(challengeResponse: "7").signInState == .signedIn)
        #expect(pool.count("InitiateAuth") == 1)
    }

    @Test func `a custom sign-in that asks for the password proves it first`() async throws {
        let pool = pool { $0.customAnswers = ["1133"] }
        pool.change { $0.customAsksForPassword = true }
        let client = AWSMobileClient.testing(pool, flow: "CUSTOM_AUTH")
        await #expect(throws: AWSMobileClientError.notAuthorized(message: "Incorrect username or password.")) {
            try await client.signIn(username: "jane", password: "dummy")
        }
        #expect(try await asked(client).signInState == .customChallenge)
        #expect(try await client.confirmSignIn(challengeResponse: "1133").signInState == .signedIn)
    }

    @Test func `a wrong custom answer ends the sign-in, an error of the network does not`() async throws {
        let pool = pool { $0.customAnswers = ["1133"] }
        let client = AWSMobileClient.testing(pool, flow: "CUSTOM_AUTH")
        _ = try await asked(client)
        pool.change { $0.faults = [.error(.timedOut)] }
        await #expect(throws: URLError.self) { try await client.confirmSignIn(challengeResponse: "1133") }
        await #expect(throws: AWSMobileClientError.self) { try await client.confirmSignIn(challengeResponse: "1") }
        await #expect(throws: AWSMobileClientError.nothingToConfirm) {
            try await client.confirmSignIn(challengeResponse: "1133")
        }
    }

    @Test func `a function's error after a custom answer ends the sign-in, a busy service does not`() throws {
        let challenge = SignInChallenge(kind: .custom, username: "jane", session: nil, parameters: [:])
        #expect(challenge.ends(after: ErrorFixture.make("UserLambdaValidationException")) == true)
        #expect(challenge.ends(after: ErrorFixture.make("TooManyRequestsException")) == false)
    }

    @Test func `an unknown challenge is an error that names it`() async throws {
        let client = AWSMobileClient.testing(pool { $0.factors = ["WEB_AUTHN"] })
        await #expect(throws: AWSMobileClientError.unsupportedChallenge("WEB_AUTHN")) { try await self.asked(client) }
    }

    @Test func `a choice of first factors offers those that the client has`() throws {
        var challenge = SignInChallenge(kind: .chooseFirstFactor, username: "jane", session: nil, parameters: [:])
        challenge.available = ["PASSWORD", "EMAIL_OTP", "WEB_AUTHN", "SMS_OTP"]
        #expect(challenge.result.nextStep == .selectFactor([.password, .email, .smsInPlaceOfPassword]))
        func answer(_ text: String) -> ChallengeAnswer {
            ChallengeAnswer(response: Secret(text), attributes: [:], clientMetadata: [:])
        }
        #expect(challenge.responses(answer("EMAIL_OTP")) == ["ANSWER": "EMAIL_OTP"])
        #expect(
            challenge.chooses(.password, by: answer("PASSWORD"))
                && !challenge.chooses(.password, by: answer("EMAIL_OTP")))
        let entering = challenge.after(.passwordChosen)
        #expect(entering.result.nextStep == .enterPassword)
        #expect(entering.responses(answer("PASSWORD")) == ["ANSWER": "PASSWORD", "PASSWORD": "PASSWORD"])
        #expect(!entering.chooses(.password, by: answer("PASSWORD")))
    }
}
