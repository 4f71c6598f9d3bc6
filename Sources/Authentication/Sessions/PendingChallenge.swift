import Directory

/// A challenge that waits for its reply in an auth session, with the progress of the sign-in.
struct PendingChallenge: Hashable, Sendable {
    var kind: ChallengeKind
    /// The proof that the sign-in started with; nil if the challenge asks for it, or if a function created it.
    var firstProof: FirstProof?
    var progress = Progress.open

    /// The progress of a sign-in's second factor.
    enum Progress: String, Sendable {
        /// None is proven.
        case open
        /// An authenticator app was registered in this sign-in.
        case registered
        case proven
        /// The challenge is of the pool that this one follows.
        case atSource
    }

    /// The challenge of a function.
    static let custom = PendingChallenge(kind: .custom)

    /// The proof of a first factor by a code, which was sent to `contact`.
    static func firstFactorCode(to contact: ContactAttribute) -> PendingChallenge {
        switch contact {
        case .email: PendingChallenge(kind: .emailCode)
        case .phoneNumber: PendingChallenge(kind: .smsCode)
        }
    }

    /// The contact that the code of a first factor was sent to; nil for every other challenge.
    var firstFactorContact: ContactAttribute? {
        ContactAttribute.allCases.first { self == .firstFactorCode(to: $0) }
    }

    /// The second factor whose code the challenge asks for; nil for every other challenge.
    var secondFactor: SecondFactor? {
        firstProof == nil ? nil : SecondFactor.allCases.first { $0.challenge == kind }
    }
}
