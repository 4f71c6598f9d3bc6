import Testing
import WireModel

@testable import AWSMobileClient

/// Passwords, against the program itself.
@Suite(.timeLimit(.minutes(3))) struct PasswordWalks {
    // Spec E.1: testChangePassword, testChangePasswordFailCase; E.3: testChangePassword
    @Test(arguments: WalkEngine.available)
    func `a password is changed by who knows the old one, and the session goes on`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        var person = try await server.person()
        let device = try await server.device(of: person)
        await #expect(throws: AWSMobileClientError.notAuthorized(message: "Incorrect username or password.")) {
            try await device.client.changePassword(
                currentPassword: "Wrong-Horse-7", proposedPassword: "Battery-Staple-8")
        }
        try await device.client.changePassword(
            currentPassword: person.password, proposedPassword: "Battery-Staple-8")
        device.clock.advance(seconds: 3600)
        #expect(try await device.client.getUserAttributes()["sub"] == device.client.userSub)
        await #expect(throws: AWSMobileClientError.self) { try await server.device(of: person) }
        person.password = "Battery-Staple-8"
        #expect(try await server.device(of: person).client.isSignedIn)
    }

    // Spec E.2: testForgotPassword at a custom endpoint
    @Test(arguments: WalkEngine.available)
    func `a forgotten password is replaced with a code, the old one is refused and the new one taken`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        var person = try await server.person()
        let client = try server.device().client
        let sent = try await client.forgotPassword(username: person.username)
        #expect(sent.forgotPasswordState == .confirmationCodeSent)
        #expect(sent.codeDeliveryDetails?.deliveryMedium == .email)
        let code = try await server.code(for: person.email)
        let wrong = code == "000000" ? "000001" : "000000"
        await #expect {
            try await client.confirmForgotPassword(
                username: person.username, newPassword: "Battery-Staple-8", confirmationCode: wrong)
        } throws: { if case .codeMismatch? = $0 as? AWSMobileClientError { true } else { false } }
        await #expect {
            try await client.confirmForgotPassword(
                username: person.username, newPassword: "short", confirmationCode: code)
        } throws: { if case .invalidPassword? = $0 as? AWSMobileClientError { true } else { false } }
        let done = try await client.confirmForgotPassword(
            username: person.username, newPassword: "Battery-Staple-8", confirmationCode: code)
        #expect(done.forgotPasswordState == .done && done.codeDeliveryDetails == nil)
        await #expect(throws: AWSMobileClientError.self) { try await server.device(of: person) }
        person.password = "Battery-Staple-8"
        #expect(try await server.device(of: person).client.isSignedIn)
    }

    // Spec E.1: testForgotPassword
    @Test(arguments: WalkEngine.available)
    func `without a verified address a forgotten password stays forgotten, and the app is told`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let person = try await server.person(isVerified: false)
        let client = try server.device(try await server.app(existence: .legacy)).client
        await #expect {
            try await client.forgotPassword(username: person.username)
        } throws: { if case .invalidParameter? = $0 as? AWSMobileClientError { true } else { false } }
        await #expect {
            try await client.forgotPassword(username: Person().username)
        } throws: { if case .userNotFound? = $0 as? AWSMobileClientError { true } else { false } }
    }

    // Spec B.2: PasswordResetRequiredException
    @Test(arguments: WalkEngine.available)
    func `a password that the administrator reset is replaced with the code`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        var person = try await server.person()
        let device = try server.device()
        try await server.call(AdminResetUserPasswordInput(userPoolId: server.pool, username: person.username))
        await #expect {
            try await device.signIn(person)
        } throws: { if case .passwordResetRequired? = $0 as? AWSMobileClientError { true } else { false } }
        try await device.client.confirmForgotPassword(
            username: person.username, newPassword: "Battery-Staple-8",
            confirmationCode: server.code(for: person.email))
        person.password = "Battery-Staple-8"
        #expect(try await device.signIn(person).signInState == .signedIn)
    }
}
