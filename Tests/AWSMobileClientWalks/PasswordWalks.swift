import Kernel
import Testing
import UserPoolsModel
import WireRuntime

@testable import AWSMobileClient

/// Passwords with the real server.
@Suite(.timeLimit(.minutes(10))) struct PasswordWalks {
    // Like the iOS SDK's testChangePassword, testChangePasswordFailCase
    @Test(arguments: WalkEngine.available)
    func `a password change needs the old password and keeps the session`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        var user = try await server.user()
        let device = try await server.device(of: user)
        await #expect(throws: AWSMobileClientError.notAuthorized(message: "Incorrect username or password.")) {
            try await device.client.changePassword(
                currentPassword: "Wrong-Horse-7", proposedPassword: "Battery-Staple-8")
        }
        try await device.client.changePassword(
            currentPassword: user.password, proposedPassword: "Battery-Staple-8")
        device.clock.advance(seconds: 3600)
        #expect(try await device.client.getUserAttributes()["sub"] == device.client.userSub)
        await #expect(throws: AWSMobileClientError.self) { try await server.device(of: user) }
        user.password = "Battery-Staple-8"
        #expect(try await server.device(of: user).client.isSignedIn)
    }

    // Like the iOS SDK's testForgotPassword
    @Test(arguments: WalkEngine.available)
    func `a forgotten password is replaced with a code`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        var user = try await server.user()
        let client = try server.device().client
        let sent = try await client.forgotPassword(username: user.username)
        #expect(sent.forgotPasswordState == .confirmationCodeSent)
        #expect(sent.codeDeliveryDetails?.deliveryMedium == .email)
        let code = try await server.code(for: user.email)
        let wrong = code == "000000" ? "000001" : "000000"
        await #expect {
            try await client.confirmForgotPassword(
                username: user.username, newPassword: "Battery-Staple-8", confirmationCode: wrong)
        } throws: { if case .codeMismatch? = $0 as? AWSMobileClientError { true } else { false } }
        await #expect {
            try await client.confirmForgotPassword(
                username: user.username, newPassword: "short", confirmationCode: code)
        } throws: { if case .invalidPassword? = $0 as? AWSMobileClientError { true } else { false } }
        let done = try await client.confirmForgotPassword(
            username: user.username, newPassword: "Battery-Staple-8", confirmationCode: code)
        #expect(done.forgotPasswordState == .done && done.codeDeliveryDetails == nil)
        await #expect(throws: AWSMobileClientError.self) { try await server.device(of: user) }
        user.password = "Battery-Staple-8"
        #expect(try await server.device(of: user).client.isSignedIn)
    }

    // Like the iOS SDK's testForgotPassword
    @Test(arguments: WalkEngine.available)
    func `without a verified address a forgotten password cannot be replaced`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let user = try await server.user(isVerified: false)
        let client = try server.device(try await server.app(existence: .legacy)).client
        await #expect {
            try await client.forgotPassword(username: user.username)
        } throws: { if case .invalidParameter? = $0 as? AWSMobileClientError { true } else { false } }
        await #expect {
            try await client.forgotPassword(username: TestUser().username)
        } throws: { if case .userNotFound? = $0 as? AWSMobileClientError { true } else { false } }
    }

    @Test(arguments: WalkEngine.available)
    func `a password that an administrator reset is replaced with the code`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        var user = try await server.user()
        let device = try server.device()
        try await server.call(
            AdminResetUserPasswordInput(userPoolId: server.pool, username: Username(rawValue: user.username)))
        await #expect {
            try await device.signIn(user)
        } throws: { if case .passwordResetRequired? = $0 as? AWSMobileClientError { true } else { false } }
        try await device.client.confirmForgotPassword(
            username: user.username, newPassword: "Battery-Staple-8",
            confirmationCode: server.code(for: user.email))
        user.password = "Battery-Staple-8"
        #expect(try await device.signIn(user).signInState == .signedIn)
    }
}
