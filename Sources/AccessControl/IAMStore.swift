package import Kernel
import Policies
package import Storage
import Wire

/// Stores the users, roles, policies and providers of the account, with the rules that they share.
package struct IAMStore: Sendable {
    let database: any Database
    let world: World
    /// The account: twelve digits.
    package let accountID: String
    let quotas: IAMQuotas
    let cache: PermissionCache

    /// - Parameter accountID: The account: twelve digits.
    package init(
        _ database: any Database, world: World, accountID: String, quotas: IAMQuotas = IAMQuotas()
    ) {
        self.database = database
        self.world = world
        self.accountID = accountID
        self.quotas = quotas
        cache = PermissionCache(database, world: world)
    }

    /// The greatest number of items on a page, as in AWS.
    static let maxPage = 1000

    static func bounded(_ limit: Int) -> Int { min(max(limit, 1), maxPage) }

    /// Checks the text of a document, its grammar and its size.
    ///
    /// - Throws: `PolicyDocumentRefusal`, or `IAMQuotaRefusal` with the quota's name.
    func check(_ document: String, for type: PolicyType, quota: (name: String, maximum: Int)? = nil) throws {
        try PolicyText.check(document)
        if let quota, PolicySize.count(document) > quota.maximum {
            throw IAMQuotaRefusal.exceeded(quota.name, quota.maximum)
        }
        try type.check(document)
    }

    /// The managed policy with this ARN.
    ///
    /// - Throws: The refusal that `refused` creates from the ARN.
    func policy(
        _ arn: String, in tx: any Transaction, else refused: (String) -> ManagedPolicyRefusal = { .notFound(arn: $0) }
    ) throws -> ManagedPolicy {
        if let policy = AWSManagedPolicy(arn: arn) { return try PolicyAttachmentTable(tx).counted(policy) }
        guard let named = IAMResource(arn: arn, in: accountID, kind: .policy),
            let policy = try ManagedPolicyTable(tx).find(named: named.name), policy.resource.hasSameSpelling(as: named)
        else { throw refused(arn) }
        return policy
    }

    /// The managed policy with this ARN, for a change.
    ///
    /// - Throws: `ManagedPolicyRefusal.notFound` or `.isOfAWS`.
    func ownPolicy(_ arn: String, in tx: any Transaction) throws -> ManagedPolicy {
        let policy = try policy(arn, in: tx)
        guard !policy.isOfAWS else { throw ManagedPolicyRefusal.isOfAWS(arn: arn) }
        return policy
    }

    /// The id of a user or role.
    ///
    /// - Throws: `EntityRefusal.noSuchPrincipal`.
    static func id(of principal: PrincipalReference, _ tx: any Transaction) throws -> PrincipalID {
        switch principal {
        case .user(let name): try IAMUserTable(tx).require(named: name).id
        case .role(let name): try IAMRoleTable(tx).require(named: name).id
        }
    }

    func details(of user: IAMUser, _ tx: any Transaction) throws -> IAMUserDetails {
        IAMUserDetails(user: user, details: try details(of: user.id, tx))
    }

    func details(of id: PrincipalID, _ tx: any Transaction) throws -> EntityDetails {
        EntityDetails(
            boundary: try PolicyAttachmentTable(tx).policies(of: id, as: .boundary).first,
            tags: try IAMTagTable(tx).all(of: id.rawValue))
    }

    /// Deletes the boundary and the tags of a user or role that is deleted.
    ///
    /// - Throws: `EntityRefusal` if it still has policies.
    static func deletePolicies(of id: PrincipalID, _ tx: any Transaction) throws {
        let attachments = PolicyAttachmentTable(tx)
        guard try attachments.policies(of: id, as: .permissions).isEmpty else {
            throw EntityRefusal.hasAttachedPolicies
        }
        guard try InlinePolicyTable(tx).list(of: id, after: nil, limit: 1).items.isEmpty else {
            throw EntityRefusal.hasInlinePolicies
        }
        for boundary in try attachments.policies(of: id, as: .boundary) {
            _ = try attachments.delete(boundary.id, from: id, as: .boundary)
        }
        try IAMTagTable(tx).deleteAll(of: id.rawValue)
    }
}
