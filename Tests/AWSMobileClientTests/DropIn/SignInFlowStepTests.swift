import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// The drop-in sign-in's steps between the password and the session.
@Suite struct SignInFlowStepTests {
    /// A flow in which jane has entered her password.
    private func begun(_ pool: FakePool, flow: String = "USER_PASSWORD_AUTH") async throws -> SignInFlow {
        let flow = SignInFlow(.testing(pool, flow: flow))
        try await flow.submit([.username: "jane"])
        try await flow.submit([.password: "Abc@123!"])
        return flow
    }

    private func pool(_ change: (inout FakePool.User) -> Void) -> FakePool {
        var jane = FakePool.User(password: "Abc@123!")
        change(&jane)
        return FakePool(["jane": jane])
    }

    // B.12
    @Test func `a new password comes with the attributes that are required, and is asked for until it is good`()
        async throws
    {
        let pool = pool { ($0.needsNewPassword, $0.requiredAttributes) = (true, ["email", "custom:team"]) }
        let flow = try await begun(pool)
        let step = SignInFlow.Step.challenge(.newPassword(required: ["email", "custom:team"], attributes: [:]))
        #expect(flow.step == step && flow.choices == [.enterName])
        #expect(flow.fields == [.newPassword, .attribute("email"), .attribute("custom:team")])
        #expect(flow.explanations == ["Choose a password in place of the temporary one."])
        var values: [SignInField: String] = [.newPassword: "short", .attribute("email"): "jane@example.org"]
        await #expect(throws: AWSMobileClientError.self) { try await flow.submit(values) }
        values[.newPassword] = "Xyz@789!"
        await #expect(throws: AWSMobileClientError.invalidParameter(message: "custom:team is missing.")) {
            try await flow.submit(values)
        }
        #expect(flow.step == step)
        values[.attribute("custom:team")] = "blue"
        #expect(try await flow.submit(values) == .signedIn)
        #expect(pool.state.read { $0.users["jane"]?.attributes["custom:team"] } == "blue")
    }

    @Test func `a code's step says where the code went, and takes another code after a wrong one`() async throws {
        for (factor, text) in [("SMS_MFA", "A code went to +*******3456."), ("EMAIL_OTP", "A code went to j***@e***.")]
        {
            let flow = try await begun(pool { $0.factors = [factor] })
            #expect(flow.fields == [.code] && flow.explanations == [text])
            #expect(flow.destination.map(text.contains) == true)
            await #expect(throws: AWSMobileClientError.self) { try await flow.submit([.code: "000000"]) }
            #expect(flow.explanations == [text])
            #expect(try await flow.submit([.code: "123456"]) == .signedIn)
        }
    }

    @Test func `an app's code that was used before is asked for again`() async throws {
        let flow = try await begun(pool { $0.factors = ["SOFTWARE_TOKEN_MFA"] })
        let step = flow.step
        #expect(flow.fields == [.code] && flow.destination == nil)
        #expect(flow.explanations == ["Your authenticator app (Telephone) shows the code."])
        await #expect(throws: AWSMobileClientError.self) { try await flow.submit([.code: "999999"]) }
        #expect(flow.step == step)
        #expect(try await flow.submit([.code: "123456"]) == .signedIn)
    }

    @Test func `a factor is chosen among those that are offered`() async throws {
        let pool = pool { $0.factors = ["SMS_MFA", "EMAIL_OTP"] }
        let flow = try await begun(pool)
        #expect(flow.fields == [.factor] && flow.factors == [.sms, .email])
        let responses = pool.count("RespondToAuthChallenge")
        await #expect(throws: AWSMobileClientError.self) {
            try await flow.submit([.factor: SignInFactor.authenticatorApp.rawValue])
        }
        #expect(flow.factors == [.sms, .email] && pool.count("RespondToAuthChallenge") == responses)
        try await flow.submit([.factor: SignInFactor.email.rawValue])
        #expect(flow.fields == [.code] && flow.factors.isEmpty && flow.destination == "j***@e***")
        #expect(try await flow.submit([.code: "123456"]) == .signedIn)
    }

    @Test func `an authenticator app is set up with the secret and its link`() async throws {
        let pool = pool { $0.mustSetUp = ["SOFTWARE_TOKEN_MFA"] }
        let flow = try await begun(pool)
        guard case .challenge(.setUpAuthenticatorApp(let setup)) = flow.step else {
            Issue.record("\(flow.step)")
            return
        }
        #expect(flow.fields == [.code] && setup.secretCode == FakePool.State.secretCode)
        #expect(flow.explanations.contains("Secret: \(FakePool.State.secretCode)"))
        #expect(flow.explanations.last == "As a link: otpauth://totp/jane?secret=\(FakePool.State.secretCode)")
        await #expect(throws: AWSMobileClientError.self) { try await flow.submit([.code: "000000"]) }
        #expect(flow.step == .challenge(.setUpAuthenticatorApp(setup)))
        pool.change {
            $0.faultsOf["RespondToAuthChallenge"] = Array(repeating: .error(.notConnectedToInternet), count: 4)
        }
        await #expect(throws: URLError.self) { try await flow.submit([.code: "123456"]) }
        #expect(flow.step == .challenge(.setUpAuthenticatorApp(setup)))
        pool.change { $0.faultsOf = [:] }
        #expect(try await flow.submit([.code: "123456"]) == .signedIn)
    }

    @Test func `the factor to set up is chosen, and an address for codes is entered and proven`() async throws {
        let flow = try await begun(pool { $0.mustSetUp = ["SOFTWARE_TOKEN_MFA", "EMAIL_OTP"] })
        #expect(flow.step == .challenge(.setUpFactor([.authenticatorApp, .email])) && flow.fields == [.factor])
        #expect(try await flow.submit([.factor: "EMAIL_OTP"]) == .challenge(.setUpEmail))
        #expect(flow.fields == [.email])
        await #expect(throws: AWSMobileClientError.self) { try await flow.submit([.email: "nowhere"]) }
        #expect(flow.step == .challenge(.setUpEmail))
        try await flow.submit([.email: "jane@example.org"])
        #expect(flow.fields == [.code])
        #expect(try await flow.submit([.code: "123456"]) == .signedIn)
    }

    @Test func `custom challenges show their parameters, and a wrong answer leads back to the password`() async throws {
        let flow = try await begun(pool { $0.customAnswers = ["blue", "red"] }, flow: "CUSTOM_AUTH")
        #expect(flow.fields == [.answer] && flow.explanations == ["round: 1"])
        try await flow.submit([.answer: "blue"])
        #expect(flow.fields == [.answer] && flow.explanations == ["round: 2"])
        await #expect(throws: AWSMobileClientError.self) { try await flow.submit([.answer: "green"]) }
        #expect(flow.step == .enterPassword && flow.explanations.isEmpty)
        try await flow.submit([.password: "Abc@123!"])
        try await flow.submit([.answer: "blue"])
        #expect(try await flow.submit([.answer: "red"]) == .signedIn)
    }

    @Test func `a challenge that has ended leads back to the password, and one can be given up`() async throws {
        let pool = pool { $0.factors = ["SMS_MFA"] }
        let flow = try await begun(pool)
        pool.change { $0.sessions = [:] }
        await #expect(throws: AWSMobileClientError.self) { try await flow.submit([.code: "123456"]) }
        #expect(flow.step == .enterPassword && flow.destination == nil)
        try await flow.submit([.password: "Abc@123!"])
        flow.go(to: .enterName)
        #expect(flow.step == .enterName && flow.explanations.isEmpty)
    }

    @Test func `a password can be the factor, and every factor has a label`() {
        let step = SignInFlow.Step.challenge(.enterPassword)
        #expect(step.fields == [.password] && step.explanations(destination: nil).isEmpty)
        #expect(SignInFactor.authenticatorApp.label == "Code of an authenticator app")
        #expect(SignInFactor(rawValue: "WEB_AUTHN").label == "WEB_AUTHN")
    }
}
