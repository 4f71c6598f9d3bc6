import Kernel

/// The challenge of PKCE (RFC 7636); only S256 is accepted (AUZ-PAR-13).
enum CodeChallenge {
    static let method = "S256"

    /// The number of characters of a SHA-256 hash in Base64.
    private static let length = 43

    /// The challenge in a request; nil if it has none. The method has no default: RFC 7636's is `plain`.
    ///
    /// - Throws: `OAuthError` for another method, and if only one of the two is given (AUZ-NEG-02, AUZ-NEG-03,
    ///   AUZ-PAR-14).
    static func read(_ challenge: String?, method: String?) throws(OAuthError) -> String? {
        guard challenge != nil || method != nil else { return nil }
        guard let method else { throw OAuthError(.invalidRequest, description: "code_challenge_method is required") }
        guard method.hasSameBytes(as: Self.method) else {
            throw OAuthError(.invalidRequest, description: "code_challenge_method must be S256")
        }
        guard let challenge else { throw OAuthError(.invalidRequest, description: "code_challenge is required") }
        guard challenge.utf8.count == length,
            challenge.utf8.allSatisfy({ $0.isASCIIAlphanumeric || "-_".utf8.contains($0) })
        else { throw OAuthError(.invalidRequest, description: "code_challenge is not a SHA-256 hash in Base64") }
        return challenge
    }
}
