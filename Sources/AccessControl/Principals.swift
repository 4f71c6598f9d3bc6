import Kernel
import Storage
import Wire
import WireRuntime

/// The principal behind the credentials of a request: a stored key or a session.
struct SignedCredential: Sendable {
    let secret: Secret<String>
    let stored: StoredCredential?
    let session: SessionTokenContent?

    init(_ stored: StoredCredential) {
        (self.stored, secret, session) = (stored, stored.secret, nil)
    }

    init(_ session: SessionTokenContent) {
        (self.session, secret, stored) = (session, Secret(session.secret), nil)
    }

    /// Whether the credentials belong to the account itself, with all its rights.
    var isRoot: Bool {
        if let session { return session.kind == .user && session.principal == nil && session.rootKeyID != nil }
        return stored?.user == nil
    }
}

/// Finds the users and roles whose credentials sign requests.
package struct Principals: Sendable {
    let store: IAMStore
    let tokens: SessionTokens
    let authorizer: Authorizer

    /// - Parameters:
    ///   - store: Stores users and roles.
    ///   - tokens: Opens their session tokens.
    ///   - poolTags: The tags of the pools that their requests name.
    package init(_ store: IAMStore, tokens: SessionTokens, poolTags: PoolTags) {
        self.store = store
        self.tokens = tokens
        authorizer = Authorizer(store, poolTags: poolTags)
    }

    /// A use is recorded again after an hour.
    private static let useInterval: Int64 = .hours(1)

    /// The caller whose credentials signed a request. Whether it still exists is not cached.
    ///
    /// - Throws: `ServiceError` if its user or role was deleted, or the role's sessions were revoked.
    func caller(
        with credential: SignedCredential, accessKeyID: String, use: AccessKeyUse, to request: WireRequest
    ) async throws -> IAMCaller {
        var caller: IAMCaller
        if let session = credential.session {
            caller = try await self.caller(of: session, accessKeyID: accessKeyID, use: use)
        } else if let user = credential.stored?.user {
            caller = self.caller(user, accessKeyID: accessKeyID, use: use)
        } else {
            throw SignatureError.unrecognized
        }
        caller.session = credential.session?.session
        caller.conditionKeys.merge(Self.keys(of: request)) { own, _ in own }
        caller.conditionKeys["aws:userid"] = [caller.uniqueID]
        caller.conditionKeys["aws:PrincipalAccount"] = [store.accountID]
        if let session = credential.session {
            caller.conditionKeys["aws:TokenIssueTime"] = [CivilTime(session.issuedAt).timestamp]
            caller.conditionKeys["aws:MultiFactorAuthPresent"] = ["false"]
            caller.conditionKeys["aws:SourceIdentity"] = session.sourceIdentity.map { [$0] }
        }
        return caller
    }

    private func caller(_ user: IAMUser, accessKeyID: String, use: AccessKeyUse) -> IAMCaller {
        let arn = user.resource.arn(in: store.accountID)
        return IAMCaller(
            accessKeyID: accessKeyID, accountID: store.accountID, region: use.region, arn: arn,
            principal: .user(user.id, name: user.name),
            conditionKeys: [
                "aws:PrincipalArn": [arn], "aws:PrincipalType": ["User"], "aws:username": [user.name],
            ])
    }

    private func caller(
        of session: SessionTokenContent, accessKeyID: String, use: AccessKeyUse
    ) async throws -> IAMCaller {
        switch session.kind {
        case .user:
            return self.caller(try await user(session), accessKeyID: accessKeyID, use: use)
        case .federated:
            let name = session.name ?? ""
            if session.principal != nil { _ = try await user(session) }
            let arn = "arn:aws:sts::\(store.accountID):federated-user/\(name)"
            return IAMCaller(
                accessKeyID: accessKeyID, accountID: store.accountID, region: use.region, arn: arn,
                principal: .federatedUser(session.principal, name: name),
                conditionKeys: ["aws:PrincipalArn": [arn], "aws:PrincipalType": ["FederatedUser"]])
        case .role:
            return try await caller(ofRole: session, accessKeyID: accessKeyID, use: use)
        }
    }

    private func caller(
        ofRole session: SessionTokenContent, accessKeyID: String, use: AccessKeyUse
    ) async throws -> IAMCaller {
        guard let id = session.principal, let name = session.name,
            let role = try await store.database.read({ try IAMRoleTable($0).find(id) }),
            role.revokedBefore.map({ session.issuedAt > $0 }) ?? true
        else { throw SignatureError.unrecognized }
        await note(use, of: role)
        return IAMCaller(
            accessKeyID: accessKeyID, accountID: store.accountID, region: use.region,
            arn: IAMCaller.sessionARN(role: role.name, session: name, account: store.accountID),
            principal: .assumedRole(role.id, role: role.name, session: name),
            conditionKeys: [
                "aws:PrincipalArn": [role.resource.arn(in: store.accountID)], "aws:PrincipalType": ["AssumedRole"],
            ])
    }

    /// Records when a session of a role was used, at most once an hour.
    func note(_ use: AccessKeyUse, of role: IAMRole) async {
        guard isDue(since: role.lastUsedAt, at: use.at) else { return }
        let earliest = use.at.advanced(seconds: -Self.useInterval)
        _ = try? await store.database.write {
            try IAMRoleTable($0).noteUse(of: role.id, at: use.at, in: use.region, unlessAfter: earliest)
        }
    }

    /// The user who opened a session.
    private func user(_ session: SessionTokenContent) async throws -> IAMUser {
        guard let id = session.principal, let user = try await store.database.read({ try IAMUserTable($0).find(id) })
        else { throw SignatureError.unrecognized }
        return user
    }

    /// Records when a stored key signed, at most once an hour. Requests are not refused if that fails.
    func note(_ use: AccessKeyUse, credential: SignedCredential, id: AccessKeyID) async {
        guard let stored = credential.stored, stored.isStored, isDue(since: stored.lastUsedAt, at: use.at) else {
            return
        }
        let earliest = use.at.advanced(seconds: -Self.useInterval)
        _ = try? await store.database.write { try AccessKeyTable($0).noteUse(use, of: id, unlessAfter: earliest) }
    }

    private func isDue(since last: Instant?, at now: Instant) -> Bool {
        last.map { now >= $0.advanced(seconds: Self.useInterval) } ?? true
    }

    /// The condition keys of the request itself.
    static func keys(of request: WireRequest) -> [String: [String]] {
        var keys = ["aws:SecureTransport": [request.isEncrypted ? "true" : "false"]]
        if !request.remoteAddress.isEmpty { keys["aws:SourceIp"] = [request.remoteAddress] }
        if let agent = request.header("user-agent") { keys["aws:UserAgent"] = [agent] }
        return keys
    }
}
