import Kernel

/// A provider's statements about a user.
package struct ExternalProfile: Sendable {
    /// Identifies the user at the provider; compared by bytes.
    package var subject: String
    /// All claims by the provider's names, as text.
    package var claims: [String: String]
    /// The entries of claims that are lists. The texts of such claims do not show the ends of entries.
    package var lists: [String: [String]] = [:]
    /// The sources of the claims, for the pool's function.
    package var sources = Sources()
    /// The token that renews the provider's tokens in attributes; nil if there is none.
    package var tokens: ProviderTokens?

    /// The responses of a provider, each as names and texts.
    package struct Sources: Sendable {
        package var tokenResponse: [String: String]?
        package var idToken: [String: String]?
        package var userInfo: [String: String]?
        package var samlResponse: [String: String]?

        package init() {}
    }

    package init(subject: String, claims: [String: String]) { (self.subject, self.claims) = (subject, claims) }
}
