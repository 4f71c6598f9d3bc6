import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// Sign-ins that begin with a factor of the user's choice.
@Suite struct ChosenFactorTests {
    private func pool(_ firstFactors: String...) -> FakePool {
        let pool = FakePool.withJane()
        pool.change { $0.users["jane"]?.firstFactors = firstFactors }
        return pool
    }

    private func answers(of pool: FakePool) -> [[String: String]] {
        pool.state.read { $0.requests }.map { request in
            let body = (try? JSONSerialization.jsonObject(with: Data(request.body))) as? [String: Any]
            return (body?["ChallengeResponses"] ?? body?["AuthParameters"]) as? [String: String] ?? [:]
        }
    }

    @Test func `a code takes the place of the password, and may be mistyped`() async throws {
        let client = AWSMobileClient.testing(pool("PASSWORD", "PASSWORD_SRP", "EMAIL_OTP", "SMS_OTP"))
        for (factor, place) in [(SignInFactor.email, "j***@e***"), (.smsInPlaceOfPassword, "+*******3456")] {
            let asked = try await client.signIn(username: "jane", firstFactor: factor)
            #expect(asked.signInState == .smsMFA && asked.codeDetails?.destination == place)
            #expect(asked.nextStep == .confirmCode(factor: factor, sentTo: try #require(asked.codeDetails)))
            await #expect(throws: AWSMobileClientError.codeMismatch(message: "Invalid verification code provided.")) {
                try await client.confirmSignIn(challengeResponse: "000000")
            }
            #expect(try await client.confirmSignIn(challengeResponse: "123456").signInState == .signedIn)
            client.signOut()
        }
    }

    @Test func `the user chooses, and a chosen password is proven and not sent`() async throws {
        let pool = pool("PASSWORD", "PASSWORD_SRP", "EMAIL_OTP", "WEB_AUTHN")
        let client = AWSMobileClient.testing(pool, flow: "USER_SRP_AUTH")
        for firstFactor in [nil, SignInFactor.smsInPlaceOfPassword] {
            let asked = try await client.signIn(username: "jane", firstFactor: firstFactor)
            #expect(asked.nextStep == .selectFactor([.password, .email]) && asked.signInState == .unknown)
        }
        #expect(try await client.confirmSignIn(challengeResponse: "PASSWORD").nextStep == .enterPassword)
        #expect(try await client.confirmSignIn(challengeResponse: "Abc@123!").signInState == .signedIn)
        let sent = answers(of: pool)
        #expect(sent.map { $0["ANSWER"] } == [nil, nil, "PASSWORD_SRP", nil])
        #expect(sent.allSatisfy { $0["PASSWORD"] == nil } && sent.last?["PASSWORD_CLAIM_SIGNATURE"] != nil)
    }

    @Test func `a password as the first factor is asked for next, and a wrong one ends the sign-in`() async throws {
        let client = AWSMobileClient.testing(pool("PASSWORD_SRP", "EMAIL_OTP"), flow: "USER_AUTH")
        #expect(try await client.signIn(username: "jane", firstFactor: .password).nextStep == .enterPassword)
        await #expect(throws: AWSMobileClientError.notAuthorized(message: "Incorrect username or password.")) {
            try await client.confirmSignIn(challengeResponse: "wrong")
        }
        await #expect(throws: AWSMobileClientError.nothingToConfirm) {
            try await client.confirmSignIn(challengeResponse: "Abc@123!")
        }
    }

    @Test(arguments: [false, true])
    func `with USER_AUTH in the configuration a sign-in begins with the password`(_ migrates: Bool) async throws {
        let pool = pool("PASSWORD", "PASSWORD_SRP", "EMAIL_OTP")
        let entry: [String: Any] = [
            "PoolId": "us-east-1_AbCdEf123", "AppClientId": "c", "Endpoint": "localhost:1",
            "MigrationEnabled": migrates,
        ]
        let document: [String: Any] = [
            "CognitoUserPool": ["Default": entry], "Auth": ["Default": ["authenticationFlowType": "USER_AUTH"]],
        ]
        let client = AWSMobileClient(configuration: document, store: MemoryTokenStore(), transport: pool.transport)
        try await client.initialize()
        #expect(try await client.signIn(username: "jane", password: "Abc@123!").signInState == .signedIn)
        let sent = answers(of: pool)
        #expect(sent.first?["PREFERRED_CHALLENGE"] == (migrates ? "PASSWORD" : "PASSWORD_SRP"))
        #expect(sent.contains { $0["PASSWORD"] != nil } == migrates)
        client.signOut()
        let begun = try await client.signIn(username: "jane", firstFactor: .password)
        #expect(begun.nextStep == .enterPassword)
        #expect(try await client.confirmSignIn(challengeResponse: "Abc@123!").signInState == .signedIn)
        #expect(answers(of: pool).contains { $0["ANSWER"] == "PASSWORD" } == migrates)
    }

    @Test func `without a password the sign-in asks for a choice, also with a completion handler`() async throws {
        let client = AWSMobileClient.testing(pool("EMAIL_OTP"), flow: "USER_AUTH")
        let asked = try await client.signIn(username: "jane", password: "Abc@123!")
        #expect(asked.nextStep == .selectFactor([.email]))
        #expect(try await client.confirmSignIn(challengeResponse: "EMAIL_OTP").signInState == .smsMFA)
        let log = EventLog()
        client.signIn(username: "jane", firstFactor: .email) { result, error in
            log.append("\(result?.signInState.rawValue ?? "") \(error as Any)")
        }
        try await eventually { log.all == ["CONFIRMATION_CODE nil"] }
        #expect(try await client.confirmSignIn(challengeResponse: "123456").signInState == .signedIn)
    }

    @Test func `drop-in sign-in lets the user choose`() async throws {
        let client = AWSMobileClient.testing(pool("PASSWORD", "PASSWORD_SRP", "EMAIL_OTP"), flow: "USER_AUTH")
        let flow = SignInFlow(client)
        #expect(try await flow.submit([.username: "jane"]) == .challenge(.selectFactor([.password, .email])))
        #expect(flow.fields == [.factor] && flow.factors == [.password, .email])
        try await flow.submit([.factor: "PASSWORD"])
        #expect(flow.step == .challenge(.enterPassword) && flow.fields == [.password])
        #expect(try await flow.submit([.password: "Abc@123!"]) == .signedIn)
    }
}
