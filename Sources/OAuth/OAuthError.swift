/// An error of an OAuth 2.0 endpoint (RFC 6749, section 5.2).
package struct OAuthError: Error, Sendable {
    /// The code, which clients compare.
    package var code: Code
    /// One sentence for the client's developer, in ASCII. Nil if the code is sufficient.
    package var description: String?
    /// Why the server failed, for its log.
    package var cause: (any Error)?

    package init(_ code: Code, description: String? = nil, cause: (any Error)? = nil) {
        self.code = code
        self.description = description
        self.cause = cause
    }

    /// The registered codes (RFC 6749, sections 4.1.2.1 and 5.2; RFC 6750, section 3.1; OpenID Connect Core, section
    /// 3.1.2.6; RFC 7009, section 2.2.1; RFC 8628, section 3.5), and Cognito's `redirect_mismatch`.
    package enum Code: String, CaseIterable, Sendable {
        case accessDenied = "access_denied"
        case authorizationPending = "authorization_pending"
        case expiredToken = "expired_token"
        case invalidClient = "invalid_client"
        case invalidGrant = "invalid_grant"
        case invalidRequest = "invalid_request"
        case invalidScope = "invalid_scope"
        case invalidToken = "invalid_token"
        case loginRequired = "login_required"
        /// A redirect URI is not registered: only the error page reports this, as in the service (UP-ACS-05).
        case redirectMismatch = "redirect_mismatch"
        case registrationNotSupported = "registration_not_supported"
        case requestNotSupported = "request_not_supported"
        case requestURINotSupported = "request_uri_not_supported"
        case serverError = "server_error"
        case slowDown = "slow_down"
        case temporarilyUnavailable = "temporarily_unavailable"
        case unauthorizedClient = "unauthorized_client"
        case unsupportedGrantType = "unsupported_grant_type"
        case unsupportedResponseType = "unsupported_response_type"
        case unsupportedTokenType = "unsupported_token_type"

        /// The HTTP status of a response with this code (TKN-NEG-01).
        package var status: Int {
            switch self {
            case .invalidToken: 401
            case .serverError: 500
            case .temporarilyUnavailable: 503
            default: 400
            }
        }
    }
}
