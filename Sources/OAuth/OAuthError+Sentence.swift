extension OAuthError.Code {
    /// The sentence for a client's developer if the error does not have its own.
    var sentence: String {
        switch self {
        case .accessDenied: "The sign-in was refused."
        case .authorizationPending: "The user has not answered yet."
        case .expiredToken: "The code has expired."
        case .invalidClient: "The client does not exist, or its secret is wrong."
        case .invalidGrant: "The code or token is not valid."
        case .invalidRequest: "The request is malformed."
        case .invalidScope: "The scope is malformed."
        case .invalidToken: "The access token is not valid."
        case .loginRequired: "The user has to sign in."
        case .redirectMismatch: "The redirect URI is not registered."
        case .registrationNotSupported: "The parameter registration is not supported."
        case .requestNotSupported: "The parameter request is not supported."
        case .requestURINotSupported: "The parameter request_uri is not supported."
        case .serverError: "The server failed. Try again later."
        case .slowDown: "The client polls too often."
        case .temporarilyUnavailable: "The service is not available now. Try again later."
        case .unauthorizedClient: "The client may not use this flow."
        case .unsupportedGrantType: "The grant type is not supported."
        case .unsupportedResponseType: "The response type is not supported."
        case .unsupportedTokenType: "The token type is not supported."
        }
    }
}
