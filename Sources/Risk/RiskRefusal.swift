package import Kernel

/// Why protection refuses a request.
package enum RiskRefusal: Refusal, CaseIterable {
    /// The pool's settings refuse the sign-in.
    case blocked
    /// The user does not have this event.
    case eventNotFound
    /// The event does not exist, or the token does not belong to it or was already used.
    case invalidFeedbackToken

    package var kind: RefusalKind {
        switch self {
        case .blocked: .forbidden
        case .eventNotFound: .notFound
        case .invalidFeedbackToken: .unauthenticated
        }
    }

    package var message: String {
        switch self {
        case .blocked: "Unable to login because of security reasons"
        case .eventNotFound: "Auth event does not exist."
        case .invalidFeedbackToken: "Invalid feedback token."
        }
    }
}
