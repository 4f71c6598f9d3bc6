import Kernel

/// Why a request must not be served.
public struct CallerRefusal: Error, Hashable, Sendable {
    /// The reasons.
    public enum Reason: String, CaseIterable, Sendable {
        /// The request has no credentials that this server accepts.
        case missingCredentials
        /// The request is ambiguous, for example because it has two credentials.
        case malformed
        /// The text is not a token, or not a kind of token that this server accepts.
        case invalidToken
        /// No key of the issuer made the token's signature.
        case wrongSignature
        /// The token has expired.
        case expired
        /// The token is not valid yet.
        case notYetValid
        /// The token is of an issuer that this server does not accept.
        case wrongIssuer
        /// The token is of an app client that this server does not accept.
        case wrongClient
        /// The token lacks a scope.
        case insufficientScope
        /// Martlet does not accept the request's signature.
        case invalidSignature
        /// The body is not the signed one.
        case wrongBody
        /// Martlet's rules or policies do not let the request pass.
        case notAllowed
        /// The issuer's keys or Martlet cannot be reached, so nothing is known of the caller.
        case unavailable
    }

    /// The reason.
    public let reason: Reason
    /// One sentence for the client. It contains no secret.
    public let message: String
    /// The value of `WWW-Authenticate` (RFC 6750, section 3); nil if other credentials would not help.
    public let challenge: String?

    /// The HTTP status of the response.
    public var status: Int {
        switch reason {
        case .malformed: 400
        case .insufficientScope, .notAllowed: 403
        case .unavailable: 503
        case .missingCredentials, .invalidToken, .wrongSignature, .expired, .notYetValid, .wrongIssuer, .wrongClient,
            .invalidSignature, .wrongBody:
            401
        }
    }

    private init(_ reason: Reason, message: String, challenge: String?) {
        (self.reason, self.message, self.challenge) = (reason, message, challenge)
    }

    static func missingCredentials(takesTokens: Bool, takesSignatures: Bool) -> Self {
        let schemes = (takesTokens ? ["Bearer"] : []) + (takesSignatures ? ["AWS4-HMAC-SHA256"] : [])
        return Self(
            .missingCredentials, message: "The request has no credentials that are accepted here.",
            challenge: schemes.joined(separator: ", "))
    }

    static func malformed(_ message: StaticString) -> Self {
        Self(
            .malformed, message: "\(message)",
            challenge: "Bearer error=\"invalid_request\", error_description=\"\(message)\"")
    }

    /// A refused token. The sentence is sent in a header, so it is a constant without quotation marks.
    static func token(_ reason: Reason, message: StaticString) -> Self {
        Self(
            reason, message: "\(message)", challenge: "Bearer error=\"invalid_token\", error_description=\"\(message)\""
        )
    }

    static let invalidToken = token(.invalidToken, message: "The token is malformed.")

    /// - Parameter scopes: The server's own, not the client's.
    static func insufficientScope(_ scopes: [String]) -> Self {
        let isQuotable = scopes.allSatisfy { $0.utf8.allSatisfy { $0.isASCIIVisible && !"\"\\".utf8.contains($0) } }
        let named = isQuotable ? ", scope=\"\(scopes.joined(separator: " "))\"" : ""
        return Self(
            .insufficientScope, message: "The token lacks a scope that this requires.",
            challenge: "Bearer error=\"insufficient_scope\"" + named)
    }

    /// - Parameter message: The sentence of Martlet, or of this library.
    static func signature(_ message: String, reason: Reason = .invalidSignature) -> Self {
        Self(reason, message: message, challenge: "AWS4-HMAC-SHA256")
    }

    static func notAllowed(_ message: String) -> Self { Self(.notAllowed, message: message, challenge: nil) }

    static let unavailable = Self(.unavailable, message: "The caller cannot be verified now.", challenge: nil)
}
