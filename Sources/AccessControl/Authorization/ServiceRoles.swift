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
            role.resource.isSame(as: named)
        else { return .notFound }
        let context = context()
        let assuming = AccessRequest("sts:AssumeRole", on: arn, by: .service(service), context: context)
        let trust = (try? TrustPolicy(role.trustPolicy))?.decide(assuming)
        // A policy for everyone only covers callers who sign.
        guard let trust, trust.isAllowed, trust.principalMatch == .principal else {
            return .notTrusted(service: service)
        }
        let permissions = try await store.cache.permissions(of: role.id)
        let session = IAMCaller.sessionARN(role: role.name, session: "service", account: store.accountID)
        let policies = EffectivePolicies(
            identity: permissions.identity, permissionsBoundary: permissions.boundary, session: nil)
        let request = AccessRequest(
            action, on: resource, by: .roleSession(arn: session, role: arn, roleID: role.id.rawValue),
            context: context)
        return policies.decide(request).isAllowed ? nil : .notAllowed(action: action)
    }

    private func context() -> ConditionContext {
        let now = store.world.now()
        var keys = ConditionContext()
        keys["aws:CurrentTime"] = [CivilTime(now).timestamp]
        keys["aws:EpochTime"] = [String(now.seconds)]
        keys["aws:SourceAccount"] = [store.accountID]
        return keys
    }
}
