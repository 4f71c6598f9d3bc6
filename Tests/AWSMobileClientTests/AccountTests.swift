import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// Sign-up, passwords and attributes.
@Suite struct AccountTests {
    @Test func `a user signs up, confirms and signs in`() async throws {
        let client = AWSMobileClient.testing(FakePool())
        let signedUp = try await client.signUp(
            username: "joe", password: "Abc@123!", userAttributes: ["email": "joe@example.org"])
        #expect(signedUp.signUpConfirmationState == .unconfirmed)
        #expect(signedUp.codeDeliveryDetails?.deliveryMedium == .email)
        #expect(try await client.resendSignUpCode(username: "joe").signUpConfirmationState == .unconfirmed)
        await #expect(throws: AWSMobileClientError.userNotConfirmed(message: "User is not confirmed.")) {
            try await client.signIn(username: "joe", password: "Abc@123!")
        }
        await #expect(throws: AWSMobileClientError.codeMismatch(message: "Invalid verification code provided.")) {
            try await client.confirmSignUp(username: "joe", confirmationCode: "000000")
        }
        let confirmed = try await client.confirmSignUp(username: "joe", confirmationCode: "123456")
        #expect(confirmed == SignUpResult(.confirmed))
        #expect(try await client.signIn(username: "joe", password: "Abc@123!").signInState == .signedIn)
        await #expect(throws: AWSMobileClientError.usernameExists(message: "User already exists")) {
            try await client.signUp(username: "joe", password: "Abc@123!")
        }
    }

    @Test func `a forgotten password is replaced, and a known one changed`() async throws {
        let client = AWSMobileClient.testing(.withJane())
        #expect(try await client.forgotPassword(username: "jane").forgotPasswordState == .confirmationCodeSent)
        let done = try await client.confirmForgotPassword(
            username: "jane", newPassword: "New@1234", confirmationCode: "123456")
        #expect(done.forgotPasswordState == .done)
        try await client.signIn(username: "jane", password: "New@1234")
        try await client.changePassword(currentPassword: "New@1234", proposedPassword: "Abc@123!")
        await #expect(throws: AWSMobileClientError.self) {
            try await client.changePassword(currentPassword: "wrong", proposedPassword: "Abc@123!")
        }
    }

    @Test func `attributes are changed and verified`() async throws {
        let client = try await AWSMobileClient.signedIn(.withJane())
        let sent = try await client.updateUserAttributes(attributeMap: ["email": "j@example.org"])
        #expect(sent.map(\.attributeName) == ["email"])
        #expect(try await client.verifyUserAttribute(attributeName: "email").destination == "j***@e***")
        try await client.confirmUpdateUserAttributes(attributeName: "email", code: "123456")
        #expect(try await client.getUserAttributes() == ["sub": "sub-of-jane", "email": "j@example.org"])
    }

    @Test func `a user is deleted in the pool, and then signed out on this device`() async throws {
        let (pool, store, log) = (FakePool.withJane(), MemoryTokenStore(), EventLog())
        let client = try await AWSMobileClient.signedIn(pool, store: store)
        client.addUserStateListener(log) { state, _ in log.append("\(state)") }
        pool.change { $0.isOnline = false }
        await #expect(throws: URLError.self) { try await client.deleteUser() }
        #expect(client.currentUserState == .signedIn && log.all.isEmpty)
        pool.change { $0.isOnline = true }
        client.deleteUser { error in log.append("\(error == nil) \(client.currentUserState)") }
        try await eventually { log.all.count == 2 }
        #expect(log.all == ["signedOut", "true signedOut"] && !client.isSignedIn)
        #expect(pool.state.read { $0.users.isEmpty } && store.entries(of: "app.AWSCognitoIdentityUserPool") == [:])
        #expect(pool.count("RevokeToken") == 0)
        await #expect(throws: AWSMobileClientError.noUserSignedIn) { try await client.deleteUser() }
    }

    @Test func `no signed-in user, no pool and a wrong configuration have an error each`() async throws {
        await #expect(throws: AWSMobileClientError.noUserSignedIn) {
            try await AWSMobileClient.testing(FakePool()).getUserAttributes()
        }
        let empty = AWSMobileClient(configuration: [:], store: MemoryTokenStore())
        #expect(try await empty.initialize() == .signedOut)
        await #expect(throws: AWSMobileClientError.noUserPool) { try await empty.getTokens() }
        await #expect(throws: AWSMobileClientError.noUserPool) { try await empty.signIn(username: "a", password: "b") }
        try await empty.signOut(options: SignOutOptions(signOutGlobally: true))
        let wrong = AWSMobileClient(configuration: ["CognitoUserPool": 1], store: MemoryTokenStore())
        let error = AWSMobileClientError.invalidConfiguration(message: "CognitoUserPool must be an object.")
        await #expect(throws: error) { try await wrong.initialize() }
        await #expect(throws: error) { try await wrong.forgotPassword(username: "a") }
        #expect(wrong.currentUserState == .unknown)
    }
}
