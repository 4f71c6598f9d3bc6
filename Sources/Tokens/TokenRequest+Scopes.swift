import Directory
import Kernel

/// The claims that the scopes granted by an OAuth endpoint allow in the ID token.
extension TokenRequest {
    package var scopes: [String] { session.scope.split(separator: " ").map(String.init) }

    /// Whether a scope of the session is a resource server's. Only these have a slash.
    var namesCustomScopes: Bool { session.scope.utf8.contains(UInt8(ascii: "/")) }

    /// Leaves out the scopes that their resource servers have lost since the sign-in (UP-RS-08).
    ///
    /// - Parameter custom: The scopes of the pool's resource servers.
    mutating func keepScopes(in custom: Set<ByteKey>) {
        session.scope = scopes.filter { OAuthSettings.isStandard($0) || custom.contains(ByteKey($0)) }
            .joined(separator: " ")
    }

    /// Whether there is an ID token.
    var hasIDToken: Bool { !session.scopesAreGranted || scopes.contains("openid") }

    /// Whether the ID token may have the attribute `name`.
    func mayTell(_ name: String) -> Bool { !session.scopesAreGranted || ScopedClaims(scopes).include(name) }
}
