package import Directory
import Factors
import Kernel
package import Messaging
import SRP

/// The challenge to a user who must prove, choose or register a second factor.
package struct SecondFactorChallenge: Sendable {
    package var kind: Kind
    package var username: String
    /// The name on pages.
    package var displayName: String
    /// Whether a recovery code may replace the factor. Only the hosted pages ask.
    package var hasRecoveryCodes = false
    /// Whether the code can be sent again. The codes of a followed pool cannot: only the password makes it send one.
    package var isResendable = true

    package enum Kind: Sendable {
        /// The code that was sent (UP-MFA-08).
        case sentCode(SecondFactor, DeliveryDetails)
        /// A code of the authenticator app.
        case softwareToken(deviceName: String?)
        /// One of these factors must be chosen (UP-MFA-06).
        case selection([SecondFactor])
        /// One of these factors must be registered (UP-MFA-05).
        case registration([SecondFactor])

        /// The challenge by its name on the wire.
        var challenge: ChallengeKind {
            switch self {
            case .sentCode(let factor, _): factor.challenge
            case .softwareToken: .softwareToken
            case .selection: .secondFactorSelection
            case .registration: .secondFactorSetup
            }
        }
    }

    init(_ kind: Kind, for user: User, through context: ClientContext, hasRecoveryCodes: Bool = false) {
        (self.kind, self.hasRecoveryCodes) = (kind, hasRecoveryCodes)
        username = context.pool.srpIdentity(of: user.username).name
        displayName = context.pool.displayName(of: user)
    }
}
