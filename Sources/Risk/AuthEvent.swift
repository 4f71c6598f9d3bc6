package import Kernel

/// An activity of a user, or an attempt in a user's name, with its risk (UP-ASF-21).
package struct AuthEvent: Sendable, Equatable {
    /// The id of the session that a completed sign-in starts, so that its tokens contain it (UP-ASF-22); otherwise a
    /// UUID.
    package var id: String
    /// The user. For an unknown name, the id of no user.
    package var user: UserID
    package var kind: Kind
    package var at: Instant
    package var outcome: Outcome
    /// Nil if the risk was not assessed.
    package var assessment: RiskAssessment?
    /// Whether the pool's settings refused the activity.
    package var isBlocked = false
    /// Whether the password is compromised.
    package var isCompromised = false
    /// The verdict on the password; nil if none was given.
    package var password: Verdict?
    /// The verdict on the second factor; nil if none was given.
    package var secondFactor: Verdict?
    package var origin: EventOrigin
    package var feedback: Feedback?

    /// The kind of an event, by its name on the wire.
    package enum Kind: String, Sendable {
        case signIn = "SignIn"
        case signUp = "SignUp"
        case passwordReset = "ForgotPassword"
        case passwordChange = "PasswordChange"
    }

    /// How the activity ended, by its name on the wire.
    package enum Outcome: String, Sendable {
        case pass = "Pass"
        case fail = "Fail"
        /// The risk demanded a second factor. If the user has proven it, another event records that.
        case inProgress = "InProgress"
    }

    /// Whether a proof was right, by its name on the wire.
    package enum Verdict: String, Sendable {
        case right = "Success"
        case wrong = "Failure"
    }

    /// Whether the user caused an event.
    package struct Feedback: Sendable, Equatable {
        package var isValid: Bool
        package var source: Source
        package var at: Instant

        /// The source of the feedback, by its name on the wire.
        package enum Source: String, Sendable {
            case administrator = "Admin"
            case user = "User"
        }

        package init(isValid: Bool, by source: Source, at: Instant) {
            (self.isValid, self.source, self.at) = (isValid, source, at)
        }
    }

    /// A successful event.
    package init(id: String, kind: Kind, of user: UserID, at: Instant, from origin: EventOrigin) {
        (self.id, self.kind, self.user, self.at) = (id, kind, user, at)
        (self.origin, outcome) = (origin, .pass)
    }
}
