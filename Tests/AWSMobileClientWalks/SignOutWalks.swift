import Foundation
import Kernel
import Testing
import UserPoolsModel
import WireClient
import WireRuntime

@testable import AWSMobileClient

/// Sign-out with the real server.
@Suite(.timeLimit(.minutes(10))) struct SignOutWalks {
    // Like the iOS SDK's testSignOut, testSignOutState
    @Test(arguments: WalkEngine.available)
    func `a sign-out on this device has happened when the call returns, and sends no request`(_ engine: WalkEngine)
        async throws
    {
        let server = try await MartletProcess.shared(on: engine)
        let (user, store) = (try await server.user(), MemoryTokenStore())
        let device = try await server.device(of: user, store: store)
        let (token, asked) = (try await refreshToken(of: device), device.network.count)
        device.network.disconnect()
        device.client.signOut()
        #expect(!device.client.isSignedIn && device.client.currentUserState == .signedOut)
        #expect(device.client.username == nil && store.entries(of: "walks.AWSCognitoIdentityUserPool").isEmpty)
        await #expect(throws: AWSMobileClientError.noUserSignedIn) { try await device.client.getTokens() }
        await #expect(throws: AWSMobileClientError.noUserSignedIn) { try await device.client.getUserAttributes() }
        #expect(device.network.count == asked)
        #expect(try await isAlive(token, at: server), "The service was not told (B.10).")
    }

    // Like the iOS SDK's testSignOutWithCallback, testSignOutStateWithCallback
    @Test(arguments: WalkEngine.available)
    func `a sign-out revokes the refresh token, and its completion handler sees the new state`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let device = try await server.device(of: try await server.user())
        let (token, log) = (try await refreshToken(of: device), WalkLog())
        let client = device.client
        client.signOut { error in
            log.append("\(error as Any) \(client.isSignedIn) \(client.currentUserState)")
        }
        try await eventually { log.all.count == 1 }
        #expect(log.all == ["nil false signedOut"] && device.network.count("RevokeToken") == 1)
        #expect(try await !isAlive(token, at: server))
    }

    // Like the iOS SDK's testSignOutWithCallbackAndSignoutOption
    @Test(arguments: WalkEngine.available)
    func `a global sign-out ends the session of another device, which learns it with its next call`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let (user, log) = (try await server.user(), WalkLog())
        let (here, there) = (try await server.device(of: user), try await server.device(of: user))
        let client = here.client
        client.signOut(options: SignOutOptions(signOutGlobally: true)) { error in
            log.append("\(error as Any) \(client.isSignedIn) \(client.currentUserState)")
        }
        try await eventually { log.all.count == 1 }
        #expect(log.all == ["nil false signedOut"] && here.network.count("GlobalSignOut") == 1)
        #expect(there.client.currentUserState == .signedIn)
        await #expect(throws: AWSMobileClientError.notAuthorized(message: "Access Token has been revoked")) {
            try await there.client.getUserAttributes()
        }
        there.client.signInWaitLimit = .milliseconds(20)
        await #expect(throws: AWSMobileClientError.waitLimitReached) { try await there.client.getUserAttributes() }
        #expect(there.client.currentUserState == .signedOutUserPoolsTokenInvalid && there.client.isSignedIn)
    }

    // Like the iOS SDK's testSignOutUnAuthenticatedUser
    @Test(arguments: WalkEngine.available)
    func `a sign-out without a user succeeds and notifies`(_ engine: WalkEngine) async throws {
        let (device, log) = (try await MartletProcess.shared(on: engine).device(), WalkLog())
        device.client.addUserStateListener(log) { state, _ in log.append("\(state)") }
        for options in [SignOutOptions(), SignOutOptions(signOutGlobally: true)] {
            try await device.client.signOut(options: options)
        }
        #expect(log.all == ["signedOut", "signedOut"] && device.network.count == 0)
    }

    // Like the iOS SDK's testGlobalSignOutFailed, testRevokeSignOutFailed
    @Test(arguments: WalkEngine.available)
    func `without a network a sign-out removes the session on this device and names the step that failed`(
        _ engine: WalkEngine
    ) async throws {
        let server = try await MartletProcess.shared(on: engine)
        let device = try await server.device(of: try await server.user())
        let token = try await refreshToken(of: device)
        device.network.disconnect()
        let failed = await #expect(throws: SignOutError.self) {
            try await device.client.signOut(options: SignOutOptions(signOutGlobally: true))
        }
        #expect(failed?.failures.map(\.step) == [.globalSignOut] && failed?.failures.first?.error is URLError)
        #expect(device.client.currentUserState == .signedOut)
        #expect(try await isAlive(token, at: server))
    }

    private func refreshToken(of device: Device) async throws -> String {
        try #require(try await device.client.getTokens().refreshToken?.tokenString)
    }

    /// Whether the service still accepts `refreshToken`.
    private func isAlive(_ refreshToken: String, at server: MartletProcess) async throws -> Bool {
        let document = try ClientConfiguration(AWSConfigurationFile.read(server.configurationFile))
        do {
            _ = try await server.call(
                InitiateAuthInput(
                    authFlow: .refreshTokenAuth, authParameters: Secret(["REFRESH_TOKEN": refreshToken]),
                    clientId: document.userPool?.clientID ?? ClientID(rawValue: "")))
            return true
        } catch let failure as ServiceResponseError where failure.code == .notAuthorized { return false }
    }
}
