import Directory
import Factors
import Kernel
import Messaging
import SRP

/// A sign-in in progress: the call, and what one snapshot of the database shows of its user.
struct SignInAttempt: Sendable {
    var call: ClientContext
    /// The username as the caller wrote it.
    var name: Username
    /// Nil if no user has the name; the flow then continues with a decoy verifier.
    var user: User?
    /// The identity that SRP computes the verifier with.
    var identity: SRPIdentity
    var subject: ThrottleSubject
    /// The user's groups, by precedence.
    var groups: [Group]
    var now: Instant
    /// The latest expiry among deleted challenges, if this attempt seals one.
    var sweepHorizon: Instant?
    /// The password attempt that a success clears; nil if the check does not count.
    var counted: CountedPasswordAttempt?
    /// The attempt to prove a second factor; nil if it is none.
    var secondFactor: CountedSecondFactor?
    /// Whether the answer is known to be wrong, and stays counted whatever follows.
    var wasWrong = false
    /// The auth session or challenge that the answer consumes.
    var singleUse: SingleUse
    /// The device that the call names.
    var claim = DeviceClaim()
    /// The second factors that the next step is planned with; nil if the plan asks for none of them.
    var factors: UserSecondFactors?
    /// The progress of the device's proof, once the user has proven a factor.
    var device = DeviceProgress.untracked
    /// The custom sign-in that this continues, as it is after a right answer.
    var custom: CustomSignIn?
    /// The pool's functions.
    var triggers: SignInTriggers

    /// `now`, or the sweep horizon if the clock was set back behind it: a challenge must expire after the horizon.
    var newerThanSweeps: Instant { max(now, sweepHorizon ?? now) }

    /// The device that a challenge waits for. A browser brings its proof with each answer.
    var namedDevice: DeviceKey? { call.isFromPage ? nil : device.known?.key }
}
