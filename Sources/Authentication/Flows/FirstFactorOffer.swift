package import Directory
import Factors
import Kernel
package import Messaging
import SRP

/// The first factors that a sign-in can begin with.
struct FirstFactorOffer: Sendable {
    /// The factors that the app is shown.
    var shown: [FirstFactor]
    /// The factors that the user has; none if there is no user, or the user may not sign in.
    var usable: [FirstFactor]
}

/// What an app shows to a user who must choose or prove a first factor.
package struct FirstFactorChallenge: Sendable {
    package var kind: Kind
    /// The factors to choose from.
    package var available: [FirstFactor]
    /// The name that SRP knows the user by.
    package var username: String

    package enum Kind: Sendable {
        /// One of the available factors must be chosen.
        case selection
        /// The code that was sent.
        case sentCode(FirstFactor, DeliveryDetails)
    }

    init(_ kind: Kind, _ offer: FirstFactorOffer, _ attempt: SignInAttempt) {
        self.kind = kind
        available = offer.shown
        username = attempt.identity.name
    }
}

extension SignInServices {
    /// The first factors of the attempt's user. Unknown users cost the same reads.
    func offer(_ attempt: SignInAttempt) async throws -> FirstFactorOffer {
        let (call, pool) = (attempt.call, attempt.call.pool)
        let factors = try await secondFactors(of: attempt.user?.id ?? UserID(rawValue: ""), in: pool)
        let isAdmitted = attempt.user?.enabled ?? false
        let usable = isAdmitted ? attempt.user?.firstFactors(besides: factors, in: pool.settings) ?? [] : []
        return FirstFactorOffer(shown: call.hidesExistence ? pool.settings.firstFactors : usable, usable: usable)
    }

    /// A session of the attempt's user. That of an unknown one is as long: it contains a random identifier.
    func firstFactorSession(of attempt: SignInAttempt) -> SealedSession {
        SealedSession(
            of: attempt.user?.id ?? UserID(rawValue: world.uuid()), asked: attempt.name,
            until: attempt.call.sessionExpiry(from: attempt.now))
    }
}
