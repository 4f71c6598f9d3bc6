package import Kernel
package import WireRuntime

/// An operation of a service. The type of `Caller` is its access rule.
///
/// An operation translates its input, makes one call, and translates the result. It throws `Refusal`s, or a
/// `ServiceError` if only the operation can determine the code. Its name, its errors and whether it is signed come from
/// the model, through the input.
package protocol Operation: Sendable {
    associatedtype Input: OperationInput
    associatedtype Caller: Sendable

    /// Authenticates the caller.
    ///
    /// - Throws: A `Refusal` or `ServiceError` if the credentials are not valid.
    static func identify(_ input: Input, context: RequestContext, by authentication: CallerAuthentication)
        async throws -> Caller

    func perform(_ input: Input, for caller: Caller) async throws -> Input.Output
}

/// An operation that may wait for a long time, concurrently with thousands of others.
///
/// A task keeps the memory of its deepest call until it ends. So the work before the wait runs in child tasks (`async
/// let`), which free their memory when they end.
package protocol WaitingOperation: Operation {}

/// An operation that lists something, page by page. The table opens the token of the requested page, and seals that of
/// the next.
package protocol PagedOperation: Operation where Input: Paged, Input.Output: PagedOutput {
    // Declared again, because the compiler only finds both through this protocol's own requirement.
    associatedtype Input
    associatedtype Caller

    /// Lists a page.
    func perform(_ input: Input, for caller: Caller, on page: PageRequest) async throws -> Listed<Input.Output>
}

extension PagedOperation {
    /// The first page, without a token for the next one. Operation tables do not call it.
    package func perform(_ input: Input, for caller: Caller) async throws -> Input.Output {
        try await perform(input, for: caller, on: PageRequest(limit: Input.usualPage, after: nil)).output
    }
}

/// A page that an operation has listed.
package struct Listed<Output: Sendable>: Sendable {
    /// The output, without the token for the next page.
    package var output: Output
    /// Where the next page begins; nil after the last one.
    package var next: Cursor?

    /// A page; the last one if `next` is nil.
    package init(_ output: Output, next: Cursor?) { (self.output, self.next) = (output, next) }
}

extension Operation {
    /// The operation's name on the wire.
    package static var name: String { Input.operation.name }
}

extension Operation where Caller == Anyone {
    /// Requires no credentials.
    package static func identify(_: Input, context _: RequestContext, by _: CallerAuthentication) async throws -> Anyone
    {
        Anyone()
    }
}

extension Operation where Caller == AccessTokenIdentity, Input: CarriesAccessToken {
    /// Requires an access token.
    package static func identify(_ input: Input, context _: RequestContext, by authentication: CallerAuthentication)
        async throws -> AccessTokenIdentity
    {
        try await authentication.accessToken(input.accessToken, Input.operation).noted()
    }
}

extension Operation where Caller == AccessTokenIdentity?, Input: MayCarryAccessToken {
    /// Verifies the access token if there is one.
    package static func identify(_ input: Input, context _: RequestContext, by authentication: CallerAuthentication)
        async throws -> AccessTokenIdentity?
    {
        guard let token = input.accessToken else { return nil }
        return try await authentication.accessToken(token, Input.operation).noted()
    }
}

extension Operation where Caller == IAMCaller {
    /// Requires that the signer is allowed the operation on the input's resource, in the region that the signature
    /// names.
    package static func identify(_ input: Input, context: RequestContext, by authentication: CallerAuthentication)
        async throws -> IAMCaller
    {
        try await authorize(input, conditions: nil, context: context, by: authentication)
    }
}

extension Operation {
    /// The signer, who is allowed the operation on the input's resource.
    ///
    /// - Parameter conditions: Gives further values for the conditions of policies, and further actions.
    static func authorize(
        _ input: Input, conditions: (any GivesConditionKeys)?, context: RequestContext,
        by authentication: CallerAuthentication
    ) async throws -> IAMCaller {
        let signer = try context.signer()
        switch input.resource {
        case .userPool(let id): AuditContext.note(id)
        case .identityPool(let id): AuditContext.note(IdentityPoolID(rawValue: id))
        case .identity(let id, let pool, _):
            AuditContext.note(IdentityPoolID(rawValue: pool))
            AuditContext.note(IdentityID(rawValue: id))
        case .everything, .user, .role, .accessKey, .created, .named: break
        }
        var caller = signer
        caller.conditionKeys.merge(conditions?.conditionKeys ?? [:]) { _, given in given }
        for name in [Self.name] + (conditions?.furtherActions ?? []) {
            var operation = Input.operation
            operation.name = name
            try await authentication.permission(caller, operation, input.resource)
        }
        try signer.checkRegion(of: input.resource)
        return signer
    }
}

/// An input with values for conditions of policies.
package protocol GivesConditionKeys {
    /// The condition keys, such as `aws:RequestTag/team`, with their values.
    var conditionKeys: [String: [String]] { get }
    /// Other operations that the signer must be allowed on the same resource.
    var furtherActions: [String] { get }
}

extension GivesConditionKeys {
    /// No further actions.
    package var furtherActions: [String] { [] }
}

extension Operation where Caller == IAMCaller, Input: GivesConditionKeys {
    /// Requires that the signer is allowed the operation on the input's resource with the input's condition keys, in
    /// the region that the signature names.
    package static func identify(_ input: Input, context: RequestContext, by authentication: CallerAuthentication)
        async throws -> IAMCaller
    {
        try await authorize(input, conditions: input, context: context, by: authentication)
    }
}

extension Operation where Caller == SignedCaller {
    /// Requires a signature, but no permission.
    package static func identify(_: Input, context: RequestContext, by _: CallerAuthentication) async throws
        -> SignedCaller
    {
        SignedCaller(try context.signer())
    }
}

extension Operation where Caller == AccessTokenIdentity, Input: MayCarryAccessToken {
    /// Requires an access token, even if the model makes it optional.
    package static func identify(_ input: Input, context _: RequestContext, by authentication: CallerAuthentication)
        async throws -> AccessTokenIdentity
    {
        guard let token = input.accessToken else {
            throw ServiceError.invalidParameter("Missing required parameter AccessToken")
        }
        return try await authentication.accessToken(token, Input.operation).noted()
    }
}

extension RequestContext {
    fileprivate func signer() throws -> IAMCaller {
        guard let iamCaller else {
            throw ServiceError(.missingAuthenticationToken, "Missing Authentication Token")
        }
        return iamCaller
    }
}

extension IAMCaller {
    /// - Throws: `MissingResource`, or its counterpart for identity pools, for a pool of another region, whether it
    ///   exists or not.
    fileprivate func checkRegion(of resource: Resource) throws {
        switch resource {
        case .userPool(let id) where id.region != region: throw MissingResource.pool(id)
        case .identityPool(let id) where !IdentityPoolID(rawValue: id).region.hasSameBytes(as: region),
            .identity(_, pool: let id, _) where !IdentityPoolID(rawValue: id).region.hasSameBytes(as: region):
            throw ServiceError(.resourceNotFound, "IdentityPool '\(id)' not found.")
        default: break
        }
    }
}

extension AccessTokenIdentity {
    /// This identity, after its pool and user were noted for the audit record.
    fileprivate func noted() -> AccessTokenIdentity {
        AuditContext.note(pool)
        AuditContext.note(user)
        return self
    }
}
