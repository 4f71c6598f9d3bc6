package import Kernel
import Policies
import Storage
package import Wire

/// A session of a role with its temporary credentials.
package struct RoleSession: Sendable {
    package let credentials: SessionCredentials
    /// The session as policies name it: `arn:aws:sts::ACCOUNT:assumed-role/Role/Session`.
    package let arn: String
    /// The role's id and the session's name.
    package let id: String
    /// The share of the token for the policies and tags, in percent; nil if it has neither.
    package let packedPolicySize: Int?
    /// The source identity, which is passed on to sessions opened from this one.
    package let sourceIdentity: String?
}

extension SecurityTokens {
    /// The session lengths of roles, in seconds.
    static let roleDurations = 900...43_200
    /// The default length of a role's session, and the longest of a session opened from another one, in seconds.
    static let roleDuration = 3600

    /// Opens a session of a role for a user or for a session of a role (`AssumeRole`).
    ///
    /// - Parameter arn: The role's ARN.
    /// - Throws: `AccessRefusal` if the role does not trust the caller or does not exist, `SecurityTokenRefusal`,
    ///   `PolicyDocumentRefusal` or `InvalidInput`.
    package func assumeRole(
        _ arn: String, request: SessionRequest, for caller: IAMCaller
    ) async throws -> RoleSession {
        try request.check(durations: Self.roleDurations, nameMember: "roleSessionName")
        guard caller.principal != .root else { throw SecurityTokenRefusal.rootAssumesRole }
        let request = try inheriting(request, from: caller)
        let refusal = AccessRefusal.notAllowed(arn: caller.arn, action: "sts:AssumeRole", resource: arn, .undisclosed)
        guard let trust = try await findTrust(ofRole: arn) else { throw refusal }
        // A session that was opened for a name cannot assume roles.
        if case .federatedUser = caller.principal { throw refusal }
        var context = try await authorizer.context(of: caller)
        context.add(Self.requestKeys(request))
        trust.addTags(to: &context)
        let policies = try await authorizer.policies(of: caller)
        guard
            trust.allows(Self.actions("sts:AssumeRole", request: request), to: caller, with: policies, context: context)
        else { throw refusal }
        guard trust.role.externalSTS == nil else { throw SecurityTokenRefusal.externalOnly }
        let isChained = if case .assumedRole = caller.principal { true } else { false }
        return try await open(trust.role, request: request, isChained: isChained, federationKeys: [:])
    }

    /// Opens a session of a role for the holder of an OpenID Connect token (`AssumeRoleWithWebIdentity`).
    ///
    /// - Throws: `SecurityTokenRefusal`, `PolicyDocumentRefusal` or `InvalidInput`.
    package func assumeRoleWithWebIdentity(
        _ arn: String, token: Secret<String>, provider: String?, request: SessionRequest
    ) async throws -> (session: RoleSession, identity: FederatedSubject) {
        try request.check(durations: Self.roleDurations, nameMember: "roleSessionName")
        let identity = try await federation.webIdentity(token, provider: provider)
        return (
            try await assume(arn, action: "sts:AssumeRoleWithWebIdentity", identity: identity, request: request),
            identity
        )
    }

    /// Opens a session of a role for the subject of a SAML response (`AssumeRoleWithSAML`).
    ///
    /// - Throws: `SecurityTokenRefusal`, `PolicyDocumentRefusal` or `InvalidInput`.
    package func assumeRoleWithSAML(
        _ arn: String, response: Secret<String>, provider: String, request: SessionRequest
    ) async throws -> (session: RoleSession, identity: FederatedSubject) {
        let identity = try await federation.saml(response, provider: provider)
        guard identity.roles?.contains(where: { $0.hasSameBytes(as: arn) }) ?? true else {
            throw SecurityTokenRefusal.notTrusted(action: "sts:AssumeRoleWithSAML")
        }
        var request = request
        request.name = identity.sessionName ?? ""
        if let max = identity.maxSessionDuration { request.duration = min(request.duration ?? max, max) }
        try request.check(durations: Self.roleDurations, nameMember: "roleSessionName")
        return (try await assume(arn, action: "sts:AssumeRoleWithSAML", identity: identity, request: request), identity)
    }

    /// Opens a session of a role for an identity whose token has already been checked.
    ///
    /// - Throws: `SecurityTokenRefusal`, `PolicyDocumentRefusal` or `InvalidInput`.
    package func assume(
        _ arn: String, action: String, identity: FederatedSubject, request: SessionRequest
    ) async throws -> RoleSession {
        var request = request
        request.tags = identity.tags
        request.transitiveTagKeys = identity.transitiveTagKeys
        request.sourceIdentity = identity.sourceIdentity
        try request.check(durations: Self.roleDurations, nameMember: "roleSessionName")
        guard let trust = try await findTrust(ofRole: arn) else {
            throw SecurityTokenRefusal.notTrusted(action: action)
        }
        var context = ConditionContext()
        context.add(identity.conditionKeys)
        context.add(Self.requestKeys(request))
        trust.addTags(to: &context)
        guard trust.allows(Self.actions(action, request: request), to: identity, context: context) else {
            throw SecurityTokenRefusal.notTrusted(action: action)
        }
        if let sts = trust.role.externalSTS {
            return try await external(sts, of: trust.role, request: request, for: identity)
        }
        return try await open(
            trust.role, request: request, isChained: false, federationKeys: identity.conditionKeys,
            end: identity.sessionEnd)
    }
}

extension SecurityTokens {
    /// The request with the tags and the source identity that the caller's session passes on.
    ///
    /// - Throws: `SecurityTokenRefusal` if the request sets one of them itself.
    private func inheriting(_ request: SessionRequest, from caller: IAMCaller) throws -> SessionRequest {
        guard let session = caller.session else { return request }
        var request = request
        if let identity = session.sourceIdentity {
            guard request.sourceIdentity?.hasSameBytes(as: identity) ?? true else {
                throw SecurityTokenRefusal.sourceIdentityIsSet
            }
            request.sourceIdentity = identity
        }
        for key in session.transitiveTagKeys {
            guard let tag = session.tags.first(where: { IAMTags.areSame($0.key, as: key) }) else { continue }
            guard !request.tags.contains(where: { IAMTags.areSame($0.key, as: key) }) else {
                throw SecurityTokenRefusal.transitiveTag
            }
            request.tags.append(tag)
            request.transitiveTagKeys.append(tag.key)
        }
        return request
    }

    /// The actions that the role must allow: tags and a source identity have separate actions.
    private static func actions(_ action: String, request: SessionRequest) -> [String] {
        [action] + (request.tags.isEmpty ? [] : ["sts:TagSession"])
            + (request.sourceIdentity == nil ? [] : ["sts:SetSourceIdentity"])
    }

    /// The role with this ARN and its trust policy; nil if the role does not exist.
    private func findTrust(ofRole arn: String) async throws -> RoleTrust? {
        guard let named = IAMResource(arn: arn, in: store.accountID, kind: .role) else { return nil }
        let found = try await store.database.read { tx in
            try IAMRoleTable(tx).find(named: named.name).map { ($0, try IAMTagTable(tx).all(of: $0.id.rawValue)) }
        }
        guard let (role, tags) = found, role.resource.hasSameSpelling(as: named) else { return nil }
        do {
            return RoleTrust(role: role, tags: tags, policy: try TrustPolicy(role.trustPolicy), resource: arn)
        } catch { throw PolicyDocumentRefusal.unreadable(name: role.name, reason: error.message) }
    }

    /// Opens the session after all checks of the caller.
    private func open(
        _ role: IAMRole, request: SessionRequest, isChained: Bool, federationKeys: [String: [String]],
        end: Instant? = nil
    ) async throws -> RoleSession {
        guard !isChained || request.duration ?? Self.roleDuration <= Self.roleDuration else {
            throw SecurityTokenRefusal.longerThanChain
        }
        let duration = try duration(of: request, for: role)
        if let end, end <= store.world.now() {
            throw SecurityTokenRefusal.expiredIdentityToken("The session of the provider has ended.")
        }
        let policies = try await sessionPolicies(request)
        let credentials = try tokens.issue(atLeast: request.tokenSize) { secret, now in
            let expiry = now.advanced(seconds: Int64(duration))
            var token = SessionTokenContent(
                secret: secret, kind: .role, principal: role.id, name: request.name, issuedAt: now,
                expiresAt: end.map { min($0, expiry) } ?? expiry)
            (token.policies, token.policyIDs, token.tags) = (policies.texts, policies.ids, request.tags)
            (token.transitiveTagKeys, token.sourceIdentity) = (request.transitiveTagKeys, request.sourceIdentity)
            token.federationKeys = federationKeys
            return token
        }
        return RoleSession(
            credentials: credentials,
            arn: IAMCaller.sessionARN(role: role.name, session: request.name, account: store.accountID),
            id: "\(role.id):\(request.name)", packedPolicySize: try policies.size(request.tags).percent,
            sourceIdentity: request.sourceIdentity)
    }
}

extension IAMCaller {
    /// A role session as policies name it.
    static func sessionARN(role: String, session: String, account: String) -> String {
        "arn:aws:sts::\(account):assumed-role/\(role)/\(session)"
    }
}
