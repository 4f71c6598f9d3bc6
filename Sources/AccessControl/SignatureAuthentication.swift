package import Kernel
package import Wire
package import WireRuntime

/// Authenticates signed requests and authorizes their signers.
package struct SignatureAuthentication: Sendable {
    private let keys: AccessKeys
    private let principals: Principals?
    private let world: World
    private let region: String
    private let otherRegions: [String]
    private let accountID: String

    /// - Parameters:
    ///   - principals: The users and roles whose keys sign as well; nil lets only the account's own keys sign.
    ///   - region: The region in signatures, which errors about another region propose.
    ///   - otherRegions: More regions that signatures may name.
    ///   - accountID: The account of all keys: twelve digits.
    package init(
        keys: AccessKeys, world: World, region: String, otherRegions: [String] = [], accountID: String,
        principals: Principals? = nil
    ) {
        self.keys = keys
        self.principals = principals
        self.world = world
        self.region = region
        self.otherRegions = otherRegions
        self.accountID = accountID
    }

    /// Verifies the signature of a request for `operation` and returns the signer.
    ///
    /// Unknown, inactive and malformed keys and session tokens get the same error.
    ///
    /// - Throws: `ServiceError` with one of the codes for signatures, in AWS's wording.
    package func signer(of request: WireRequest, for operation: OperationModel) async throws -> IAMCaller {
        try await signer(
            of: request, check: SignatureCheck(request, allowsPresigned: operation.mayBePresigned),
            service: operation.service.signingName, otherRegions: regions(of: operation.service), payload: .body)
    }

    /// Verifies the signature of a request to a service of the operator's own and returns the signer.
    ///
    /// - Parameters:
    ///   - service: The service's name in the credential scope.
    ///   - payload: The signature's coverage of the body.
    /// - Throws: `ServiceError` with one of the codes for signatures, in AWS's wording.
    package func signer(
        of request: WireRequest, toService service: String, payload: SignedPayload
    ) async throws -> IAMCaller {
        try await signer(
            of: request, check: SignatureCheck(request), service: service, otherRegions: otherRegions, payload: payload)
    }

    /// Verifies the address of a page, with the signature in its query, and returns the signer.
    ///
    /// - Parameter service: The service's name in the credential scope.
    /// - Throws: `ServiceError` with one of the codes for signatures, in AWS's wording.
    package func signer(ofAddress request: WireRequest, service: String) async throws -> IAMCaller {
        try await signer(
            of: request, check: SignatureCheck(request, allowsPresigned: true), service: service,
            otherRegions: otherRegions, payload: .body)
    }

    /// The caller with already verified credentials, if these are still valid.
    ///
    /// - Parameters:
    ///   - accessKeyID: The access key's id.
    ///   - token: The session token; nil for a stored key.
    ///   - request: The source of condition keys such as `aws:SourceIp`.
    /// - Throws: `ServiceError` if the key, its user or its role was deleted, or its session has ended.
    package func caller(accessKeyID: String, token: String?, for request: WireRequest) async throws -> IAMCaller {
        let now = world.now()
        let text: SessionTokenText = if let token { .text(token) } else { .none }
        let credential = try await credential(accessKeyID, token: text, at: now)
        let use = AccessKeyUse(at: now, service: "", region: region)
        return try await caller(with: credential, accessKeyID: accessKeyID, use: use, to: request)
    }

    /// The caller that represents an operator who has signed in to the console.
    ///
    /// - Throws: `ServiceError` if the role does not exist or does not trust the console, or its sessions were revoked.
    package func caller(_ session: OperatorSession, for request: WireRequest) async throws -> IAMCaller {
        guard let principals else { throw SignatureError.unrecognized }
        let use = AccessKeyUse(at: world.now(), service: "", region: region)
        return try await principals.caller(session, use: use, to: request)
    }

    private func signer(
        of request: WireRequest, check: SignatureCheck, service: String, otherRegions: [String],
        payload: SignedPayload
    ) async throws -> IAMCaller {
        let now = world.now()
        let credential = try await credential(check.accessKeyID, token: SessionTokenText(request), at: now)
        let signed = otherRegions.contains(check.region) ? check.region : region
        try check.verify(with: credential.secret, region: signed, service: service, payload, at: now)
        let use = AccessKeyUse(at: now, service: service, region: signed)
        await principals?.note(use, credential: credential, id: AccessKeyID(rawValue: check.accessKeyID))
        return try await caller(with: credential, accessKeyID: check.accessKeyID, use: use, to: request)
    }

    private func caller(
        with credential: SignedCredential, accessKeyID: String, use: AccessKeyUse, to request: WireRequest
    ) async throws -> IAMCaller {
        if credential.isRoot {
            return IAMCaller(
                accessKeyID: accessKeyID, accountID: accountID, region: use.region,
                arn: "arn:aws:iam::\(accountID):root", principal: .root, session: credential.session?.session)
        }
        guard let principals else { throw SignatureError.unrecognized }
        return try await principals.caller(with: credential, accessKeyID: accessKeyID, use: use, to: request)
    }

    /// Further regions that signatures for a service may name. IAM does not have regions, and STS has an address
    /// without one: for these, the SDKs sign for `us-east-1`.
    private func regions(of service: ServiceName) -> [String] {
        otherRegions + ([.iam, .securityTokens].contains(service) ? ["us-east-1"] : [])
    }

    /// The principal behind the credentials of a request.
    ///
    /// - Throws: `ServiceError` if the key is unknown or may not be used, or its session has ended.
    private func credential(
        _ id: String, token: SessionTokenText, at now: Instant
    ) async throws -> SignedCredential {
        switch token {
        case .none:
            guard let stored = try await keys.credential(AccessKeyID(rawValue: id)) else {
                throw SignatureError.unrecognized
            }
            return SignedCredential(stored)
        case .ambiguous:
            throw SignatureError.unrecognized
        case .text(let text):
            guard let principals, let session = principals.tokens.open(text, of: id) else {
                throw SignatureError.unrecognized
            }
            guard now < session.expiresAt else { throw SignatureError.expiredToken }
            // Sessions of the account itself end with the key that opened them, since they cannot be ended in another
            // way.
            if let rootKey = session.rootKeyID {
                guard let key = try await keys.credential(AccessKeyID(rawValue: rootKey)), key.user == nil else {
                    throw SignatureError.unrecognized
                }
            }
            return SignedCredential(session)
        }
    }

    /// Requires that the caller may perform `operation` on a resource. The account's own keys may perform everything;
    /// for others their policies decide. For some operations of STS, the use cases decide.
    ///
    /// - Throws: `AccessRefusal`.
    package func requirePermission(
        of caller: IAMCaller, for operation: OperationModel, on resource: Resource
    ) async throws {
        guard !Self.isDecidedBySTS(operation) else { return }
        let action = "\(operation.service.signingName):\(operation.name)"
        guard let principals else {
            return try requireRoot(
                caller, action: action, on: resource.arn(service: operation.service, for: caller, in: accountID))
        }
        let target = try await principals.authorizer.target(of: resource, operation, for: caller)
        try await principals.authorizer.require(caller, action: action, on: target.arn, context: target.conditionKeys)
        try await principals.requireOperatorManagement(caller, operation: operation, on: target.arn)
    }

    /// Requires that the caller may perform an action of another service: one of the operator's own, or Lambda.
    ///
    /// - Parameters:
    ///   - action: The action as policies name it, such as `files:GetObject`.
    ///   - resource: The ARN of the resource, or `*`.
    /// - Throws: `AccessRefusal`.
    package func requirePermission(of caller: IAMCaller, action: String, on resource: String) async throws {
        guard let principals else { return try requireRoot(caller, action: action, on: resource) }
        try await principals.authorizer.require(caller, action: action, on: resource)
    }

    /// Without principals, only the account's own keys have permissions.
    private func requireRoot(_ caller: IAMCaller, action: String, on resource: String) throws(AccessRefusal) {
        guard caller.accountID.hasSameBytes(as: accountID), caller.principal == .root, caller.session == nil else {
            throw .notAllowed(arn: caller.arn, action: action, resource: resource, .undisclosed)
        }
    }

    /// `GetCallerIdentity` and `GetSessionToken` do not depend on a policy. For roles and federated users,
    /// `SecurityTokens` checks more than the caller's policies.
    private static func isDecidedBySTS(_ operation: OperationModel) -> Bool {
        operation.service == .securityTokens
            && ["GetCallerIdentity", "GetSessionToken", "AssumeRole", "GetFederationToken"].contains(operation.name)
    }
}

extension OperationModel {
    /// Whether the signature may be in the query of a URL, which proxies log and which can be passed on. That is
    /// allowed only for the operation that proves the caller's identity to a third party.
    fileprivate var mayBePresigned: Bool { service == .securityTokens && name == "GetCallerIdentity" }
}
