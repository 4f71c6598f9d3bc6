package import Kernel

/// Why a pool cannot have valid settings.
package enum PoolRefusal: Refusal {
    /// The pool's tier does not include the requested features.
    case featureUnavailableInTier([TierFeature], PoolTier = .lite)
    /// The pool uses features that the new tier does not include.
    case tierChangeNotAllowed([TierFeature], PoolTier = .lite)
    /// The pool does not track sessions.
    case sessionsNotTracked
    /// The pool does not assess the risk of sign-ins.
    case riskNotJudged

    package var kind: RefusalKind { .unsupported }

    /// The sentence, with the features that the tier lacks.
    package var message: String {
        switch self {
        case .featureUnavailableInTier(let features, let tier), .tierChangeNotAllowed(let features, let tier):
            "The following features need to be disabled for the \(tier.rawValue) pricing tier configured: "
                + features.map(\.rawValue).joined(separator: ", ")
        case .sessionsNotTracked: "User session tracking is not enabled for this user pool."
        case .riskNotJudged: "User pool add-on AdvancedSecurityMode is not enabled for this user pool."
        }
    }
}

/// A feature that not every tier includes, by its name in messages.
package enum TierFeature: String, CaseIterable, Sendable {
    case passwordHistory = "Password History"
    case emailMFA = "Email MFA"
    case passwordless = "Passwordless sign-in"
    case sessionTracking = "User Session Tracking"
    case accessTokenCustomization = "Access Token Customization"
    case threatProtection = "Threat Protection"
    case activityLogs = "User Activity Log Export"

    /// Whether pools of `tier` include it.
    func isIn(_ tier: PoolTier) -> Bool {
        switch tier {
        case .lite: false
        case .essentials: ![.threatProtection, .activityLogs].contains(self)
        case .plus: true
        }
    }
}
