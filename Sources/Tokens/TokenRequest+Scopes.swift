import Kernel

/// The claims that the scopes granted by an OAuth endpoint allow in the ID token.
extension TokenRequest {
    /// The scopes of the session.
    package var scopes: [String] { session.scope.split(separator: " ").map(String.init) }

    /// Whether there is an ID token.
    var hasIDToken: Bool { !session.scopesAreGranted || scopes.contains("openid") }

    /// Whether the ID token may have the attribute `name`.
    func mayTell(_ name: String) -> Bool { !session.scopesAreGranted || ScopedClaims(scopes).include(name) }
}
