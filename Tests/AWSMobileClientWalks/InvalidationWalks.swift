import Foundation
import Kernel
import Testing
import WireModel

@testable import AWSMobileClient

/// What becomes of calls when the service takes the refresh token no more, against the program itself.
@Suite(.timeLimit(.minutes(3))) struct InvalidationWalks {
    // Spec E.1: testSignInAfterTokenInvalidation; E.2: testGetTokenFailWithReAuthError; B.1
    @Test(arguments: WalkEngine.available)
    func `a call that finds the session ended waits, and goes on with the sign-in that a listener makes`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let person = try await server.person()
        let (device, diary) = (try await server.device(of: person), Diary())
        let (client, before) = (device.client, try await device.client.getTokens())
        client.addUserStateListener(diary) { state, info in
            diary.note("\(state) \(info["username"] ?? "")")
            guard state == .signedOutUserPoolsTokenInvalid else { return }
            client.signIn(username: person.username, password: person.password) { _, error in
                diary.note("signIn \(error as Any)")
            }
        }
        try await server.endSessions(of: person, before: device)
        let after = try await client.getTokens()
        try await eventually { diary.all.count == 3 }
        #expect(
            diary.all == ["signedOutUserPoolsTokenInvalid \(person.username)", "signedIn ", "signIn nil"])
        #expect(before.refreshToken?.tokenString != after.refreshToken?.tokenString)
        #expect(try await client.getUserAttributes()["email"] == person.email && device.line.refreshes == 1)
    }

    // Spec E.1, B.4: who waits
    @Test(arguments: WalkEngine.available)
    func `fifty calls of all kinds wait as one and are released at once by one sign-in`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let person = try await server.person()
        let (device, diary) = (try await server.device(of: person), Diary())
        device.client.addUserStateListener(diary) { state, _ in diary.note("\(state)") }
        try await server.endSessions(of: person, before: device)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<50 { group.addTask { try await Self.call(number, device.client) } }
            try await eventually("All calls wait.") {
                device.waiting == 50 && device.client.currentUserState == .signedOutUserPoolsTokenInvalid
            }
            try await device.signIn(person)
            let answers = try await group.reduce(into: [Bool]()) { $0.append($1) }
            #expect(answers.count == 50 && answers.allSatisfy { $0 })
        }
        #expect(diary.all == ["signedOutUserPoolsTokenInvalid", "signedIn"])
        #expect(device.line.refreshes == 1 && device.waiting == 0)
    }

    private static func call(_ number: Int, _ client: AWSMobileClient) async throws -> Bool {
        switch number % 5 {
        case 0: try await client.getUserAttributes()["sub"] == client.userSub
        case 1: try await client.verifyUserAttributeOrLimit()
        default: try await client.getTokens().idToken != nil
        }
    }

    // Spec E.2: testReleaseSignInWaitOnMultipleSessionExpiry, testMultipleGetTokenFailWithReleaseSignInWaitReAuthError
    @Test(arguments: WalkEngine.available)
    func `fifty waits are released at once, and the state stays`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let person = try await server.person()
        let (device, diary) = (try await server.device(of: person), Diary())
        try await server.endSessions(of: person, before: device)
        for _ in 0..<50 {
            device.client.getTokens { _, error in diary.note("\(error as? AWSMobileClientError == .released)") }
        }
        try await eventually("All calls wait.") {
            device.waiting == 50 && device.client.currentUserState == .signedOutUserPoolsTokenInvalid
        }
        device.client.releaseSignInWait()
        try await eventually { diary.all.count == 50 }
        #expect(Set(diary.all) == ["true"] && device.line.refreshes == 1)
        #expect(device.client.currentUserState == .signedOutUserPoolsTokenInvalid && device.client.isSignedIn)
        #expect(try await device.signIn(person).signInState == .signedIn)
    }

    // Spec E.2: testReleaseSignInWaitOnSessionExpiry, testReleaseSignInWaitWithOutSignIn
    @Test(arguments: WalkEngine.available)
    func `a release where nobody waits does nothing, and does not release who comes later`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        try server.device().client.releaseSignInWait()
        let person = try await server.person()
        let device = try await server.device(of: person)
        device.client.releaseSignInWait()
        #expect(try await device.client.getTokens().accessToken != nil)
        try await server.endSessions(of: person, before: device)
        device.client.releaseSignInWait()
        let call = Task { try await device.client.getTokens() }
        try await eventually { device.client.currentUserState == .signedOutUserPoolsTokenInvalid }
        #expect(device.waiting == 1)
        device.client.releaseSignInWait()
        await #expect(throws: AWSMobileClientError.released) { try await call.value }
    }

    // Spec E.2: testSignOutOnSessionExpiry
    @Test(arguments: WalkEngine.available)
    func `a sign-out ends the waits`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let person = try await server.person()
        let device = try await server.device(of: person)
        try await server.endSessions(of: person, before: device)
        let calls = (0..<3).map { _ in Task { try await device.client.getUserAttributes() } }
        try await eventually {
            device.waiting == 3 && device.client.currentUserState == .signedOutUserPoolsTokenInvalid
        }
        device.client.signOut()
        for call in calls {
            await #expect(throws: AWSMobileClientError.signedOutMeanwhile) { try await call.value }
        }
        #expect(device.client.currentUserState == .signedOut && !device.client.isSignedIn)
    }

    // Spec F, row 1
    @Test(arguments: WalkEngine.available)
    func `a wait ends with the cancellation of its task, and the others wait on`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let person = try await server.person()
        let device = try await server.device(of: person)
        try await server.endSessions(of: person, before: device)
        let calls = (0..<2).map { _ in Task { try await device.client.getTokens() } }
        try await eventually {
            device.waiting == 2 && device.client.currentUserState == .signedOutUserPoolsTokenInvalid
        }
        calls[0].cancel()
        await #expect(throws: CancellationError.self) { try await calls[0].value }
        #expect(device.waiting == 1)
        try await device.signIn(person)
        #expect(try await calls[1].value.accessToken != nil)
    }

    // Spec B.4: a failed sign-in reports to its own callback, and the waiter keeps waiting
    @Test(arguments: WalkEngine.available)
    func `a wrong password does not end a wait, and another person's sign-in does not satisfy it`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, other) = (try await server.person(), try await server.person())
        let (device, diary) = (try await server.device(of: person), Diary())
        device.client.addUserStateListener(diary) { state, _ in diary.note("\(state)") }
        try await server.endSessions(of: person, before: device)
        let call = Task { try await device.client.getUserAttributes() }
        try await eventually { device.client.currentUserState == .signedOutUserPoolsTokenInvalid }
        await #expect(throws: AWSMobileClientError.self) {
            try await device.client.signIn(username: person.username, password: "Wrong-Horse-7")
        }
        #expect(device.waiting == 1)
        try await device.signIn(other)
        await #expect(throws: AWSMobileClientError.anotherPerson) { try await call.value }
        #expect(try await device.client.getUserAttributes()["email"] == other.email)
        #expect(diary.all == ["signedOutUserPoolsTokenInvalid", "signedIn"])
    }

    // Spec G.1, row 7: NotAuthorized is for tokens that are truly dead
    @Test(arguments: WalkEngine.available)
    func `who was locked out, got another password or was deleted has to sign in again`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let pool = try server.pool
        for ending in 0..<3 {
            let person = try await server.person()
            let device = try await server.device(of: person)
            device.client.signInWaitLimit = .milliseconds(20)
            switch ending {
            case 0: try await server.call(AdminDisableUserInput(userPoolId: pool, username: person.username))
            case 1:
                try await server.call(
                    AdminSetUserPasswordInput(
                        password: Secret("Battery-Staple-8"), permanent: true, userPoolId: pool,
                        username: person.username))
            default: try await server.call(AdminDeleteUserInput(userPoolId: pool, username: person.username))
            }
            device.clock.advance(seconds: 3600)
            await #expect(throws: AWSMobileClientError.waitedLongEnough) { try await device.client.getTokens() }
            #expect(device.client.currentUserState == .signedOutUserPoolsTokenInvalid, "ending \(ending)")
            await #expect(throws: AWSMobileClientError.self) { try await device.signIn(person) }
        }
    }
}

extension AWSMobileClient {
    /// Asks for a code; the service sends a person no more than five an hour.
    fileprivate func verifyUserAttributeOrLimit() async throws -> Bool {
        do { return try await verifyUserAttribute(attributeName: "email").deliveryMedium == .email } catch {
            if case .limitExceeded? = error as? AWSMobileClientError { return true }
            throw error
        }
    }
}
