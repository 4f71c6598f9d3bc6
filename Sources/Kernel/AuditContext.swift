/// Whom a request turns out to be about, for the books: the rooms note what they learn anyway, and ask nobody for it.
///
/// It holds identifiers and nothing that a person chose or can be reached by: more people read logs than the store.
public final class AuditContext: Sendable {
    /// What was noted, as far as it is known.
    public struct Subject: Hashable, Sendable {
        /// The pool, which need not exist where the request was refused.
        public var pool: UserPoolID?
        /// The person.
        public var user: UserID?

        /// Nothing.
        public init() {}
    }

    /// The trail of the request that the current task works for, or nil outside of any. Bodies of transactions run
    /// elsewhere and leave none.
    @TaskLocal public static var current: AuditContext?

    private let found = Locked(Subject())

    /// A trail on which nothing is noted yet.
    public init() {}

    /// Everything that was noted.
    public var subject: Subject { found.read { $0 } }

    /// Notes the pool that the current request is about.
    public static func note(_ pool: UserPoolID) { current?.found.change { $0.pool = pool } }

    /// Notes the person whom the current request is about.
    public static func note(_ user: UserID) { current?.found.change { $0.user = user } }
}
