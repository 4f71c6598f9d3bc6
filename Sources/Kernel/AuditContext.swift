/// The subject of the current request, for the audit log: domain code notes the pool, the user or the access key when
/// it learns them.
///
/// It holds only identifiers, no names or addresses: more operators read logs than the database.
package final class AuditContext: Sendable {
    /// The subject, as far as it is known.
    package struct Subject: Hashable, Sendable {
        /// The pool. It need not exist if the request was refused.
        package var pool: UserPoolID?
        /// The user.
        package var user: UserID?
        /// The identity pool. It need not exist if the request was refused.
        package var identityPool: IdentityPoolID?
        /// The identity.
        package var identity: IdentityID?
        /// The id of the access key that the request is about, not the signer's.
        package var accessKeyID: String?

        /// An unknown subject.
        package init() {}
    }

    /// The context of the request that the current task executes, or nil outside of requests. Transaction bodies run
    /// elsewhere and cannot note anything.
    @TaskLocal package static var current: AuditContext?

    private let found = Locked(Subject())

    /// A context without a subject.
    package init() {}

    /// The subject noted so far.
    package var subject: Subject { found.read { $0 } }

    /// Notes the pool of the current request.
    package static func note(_ pool: UserPoolID) { current?.found.change { $0.pool = pool } }

    /// Notes the user of the current request.
    package static func note(_ user: UserID) { current?.found.change { $0.user = user } }

    /// Notes the identity pool of the current request.
    package static func note(_ pool: IdentityPoolID) { current?.found.change { $0.identityPool = pool } }

    /// Notes the identity of the current request.
    package static func note(_ identity: IdentityID) { current?.found.change { $0.identity = identity } }

    /// Notes the access key that the current request is about.
    package static func note(accessKeyID: String) { current?.found.change { $0.accessKeyID = accessKeyID } }
}
