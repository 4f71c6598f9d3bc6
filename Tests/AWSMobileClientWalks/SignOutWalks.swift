import Foundation
import Kernel
import Testing
import WireClient
import WireModel

@testable import AWSMobileClient

/// Signing out, against the program itself.
@Suite(.timeLimit(.minutes(3))) struct SignOutWalks {
    // Spec E.1: testSignOut, testSignOutState
    @Test(arguments: WalkEngine.available)
    func `a sign-out on this device is done when the call returns, and asks nobody`(_ engine: WalkEngine) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, store) = (try await server.person(), MemoryTokenStore())
        let device = try await server.device(of: person, store: store)
        let (token, asked) = (try await refreshToken(of: device), device.line.count)
        device.line.cut()
        device.client.signOut()
        #expect(!device.client.isSignedIn && device.client.currentUserState == .signedOut)
        #expect(device.client.username == nil && store.entries(of: "walks.AWSCognitoIdentityUserPool").isEmpty)
        await #expect(throws: AWSMobileClientError.nobodySignedIn) { try await device.client.getTokens() }
        await #expect(throws: AWSMobileClientError.nobodySignedIn) { try await device.client.getUserAttributes() }
        #expect(device.line.count == asked)
        #expect(try await isAlive(token, server), "The service was not told (B.10).")
    }

    // Spec E.1: testSignOutWithCallback, testSignOutStateWithCallback
    @Test(arguments: WalkEngine.available)
    func `a sign-out that takes the tokens back is seen inside its completion, and the refresh token is dead`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let device = try await server.device(of: try await server.person())
        let (token, diary) = (try await refreshToken(of: device), Diary())
        let client = device.client
        client.signOut { error in
            diary.note("\(error as Any) \(client.isSignedIn) \(client.currentUserState)")
        }
        try await eventually { diary.all.count == 1 }
        #expect(diary.all == ["nil false signedOut"] && device.line.count("RevokeToken") == 1)
        #expect(try await !isAlive(token, server))
    }

    // Spec E.1: testSignOutWithCallbackAndSignoutOption; F, row 16
    @Test(arguments: WalkEngine.available)
    func `a sign-out everywhere ends the session of another device, which learns it with its next call`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let (person, diary) = (try await server.person(), Diary())
        let (here, there) = (try await server.device(of: person), try await server.device(of: person))
        let client = here.client
        client.signOut(options: SignOutOptions(signOutGlobally: true)) { error in
            diary.note("\(error as Any) \(client.isSignedIn) \(client.currentUserState)")
        }
        try await eventually { diary.all.count == 1 }
        #expect(diary.all == ["nil false signedOut"] && here.line.count("GlobalSignOut") == 1)
        #expect(there.client.currentUserState == .signedIn)
        await #expect(throws: AWSMobileClientError.notAuthorized(message: "Access Token has been revoked")) {
            try await there.client.getUserAttributes()
        }
        there.client.signInWaitLimit = .milliseconds(20)
        await #expect(throws: AWSMobileClientError.waitedLongEnough) { try await there.client.getUserAttributes() }
        #expect(there.client.currentUserState == .signedOutUserPoolsTokenInvalid && there.client.isSignedIn)
    }

    // Spec E.1: testSignOutUnAuthenticatedUser
    @Test(arguments: WalkEngine.available)
    func `where nobody is signed in, signing out succeeds and is told`(_ engine: WalkEngine) async throws {
        let (device, diary) = (try await Martlet.shared(on: engine).device(), Diary())
        device.client.addUserStateListener(diary) { state, _ in diary.note("\(state)") }
        for options in [SignOutOptions(), SignOutOptions(signOutGlobally: true)] {
            try await device.client.signOut(options: options)
        }
        #expect(diary.all == ["signedOut", "signedOut"] && device.line.count == 0)
    }

    // Spec E.7: testGlobalSignOutFailed, testRevokeSignOutFailed; F, row 18
    @Test(arguments: WalkEngine.available)
    func `in a tunnel a sign-out everywhere fails and leaves all as it is, and one from here says what is left`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await Martlet.shared(on: engine)
        let device = try await server.device(of: try await server.person())
        let token = try await refreshToken(of: device)
        device.line.cut()
        await #expect(throws: URLError.self) {
            try await device.client.signOut(options: SignOutOptions(signOutGlobally: true))
        }
        #expect(device.client.currentUserState == .signedIn)
        await #expect(throws: URLError.self) { try await device.client.signOut(options: SignOutOptions()) }
        #expect(device.client.currentUserState == .signedOut)
        #expect(try await isAlive(token, server))
    }

    private func refreshToken(of device: Device) async throws -> String {
        try #require(try await device.client.getTokens().refreshToken?.tokenString)
    }

    /// Whether the service still gives tokens for `refreshToken`.
    private func isAlive(_ refreshToken: String, _ server: Martlet) async throws -> Bool {
        let document = try ClientConfiguration(ConfigurationFile.read(server.configurationFile))
        do {
            _ = try await server.call(
                InitiateAuthInput(
                    authFlow: .refreshTokenAuth, authParameters: Secret(["REFRESH_TOKEN": refreshToken]),
                    clientId: document.userPool?.clientID ?? ""))
            return true
        } catch let failure as ServiceFailure where failure.code == .notAuthorized { return false }
    }
}
