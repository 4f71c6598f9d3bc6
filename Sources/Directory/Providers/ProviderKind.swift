/// The kinds of identity providers (UP-FED-01).
package enum ProviderKind: String, Sendable, CaseIterable {
    case saml = "SAML"
    case facebook = "Facebook"
    case google = "Google"
    case amazon = "LoginWithAmazon"
    case apple = "SignInWithApple"
    case openIDConnect = "OIDC"

    /// Whether a pool has at most one provider of the kind, with the kind's own name.
    package var isSocial: Bool {
        switch self {
        case .saml, .openIDConnect: false
        case .facebook, .google, .amazon, .apple: true
        }
    }

    /// The claim that identifies a user at a social provider. Only it can be mapped to the username (UP-MAP-03).
    package var subjectClaim: String {
        switch self {
        case .facebook: "id"
        case .amazon: "user_id"
        case .google, .apple, .openIDConnect, .saml: "sub"
        }
    }
}
