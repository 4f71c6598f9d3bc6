import Kernel
import UserPoolsModel
import WireClient

extension AWSMobileClient {
    /// Removes the session on this device before it returns. The refresh token stays valid at the service.
    ///
    /// It needs no network, but waits for the store: up to 35 seconds if the store is locked.
    public func signOut() { driver.send(.signOut(nil, invalidate: false)) }

    /// Removes the session on this device, and ends it at the service.
    ///
    /// With `signOutGlobally` the service is called first; if that fails, the user stays signed in. With
    /// `invalidateTokens` the session is removed first; an error means that the refresh token is still valid.
    ///
    /// - Parameter options: What to end at the service.
    /// - Throws: An error of the service or of the network, `TokenStoreError`, or `CancellationError`.
    public func signOut(options: SignOutOptions) async throws {
        try await endSessionsEverywhere(options)
        _ = try await driver.perform { .signOut($0, invalidate: options.revokes) }
    }

    func endSessionsEverywhere(_ options: SignOutOptions) async throws {
        guard options.signOutGlobally, isSignedIn else { return }
        try await driver.callSignedIn { pool, token in
            _ = try await pool.call(GlobalSignOutInput(accessToken: token))
        }
    }
}

extension SignOutOptions {
    /// Whether to revoke this session's refresh token. A global sign-out has done so.
    var revokes: Bool { invalidateTokens && !signOutGlobally }
}
