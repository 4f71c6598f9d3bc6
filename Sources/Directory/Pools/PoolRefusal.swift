package import Kernel

/// Why a pool cannot have valid settings.
package enum PoolRefusal: Refusal {
    /// The pool's tier does not have features that are asked for.
    case featureUnavailableInTier([TierFeature])
    /// The pool uses features that the new tier does not have.
    case tierChangeNotAllowed([TierFeature])
    /// The pool does not track sessions.
    case sessionsNotTracked

    /// The kind of each case.
    package var kind: RefusalKind { .unsupported }

    /// The sentence, with the features that the tier lacks.
    package var message: String {
        switch self {
        case .featureUnavailableInTier(let features), .tierChangeNotAllowed(let features):
            "The following features need to be disabled for the LITE pricing tier configured: "
                + features.map(\.rawValue).joined(separator: ", ")
        case .sessionsNotTracked: "User session tracking is not enabled for this user pool."
        }
    }
}

/// A feature that not every tier has, as sentences name it.
package enum TierFeature: String, CaseIterable, Sendable {
    case passwordHistory = "Password History"
    case emailMFA = "Email MFA"
    case passwordless = "Passwordless sign-in"
    case sessionTracking = "User Session Tracking"
    case accessTokenCustomization = "Access Token Customization"
}
