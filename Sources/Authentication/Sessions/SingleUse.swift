import Factors
import Kernel
import Storage

/// What a response consumes when its result is committed.
enum SingleUse: Sendable {
    case none
    /// An auth session that waits for this response.
    case session([UInt8])
    /// A sealed challenge, identified by its digest.
    case challenge([UInt8], until: Instant)

    /// Consumes it. Only one of two responses to the same challenge succeeds.
    func use(_ tx: any Transaction, in pool: UserPoolID) throws {
        let isFirst =
            switch self {
            case .none: true
            case .session(let hash): try AuthSessionTable(tx).take(hash, in: pool)
            case .challenge(let used, let expiry): try UsedChallengeTable(tx).use(used, in: pool, until: expiry)
            }
        guard isFirst else { throw SignInRefusal.invalidSession }
    }

    /// Lets a challenge be answered again after a response without a verdict.
    func release(_ tx: any Transaction, in pool: UserPoolID) throws {
        if case .challenge(let used, _) = self { try UsedChallengeTable(tx).release(used, in: pool) }
    }
}
