import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// The set-up of second factors, in a sign-in and later.
@Suite struct FactorSetupTests {
    private func pool(mustSetUp factors: [String]) -> FakePool {
        let pool = FakePool.withJane()
        pool.change { $0.users["jane"]?.mustSetUp = factors }
        return pool
    }

    private func begun(_ step: SignInNextStep) -> AuthenticatorAppSetup? {
        if case .setUpAuthenticatorApp(let setup) = step { return setup }
        return nil
    }

    private let wrong = AWSMobileClientError.codeMismatch(message: "Code mismatch")

    @Test func `an authenticator app is set up in the sign-in, also after a wrong code`() async throws {
        let pool = pool(mustSetUp: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"])
        let client = AWSMobileClient.testing(pool)
        let result = try await client.signIn(username: "jane", password: "Abc@123!")
        let setup = try #require(begun(result.nextStep))
        #expect(result.signInState == .unknown && setup.secretCode == "JBSWY3DPEHPK3PXP")
        await #expect(throws: wrong) { try await client.confirmSignIn(challengeResponse: "000000") }
        #expect(try await client.confirmSignIn(challengeResponse: "123456").signInState == .signedIn)
        #expect(pool.count("AssociateSoftwareToken") == 1 && pool.count("VerifySoftwareToken") == 2)
    }

    @Test func `with several factors the user chooses what to set up`() async throws {
        let client = AWSMobileClient.testing(pool(mustSetUp: ["SOFTWARE_TOKEN_MFA", "EMAIL_OTP"]))
        let result = try await client.signIn(username: "jane", password: "Abc@123!")
        #expect(result.nextStep == .setUpFactor([.authenticatorApp, .email]))
        await #expect(throws: AWSMobileClientError.factorNotOffered([.authenticatorApp, .email])) {
            try await client.confirmSignIn(challengeResponse: "SMS_MFA")
        }
        #expect(try await client.confirmSignIn(challengeResponse: "EMAIL_OTP").nextStep == .setUpEmail)
        await #expect(throws: AWSMobileClientError.invalidParameter(message: "Invalid email address format.")) {
            try await client.confirmSignIn(challengeResponse: "jane")
        }
        #expect(try await client.confirmSignIn(challengeResponse: "jane@example.com").signInState == .smsMFA)
        #expect(try await client.confirmSignIn(challengeResponse: "123456").signInState == .signedIn)
    }

    @Test func `after an interruption the set-up goes on where it was`() async throws {
        let pool = pool(mustSetUp: ["SOFTWARE_TOKEN_MFA"])
        let client = AWSMobileClient.testing(pool)
        _ = try await client.signIn(username: "jane", password: "Abc@123!")
        // The code counts, and then the network is gone.
        pool.change { $0.faultsOf["RespondToAuthChallenge"] = [.error(.timedOut)] }
        await #expect(throws: URLError.self) { try await client.confirmSignIn(challengeResponse: "123456") }
        #expect(try await client.confirmSignIn(challengeResponse: "123456").signInState == .signedIn)
        #expect(pool.count("VerifySoftwareToken") == 1)
    }

    @Test func `if the secret cannot be fetched, the answer to the set-up fetches it`() async throws {
        let pool = pool(mustSetUp: ["SOFTWARE_TOKEN_MFA"])
        let client = AWSMobileClient.testing(pool)
        pool.change { $0.faultsOf["AssociateSoftwareToken"] = [.error(.timedOut)] }
        await #expect(throws: URLError.self) { try await client.signIn(username: "jane", password: "Abc@123!") }
        let result = try await client.confirmSignIn(challengeResponse: "SOFTWARE_TOKEN_MFA")
        #expect(begun(result.nextStep) != nil)
        #expect(try await client.confirmSignIn(challengeResponse: "123456").signInState == .signedIn)
    }

    @Test func `a signed-in user sets an app up and prefers it`() async throws {
        let client = try await AWSMobileClient.signedIn(.withJane())
        #expect(try await client.mfa.getMFAPreference() == MFAPreference(enabled: [], preferred: nil))
        let setup = try await client.associateSoftwareToken()
        #expect(setup.account == "jane" && setup.secretCode == "JBSWY3DPEHPK3PXP")
        await #expect(throws: wrong) { try await client.verifySoftwareToken(code: "000000") }
        try await client.verifySoftwareToken(code: "123456", deviceName: "Telephone")
        try await client.setMFAPreference(sms: .enabled, authenticatorApp: .preferred)
        let preference = try await client.mfa.getMFAPreference()
        #expect(preference == MFAPreference(enabled: [.sms, .authenticatorApp], preferred: .authenticatorApp))
        try await client.mfa.setMFAPreference(authenticatorApp: .disabled)
        #expect(try await client.mfa.getMFAPreference() == MFAPreference(enabled: [.sms], preferred: nil))
    }

    @Test func `the calls with completion handlers answer once`() async throws {
        let (client, log) = (try await AWSMobileClient.signedIn(.withJane()), EventLog())
        client.associateSoftwareToken { setup, error in log.append("associate \(setup != nil) \(error == nil)") }
        client.verifySoftwareToken(code: "000000") { log.append("verify \($0 == nil)") }
        client.setMFAPreference(sms: .enabled) { log.append("set \($0 == nil)") }
        try await eventually { log.all.count == 3 }
        client.mfa.getMFAPreference { found, _ in log.append("get \(found?.enabled.count ?? 0)") }
        try await eventually { log.all.count == 4 }
        #expect(Set(log.all) == ["associate true true", "verify false", "set true", "get 1"])
    }

    @Test func `the text of the QR code is a key URI without marks that end a part`() {
        let setup = AuthenticatorAppSetup(Secret("JBSWY3DPEHPK3PXP"), account: "jane@example.com")
        #expect(setup.uri() == "otpauth://totp/jane%40example.com?secret=JBSWY3DPEHPK3PXP")
        #expect(
            setup.uri(issuer: "A & B: ü/?#", account: "jane")
                == "otpauth://totp/A%20%26%20B%3A%20%C3%BC%2F%3F%23:jane?secret=JBSWY3DPEHPK3PXP"
                + "&issuer=A%20%26%20B%3A%20%C3%BC%2F%3F%23")
        #expect(
            !"\(setup)".contains("JBSWY3DPEHPK3PXP")
                && !"\(SignInNextStep.setUpAuthenticatorApp(setup))".contains("JBS"))
    }
}
