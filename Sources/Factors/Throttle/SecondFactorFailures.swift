import Kernel

/// The wrong codes of a user's second factors since the last completed sign-in, and how they lock the factors.
///
/// An attempt counts as wrong from before it is evaluated until it turns out right. No time forgives one: a thief of
/// the password could otherwise try for ever. The fifth locks for a second and every further one for twice as long, up
/// to 15 minutes; after as many as are allowed, an administrator must unlock the user (NIST SP 800-63B allows 100).
package struct SecondFactorFailures: Sendable, Equatable {
    /// How many there are.
    package var count: Int
    /// When the latest was counted.
    var triedAt: Instant
    /// Up to which number the user was told of them.
    var toldOf: Int

    /// The most that are allowed unless the operator says otherwise, and the most that can be set.
    package static let maxByDefault = 100
    /// The number of which a user is told first.
    package static let firstNotice = 10

    /// Whether a further attempt may be evaluated. A time in the future means that the clock was set back: then the
    /// number alone counts.
    func admits(at now: Instant, max: Int) -> Bool {
        guard count < max else { return false }
        guard count >= PasswordAttemptCounter.free, triedAt <= now else { return true }
        return now >= triedAt.advanced(seconds: PasswordAttemptCounter.lock(after: count))
    }

    /// The number that the user is to be told of now; nil if there is nothing to tell.
    func notice(max: Int) -> Int? {
        let reached = count >= max ? max : count >= Self.firstNotice ? Self.firstNotice : 0
        return reached > toldOf ? reached : nil
    }
}
