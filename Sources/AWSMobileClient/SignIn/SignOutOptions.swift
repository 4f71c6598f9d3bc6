/// Options of `signOut`: the sessions that end at the service.
public struct SignOutOptions: Hashable, Sendable {
    let signOutGlobally: Bool
    let invalidateTokens: Bool

    /// Makes options.
    ///
    /// - Parameters:
    ///   - signOutGlobally: Ends all sessions of the user, on all devices.
    ///   - invalidateTokens: Revokes this session's refresh token if the app client offers revocation. If the user
    ///     signed in on hosted pages, it also shows the page that ends the browser's session.
    public init(signOutGlobally: Bool = false, invalidateTokens: Bool = true) {
        self.signOutGlobally = signOutGlobally
        self.invalidateTokens = invalidateTokens
    }
}
