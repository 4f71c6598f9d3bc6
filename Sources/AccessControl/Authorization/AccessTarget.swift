import Kernel
import Storage
package import Wire
import WireRuntime

/// The resource of a request as policies name it, with the condition keys of the stored entity.
struct AccessTarget: Sendable {
    var arn: String
    var conditionKeys: [String: [String]] = [:]

    /// The condition keys of the tags of an entity of IAM.
    static func keys(of tags: [IAMResourceTag]) -> [String: [String]] {
        var keys: [String: [String]] = [:]
        for tag in tags {
            keys["aws:ResourceTag/\(tag.key)"] = [tag.value]
            keys["iam:ResourceTag/\(tag.key)"] = [tag.value]
        }
        return keys
    }
}

extension Authorizer {
    /// The operations of IAM whose policies may have conditions on the boundary of the changed user or role.
    private static let asksForBoundary: Set<String> = [
        "AttachUserPolicy", "AttachRolePolicy", "DetachUserPolicy", "DetachRolePolicy", "PutUserPolicy",
        "PutRolePolicy", "DeleteUserPolicy", "DeleteRolePolicy",
    ]

    /// Finds the resource of an operation, and its tags. An entity of IAM has its stored path and letters, so another
    /// spelling in a request cannot evade a policy.
    ///
    /// - Parameter caller: For the account itself nothing is read, because it may perform everything.
    func target(
        of resource: Resource, _ operation: OperationModel, for caller: IAMCaller
    ) async throws -> AccessTarget {
        let arn = resource.arn(service: operation.service, for: caller, in: store.accountID)
        guard caller.principal != .root else { return AccessTarget(arn: arn) }
        guard operation.service == .iam else {
            return AccessTarget(arn: arn, conditionKeys: try await poolTags.conditionKeys(of: resource))
        }
        let account = store.accountID
        let found = try await store.database.read { tx in
            try StoredEntity.find(resource, for: caller, in: account, tx).map { entity in
                (entity, try IAMTagTable(tx).all(of: entity.tagOwner), try entity.boundary(tx))
            }
        }
        guard let (entity, tags, boundary) = found else { return AccessTarget(arn: arn) }
        var target = AccessTarget(arn: entity.resource.arn(in: account), conditionKeys: AccessTarget.keys(of: tags))
        if let boundary, Self.asksForBoundary.contains(operation.name) {
            target.conditionKeys["iam:PermissionsBoundary"] = [boundary.arn(in: account)]
        }
        return target
    }
}

extension Authorizer {
    /// Requires that a caller may also perform `UpdateUser` on a user's new name.
    ///
    /// - Parameters:
    ///   - name: The user's present name.
    ///   - newName: The new name, if it changes.
    ///   - newPath: The new path, if it changes.
    /// - Throws: `AccessRefusal`.
    package func requireRenaming(
        _ name: String, toName newName: String?, path newPath: String?, for caller: IAMCaller
    ) async throws {
        guard newName != nil || newPath != nil, caller.principal != .root else { return }
        let found = try await store.database.read { tx in
            try IAMUserTable(tx).find(named: name).map { ($0, try IAMTagTable(tx).all(of: $0.id.rawValue)) }
        }
        guard let (user, tags) = found else { return }
        let renamed = IAMResource(.user, path: newPath ?? user.path, name: newName ?? user.name)
        try await require(
            caller, action: "iam:UpdateUser", on: renamed.arn(in: store.accountID), context: AccessTarget.keys(of: tags)
        )
    }
}

/// An entity of IAM that is stored.
private struct StoredEntity {
    let resource: IAMResource
    /// Where its tags are stored.
    let tagOwner: String
    /// The id of a user or role.
    var principal: PrincipalID?

    init(_ user: IAMUser) { (resource, tagOwner, principal) = (user.resource, user.id.rawValue, user.id) }
    init(_ role: IAMRole) { (resource, tagOwner, principal) = (role.resource, role.id.rawValue, role.id) }
    init(_ resource: IAMResource, tagOwner: String) { (self.resource, self.tagOwner) = (resource, tagOwner) }

    func boundary(_ tx: any Transaction) throws -> ManagedPolicy? {
        try principal.flatMap { try PolicyAttachmentTable(tx).policies(of: $0, as: .boundary).first }
    }

    static func find(
        _ resource: Resource, for caller: IAMCaller, in account: String, _ tx: any Transaction
    ) throws -> Self? {
        switch resource {
        case .user(let name?): return try IAMUserTable(tx).find(named: name).map(Self.init)
        case .user(nil):
            guard case .user(let id, _) = caller.principal else { return nil }
            return try IAMUserTable(tx).find(id).map(Self.init)
        case .role(let name): return try IAMRoleTable(tx).find(named: name).map(Self.init)
        case .accessKey(let id):
            guard let name = try AccessKeyTable(tx).lastUse(of: AccessKeyID(rawValue: id))?.user else { return nil }
            return try IAMUserTable(tx).find(named: name).map(Self.init)
        case .named(let arn): return try find(arn, in: account, tx)
        case .everything, .userPool, .identityPool, .identity, .created: return nil
        }
    }

    /// The entity with an ARN, if that is its exact spelling.
    private static func find(_ arn: String, in account: String, _ tx: any Transaction) throws -> Self? {
        let kinds: [IAMResource.Kind] = [.user, .role, .policy, .oidcProvider, .samlProvider]
        let named = kinds.lazy.compactMap { IAMResource(arn: arn, in: account, kind: $0) }.first
        guard let named else { return nil }
        let found: Self? =
            switch named.kind {
            case .user: try IAMUserTable(tx).find(named: named.name).map(Self.init)
            case .role: try IAMRoleTable(tx).find(named: named.name).map(Self.init)
            case .policy:
                try ManagedPolicyTable(tx).find(named: named.name).map {
                    Self($0.resource, tagOwner: $0.id.rawValue)
                }
            case .oidcProvider:
                try OIDCProviderTable(tx).find(named.name).map { Self($0.resource, tagOwner: $0.tagOwner) }
            case .samlProvider:
                try IAMSAMLProviderTable(tx).find(named.name).map { Self($0.resource, tagOwner: $0.tagOwner) }
            }
        return found.flatMap { $0.resource.hasSameSpelling(as: named) ? $0 : nil }
    }
}
