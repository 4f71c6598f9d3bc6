import Kernel
import Testing
import UserPoolsModel
import WireClient
import WireRuntime

@testable import AWSMobileClient

/// Sign-up with the real server.
@Suite(.timeLimit(.minutes(10))) struct SignUpWalks {
    // Like the iOS SDK's testSignUp
    @Test(arguments: WalkEngine.available)
    func `a user signs up, learns where the code was sent, confirms and signs in`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, device) = (TestUser(), try server.device())
        let signedUp = try await device.client.signUp(
            username: user.username, password: user.password, userAttributes: ["email": user.email])
        #expect(signedUp.signUpConfirmationState == .unconfirmed)
        #expect(signedUp.codeDeliveryDetails?.deliveryMedium == .email)
        #expect(signedUp.codeDeliveryDetails?.attributeName == "email")
        #expect(signedUp.codeDeliveryDetails?.destination?.contains("***") == true)
        await #expect(throws: AWSMobileClientError.userNotConfirmed(message: "User is not confirmed.")) {
            try await device.signIn(user)
        }
        let code = try await server.code(for: user.email)
        let wrong = code == "000000" ? "000001" : "000000"
        await #expect {
            try await device.client.confirmSignUp(username: user.username, confirmationCode: wrong)
        } throws: { if case .codeMismatch? = $0 as? AWSMobileClientError { true } else { false } }
        let confirmed = try await device.client.confirmSignUp(username: user.username, confirmationCode: code)
        #expect(confirmed == SignUpResult(.confirmed))
        #expect(try await device.signIn(user).signInState == .signedIn)
        #expect(try await device.client.getUserAttributes()["email_verified"] == "true")
    }

    // Like the iOS SDK's testResendSignUpCode, testResendConfirmationCode
    @Test(arguments: WalkEngine.available)
    func `another code replaces the first`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, client) = (TestUser(), try server.device().client)
        try await client.signUp(
            username: user.username, password: user.password, userAttributes: ["email": user.email])
        let first = try await server.code(for: user.email)
        let again = try await client.resendSignUpCode(username: user.username)
        #expect(again.signUpConfirmationState == .unconfirmed && again.codeDeliveryDetails?.deliveryMedium == .email)
        let second = try await server.code(for: user.email, count: 2)
        if first != second {
            await #expect(throws: AWSMobileClientError.self) {
                try await client.confirmSignUp(username: user.username, confirmationCode: first)
            }
        }
        let done = try await client.confirmSignUp(username: user.username, confirmationCode: second)
        #expect(done.signUpConfirmationState == .confirmed && done.codeDeliveryDetails == nil)
    }

    // Like the iOS SDK's testSignUpWithValidClientMetaData, testForgotPasswordWithValidClientMetaData
    @Test(arguments: WalkEngine.available)
    func `metadata for triggers is sent`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, client) = (TestUser(), try server.device().client)
        let metadata = ["source": "walk"]
        try await client.signUp(
            username: user.username, password: user.password, userAttributes: ["email": user.email],
            validationData: metadata, clientMetaData: metadata)
        let code = try await server.code(for: user.email)
        try await client.confirmSignUp(username: user.username, confirmationCode: code, clientMetaData: metadata)
        let sent = try await client.forgotPassword(username: user.username, clientMetaData: metadata)
        #expect(sent.forgotPasswordState == .confirmationCodeSent)
    }

    // Like the iOS SDK's testDeleteUser, testDeleteUserUnauthenticatedUser
    @Test(arguments: WalkEngine.available)
    func `a user deletes the account, and is signed out`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, store, log) = (try await server.user(), MemoryTokenStore(), WalkLog())
        let client = try await server.device(of: user, store: store).client
        client.addUserStateListener(log) { state, _ in log.append("\(state)") }
        try await client.deleteUser()
        #expect(log.all == ["signedOut"] && client.currentUserState == .signedOut && !client.isSignedIn)
        #expect(store.entries(of: "walks.AWSCognitoIdentityUserPool").isEmpty)
        let error = await #expect(throws: ServiceResponseError.self) {
            try await server.call(
                AdminGetUserInput(userPoolId: server.pool, username: Username(rawValue: user.username)))
        }
        #expect(error?.code == .userNotFound)
        await #expect(throws: AWSMobileClientError.noUserSignedIn) { try await client.deleteUser() }
    }

    @Test(arguments: WalkEngine.available)
    func `a taken name, a weak password and a malformed address are refused with the service's message`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, client) = (try await server.user(), try server.device().client)
        await #expect(throws: AWSMobileClientError.usernameExists(message: "User already exists")) {
            try await client.signUp(username: user.username, password: user.password)
        }
        await #expect {
            try await client.signUp(username: TestUser().username, password: "short")
        } throws: { if case .invalidPassword(let why)? = $0 as? AWSMobileClientError { !why.isEmpty } else { false } }
        await #expect {
            try await client.signUp(
                username: TestUser().username, password: user.password, userAttributes: ["email": "nowhere"])
        } throws: { if case .invalidParameter? = $0 as? AWSMobileClientError { true } else { false } }
    }
}
