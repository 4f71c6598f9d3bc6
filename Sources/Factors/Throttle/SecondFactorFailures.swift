import Kernel

/// The wrong codes of a user's second factors since the last completed sign-in, and how they lock the factors.
///
/// An attempt is wrong from before its evaluation until it turns out right. Wrong attempts do not expire: otherwise a
/// thief of the password could try for ever. The fifth locks for a second and every further one for twice as long, up
/// to 15 minutes. At the limit, an administrator must unlock the user (NIST SP 800-63B allows 100).
package struct SecondFactorFailures: Sendable, Equatable {
    /// The number of wrong codes.
    package var count: Int
    /// When the latest wrong code was counted.
    var triedAt: Instant
    /// The last number that the user was notified of.
    var notifiedOf: Int

    /// The default limit, which is also the largest that can be set.
    package static let maxByDefault = 100
    /// The number of wrong codes that triggers the first notice to the user.
    package static let firstNotice = 10

    /// Whether a further attempt may be evaluated. A time in the future means that the clock was set back: only the
    /// number then decides.
    func admits(at now: Instant, max: Int) -> Bool {
        guard count < max else { return false }
        guard count >= PasswordAttemptCounter.lockingFailures, triedAt <= now else { return true }
        return now >= triedAt.advanced(seconds: PasswordAttemptCounter.lockDuration(after: count))
    }

    /// The number that the user is to be notified of; nil if no notice is due.
    func notice(max: Int) -> Int? {
        let reached = count >= max ? max : count >= Self.firstNotice ? Self.firstNotice : 0
        return reached > notifiedOf ? reached : nil
    }
}
