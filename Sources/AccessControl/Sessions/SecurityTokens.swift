import Kernel
import Storage
package import Wire

/// Opens sessions with temporary credentials, as STS does.
package struct SecurityTokens: Sendable {
    let store: IAMStore
    let tokens: SessionTokens
    let authorizer: Authorizer
    let federation: any FederatedTokenChecking
    let external: ExternalCredentials?

    /// - Parameters:
    ///   - store: Stores users and roles.
    ///   - tokens: Seals the session tokens.
    ///   - federation: Checks the tokens of other providers.
    ///   - external: Asks the external STSes of roles; nil without a connection to them.
    package init(
        _ store: IAMStore, tokens: SessionTokens, federation: any FederatedTokenChecking,
        external: ExternalCredentials? = nil
    ) {
        self.store = store
        self.tokens = tokens
        authorizer = Authorizer(store)
        self.federation = federation
        self.external = external
    }

    /// The session lengths of users, in seconds.
    static let userDurations = 900...129_600
    /// The default duration of a user's session, in seconds.
    static let userDuration = 43_200
    /// The longest session of the account itself, in seconds, and its default.
    static let rootDuration = 3600

    /// Issues temporary credentials with the caller's own permissions, without IAM (`GetSessionToken`).
    ///
    /// - Throws: `SecurityTokenRefusal` or `InvalidInput`.
    package func sessionToken(_ request: SessionRequest, for caller: IAMCaller) async throws -> SessionCredentials {
        try request.check(durations: Self.userDurations, nameMember: nil)
        try requireOwnKey(caller, operation: "GetSessionToken")
        return try issue(.user, request: request, policies: SessionPolicies(), for: caller)
    }

    /// Issues temporary credentials with the permissions that both the caller's policies and the request's policies
    /// allow (`GetFederationToken`).
    ///
    /// - Throws: `AccessRefusal`, `SecurityTokenRefusal`, `PolicyDocumentRefusal` or `InvalidInput`.
    package func federationToken(_ request: SessionRequest, for caller: IAMCaller) async throws -> FederatedSession {
        try request.check(durations: Self.userDurations, nameMember: "name", maxNameLength: 32)
        try requireOwnKey(caller, operation: "GetFederationToken")
        let arn = federatedARN(request.name)
        try await authorizer.require(
            caller, action: "sts:GetFederationToken", on: arn, context: Self.requestKeys(request))
        let policies = try await sessionPolicies(request)
        return FederatedSession(
            credentials: try issue(.federated, request: request, policies: policies, for: caller), arn: arn,
            id: "\(store.accountID):\(request.name)", packedPolicySize: try policies.size(request.tags).percent)
    }

    private func federatedARN(_ name: String) -> String { "arn:aws:sts::\(store.accountID):federated-user/\(name)" }

    private func requireOwnKey(_ caller: IAMCaller, operation: String) throws(SecurityTokenRefusal) {
        guard caller.session == nil else { throw .sessionCredentials(operation: operation) }
    }

    private func issue(
        _ kind: SessionTokenContent.Kind, request: SessionRequest, policies: SessionPolicies,
        for caller: IAMCaller
    ) throws -> SessionCredentials {
        let isRoot = caller.principal == .root
        let duration =
            isRoot
            ? min(request.duration ?? Self.rootDuration, Self.rootDuration) : request.duration ?? Self.userDuration
        return try tokens.issue(atLeast: request.tokenSize) { secret, now in
            var token = SessionTokenContent(
                secret: secret, kind: kind, principal: caller.principal.id,
                name: kind == .federated ? request.name : nil, rootKeyID: isRoot ? caller.accessKeyID : nil,
                issuedAt: now, expiresAt: now.advanced(seconds: Int64(duration)))
            (token.policies, token.policyIDs, token.tags) = (policies.texts, policies.ids, request.tags)
            return token
        }
    }
}

/// A session that was opened for a name.
package struct FederatedSession: Sendable {
    package let credentials: SessionCredentials
    /// The session as policies name it.
    package let arn: String
    /// The account and the name.
    package let id: String
    /// The share of the token for the policies and tags, in percent; nil if it has neither.
    package let packedPolicySize: Int?
}

/// The policies that narrow a new session.
struct SessionPolicies: Sendable {
    var texts: [String] = []
    var ids: [String] = []

    func size(_ tags: [IAMResourceTag]) throws -> SessionPolicySize {
        try SessionPolicySize(policies: texts, policyIDs: ids, tags: tags)
    }
}

extension SecurityTokens {
    /// Checks the policies that narrow a session, and their size with its tags.
    ///
    /// - Throws: `PolicyDocumentRefusal` or `SecurityTokenRefusal`.
    func sessionPolicies(_ request: SessionRequest) async throws -> SessionPolicies {
        var policies = SessionPolicies()
        if let text = request.policy {
            try store.check(text, for: .session)
            policies.texts = [text]
        }
        if !request.policyARNs.isEmpty {
            policies.ids = try await store.database.read { [store] tx in
                try request.policyARNs.map { arn in
                    do { return try store.policy(arn, in: tx).id.rawValue } catch is ManagedPolicyRefusal {
                        throw SecurityTokenRefusal.noSuchPolicy(arn: arn)
                    }
                }
            }
        }
        _ = try policies.size(request.tags)
        return policies
    }

    /// The condition keys of a request for a session.
    static func requestKeys(_ request: SessionRequest) -> [String: [String]] {
        var keys: [String: [String]] = [:]
        for tag in request.tags { keys["aws:RequestTag/\(tag.key)"] = [tag.value] }
        if !request.tags.isEmpty { keys["aws:TagKeys"] = request.tags.map(\.key) }
        if !request.transitiveTagKeys.isEmpty { keys["sts:TransitiveTagKeys"] = request.transitiveTagKeys }
        keys["sts:RoleSessionName"] = request.name.isEmpty ? nil : [request.name]
        keys["sts:ExternalId"] = request.externalID.map { [$0] }
        keys["sts:SourceIdentity"] = request.sourceIdentity.map { [$0] }
        return keys
    }
}
