import Kernel
import UserPoolsModel

/// The kinds of apps that clients are created for, with the settings that suit them.
enum ClientKind: String, CaseIterable, Sendable {
    /// A server that renders pages and keeps a secret.
    case web
    /// A program in the browser.
    case spa
    /// An app on a device.
    case mobile
    /// A program that signs in for itself.
    case machine

    /// Whether users sign in to it.
    var hasUsers: Bool { self != .machine }
    private var hasSecret: Bool { self == .web || self == .machine }

    /// The call that creates a client of this kind.
    ///
    /// - Parameters:
    ///   - addresses: The callback URLs. Without them, users do not sign in on the hosted pages.
    ///   - scopes: For programs; the other kinds get the scopes of OpenID Connect.
    func input(name: String, addresses: [String], scopes: [String], in pool: UserPoolID) -> CreateUserPoolClientInput {
        let flows: [ExplicitAuthFlowsType] =
            switch self {
            case .web, .machine: [.allowRefreshTokenAuth]
            case .spa, .mobile: [.allowUserSrpAuth, .allowRefreshTokenAuth]
            }
        let usesOAuth = !hasUsers || !addresses.isEmpty
        let allowed: [OAuthFlowType] = hasUsers ? [.code] : [.clientCredentials]
        return CreateUserPoolClientInput(
            allowedOAuthFlows: usesOAuth ? allowed : nil, allowedOAuthFlowsUserPoolClient: usesOAuth ? true : nil,
            allowedOAuthScopes: usesOAuth ? (hasUsers ? ["openid", "email", "profile"] : scopes) : nil,
            callbackURLs: hasUsers && usesOAuth ? addresses : nil, clientName: name,
            enableTokenRevocation: true, explicitAuthFlows: flows, generateSecret: hasSecret,
            preventUserExistenceErrors: .enabled,
            supportedIdentityProviders: hasUsers && usesOAuth ? ["COGNITO"] : nil, userPoolId: pool)
    }
}
