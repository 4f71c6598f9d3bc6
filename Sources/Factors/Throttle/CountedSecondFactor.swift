package import Directory
package import Kernel
import Messaging
package import Storage

/// An attempt to prove a second factor, which is counted in addition to the attempts at the user's password
/// (`SecondFactorFailures`). All its changes are made in the transactions of a `CountedPasswordAttempt`.
package struct CountedSecondFactor: Sendable {
    private let user: User
    private let pool: UserPool
    private let codes: CodeSender
    private let max: Int
    private let world: World

    /// - Parameters:
    ///   - codes: Notifies the user of many wrong codes.
    ///   - max: How many wrong codes lock the factors until an administrator unlocks them.
    package init(of user: User, in pool: UserPool, codes: CodeSender, max: Int, world: World) {
        (self.user, self.pool, self.codes, self.max, self.world) = (user, pool, codes, max, world)
    }

    /// Counts the attempt before it is evaluated.
    ///
    /// - Throws: `SignInRefusal.attemptsExceeded`.
    package func count(_ tx: any Transaction) throws {
        try SecondFactorFailureTable(tx).count(user.id, in: pool.id, max: max, at: world.now())
    }

    /// Takes the attempt back.
    package func uncount(_ tx: any Transaction) throws {
        try SecondFactorFailureTable(tx).uncount(user.id, in: pool.id)
    }

    /// Notifies a user with a verified e-mail address of many wrong codes. The outbox's worker sends the message.
    package func noteFailure(_ tx: any Transaction) throws {
        guard let number = try SecondFactorFailureTable(tx).takeNotice(user.id, in: pool.id, max: max),
            user.attributes.isVerified(.email), let address = user.attributes.contact(.email)
        else { return }
        let notice = codes.template(for: pool, of: user).wrongCodes(
            number, isLocked: number >= max, to: address, of: user.displayName(in: pool))
        try codes.outbox.enqueue(codes.withEvent(notice, of: user, to: address, in: pool), tx)
    }
}
