import Kernel
import Testing
import WireModel

@testable import AWSMobileClient

/// Signing in, against the program itself.
@Suite(.timeLimit(.minutes(3))) struct SignInWalks {
    private static let wrong = AWSMobileClientError.notAuthorized(message: "Incorrect username or password.")

    // Spec E.1: testSignIn, testSignInCallbacks, testUserStateAfterSignIn; E.2: testSignSRPIn at a custom endpoint
    @Test(arguments: WalkEngine.available)
    func `a password is proved by SRP, and the completion finds all in place`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, diary, line) = (try await server.person(), Diary(), Line())
        // Nothing but the file that `--dev` wrote.
        let client = AWSMobileClient(
            configurationFile: server.configurationFile, store: MemoryTokenStore(), transport: line.transport)
        #expect(try await client.initialize() == .signedOut)
        client.addUserStateListener(diary) { state, info in diary.note("heard \(state) \(info["token"] == nil)") }
        client.signIn(username: person.username, password: person.password) { result, error in
            diary.note("\(error as Any) \(result?.signInState.rawValue ?? "") \(client.currentUserState)")
            diary.note("\(client.isSignedIn) \(client.username ?? "nobody")")
        }
        try await eventually { diary.all.count == 3 }
        #expect(
            diary.all == ["heard signedIn false", "nil SIGN_IN_COMPLETE signedIn", "true \(person.username)"])
        #expect(line.count("InitiateAuth") == 1 && line.count("RespondToAuthChallenge") == 1)
    }

    // Spec E.1: testSignInFailCase
    @Test(arguments: WalkEngine.available)
    func `a wrong password and an unknown name cannot be told apart, and change nothing`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, device) = (try await server.person(), try server.device())
        try await device.client.initialize()
        for name in [person.username, Person().username] {
            await #expect(throws: Self.wrong) {
                try await device.client.signIn(username: name, password: "Wrong-Horse-7")
            }
        }
        let byProof = try server.device(flow: "USER_SRP_AUTH").client
        await #expect(throws: Self.wrong) {
            try await byProof.signIn(username: person.username, password: "Wrong-Horse-7")
        }
        #expect(device.client.currentUserState == .signedOut && !device.client.isSignedIn)
        #expect(try await device.signIn(person).signInState == .signedIn)
    }

    // Spec B.2: a state of signedIn refuses; E.1: the callback slots of testConfirmSignCallbacksValue
    @Test(arguments: WalkEngine.available)
    func `somebody who is signed in already is told so, and an answer without a question too`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let person = try await server.person()
        let device = try await server.device(of: person)
        await #expect(throws: AWSMobileClientError.alreadySignedIn) { try await device.signIn(person) }
        await #expect(throws: AWSMobileClientError.nothingToConfirm) {
            try await device.client.confirmSignIn(challengeResponse: "1133")
        }
        #expect(device.client.currentUserState == .signedIn)
    }

    // Spec E.1: testPasswordResetChallenge, testConfirmSignCallbacksValue; G.1, row 4
    @Test(arguments: WalkEngine.available)
    func `a temporary password asks for a new one, again where that is refused, and each is answered once`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, device, diary) = (Person(), try server.device(), Diary())
        try await server.call(
            AdminCreateUserInput(
                messageAction: .suppress, temporaryPassword: Secret("Temporary-Horse-7"), userPoolId: server.pool,
                username: person.username))
        device.client.signIn(username: person.username, password: "Temporary-Horse-7") { result, _ in
            diary.note("signIn \(result?.signInState.rawValue ?? "")")
        }
        try await eventually { diary.all == ["signIn NEW_PASSWORD_REQUIRED"] }
        device.client.confirmSignIn(challengeResponse: "short") { result, error in
            diary.note("confirm \(result == nil) \((error as? AWSMobileClientError)?.message.isEmpty == false)")
        }
        try await eventually { diary.all.count == 2 }
        let done = try await device.client.confirmSignIn(
            challengeResponse: person.password, userAttributes: ["email": person.email])
        #expect(done.signInState == .signedIn && device.client.isSignedIn)
        #expect(try await device.client.getUserAttributes()["email"] == person.email)
        #expect(diary.all == ["signIn NEW_PASSWORD_REQUIRED", "confirm true true"])
        #expect(try await server.device(of: person).client.isSignedIn, "The new password is in force.")
    }

    // Spec E.1: testSignInAfterASignOut
    @Test(arguments: WalkEngine.available)
    func `sign-out and another sign-in work inside the completion of a sign-in`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, client, diary) = (try await server.person(), try server.device().client, Diary())
        client.signIn(username: person.username, password: person.password) { _, error in
            diary.note("\(error as Any) \(client.isSignedIn) \(client.currentUserState)")
            client.signOut()
            diary.note("\(client.isSignedIn) \(client.currentUserState)")
            client.signIn(username: person.username, password: person.password) { result, _ in
                diary.note("\(result?.signInState.rawValue ?? "") \(client.isSignedIn) \(client.currentUserState)")
            }
        }
        try await eventually { diary.all.count == 3 }
        #expect(diary.all == ["nil true signedIn", "false signedOut", "SIGN_IN_COMPLETE true signedIn"])
        #expect(try await client.getTokens().accessToken?.tokenString != nil)
    }

    // Spec E.1: testUploadFileInUserStateListener, testUserStateWhileUploadingInsideStateListener
    @Test(arguments: WalkEngine.available)
    func `calls made inside a listener are answered and provoke no further notification`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, client, diary) = (try await server.person(), try server.device().client, Diary())
        client.addUserStateListener(diary) { state, _ in
            diary.note("\(state)")
            guard state == .signedIn else { return }
            client.getUserAttributes { attributes, _ in diary.note(attributes?["email"] ?? "") }
            client.updateUserAttributes(attributeMap: ["nickname": "J"]) { _, error in diary.note("\(error as Any)") }
        }
        try await client.signIn(username: person.username, password: person.password)
        try await eventually { diary.all.count == 3 }
        _ = try await client.getTokens()
        #expect(Set(diary.all) == ["signedIn", person.email, "nil"] && diary.all[0] == "signedIn")
        #expect(try await client.getUserAttributes()["nickname"] == "J")
    }

    // Spec E.1: testUserStateNotifications
    @Test(arguments: WalkEngine.available)
    func `a listener hears of each change, once, in order, until it is removed`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, client) = (try await server.person(), try server.device().client)
        let (one, other) = (Diary(), Diary())
        client.addUserStateListener(one) { state, _ in one.note("\(state)") }
        client.addUserStateListener(one) { state, _ in one.note("again \(state)") }
        client.addUserStateListener(other) { state, _ in other.note("\(state)") }
        try await client.signIn(username: person.username, password: person.password)
        client.removeUserStateListener(one)
        client.signOut()
        try await eventually { other.all.count == 2 }
        #expect(one.all == ["signedIn", "again signedIn"])
        #expect(other.all == ["signedIn", "signedOut"])
    }

    // Spec B.9.2: SECRET_HASH with every call
    @Test(arguments: WalkEngine.available)
    func `an app client's secret is proved in each call, and without it none works`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, app) = (Person(), try await server.app(hasSecret: true))
        let device = try server.device(app, flow: "USER_SRP_AUTH")
        try await device.client.signUp(
            username: person.username, password: person.password, userAttributes: ["email": person.email])
        try await device.client.resendSignUpCode(username: person.username)
        let code = try await server.code(for: person.email, count: 2)
        try await device.client.confirmSignUp(username: person.username, confirmationCode: code)
        try await device.client.forgotPassword(username: person.username)
        try await device.client.confirmForgotPassword(
            username: person.username, newPassword: person.password,
            confirmationCode: server.code(for: person.email, count: 3))
        try await device.signIn(person)
        device.clock.advance(seconds: 3600)
        #expect(try await device.client.getTokens().accessToken != nil && device.line.refreshes == 1)
        try await device.client.signOut(options: SignOutOptions())
        let guessing = try server.device(AppClient(pool: app.pool, id: app.id, secret: "guessed"))
        await #expect(throws: AWSMobileClientError.self) { try await guessing.signIn(person) }
        let silent = try server.device(AppClient(pool: app.pool, id: app.id, secret: nil))
        await #expect(throws: AWSMobileClientError.self) { try await silent.signIn(person) }
    }

    // Spec B.11; E.7: testTokenRefreshSucceedsWithEmailAliasAndDeviceTracking, as far as there are no devices
    @Test(arguments: WalkEngine.available)
    func `who signs in by mail address is known by the name in the tokens, and refreshes by it`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let made = try await server.call(
            CreateUserPoolInput(
                autoVerifiedAttributes: [.email], poolName: Name.random(8), usernameAttributes: [.email]))
        let pool = try #require(made.userPool?.id)
        let (person, app) = (Person(), try await server.app(in: pool, hasSecret: true))
        let device = try server.device(app, flow: "USER_SRP_AUTH")
        try await device.client.signUp(username: person.email, password: person.password)
        try await device.client.confirmSignUp(
            username: person.email, confirmationCode: server.code(for: person.email))
        try await device.client.signIn(username: person.email, password: person.password)
        #expect(device.client.username == device.client.userSub && device.client.username != person.email)
        device.clock.advance(seconds: 3600)
        let tokens = try await device.client.getTokens()
        #expect(device.line.refreshes == 1 && tokens.idToken?.claims?["email"] as? String == person.email)
        #expect(device.client.currentUserState == .signedIn)
    }

    // Spec F, row 9: several clients, each with its own session
    @Test(arguments: WalkEngine.available)
    func `two clients over one store know nothing of each other`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let (jane, john) = (try await server.person(), try await server.person())
        let (store, other) = (MemoryTokenStore(), try await server.app())
        let one = try await server.device(of: jane, store: store)
        let two = try await server.device(of: john, other, store: store)
        try await one.client.signOut(options: SignOutOptions(signOutGlobally: true))
        #expect(one.client.username == nil && two.client.username == john.username)
        two.clock.advance(seconds: 3600)
        #expect(try await two.client.getTokens().accessToken != nil)
        #expect(try await server.device(other, store: store).client.initialize() == .signedIn)
    }
}
