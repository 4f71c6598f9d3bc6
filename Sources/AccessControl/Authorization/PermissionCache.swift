import Kernel
import Policies
import Storage
import Wire

/// The stored policies of a user or role, parsed.
struct PrincipalPermissions: Sendable {
    var identity: [PolicyDocument]
    var boundary: PolicyDocument?
    var tags: [IAMResourceTag]
}

/// A cache of the policies of callers, at most one second old and parsed once.
///
/// Changes of other nodes appear within one second, those of this node immediately after `forget`. Whether a key, a
/// user, a role or a session is valid is not cached.
final class PermissionCache: Sendable {
    private let database: any Database
    private let principals: ExpiringCache<PrincipalID, PrincipalPermissions>
    private let managed: ExpiringCache<ManagedPolicyID, [PolicyDocument]>
    private let sessions: ExpiringCache<ByteKey, PolicyDocument>

    init(_ database: any Database, world: World) {
        self.database = database
        principals = ExpiringCache(now: world.now, capacity: 2000)
        managed = ExpiringCache(now: world.now, capacity: 2000)
        sessions = ExpiringCache(now: world.now, capacity: 2000)
    }

    /// The permissions of a user or role.
    ///
    /// - Throws: `PolicyDocumentRefusal.unreadable` if a stored policy can no longer be read; nothing is then allowed.
    func permissions(of id: PrincipalID) async throws -> PrincipalPermissions {
        try await principals.value(for: id) { [database] in
            let found = try await database.read { tx in
                let attachments = PolicyAttachmentTable(tx)
                return (
                    identity: try InlinePolicyTable(tx).all(of: id) + attachments.documents(of: id, as: .permissions),
                    boundary: try attachments.documents(of: id, as: .boundary).first,
                    tags: try IAMTagTable(tx).all(of: id.rawValue)
                )
            }
            return PrincipalPermissions(
                identity: try found.identity.map(Self.read), boundary: try found.boundary.map(Self.read),
                tags: found.tags)
        }
    }

    private static func read(_ policy: NamedPolicy) throws(PolicyDocumentRefusal) -> PolicyDocument {
        do { return try PolicyDocument(policy.document, name: policy.name) } catch {
            throw .unreadable(name: policy.name, reason: error.message)
        }
    }

    /// The policies that narrow a session; nil if none do. A deleted managed policy does not allow anything.
    ///
    /// - Throws: `PolicyDocumentRefusal.unreadable`.
    func policies(of session: IAMSession?) async throws -> [PolicyDocument]? {
        guard let session, session.isNarrowed else { return nil }
        var found: [PolicyDocument] = []
        for text in session.policies {
            found.append(
                try await sessions.value(for: ByteKey(text)) {
                    try Self.read(NamedPolicy(name: "session", document: text))
                })
        }
        for id in session.policyIDs {
            found += try await managed.value(for: ManagedPolicyID(rawValue: id)) { [database] in
                let id = ManagedPolicyID(rawValue: id)
                let document = try await database.read { try ManagedPolicyVersionTable($0).defaultDocument(of: id) }
                return try document.map { [try Self.read(NamedPolicy(name: id.rawValue, document: $0))] } ?? []
            }
        }
        return found
    }

    /// Drops a user or role. Call it after each change of its policies or tags.
    func forget(_ id: PrincipalID) { principals.forget(id) }

    /// Drops everything that may depend on a managed policy. Call it after each change of its versions.
    func forget(_ id: ManagedPolicyID) {
        managed.forget(id)
        principals.forgetAll()
    }
}
