import Kernel
import WireClient
import WireModel

extension AWSMobileClient {
    /// Forgets the session on this device, before it returns and without the network. Waits for the store alone.
    public func signOut() { driver.send(.signOut(nil, invalidate: false)) }

    /// Forgets the session on this device, and ends it with the service as `options` say.
    ///
    /// With `signOutGlobally` the service comes first: where it cannot be reached or refuses, nobody is signed out.
    /// With `invalidateTokens` alone this device forgets first: an error then says that the service still takes the
    /// refresh token.
    public func signOut(options: SignOutOptions) async throws {
        try await endSessionsEverywhere(options)
        _ = try await driver.outcome { .signOut($0, invalidate: options.revokes) }
    }

    func endSessionsEverywhere(_ options: SignOutOptions) async throws {
        guard options.signOutGlobally, isSignedIn else { return }
        try await driver.callSignedIn { pool, token in
            _ = try await pool.call(GlobalSignOutInput(accessToken: token))
        }
    }
}

extension SignOutOptions {
    /// Whether this session's refresh token is to be taken back. A global sign-out did that already.
    var revokes: Bool { invalidateTokens && !signOutGlobally }
}
