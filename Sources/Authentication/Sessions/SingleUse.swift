import Factors
import Kernel
import Storage

/// What a response consumes: a sealed challenge when the response is counted, because it is evaluated once; an auth
/// session when the result is committed, because a wrong answer may be followed by a better one.
enum SingleUse: Sendable {
    case none
    /// An auth session that waits for this response.
    case session([UInt8])
    /// A sealed challenge, identified by its digest.
    case challenge([UInt8], until: Instant)

    /// Consumes a sealed challenge. Only one of two responses to it succeeds.
    func useWhenCounted(_ tx: any Transaction, in pool: UserPoolID) throws {
        guard case .challenge(let used, let expiry) = self else { return }
        guard try UsedChallengeTable(tx).use(used, in: pool, until: expiry) else { throw SignInRefusal.invalidSession }
    }

    /// Consumes an auth session. Only one of two responses to it succeeds.
    func useWhenCommitted(_ tx: any Transaction, in pool: UserPoolID) throws {
        guard case .session(let hash) = self else { return }
        guard try AuthSessionTable(tx).take(hash, in: pool) else { throw SignInRefusal.invalidSession }
    }

    /// Lets a challenge be answered again after a response without a verdict.
    func release(_ tx: any Transaction, in pool: UserPoolID) throws {
        if case .challenge(let used, _) = self { try UsedChallengeTable(tx).release(used, in: pool) }
    }
}
