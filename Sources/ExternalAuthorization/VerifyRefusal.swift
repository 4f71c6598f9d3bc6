import Kernel
import Wire

/// Why a request may not pass.
package struct VerifyRefusal: Error, Sendable {
    /// The credentials to request from the client.
    enum Challenge: Sendable {
        case none
        case signature
        case either
        /// The request's token is not accepted.
        case otherToken

        var header: String? {
            switch self {
            case .none: nil
            case .signature: "AWS4-HMAC-SHA256"
            case .either: "Bearer, AWS4-HMAC-SHA256"
            case .otherToken: "Bearer error=\"invalid_token\""
            }
        }
    }

    /// The code in records: a constant.
    let code: String
    /// The HTTP status.
    package let status: Int
    /// One sentence for the client.
    package let reason: String
    let challenge: Challenge
    /// Why the server failed, for its log.
    var cause: (any Error)?

    private init(_ code: String, status: Int, reason: String, challenge: Challenge, cause: (any Error)? = nil) {
        (self.code, self.status, self.reason) = (code, status, reason)
        (self.challenge, self.cause) = (challenge, cause)
    }

    /// The gateway does not describe one request, or describes it in a way that can be read differently.
    static func malformed(_ reason: String) -> Self {
        Self("MalformedRequest", status: 403, reason: reason, challenge: .none)
    }

    /// No credentials would let the request pass: no rule allows it.
    static func forbidden(_ reason: String) -> Self {
        Self("AccessDenied", status: 403, reason: reason, challenge: .none)
    }

    /// The credentials are not accepted.
    static func unauthenticated(_ reason: String, challenge: Challenge) -> Self {
        Self("Unauthenticated", status: 401, reason: reason, challenge: challenge)
    }

    /// The request has no credentials of a kind that is read here.
    static func noCredentials(takesTokens: Bool) -> Self {
        let wanted = takesTokens ? "Sign it, or send a bearer token." : "Sign it."
        return .unauthenticated(
            "The request has no credentials. \(wanted)", challenge: takesTokens ? .either : .signature)
    }

    static func unavailable(_ cause: any Error) -> Self {
        Self(
            "ServiceUnavailable", status: 503, reason: "The service is not available now.", challenge: .none,
            cause: cause)
    }

    static func failed(_ cause: any Error) -> Self {
        Self("InternalError", status: 500, reason: "Internal error.", challenge: .none, cause: cause)
    }
}
