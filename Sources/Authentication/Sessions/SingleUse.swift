import Factors
import Kernel
import Storage

/// The challenge or session that a reply uses up, and when. A sealed challenge, or the auth session of a custom
/// challenge, is used up when the reply is counted, because it is evaluated once. Any other auth session is used up
/// when the result is committed, because a wrong reply may be followed by a right one.
enum SingleUse: Sendable {
    case none
    /// An auth session that waits for this reply.
    case session([UInt8])
    /// A sealed challenge, identified by its digest, and the auth session that it continues, if any.
    case challenge([UInt8], until: Instant, of: [UInt8]? = nil)
    case customChallenge(AuthSession)

    /// The auth session that is used up when the result is committed.
    var session: [UInt8]? {
        switch self {
        case .none, .customChallenge: nil
        case .session(let hash): hash
        case .challenge(_, _, let hash): hash
        }
    }

    /// Uses up a challenge that is evaluated once. Only one of two replies to it succeeds.
    func useWhenCounted(_ tx: any Transaction, in pool: UserPoolID) throws {
        let isFirst =
            switch self {
            case .none, .session: true
            case .challenge(let used, let expiry, _): try UsedChallengeTable(tx).use(used, in: pool, until: expiry)
            case .customChallenge(let session): try AuthSessionTable(tx).take(session.hash, in: pool)
            }
        guard isFirst else { throw SignInRefusal.invalidSession }
    }

    /// Uses up an auth session. Only one of two replies to it succeeds.
    func useWhenCommitted(_ tx: any Transaction, in pool: UserPoolID) throws {
        guard let hash = session else { return }
        guard try AuthSessionTable(tx).take(hash, in: pool) else { throw SignInRefusal.invalidSession }
    }

    /// Allows another reply to a challenge after a reply without a verdict.
    func release(_ tx: any Transaction, in pool: UserPoolID) throws {
        switch self {
        case .none, .session: return
        case .challenge(let used, _, _): try UsedChallengeTable(tx).release(used, in: pool)
        case .customChallenge(let session): try AuthSessionTable(tx).insert(session, in: pool)
        }
    }
}
