/// What `signOut` ends at the service.
public struct SignOutOptions: Hashable, Sendable {
    let signOutGlobally: Bool
    let invalidateTokens: Bool

    /// Makes options.
    ///
    /// - Parameters:
    ///   - signOutGlobally: Ends all sessions of the user, on all devices. If that fails, the user stays signed in.
    ///   - invalidateTokens: Revokes this session's refresh token if the app client offers revocation. The session is
    ///     removed on this device first.
    public init(signOutGlobally: Bool = false, invalidateTokens: Bool = true) {
        self.signOutGlobally = signOutGlobally
        self.invalidateTokens = invalidateTokens
    }
}
