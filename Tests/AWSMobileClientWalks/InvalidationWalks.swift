import Foundation
import Kernel
import Testing
import UserPoolsModel

@testable import AWSMobileClient

/// Calls after the service refused the refresh token, with the real server.
@Suite(.timeLimit(.minutes(10))) struct InvalidationWalks {
    // Like the iOS SDK's testSignInAfterTokenInvalidation, testGetTokenFailWithReAuthError
    @Test(arguments: WalkEngine.available)
    func `a call whose session has ended waits, and goes on after the sign-in of a listener`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let user = try await server.user()
        let (device, log) = (try await server.device(of: user), WalkLog())
        let (client, before) = (device.client, try await device.client.getTokens())
        client.addUserStateListener(log) { state, info in
            log.append("\(state) \(info["username"] ?? "")")
            guard state == .signedOutUserPoolsTokenInvalid else { return }
            client.signIn(username: user.username, password: user.password) { _, error in
                log.append("signIn \(error as Any)")
            }
        }
        try await server.endSessions(of: user, before: device)
        let after = try await client.getTokens()
        try await eventually { log.all.count == 3 }
        #expect(
            log.all == ["signedOutUserPoolsTokenInvalid \(user.username)", "signedIn ", "signIn nil"])
        #expect(before.refreshToken?.tokenString != after.refreshToken?.tokenString)
        #expect(try await client.getUserAttributes()["email"] == user.email && device.network.refreshes == 1)
    }

    @Test(arguments: WalkEngine.available)
    func `fifty calls of all kinds share one refresh, and go on after one sign-in`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let user = try await server.user()
        let (device, log) = (try await server.device(of: user), WalkLog())
        device.client.addUserStateListener(log) { state, _ in log.append("\(state)") }
        try await server.endSessions(of: user, before: device)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<50 { group.addTask { try await Self.call(number, of: device.client) } }
            try await eventually("All calls wait.") {
                device.waiting == 50 && device.client.currentUserState == .signedOutUserPoolsTokenInvalid
            }
            try await device.signIn(user)
            let results = try await group.reduce(into: [Bool]()) { $0.append($1) }
            #expect(results.count == 50 && results.allSatisfy { $0 })
        }
        #expect(log.all == ["signedOutUserPoolsTokenInvalid", "signedIn"])
        #expect(device.network.refreshes == 1 && device.waiting == 0)
    }

    /// A call whose kind depends on `number`.
    private static func call(_ number: Int, of client: AWSMobileClient) async throws -> Bool {
        switch number % 5 {
        case 0: try await client.getUserAttributes()["sub"] == client.userSub
        case 1: try await client.verifyUserAttributeOrLimit()
        default: try await client.getTokens().idToken != nil
        }
    }

    // Like the iOS SDK's testReleaseSignInWaitOnMultipleSessionExpiry,
    // testMultipleGetTokenFailWithReleaseSignInWaitReAuthError
    @Test(arguments: WalkEngine.available)
    func `a release ends fifty waits, and the state stays`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let user = try await server.user()
        let (device, log) = (try await server.device(of: user), WalkLog())
        try await server.endSessions(of: user, before: device)
        for _ in 0..<50 {
            device.client.getTokens { _, error in log.append("\(error as? AWSMobileClientError == .released)") }
        }
        try await eventually("All calls wait.") {
            device.waiting == 50 && device.client.currentUserState == .signedOutUserPoolsTokenInvalid
        }
        device.client.releaseSignInWait()
        try await eventually { log.all.count == 50 }
        #expect(Set(log.all) == ["true"] && device.network.refreshes == 1)
        #expect(device.client.currentUserState == .signedOutUserPoolsTokenInvalid && device.client.isSignedIn)
        #expect(try await device.signIn(user).signInState == .signedIn)
    }

    // Like the iOS SDK's testReleaseSignInWaitOnSessionExpiry, testReleaseSignInWaitWithOutSignIn
    @Test(arguments: WalkEngine.available)
    func `a release without waiting calls has no effect on later calls`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        try server.device().client.releaseSignInWait()
        let user = try await server.user()
        let device = try await server.device(of: user)
        device.client.releaseSignInWait()
        #expect(try await device.client.getTokens().accessToken != nil)
        try await server.endSessions(of: user, before: device)
        device.client.releaseSignInWait()
        let call = Task { try await device.client.getTokens() }
        try await eventually { device.client.currentUserState == .signedOutUserPoolsTokenInvalid }
        #expect(device.waiting == 1)
        device.client.releaseSignInWait()
        await #expect(throws: AWSMobileClientError.released) { try await call.value }
    }

    // Like the iOS SDK's testSignOutOnSessionExpiry
    @Test(arguments: WalkEngine.available)
    func `a sign-out ends the waits`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let user = try await server.user()
        let device = try await server.device(of: user)
        try await server.endSessions(of: user, before: device)
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

    @Test(arguments: WalkEngine.available)
    func `a cancelled wait ends, and the others go on`(_ engine: WalkEngine) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let user = try await server.user()
        let device = try await server.device(of: user)
        try await server.endSessions(of: user, before: device)
        let calls = (0..<2).map { _ in Task { try await device.client.getTokens() } }
        try await eventually {
            device.waiting == 2 && device.client.currentUserState == .signedOutUserPoolsTokenInvalid
        }
        calls[0].cancel()
        await #expect(throws: CancellationError.self) { try await calls[0].value }
        #expect(device.waiting == 1)
        try await device.signIn(user)
        #expect(try await calls[1].value.accessToken != nil)
    }

    @Test(arguments: WalkEngine.available)
    func `a wrong password does not end a wait, and another user's sign-in does not satisfy it`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, other) = (try await server.user(), try await server.user())
        let (device, log) = (try await server.device(of: user), WalkLog())
        device.client.addUserStateListener(log) { state, _ in log.append("\(state)") }
        try await server.endSessions(of: user, before: device)
        let call = Task { try await device.client.getUserAttributes() }
        try await eventually { device.client.currentUserState == .signedOutUserPoolsTokenInvalid }
        await #expect(throws: AWSMobileClientError.self) {
            try await device.client.signIn(username: user.username, password: "Wrong-Horse-7")
        }
        #expect(device.waiting == 1)
        try await device.signIn(other)
        await #expect(throws: AWSMobileClientError.anotherUser) { try await call.value }
        #expect(try await device.client.getUserAttributes()["email"] == other.email)
        #expect(log.all == ["signedOutUserPoolsTokenInvalid", "signedIn"])
    }

    @Test(arguments: WalkEngine.available)
    func `a user who was disabled, got another password or was deleted has to sign in again`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let pool = try server.pool
        for ending in Ending.allCases {
            let user = try await server.user()
            let device = try await server.device(of: user)
            device.client.signInWaitLimit = .milliseconds(20)
            switch ending {
            case .disabled:
                try await server.call(
                    AdminDisableUserInput(userPoolId: pool, username: Username(rawValue: user.username)))
            case .newPassword:
                try await server.call(
                    AdminSetUserPasswordInput(
                        password: Secret("Battery-Staple-8"), permanent: true, userPoolId: pool,
                        username: Username(rawValue: user.username)))
            case .deleted:
                try await server.call(
                    AdminDeleteUserInput(userPoolId: pool, username: Username(rawValue: user.username)))
            }
            device.clock.advance(seconds: 3600)
            await #expect(throws: AWSMobileClientError.waitLimitReached) { try await device.client.getTokens() }
            #expect(device.client.currentUserState == .signedOutUserPoolsTokenInvalid, "\(ending)")
            await #expect(throws: AWSMobileClientError.self) { try await device.signIn(user) }
        }
    }

    /// What an administrator does to a user, whose session ends by it.
    private enum Ending: CaseIterable { case disabled, newPassword, deleted }
}

extension AWSMobileClient {
    /// Requests a code; the service sends a user at most five in an hour.
    fileprivate func verifyUserAttributeOrLimit() async throws -> Bool {
        do { return try await verifyUserAttribute(attributeName: "email").deliveryMedium == .email } catch {
            if case .limitExceeded? = error as? AWSMobileClientError { return true }
            throw error
        }
    }
}
