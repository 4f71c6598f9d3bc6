/// The subject of the current request, for the audit log: domain code notes the pool, the user or the access key when
/// it learns them.
///
/// It holds only identifiers, no names or addresses: more operators read logs than the database.
public final class AuditContext: Sendable {
    /// The subject, as far as it is known.
    public struct Subject: Hashable, Sendable {
        /// The pool. It need not exist if the request was refused.
        public var pool: UserPoolID?
        /// The user.
        public var user: UserID?
        /// The identity pool. It need not exist if the request was refused.
        public var identityPool: IdentityPoolID?
        /// The identity.
        public var identity: IdentityID?
        /// The id of the access key that the request is about, not the signer's.
        public var accessKeyID: String?

        /// An unknown subject.
        public init() {}
    }

    /// The context of the request that the current task executes, or nil outside of requests. Transaction bodies run
    /// elsewhere and cannot note anything.
    @TaskLocal public static var current: AuditContext?

    private let found = Locked(Subject())

    /// A context without a subject.
    public init() {}

    /// The subject noted so far.
    public var subject: Subject { found.read { $0 } }

    /// Notes the pool of the current request.
    public static func note(_ pool: UserPoolID) { current?.found.change { $0.pool = pool } }

    /// Notes the user of the current request.
    public static func note(_ user: UserID) { current?.found.change { $0.user = user } }

    /// Notes the identity pool of the current request.
    public static func note(_ pool: IdentityPoolID) { current?.found.change { $0.identityPool = pool } }

    /// Notes the identity of the current request.
    public static func note(_ identity: IdentityID) { current?.found.change { $0.identity = identity } }

    /// Notes the access key that the current request is about.
    public static func note(accessKeyID: String) { current?.found.change { $0.accessKeyID = accessKeyID } }
}
