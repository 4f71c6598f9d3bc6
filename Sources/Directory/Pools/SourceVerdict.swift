package import Kernel

/// A question about a user to a source.
package enum SourceQuestion: Sendable {
    /// Whether a password is the user's.
    case password(Secret<String>)
    /// The user's answer to a challenge that followed the password there.
    case answer(Secret<String>, FollowedChallenge.Reference)
}

/// The response of a source to a `SourceQuestion`.
package enum SourceVerdict: Sendable, Equatable {
    /// It is the user's, and nothing more is asked there.
    ///
    /// - Parameter isTemporary: Whether the user would have to replace the password there.
    case right(isTemporary: Bool)
    /// It is the user's, who must answer a challenge there next.
    case challenged(FollowedChallenge)
    /// It is not, or the user may not sign in there.
    case wrong
}

/// Why a source does not respond to a question.
package enum SourceRefusal: Refusal {
    /// It cannot be reached, or does not respond in time.
    case unreachable
    /// It refuses further attempts of this user for a while.
    case limited
    /// It refuses the question itself. The reason is for the operator.
    case unusable(reason: String)
    /// The password is right, and the source then asks for a device, which is registered there alone.
    case device
    /// The source no longer waits for the answer.
    case sessionEnded

    package var kind: RefusalKind {
        switch self {
        case .unreachable, .unusable: .unavailable
        case .limited: .limited
        case .device, .sessionEnded: .unauthenticated
        }
    }

    package var message: String {
        switch self {
        case .unreachable: "The password cannot be proven now: the service that it comes from does not answer."
        case .limited: "Attempt limit exceeded, please try after some time."
        case .unusable: "The password cannot be proven: the service that it comes from refuses the question."
        case .device: "The device has not moved with the user. Reset the password."
        case .sessionEnded: "Invalid session for the user, session is expired."
        }
    }
}
