import Kernel
import Testing
import UserPoolsModel
import WireRuntime

@testable import AWSMobileClient

/// Sign-in with the real server.
@Suite(.timeLimit(.minutes(10))) struct SignInWalks {
    private static let wrong = AWSMobileClientError.notAuthorized(message: "Incorrect username or password.")

    // Like the iOS SDK's testSignIn, testSignInCallbacks, testUserStateAfterSignIn, testSignSRPIn
    @Test(arguments: WalkEngine.available)
    func `a sign-in by SRP has set the state before its completion handler`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, log, network) = (try await server.user(), WalkLog(), TestNetwork())
        // The app has nothing but the file that `--dev` wrote.
        let client = AWSMobileClient(
            configurationFile: server.configurationFile, store: MemoryTokenStore(), transport: network.transport)
        #expect(try await client.initialize() == .signedOut)
        client.addUserStateListener(log) { state, info in log.append("heard \(state) \(info["token"] == nil)") }
        client.signIn(username: user.username, password: user.password) { result, error in
            log.append("\(error as Any) \(result?.signInState.rawValue ?? "") \(client.currentUserState)")
            log.append("\(client.isSignedIn) \(client.username ?? "none")")
        }
        try await eventually { log.all.count == 3 }
        #expect(
            log.all == ["heard signedIn false", "nil SIGN_IN_COMPLETE signedIn", "true \(user.username)"])
        #expect(network.count("InitiateAuth") == 1 && network.count("RespondToAuthChallenge") == 1)
    }

    // Like the iOS SDK's testSignInFailCase
    @Test(arguments: WalkEngine.available)
    func `a wrong password and an unknown name throw the same error and change nothing`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, device) = (try await server.user(), try server.device())
        try await device.client.initialize()
        for name in [user.username, TestUser().username] {
            await #expect(throws: Self.wrong) {
                try await device.client.signIn(username: name, password: "Wrong-Horse-7")
            }
        }
        let byProof = try server.device(flow: "USER_SRP_AUTH").client
        await #expect(throws: Self.wrong) {
            try await byProof.signIn(username: user.username, password: "Wrong-Horse-7")
        }
        #expect(device.client.currentUserState == .signedOut && !device.client.isSignedIn)
        #expect(try await device.signIn(user).signInState == .signedIn)
    }

    // Like the iOS SDK's testConfirmSignCallbacksValue
    @Test(arguments: WalkEngine.available)
    func `a sign-in while signed in, and an answer without a challenge, are refused`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let user = try await server.user()
        let device = try await server.device(of: user)
        await #expect(throws: AWSMobileClientError.alreadySignedIn) { try await device.signIn(user) }
        await #expect(throws: AWSMobileClientError.nothingToConfirm) {
            try await device.client.confirmSignIn(challengeResponse: "1133")
        }
        #expect(device.client.currentUserState == .signedIn)
    }

    // Like the iOS SDK's testPasswordResetChallenge, testConfirmSignCallbacksValue
    @Test(arguments: WalkEngine.available)
    func `a temporary password must be replaced, and the challenge stays open after a refused password`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, device, log) = (TestUser(), try server.device(), WalkLog())
        try await server.call(
            AdminCreateUserInput(
                messageAction: .suppress, temporaryPassword: Secret("Temporary-Horse-7"), userPoolId: server.pool,
                username: Username(rawValue: user.username)))
        device.client.signIn(username: user.username, password: "Temporary-Horse-7") { result, _ in
            log.append("signIn \(result?.signInState.rawValue ?? "")")
        }
        try await eventually { log.all == ["signIn NEW_PASSWORD_REQUIRED"] }
        device.client.confirmSignIn(challengeResponse: "short") { result, error in
            log.append("confirm \(result == nil) \((error as? AWSMobileClientError)?.message.isEmpty == false)")
        }
        try await eventually { log.all.count == 2 }
        let done = try await device.client.confirmSignIn(
            challengeResponse: user.password, userAttributes: ["email": user.email])
        #expect(done.signInState == .signedIn && device.client.isSignedIn)
        #expect(try await device.client.getUserAttributes()["email"] == user.email)
        #expect(log.all == ["signIn NEW_PASSWORD_REQUIRED", "confirm true true"])
        #expect(try await server.device(of: user).client.isSignedIn, "The new password is in force.")
    }

    // Like the iOS SDK's testSignInAfterASignOut
    @Test(arguments: WalkEngine.available)
    func `sign-out and another sign-in work inside the completion of a sign-in`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, client, log) = (try await server.user(), try server.device().client, WalkLog())
        client.signIn(username: user.username, password: user.password) { _, error in
            log.append("\(error as Any) \(client.isSignedIn) \(client.currentUserState)")
            client.signOut()
            log.append("\(client.isSignedIn) \(client.currentUserState)")
            client.signIn(username: user.username, password: user.password) { result, _ in
                log.append("\(result?.signInState.rawValue ?? "") \(client.isSignedIn) \(client.currentUserState)")
            }
        }
        try await eventually { log.all.count == 3 }
        #expect(log.all == ["nil true signedIn", "false signedOut", "SIGN_IN_COMPLETE true signedIn"])
        #expect(try await client.getTokens().accessToken?.tokenString != nil)
    }

    // Like the iOS SDK's testUploadFileInUserStateListener, testUserStateWhileUploadingInsideStateListener
    @Test(arguments: WalkEngine.available)
    func `calls inside a listener end and cause no notification`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, client, log) = (try await server.user(), try server.device().client, WalkLog())
        client.addUserStateListener(log) { state, _ in
            log.append("\(state)")
            guard state == .signedIn else { return }
            client.getUserAttributes { attributes, _ in log.append(attributes?["email"] ?? "") }
            client.updateUserAttributes(attributeMap: ["nickname": "J"]) { _, error in log.append("\(error as Any)") }
        }
        try await client.signIn(username: user.username, password: user.password)
        try await eventually { log.all.count == 3 }
        _ = try await client.getTokens()
        #expect(Set(log.all) == ["signedIn", user.email, "nil"] && log.all[0] == "signedIn")
        #expect(try await client.getUserAttributes()["nickname"] == "J")
    }

    // Like the iOS SDK's testUserStateNotifications
    @Test(arguments: WalkEngine.available)
    func `a listener gets each change once, in order, until it is removed`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, client) = (try await server.user(), try server.device().client)
        let (one, other) = (WalkLog(), WalkLog())
        client.addUserStateListener(one) { state, _ in one.append("\(state)") }
        client.addUserStateListener(one) { state, _ in one.append("again \(state)") }
        client.addUserStateListener(other) { state, _ in other.append("\(state)") }
        try await client.signIn(username: user.username, password: user.password)
        client.removeUserStateListener(one)
        client.signOut()
        try await eventually { other.all.count == 2 }
        #expect(one.all == ["signedIn", "again signedIn"])
        #expect(other.all == ["signedIn", "signedOut"])
    }

    @Test(arguments: WalkEngine.available)
    func `each call proves the app client's secret, and none works without it`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, app) = (TestUser(), try await server.app(hasSecret: true))
        let device = try server.device(app, flow: "USER_SRP_AUTH")
        try await device.client.signUp(
            username: user.username, password: user.password, userAttributes: ["email": user.email])
        try await device.client.resendSignUpCode(username: user.username)
        let code = try await server.code(for: user.email, count: 2)
        try await device.client.confirmSignUp(username: user.username, confirmationCode: code)
        try await device.client.forgotPassword(username: user.username)
        try await device.client.confirmForgotPassword(
            username: user.username, newPassword: user.password,
            confirmationCode: server.code(for: user.email, count: 3))
        try await device.signIn(user)
        device.clock.advance(seconds: 3600)
        #expect(try await device.client.getTokens().accessToken != nil && device.network.refreshes == 1)
        try await device.client.signOut(options: SignOutOptions())
        let guessing = try server.device(AppClient(pool: app.pool, id: app.id, secret: "guessed"))
        await #expect(throws: AWSMobileClientError.self) { try await guessing.signIn(user) }
        let silent = try server.device(AppClient(pool: app.pool, id: app.id, secret: nil))
        await #expect(throws: AWSMobileClientError.self) { try await silent.signIn(user) }
    }

    // Like the iOS SDK's testTokenRefreshSucceedsWithEmailAliasAndDeviceTracking
    @Test(arguments: WalkEngine.available)
    func `a user who signs in by email has the username of the tokens, also for the refresh`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let made = try await server.call(
            CreateUserPoolInput(
                autoVerifiedAttributes: [.email], poolName: Name.random(8), usernameAttributes: [.email]))
        let pool = try #require(made.userPool?.id)
        let (user, app) = (TestUser(), try await server.app(in: pool, hasSecret: true))
        let device = try server.device(app, flow: "USER_SRP_AUTH")
        try await device.client.signUp(username: user.email, password: user.password)
        try await device.client.confirmSignUp(
            username: user.email, confirmationCode: server.code(for: user.email))
        try await device.client.signIn(username: user.email, password: user.password)
        #expect(device.client.username == device.client.userSub && device.client.username != user.email)
        device.clock.advance(seconds: 3600)
        let tokens = try await device.client.getTokens()
        #expect(device.network.refreshes == 1 && tokens.idToken?.claims?["email"] as? String == user.email)
        #expect(device.client.currentUserState == .signedIn)
    }

    @Test(arguments: WalkEngine.available)
    func `two clients over one store have separate sessions`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (jane, john) = (try await server.user(), try await server.user())
        let (store, other) = (MemoryTokenStore(), try await server.app())
        let one = try await server.device(of: jane, store: store)
        let two = try await server.device(of: john, app: other, store: store)
        try await one.client.signOut(options: SignOutOptions(signOutGlobally: true))
        #expect(one.client.username == nil && two.client.username == john.username)
        two.clock.advance(seconds: 3600)
        #expect(try await two.client.getTokens().accessToken != nil)
        #expect(try await server.device(other, store: store).client.initialize() == .signedIn)
    }
}
