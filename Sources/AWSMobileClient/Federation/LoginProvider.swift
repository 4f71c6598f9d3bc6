/// The providers with a fixed name in identity pools; the raw values are their keys in `Logins`.
///
/// Other providers are named by a text: an OpenID Connect provider by its issuer without the scheme, a SAML provider by
/// its ARN.
public enum LoginProvider: String, Hashable, CaseIterable, Sendable {
    /// Facebook; the token is an access token.
    case facebook = "graph.facebook.com"
    /// Google; the token is an id token.
    case google = "accounts.google.com"
    /// Twitter; the token is the auth token, a semicolon and its secret.
    case twitter = "api.twitter.com"
    /// Login with Amazon; the token is an access token.
    case amazon = "www.amazon.com"
    /// The app's own back end; the token is the OpenID token that it got for an identity.
    case developer = "cognito-identity.amazonaws.com"
    /// Sign in with Apple; the token is an id token.
    case apple = "appleid.apple.com"
}

/// The name of `LoginProvider` in the iOS SDK.
public typealias IdentityProvider = LoginProvider
