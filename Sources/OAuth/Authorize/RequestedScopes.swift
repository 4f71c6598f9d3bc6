import Directory
import Kernel

/// The scopes of a request (RFC 6749, section 3.3).
enum RequestedScopes {
    /// The largest length in bytes. A list of all scopes that a client can have is shorter.
    private static let maxLength = 32_768

    /// The scopes that a client of `settings` is granted: all of the client's if `text` is nil, or else those in
    /// `text`.
    ///
    /// - Parameter custom: The scopes of the pool's resource servers.
    /// - Throws: `ScopeRefusal`, and `OAuthError` with `invalid_scope` for a list that is malformed (AUZ-NEG-05).
    static func granted(_ text: String?, to settings: OAuthSettings, custom: Set<ByteKey>) throws -> [String] {
        try settings.granted(try text.map { try scopes(in: $0) }, custom: custom)
    }

    /// The same for an authorization request. Clients compare the service's description of this error, for a scope that
    /// does not exist or that the client does not have.
    ///
    /// - Throws: `OAuthError`.
    static func grantedByUser(_ text: String?, to settings: OAuthSettings, custom: Set<ByteKey>) throws -> [String] {
        do { return try granted(text, to: settings, custom: custom) } catch let refusal as ScopeRefusal {
            AuditContext.explain("\(refusal.message) The client has: \((settings.scopes ?? []).joined(separator: " "))")
            switch refusal {
            case .unknown, .ofOtherClients, .none:
                throw OAuthError(.invalidRequest, description: OAuthError.Code.invalidScope.rawValue)
            case .ofUsers, .withoutOpenID: throw OAuthError(.invalidScope, description: refusal.message)
            }
        }
    }

    /// Whether scopes of resource servers affect the response. Only these contain a slash.
    static func mayBeCustom(_ text: String?, settings: OAuthSettings) -> Bool {
        ([text ?? ""] + (settings.scopes ?? [])).contains { $0.utf8.contains(UInt8(ascii: "/")) }
    }

    /// Scopes of visible characters, separated by single spaces, without repetitions.
    static func scopes(in text: String) throws(OAuthError) -> [ByteKey] {
        guard text.utf8.count <= maxLength else { throw OAuthError(.invalidScope, description: "scope is too long") }
        var (scopes, seen): ([ByteKey], Set<ByteKey>) = ([], [])
        for part in text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
            guard !part.isEmpty, part.allSatisfy({ $0.isASCIIVisible && !#""\"#.utf8.contains($0) }) else {
                throw OAuthError(.invalidScope, description: "scope is not a list with one space between two scopes")
            }
            let scope = ByteKey(String(Substring(part)))
            if seen.insert(scope).inserted { scopes.append(scope) }
        }
        return scopes
    }
}
