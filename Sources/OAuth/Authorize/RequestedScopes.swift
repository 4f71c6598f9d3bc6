import Directory
import Kernel

/// The scopes of a request (RFC 6749, section 3.3).
enum RequestedScopes {
    /// No list of existing scopes that a client may have is longer.
    private static let longest = 32_768

    /// The scopes that a client of `settings` is granted: all of the client's if `text` is nil, else those of `text`
    /// that the client has.
    ///
    /// - Parameter custom: The scopes of the pool's resource servers.
    /// - Throws: `OAuthError` with `invalid_scope` (AUZ-NEG-05, AUZ-PAR-12).
    static func granted(_ text: String?, to settings: OAuthSettings, custom: Set<ByteKey>) throws(OAuthError)
        -> [String]
    {
        var requested: [ByteKey]?
        if let text { requested = try scopes(in: text) }
        do { return try settings.granted(requested, custom: custom) } catch { throw OAuthError(.invalidScope) }
    }

    /// Whether scopes of resource servers concern the answer. Only these have a slash.
    static func mayBeCustom(_ text: String?, _ settings: OAuthSettings) -> Bool {
        ([text ?? ""] + (settings.scopes ?? [])).contains { $0.utf8.contains(UInt8(ascii: "/")) }
    }

    /// Tokens of visible characters with one space between two of them, each once.
    static func scopes(in text: String) throws(OAuthError) -> [ByteKey] {
        guard text.utf8.count <= longest else { throw OAuthError(.invalidScope) }
        var (scopes, seen): ([ByteKey], Set<ByteKey>) = ([], [])
        for part in text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
            guard !part.isEmpty, part.allSatisfy({ $0.isASCIIVisible && !#""\"#.utf8.contains($0) }) else {
                throw OAuthError(.invalidScope)
            }
            let scope = ByteKey(String(Substring(part)))
            if seen.insert(scope).inserted { scopes.append(scope) }
        }
        return scopes
    }
}
