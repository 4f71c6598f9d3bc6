import Kernel
import Policies
package import Wire

/// Decides by their policies what callers may do.
package struct Authorizer: Sendable {
    let store: IAMStore
    let poolTags: PoolTags

    /// Decides by the policies in `store`.
    ///
    /// - Parameter poolTags: The tags of the pools that requests name.
    package init(_ store: IAMStore, poolTags: PoolTags = .none) {
        (self.store, self.poolTags) = (store, poolTags)
    }

    /// Requires that a caller may perform an action on a resource.
    ///
    /// - Parameter context: Condition keys of the operation; those of the caller and the time are added.
    /// - Throws: `AccessRefusal`.
    package func require(
        _ caller: IAMCaller, action: String, on resource: String, context: [String: [String]] = [:]
    ) async throws {
        guard caller.accountID.hasSameBytes(as: store.accountID) else {
            throw refusal(caller, action: action, resource: resource, denial: .undisclosed)
        }
        if let denial = Self.sessionDenial(caller, action: action) {
            throw refusal(caller, action: action, resource: resource, denial: denial)
        }
        guard caller.principal != .root else { return }
        var keys = try await self.context(of: caller)
        keys.add(context)
        let request = AccessRequest(action, on: resource, by: caller.requestPrincipal, context: keys)
        let decision = try await policies(of: caller).decide(request)
        if let denial = AccessDenial(decision) {
            throw refusal(caller, action: action, resource: resource, denial: denial)
        }
    }

    private func refusal(
        _ caller: IAMCaller, action: String, resource: String, denial: AccessDenial
    ) -> AccessRefusal {
        .notAllowed(arn: caller.arn, action: action, resource: resource, denial)
    }

    /// The actions that credentials of `GetSessionToken` and `GetFederationToken` may not perform: IAM, and most of
    /// STS.
    private static func sessionDenial(_ caller: IAMCaller, action: String) -> AccessDenial? {
        guard caller.session != nil else { return nil }
        let isIAM = action.utf8.starts(with: "iam:".utf8)
        let isSTS = action.utf8.starts(with: "sts:".utf8) && action != "sts:GetCallerIdentity"
        switch caller.principal {
        case .root, .user: return isIAM || isSTS && action != "sts:AssumeRole" ? .undisclosed : nil
        case .federatedUser: return isIAM || isSTS ? .undisclosed : nil
        case .assumedRole: return nil
        }
    }

    /// The policies that decide about a caller's requests.
    func policies(of caller: IAMCaller) async throws -> EffectivePolicies {
        let session = narrowing(try await store.cache.policies(of: caller.session), of: caller)
        // Federated users of the account itself may do everything that their session's policies allow, because the
        // account may do everything.
        guard let id = caller.principal.id else {
            return EffectivePolicies(identity: session ?? [], session: session)
        }
        let permissions = try await store.cache.permissions(of: id)
        return EffectivePolicies(
            identity: permissions.identity, permissionsBoundary: permissions.boundary, session: session)
    }

    /// A federated user without session policies may not do anything.
    private func narrowing(_ session: [PolicyDocument]?, of caller: IAMCaller) -> [PolicyDocument]? {
        if case .federatedUser = caller.principal { return session ?? [] }
        return session
    }

    /// The condition keys of the caller and the time.
    func context(of caller: IAMCaller) async throws -> ConditionContext {
        var keys = ConditionContext()
        keys.add(caller.session?.federationKeys ?? [:])
        keys.add(caller.conditionKeys)
        keys.add(time: store.world.now())
        keys["aws:RequestedRegion"] = [caller.region]
        let stored =
            if let id = caller.principal.id { try await store.cache.permissions(of: id).tags } else {
                [IAMResourceTag]()
            }
        // A session's tag replaces the role's, regardless of case.
        for tag in stored + (caller.session?.tags ?? []) { keys["aws:PrincipalTag/\(tag.key)"] = [tag.value] }
        return keys
    }
}

extension ConditionContext {
    /// Adds keys named by this server. A later value of a key replaces an earlier one.
    mutating func add(_ keys: [String: [String]]) {
        for (key, values) in keys { self[key] = values }
    }

    /// Adds the keys of the time.
    mutating func add(time: Instant) {
        self["aws:CurrentTime"] = [CivilTime(time).timestamp]
        self["aws:EpochTime"] = [String(time.seconds)]
    }
}

extension IAMCaller {
    /// The caller as policies name it.
    var requestPrincipal: RequestPrincipal {
        switch principal {
        case .root: .root(account: accountID)
        case .user(let id, _): .user(arn: arn, id: id.rawValue)
        case .assumedRole(let id, _, _):
            .roleSession(arn: arn, role: conditionKeys["aws:PrincipalArn"]?.first ?? "", roleID: id.rawValue)
        case .federatedUser: .user(arn: arn)
        }
    }
}
