import Foundation
import Testing

@testable import AWSMobileClient

/// Runs the samples of the pages about factors, custom challenges and devices.
@Suite struct FactorGuideTests {
    private func guide(flow: String = "USER_PASSWORD_AUTH", _ set: (inout FakePool.State) -> Void) -> Guide {
        let pool = FakePool.withJane()
        pool.change(set)
        return Guide(client: .testing(pool, flow: flow))
    }

    @Test func `codes, a choice and a set-up`() async throws {
        let choosing = guide { $0.users["jane"]?.factors = ["SMS_MFA", "SOFTWARE_TOKEN_MFA"] }
        choosing.goOn(after: try await choosing.client.signIn(username: "jane", password: "Abc@123!"))
        choosing.goOn(after: try await choosing.client.confirmSignIn(challengeResponse: "SMS_MFA"))
        var mistaken = choosing
        mistaken.code = "000000"
        try await mistaken.confirmCode()
        try await choosing.confirmCode()
        #expect(choosing.client.isSignedIn)
        #expect(
            choosing.log.all == [
                "Choose: SMS_MFA, SOFTWARE_TOKEN_MFA.", "Enter the code that went to +*******3456.",
                "Invalid verification code provided.",
            ])
        let new = guide { $0.users["jane"]?.mustSetUp = ["SOFTWARE_TOKEN_MFA", "EMAIL_OTP"] }
        new.setUp(after: try await new.client.signIn(username: "jane", password: "Abc@123!"))
        new.setUp(after: try await new.client.confirmSignIn(challengeResponse: "SOFTWARE_TOKEN_MFA"))
        try await new.confirmCode()
        let shown = "otpauth://totp/Example:jane?secret=JBSWY3DPEHPK3PXP&issuer=Example JBSWY3DPEHPK3PXP"
        #expect(new.log.all == ["Set up one of 2.", shown] && new.client.isSignedIn)
        try await new.associateApp()
        try await new.preferApp()
        #expect(new.log.all.suffix(2) == [shown, "On: SOFTWARE_TOKEN_MFA."])
    }

    @Test func `the sample signs in by a code in place of the password`() async throws {
        let guide = guide { $0.users["jane"]?.firstFactors = ["PASSWORD", "PASSWORD_SRP", "EMAIL_OTP"] }
        try await guide.signInByCode()
        #expect(guide.log.all == ["Enter the code that went to j***@e***."] && guide.client.isSignedIn)
    }

    @Test func `the samples answer custom challenges`() async throws {
        let guide = guide(flow: "CUSTOM_AUTH") { $0.users["jane"]?.customAnswers = ["1133", "7"] }
        try await guide.signInByChallenges()
        #expect(guide.client.isSignedIn)
    }

    @Test func `the samples remember and forget devices`() async throws {
        let guide = guide { $0.tracksDevices = true }
        try await guide.client.signIn(username: "jane", password: "Abc@123!")
        try await guide.rememberDevice()
        try await guide.listDevices()
        #expect(guide.log.all == [DeviceDescription.name ?? ""])
        try await guide.forgetDevice()
        try await guide.forgetDevice()
        #expect(guide.log.all.last == "This device was not remembered.")
    }
}
