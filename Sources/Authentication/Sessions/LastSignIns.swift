import Directory
import Kernel
import Storage
import Tokens

/// Records when users last signed in, at most once a minute for each user: programs that sign in again and again, some
/// of them for every call, do not cost further statements.
final class LastSignIns: Sendable {
    private let recorded = Locked<[UserID: Instant]>([:])
    /// Seconds within which a user's further sign-ins are not recorded.
    private static let interval: Int64 = .minutes(1)
    /// How many users are cached. Beyond that, the cache is emptied, and users are recorded again.
    private static let maxCount = 10_000

    func record(_ user: User, at now: Instant, _ tx: any Transaction) throws {
        guard isDue(user.id, at: now) else { return }
        try LastSignInTable(tx).put(user.id, in: user.pool, at: now)
    }

    /// If a transaction is repeated or fails, one record is lost, but not the sign-in.
    private func isDue(_ user: UserID, at now: Instant) -> Bool {
        recorded.change { recorded in
            if let last = recorded[user], last < now, now.seconds(since: last) < Self.interval { return false }
            if recorded.count >= Self.maxCount { recorded.removeAll(keepingCapacity: true) }
            recorded[user] = now
            return true
        }
    }
}
