import Kernel

/// The endpoints of a provider that speaks OAuth 2.0: its own documented addresses, unless the details name others.
package struct ProviderEndpoints: Sendable, Equatable {
    /// The page where users sign in; nil if discovery finds it.
    package var authorization: String?
    /// The endpoint that exchanges codes for tokens; nil if discovery finds it.
    package var token: String?
    /// The endpoint of the user's claims; nil if discovery finds it, or if only the ID token has claims.
    package var attributes: String?
    /// The public keys; nil if discovery finds them, or if the provider does not issue ID tokens.
    package var keys: String?
    /// The issuer of the ID tokens; nil if the provider does not issue any.
    package var issuer: String?
    /// Whether the names of the mapped claims are appended to `attributes`.
    package var addsAttributes = false
    /// The method of requests for tokens.
    package var tokenMethod = "POST"
    /// The method of requests for claims.
    package var attributesMethod = "GET"

    /// The endpoints of a provider with these details.
    package init(_ kind: ProviderKind, details: [String: String]) {
        switch kind {
        case .google: setGoogle()
        case .facebook: setFacebook(version: details["api_version"] ?? Self.graphVersion)
        case .amazon: setAmazon()
        case .apple: setApple()
        case .openIDConnect, .saml: break
        }
        authorization = details["authorize_url"] ?? authorization
        token = details["token_url"] ?? token
        attributes = details["attributes_url"] ?? attributes
        keys = details["jwks_uri"] ?? keys
        issuer = details["oidc_issuer"] ?? issuer
        attributesMethod = details["attributes_request_method"] ?? attributesMethod
    }

    /// The version of Facebook's Graph API, unless the details name one.
    private static let graphVersion = "v17.0"

    private mutating func setGoogle() {
        authorization = "https://accounts.google.com/o/oauth2/v2/auth"
        token = "https://www.googleapis.com/oauth2/v4/token"
        attributes = "https://people.googleapis.com/v1/people/me?personFields="
        keys = "https://www.googleapis.com/oauth2/v3/certs"
        issuer = "https://accounts.google.com"
        addsAttributes = true
    }

    private mutating func setFacebook(version: String) {
        authorization = "https://www.facebook.com/\(version)/dialog/oauth"
        token = "https://graph.facebook.com/\(version)/oauth/access_token"
        attributes = "https://graph.facebook.com/\(version)/me?fields="
        (addsAttributes, tokenMethod) = (true, "GET")
    }

    private mutating func setAmazon() {
        authorization = "https://www.amazon.com/ap/oa"
        token = "https://api.amazon.com/auth/o2/token"
        attributes = "https://api.amazon.com/user/profile"
    }

    private mutating func setApple() {
        authorization = "https://appleid.apple.com/auth/authorize"
        token = "https://appleid.apple.com/auth/token"
        keys = "https://appleid.apple.com/auth/keys"
        issuer = "https://appleid.apple.com"
    }

    /// The details that follow from the given ones.
    var derived: [String: String] {
        var details = ["attributes_url_add_attributes": String(addsAttributes), "token_request_method": tokenMethod]
        details["authorize_url"] = authorization
        details["token_url"] = token
        details["attributes_url"] = attributes
        details["oidc_issuer"] = issuer
        return details
    }
}
