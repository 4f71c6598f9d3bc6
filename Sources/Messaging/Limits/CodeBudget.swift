package import Cryptography
import Directory
package import Kernel
package import Storage

/// How many codes are sent in an hour (CODE-09): each costs money and disturbs its recipient.
package struct CodeLimits: Sendable, Equatable {
    /// From one pool to one address or number, of each use.
    package var perDestination = 20
    /// From one pool, by e-mail and by text message each, of all uses together.
    package var perPool: Int

    /// Creates limits with the given number for a pool and the default for a destination.
    package init(perPool: Int = 10_000) { self.perPool = perPool }

    /// How many rows share the counting of a pool's codes, so that concurrent sign-ups do not wait for the same row.
    ///
    /// A destination always maps to the same row, by its hash. Rows fill unevenly, so the first row is full a few
    /// percent before the pool's limit is reached.
    var shares: Int { min(max(perPool / 250, 1), 64) }
    /// How many codes one row admits.
    var perShare: Int { (perPool + shares - 1) / shares }

    /// How many codes of one use one row admits. The last tenth is reserved for resets: strangers can begin sign-ups
    /// and sign-ins, and must not lock out users who have forgotten their passwords.
    func perShare(for use: CodeUse) -> Int {
        switch use {
        case .reset: perShare
        case .firstFactor, .secondFactor, .verification: perShare - perShare / 10
        }
    }
}

/// The purpose of a code. Each use has its own limit for a destination, because anyone can request codes of some uses
/// and would otherwise use up the others.
package enum CodeUse: String, Sendable {
    /// A code that is the first factor of a sign-in.
    case firstFactor = "code-first-factor"
    /// The second factor of a sign-in.
    case secondFactor = "code-second-factor"
    /// A new password.
    case reset = "code-reset"
    /// A sign-up, or a contact.
    case verification = "code"
}

/// Counts the codes of a pool, in the transaction that creates them.
package struct CodeBudget {
    let tx: any Transaction
    let pool: UserPoolID
    let cipher: SecretCipher
    let limits: CodeLimits
    let now: Instant

    package init(tx: any Transaction, pool: UserPoolID, cipher: SecretCipher, limits: CodeLimits, now: Instant) {
        self.tx = tx
        self.pool = pool
        self.cipher = cipher
        self.limits = limits
        self.now = now
    }

    /// Records one code for `use` to `address`.
    ///
    /// A decoy, which is never sent, is charged to the address but not to the pool: the remaining number of codes for
    /// the address must not reveal whether a code was sent.
    ///
    /// - Returns: False if the address has no code of this use left in this hour.
    /// - Throws: `QuotaRefusal.calls` if the pool has none left.
    package func spend(
        on address: String, by channel: Message.Channel, for use: CodeUse, isDecoy: Bool
    ) throws -> Bool {
        let digest = digest(address)
        let calls = CallTable(tx)
        let isWithinAddressLimit = try calls.count(
            use.rawValue, upTo: limits.perDestination, of: ThrottleSubject(destination: digest), in: pool, now: now)
        guard isWithinAddressLimit else { return false }
        let isWithinPoolLimit = try calls.count(
            channel.rawValue, upTo: limits.perShare(for: use), of: share(digest), in: pool, now: now,
            amount: isDecoy ? 0 : 1)
        guard isWithinPoolLimit else { throw QuotaRefusal.calls }
        return true
    }

    private func share(_ digest: [UInt8]) -> ThrottleSubject {
        ThrottleSubject(share: (Int(digest[16]) << 8 | Int(digest[17])) % limits.shares)
    }

    /// Different spellings of an address are the same mailbox.
    private func digest(_ address: String) -> [UInt8] {
        cipher.digest(address.lowercased(), .throttle, "destination of codes", pool.rawValue)
    }
}
