import Kernel
import Storage
import Wire

/// The policies of a user or role as texts, for `SimulatePrincipalPolicy`.
package struct PrincipalPolicies: Hashable, Sendable {
    /// The user or role.
    package var principal: PrincipalReference
    package var inline: [NamedPolicy]
    /// The default versions of the attached policies, by path and name.
    package var attached: [NamedPolicy]
    /// The policy that bounds the permissions.
    package var boundary: NamedPolicy?
}

extension Authorizer {
    /// The policies of the user or role with this ARN.
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`, or `InvalidInput` for another ARN.
    package func policies(ofPrincipal arn: String) async throws -> PrincipalPolicies {
        let user = IAMResource(arn: arn, in: store.accountID, kind: .user)
        guard let named = user ?? IAMResource(arn: arn, in: store.accountID, kind: .role) else {
            throw InvalidInput("Invalid Entity Arn: \(arn.unicodeScalars.count > 512 ? "" : arn)")
        }
        let principal: PrincipalReference = named.kind == .user ? .user(named.name) : .role(named.name)
        return try await store.database.read { tx in
            let (id, stored) = try Self.entity(principal, tx)
            // Otherwise another spelling of the user's ARN could evade a policy about the user.
            guard stored.hasSameSpelling(as: named) else { throw EntityRefusal.noSuchPrincipal(principal) }
            let attachments = PolicyAttachmentTable(tx)
            return PrincipalPolicies(
                principal: principal,
                inline: try InlinePolicyTable(tx).all(of: id),
                attached: try attachments.documents(of: id, as: .permissions),
                boundary: try attachments.documents(of: id, as: .boundary).first)
        }
    }

    private static func entity(
        _ principal: PrincipalReference, _ tx: any Transaction
    ) throws -> (PrincipalID, IAMResource) {
        switch principal {
        case .user(let name):
            let user = try IAMUserTable(tx).require(named: name)
            return (user.id, user.resource)
        case .role(let name):
            let role = try IAMRoleTable(tx).require(named: name)
            return (role.id, role.resource)
        }
    }
}
