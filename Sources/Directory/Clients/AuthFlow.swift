/// An authentication flow.
package enum AuthFlow: CaseIterable, Sendable {
    case srp
    case refreshToken
    case custom
    case password
    /// The password, sent by the app's own server with AWS credentials.
    case adminPassword
    /// The user chooses among the pool's first factors.
    case choice
}

/// A value of `ExplicitAuthFlows`. The three legacy values do not combine with the newer ones.
package enum ExplicitAuthFlow: String, Codable, CaseIterable, Sendable {
    case adminNoSRP = "ADMIN_NO_SRP_AUTH"
    case customOnly = "CUSTOM_AUTH_FLOW_ONLY"
    case userPassword = "USER_PASSWORD_AUTH"
    case allowAdminUserPassword = "ALLOW_ADMIN_USER_PASSWORD_AUTH"
    case allowCustom = "ALLOW_CUSTOM_AUTH"
    case allowUserPassword = "ALLOW_USER_PASSWORD_AUTH"
    case allowUserSRP = "ALLOW_USER_SRP_AUTH"
    case allowRefreshToken = "ALLOW_REFRESH_TOKEN_AUTH"
    case allowUserAuth = "ALLOW_USER_AUTH"
    case allowTokenExchangeDelegation = "ALLOW_TOKEN_EXCHANGE_DELEGATION"
    case allowTokenExchangeImpersonation = "ALLOW_TOKEN_EXCHANGE_IMPERSONATION"

    /// Whether it is one of the three legacy values.
    package var isLegacy: Bool { self == .adminNoSRP || self == .customOnly || self == .userPassword }

    /// The flow that a newer value permits; nil for legacy values and token exchange.
    var permittedFlow: AuthFlow? {
        switch self {
        case .allowAdminUserPassword: .adminPassword
        case .allowCustom: .custom
        case .allowUserPassword: .password
        case .allowUserSRP: .srp
        case .allowRefreshToken: .refreshToken
        case .allowUserAuth: .choice
        case .adminNoSRP, .customOnly, .userPassword, .allowTokenExchangeDelegation,
            .allowTokenExchangeImpersonation:
            nil
        }
    }
}

extension ClientSettings {
    /// The flows of a client that names none.
    static let defaultFlows: Set<AuthFlow> = [.srp, .custom, .refreshToken]

    /// Whether users may sign in with `flow`.
    package func allows(_ flow: AuthFlow) -> Bool { allowedFlows.contains(flow) }

    /// The permitted flows. Legacy values add to the default flows, except that `CUSTOM_AUTH_FLOW_ONLY` removes SRP.
    /// The newer values are the whole list.
    var allowedFlows: Set<AuthFlow> {
        guard let explicitAuthFlows, !explicitAuthFlows.isEmpty else { return Self.defaultFlows }
        guard explicitAuthFlows.contains(where: \.isLegacy) else {
            return Set(explicitAuthFlows.compactMap(\.permittedFlow))
        }
        var flows = Self.defaultFlows
        if explicitAuthFlows.contains(.customOnly) { flows.remove(.srp) }
        if explicitAuthFlows.contains(.adminNoSRP) { flows.insert(.adminPassword) }
        if explicitAuthFlows.contains(.userPassword) { flows.insert(.password) }
        return flows
    }
}
