import Cryptography
import Kernel
import Storage

/// How many codes leave in an hour, whoever asks for them (CODE-09): each costs money, and somebody's patience.
public struct CodeLimits: Sendable, Equatable {
    /// From one pool to one address or number.
    public var perDestination = 20
    /// From one pool, by e-mail and by text message each.
    public var perPool: Int

    /// The given number for a pool, and the house's own for a destination.
    public init(perPool: Int = 10_000) { self.perPool = perPool }

    /// In how many rows a pool's codes are counted, so that sign-ups at the same time do not wait for one of them.
    ///
    /// A destination has a row for good, by its hash. Rows fill evenly but not equally, and so the first is full some
    /// hundredths before the pool's number is reached.
    var shares: Int { min(max(perPool / 250, 1), 64) }
    /// How many codes each of them lets through.
    var perShare: Int { (perPool + shares - 1) / shares }
}

/// Counts the codes that leave a pool, in the transaction that makes them.
struct CodeBudget {
    let tx: any Transaction
    let pool: UserPoolID
    let cipher: SecretCipher
    let limits: CodeLimits
    let now: Instant

    private static let sent = "code"

    /// Spends a code to `address`. False where that address has had its share of this hour.
    ///
    /// For a decoy, which goes nowhere, the address pays and the pool does not: what is left for the address must not
    /// tell whether there was a code.
    ///
    /// Throws `attemptLimit` where the pool has.
    func spend(on address: String, by channel: Message.Channel, isDecoy: Bool) throws -> Bool {
        let digest = digest(address)
        let calls = CallTable(tx)
        let isAddressLeft = try calls.count(
            Self.sent, upTo: limits.perDestination, of: ThrottleSubject(destination: digest), in: pool, now: now)
        guard isAddressLeft else { return false }
        let isPoolLeft = try calls.count(
            channel.rawValue, upTo: limits.perShare, of: share(digest), in: pool, now: now, amount: isDecoy ? 0 : 1)
        guard isPoolLeft else { throw Refusal.attemptLimit }
        return true
    }

    private func share(_ digest: [UInt8]) -> ThrottleSubject {
        ThrottleSubject(share: (Int(digest[16]) << 8 | Int(digest[17])) % limits.shares)
    }

    /// However the address is spelled, it is one mailbox.
    private func digest(_ address: String) -> [UInt8] {
        cipher.digest(address.lowercased(), .throttle, "destination of codes", pool.rawValue)
    }
}

extension SignInServices {
    /// What is left of the codes of `pool`.
    func budget(of pool: UserPoolID, _ tx: any Transaction) -> CodeBudget {
        CodeBudget(tx: tx, pool: pool, cipher: cipher, limits: codeLimits, now: world.now())
    }
}
