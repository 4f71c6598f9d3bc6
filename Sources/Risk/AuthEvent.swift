package import Kernel

/// Something that a user did, or that was tried in a user's name, and how risky it was (UP-ASF-21).
package struct AuthEvent: Sendable, Equatable {
    /// That of the session which a completed sign-in begins, so that its tokens contain it (UP-ASF-22); otherwise a
    /// UUID.
    package var id: String
    /// The user. For an unknown name, no user.
    package var user: UserID
    package var kind: Kind
    package var at: Instant
    package var outcome: Outcome
    /// Nil if the risk was not judged.
    package var assessment: RiskAssessment?
    /// Whether the pool's settings refused it.
    package var isBlocked = false
    /// Whether the password is known elsewhere.
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

    /// How it ended, by its name on the wire.
    package enum Outcome: String, Sendable {
        case pass = "Pass"
        case fail = "Fail"
        /// The risk demanded a second factor. If the user has proven it, another event says so.
        case inProgress = "InProgress"
    }

    /// Whether a proof was right, by its name on the wire.
    package enum Verdict: String, Sendable {
        case right = "Success"
        case wrong = "Failure"
    }

    /// Whether an event was the user.
    package struct Feedback: Sendable, Equatable {
        package var isValid: Bool
        package var source: Source
        package var at: Instant

        /// Who says so, by the name on the wire.
        package enum Source: String, Sendable {
            case administrator = "Admin"
            case user = "User"
        }

        package init(isValid: Bool, by source: Source, at: Instant) {
            (self.isValid, self.source, self.at) = (isValid, source, at)
        }
    }

    /// An event that has passed.
    package init(id: String, _ kind: Kind, of user: UserID, at: Instant, from origin: EventOrigin) {
        (self.id, self.kind, self.user, self.at) = (id, kind, user, at)
        (self.origin, outcome) = (origin, .pass)
    }
}
