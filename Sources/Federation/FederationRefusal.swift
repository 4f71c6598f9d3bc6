package import Kernel

/// Why a sign-in with another provider fails.
package enum FederationRefusal: Refusal {
    /// The provider reports that the user may not sign in, or has declined to.
    case denied(provider: String, error: String)
    /// The provider cannot be reached, or takes too long.
    case unreachable(provider: String)
    /// Too many sign-ins wait for the provider.
    case busy(provider: String)
    /// The provider's response violates its protocol. The reason is for the operator.
    case wrongResponse(provider: String, reason: String)
    /// The provider's request is not allowed or not authenticated. The reason is for the operator.
    case wrongRequest(provider: String, reason: String)
    /// The response does not belong to a sign-in of this browser: it is too old, was already used, or comes from
    /// elsewhere.
    case unknownSignIn

    package var kind: RefusalKind {
        switch self {
        case .denied: .forbidden
        case .unreachable, .busy, .wrongResponse: .unavailable
        case .wrongRequest: .invalid
        case .unknownSignIn: .expired
        }
    }

    /// Whether the operator need not act: the user decided not to sign in, or would have to sign in first.
    package var isChoiceOfUser: Bool {
        guard case .denied(_, let error) = self else { return false }
        return Self.choices.contains { error.hasSameBytes(as: $0) }
    }

    private static let choices = [
        "access_denied", "login_required", "interaction_required", "consent_required", "account_selection_required",
        "user_cancelled_login", "user_cancelled_authorize",
    ]

    /// The sentence with the provider's name.
    package var message: String {
        switch self {
        case .denied(let provider, let error): "\(provider) refused the sign-in: \(error)"
        case .unreachable(let provider): "\(provider) cannot be reached."
        case .busy(let provider): "Too many sign-ins wait for \(provider)."
        case .wrongResponse(let provider, let reason): "\(provider) gave a response that is not valid: \(reason)"
        case .wrongRequest(let provider, let reason): "\(provider) sent a request that is not valid: \(reason)"
        case .unknownSignIn: "The sign-in is too old, or began in another browser."
        }
    }
}
