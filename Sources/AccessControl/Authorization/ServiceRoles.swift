import Kernel
import Policies
import Storage
import Wire

/// Why a service of this server cannot use a role that it was given.
package enum ServiceRoleFault: Sendable, Equatable {
    /// The account does not have this role.
    case notFound
    /// The role's trust policy does not let the service assume it.
    case notTrusted(service: String)
    /// The role's policies do not allow the action.
    case notAllowed(action: String)

    /// A sentence for administrators.
    package var message: String {
        switch self {
        case .notFound: "The role does not exist."
        case .notTrusted(let service): "The role cannot be assumed by \(service)."
        case .notAllowed(let action): "The role does not allow \(action) on the resource."
        }
    }
}

/// Decides what services of this server may do with roles from administrators.
package struct ServiceRoles: Sendable {
    private let store: IAMStore

    /// Decides by the roles in `store`.
    package init(_ store: IAMStore) { self.store = store }

    /// Whether `service` may assume a role and perform an action with it.
    ///
    /// - Parameters:
    ///   - arn: The role's ARN.
    ///   - service: Its name in trust policies, such as `cognito-sync.amazonaws.com`.
    /// - Returns: Why it may not; nil if it may.
    package func fault(
        ofRole arn: String, for service: String, doing action: String, on resource: String
    ) async throws -> ServiceRoleFault? {
        guard let named = IAMResource(arn: arn, in: store.accountID, kind: .role),
            let role = try await store.database.read({ try IAMRoleTable($0).find(named: named.name) }),
            role.resource.hasSameSpelling(as: named)
        else { return .notFound }
        let context = context()
        let assuming = AccessRequest("sts:AssumeRole", on: arn, by: .service(service), context: context)
        guard let trust = try? TrustPolicy(role.trustPolicy), trust.trustsPrincipal(of: assuming) else {
            return .notTrusted(service: service)
        }
        let session = IAMCaller.sessionARN(role: role.name, session: "service", account: store.accountID)
        let request = AccessRequest(
            action, on: resource, by: .roleSession(arn: session, role: arn, roleID: role.id.rawValue),
            context: context)
        return try await policies(of: role).decide(request).isAllowed ? nil : .notAllowed(action: action)
    }

    private func policies(of role: IAMRole) async throws -> EffectivePolicies {
        let permissions = try await store.cache.permissions(of: role.id)
        return EffectivePolicies(identity: permissions.identity, permissionsBoundary: permissions.boundary)
    }

    private func context() -> ConditionContext {
        var keys = ConditionContext()
        keys.add(time: store.world.now())
        keys["aws:SourceAccount"] = [store.accountID]
        return keys
    }
}
