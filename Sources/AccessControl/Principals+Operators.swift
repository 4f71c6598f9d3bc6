import Kernel
import Policies
import Storage
import Wire
import WireRuntime

extension Principals {
    /// The caller that represents an operator's session. The role and its trust policy are read for every request.
    ///
    /// - Throws: `ServiceError` if the role does not exist or does not trust the console, or its sessions were revoked.
    func caller(_ session: OperatorSession, use: AccessKeyUse, to request: WireRequest) async throws -> IAMCaller {
        guard let named = IAMResource(arn: session.role, in: store.accountID, kind: .role),
            let role = try await store.database.read({ try IAMRoleTable($0).find(named: named.name) }),
            role.resource.hasSameSpelling(as: named)
        else { throw Self.refused(session, because: .notFound) }
        var keys = Self.keys(of: request)
        keys.merge(Self.keys(of: session)) { $1 }
        keys["aws:userid"] = ["\(role.id):\(session.name)"]
        keys["aws:PrincipalAccount"] = [store.accountID]
        keys["aws:PrincipalArn"] = [role.resource.arn(in: store.accountID)]
        keys["aws:PrincipalType"] = ["AssumedRole"]
        guard isTrusted(session, by: role, keys: keys) else {
            throw Self.refused(session, because: .notTrusted(service: OperatorSession.service))
        }
        guard role.externalSTS == nil, role.revokedBefore.map({ session.signedInAt > $0 }) ?? true else {
            throw ServiceError(.accessDenied, "The sessions of the role \(session.role) were revoked: sign in again.")
        }
        await note(use, of: role)
        return IAMCaller(
            accessKeyID: session.accessKeyID, accountID: store.accountID, region: use.region,
            arn: IAMCaller.sessionARN(role: role.name, session: session.name, account: store.accountID),
            principal: .assumedRole(role.id, role: role.name, session: session.name),
            session: IAMSession(
                issuedAt: session.signedInAt, expiresAt: session.expiresAt, sourceIdentity: session.subject),
            conditionKeys: keys)
    }

    private static func keys(of session: OperatorSession) -> [String: [String]] {
        [
            "aws:TokenIssueTime": [CivilTime(session.signedInAt).timestamp], "aws:MultiFactorAuthPresent": ["true"],
            "aws:SourceIdentity": [session.subject],
        ]
    }

    private func isTrusted(_ session: OperatorSession, by role: IAMRole, keys: [String: [String]]) -> Bool {
        var context = ConditionContext()
        context.add(keys)
        context.add(time: store.world.now())
        context["aws:SourceAccount"] = [store.accountID]
        context["aws:SourceArn"] = [session.pool]
        context["sts:RoleSessionName"] = [session.name]
        context["sts:SourceIdentity"] = [session.subject]
        let request = AccessRequest(
            "sts:AssumeRole", on: session.role, by: .service(OperatorSession.service), context: context)
        return (try? TrustPolicy(role.trustPolicy))?.trustsPrincipal(of: request) ?? false
    }

    private static func refused(_ session: OperatorSession, because fault: ServiceRoleFault) -> ServiceError {
        ServiceError(.accessDenied, "\(session.role): \(fault.message)")
    }

    /// Requires one more permission for everything that changes the operators' pool. A caller who can set passwords or
    /// groups there can become any operator, with that operator's permissions.
    ///
    /// - Parameter arn: The resource of the operation.
    /// - Throws: `AccessRefusal`.
    func requireOperatorManagement(_ caller: IAMCaller, operation: OperationModel, on arn: String) async throws {
        guard caller.principal != .root, operation.service == .userPools, !Self.reads(operation.name),
            let pool = try await store.database.read({ try StorePropertyTable($0).value(of: .operatorsPool) }),
            arn.utf8.suffix(pool.utf8.count + 10).elementsEqual(":userpool/\(pool)".utf8)
        else { return }
        try await authorizer.require(caller, action: "martlet:ManageOperators", on: arn)
    }

    private static func reads(_ operation: String) -> Bool {
        ["Get", "List", "Describe", "AdminGet", "AdminList"].contains { operation.utf8.starts(with: $0.utf8) }
    }
}
