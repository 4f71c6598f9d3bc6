/// A user pool whose tokens a server accepts, and which of them.
public struct AcceptedIssuer: Sendable {
    /// The kind of a token: the value of its claim `token_use`.
    public enum Use: String, Sendable {
        /// Authorizes calls.
        case access
        /// Describes the user to an app. It does not authorize calls, and has no scopes.
        case id
    }

    /// The issuer exactly as tokens name it: the public URL, a slash and the pool's id.
    public var issuer: String
    /// The ids of the accepted app clients; nil for every client of the pool.
    public var clients: Set<String>?
    /// The accepted kinds of token.
    public var uses: Set<Use>
    /// The scopes that each token must have, all of them.
    public var scopes: [String]
    /// The URL of the issuer's key set.
    public var keySet: String

    /// Describes an accepted issuer.
    ///
    /// - Parameters:
    ///   - issuer: The issuer exactly as tokens name it.
    ///   - clients: The ids of the accepted app clients; nil for every client of the pool.
    ///   - uses: The accepted kinds of token.
    ///   - scopes: The scopes that each token must have, all of them.
    ///   - keySet: The URL of the key set if it is not below the issuer, such as an address in a private network.
    public init(
        _ issuer: String, clients: Set<String>?, uses: Set<Use> = [.access], scopes: [String] = [],
        keySet: String? = nil
    ) {
        (self.issuer, self.clients, self.uses, self.scopes) = (issuer, clients, uses, scopes)
        self.keySet = keySet ?? issuer + "/.well-known/jwks.json"
    }
}
