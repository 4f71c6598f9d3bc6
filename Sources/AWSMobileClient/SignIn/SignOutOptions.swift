/// What `signOut` does beside forgetting the session on this device (spec A.3, B.10).
public struct SignOutOptions: Hashable, Sendable {
    let signOutGlobally: Bool
    let invalidateTokens: Bool

    /// - Parameters:
    ///   - signOutGlobally: The service ends every session of the person, on all devices. It needs the network: where
    ///     it fails, nobody is signed out.
    ///   - invalidateTokens: The service is asked to take this session's refresh token back, as far as the pool's app
    ///     client offers that. This device forgets the session first and in any case.
    public init(signOutGlobally: Bool = false, invalidateTokens: Bool = true) {
        self.signOutGlobally = signOutGlobally
        self.invalidateTokens = invalidateTokens
    }
}
