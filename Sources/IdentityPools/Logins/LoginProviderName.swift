import Kernel

/// The names of providers in `Logins`.
package enum LoginProviderName {
    /// The service itself, whose OpenID tokens a developer's back end hands to apps (DEV-IMPL-06).
    package static let service = "cognito-identity.amazonaws.com"
    package static let google = "accounts.google.com"
    package static let facebook = "graph.facebook.com"
    package static let amazon = "www.amazon.com"
    package static let apple = "appleid.apple.com"
}
