public import Kernel
public import WireRuntime

/// An operation of a service. The type of `Caller` is its access rule.
///
/// An operation translates its input, makes one call, and translates the result. It throws `Refusal`s, or a
/// `ServiceError` if only the operation knows the code. Its name, its errors and whether it is signed come from the
/// model, through the input.
public protocol Operation: Sendable {
    associatedtype Input: OperationInput
    associatedtype Caller: Sendable

    /// Authenticates the caller.
    ///
    /// - Throws: A `Refusal` or `ServiceError` if the credentials are not valid.
    static func identify(_ input: Input, _ context: RequestContext, by authentication: CallerAuthentication)
        async throws -> Caller

    /// Performs the operation.
    func perform(_ input: Input, for caller: Caller) async throws -> Input.Output
}

extension Operation {
    /// The operation's name on the wire.
    public static var name: String { Input.operation.name }
}

extension Operation where Caller == Anyone {
    /// Requires no credentials.
    public static func identify(_: Input, _: RequestContext, by _: CallerAuthentication) async throws -> Anyone {
        Anyone()
    }
}

extension Operation where Caller == AccessTokenIdentity, Input: CarriesAccessToken {
    /// Requires an access token.
    public static func identify(_ input: Input, _: RequestContext, by authentication: CallerAuthentication) async throws
        -> AccessTokenIdentity
    {
        try await authentication.accessToken(input.accessToken, Input.operation).noted()
    }
}

extension Operation where Caller == AccessTokenIdentity?, Input: MayCarryAccessToken {
    /// Verifies the access token if there is one.
    public static func identify(_ input: Input, _: RequestContext, by authentication: CallerAuthentication) async throws
        -> AccessTokenIdentity?
    {
        guard let token = input.accessToken else { return nil }
        return try await authentication.accessToken(token, Input.operation).noted()
    }
}

extension Operation where Caller == Administrator {
    /// Requires that the signer is allowed the operation on the input's resource, in the region that the signature
    /// names.
    public static func identify(_ input: Input, _ context: RequestContext, by authentication: CallerAuthentication)
        async throws -> Administrator
    {
        let administrator = try context.signer()
        if case .userPool(let id) = input.resource { AuditContext.note(id) }
        try await authentication.permission(administrator, Input.operation, input.resource)
        try administrator.checkRegion(of: input.resource)
        return administrator
    }
}

extension Operation where Caller == SignedCaller {
    /// Requires a signature, and no permission.
    public static func identify(_: Input, _ context: RequestContext, by _: CallerAuthentication) async throws
        -> SignedCaller
    {
        SignedCaller(try context.signer())
    }
}

extension Operation where Caller == AccessTokenIdentity, Input: MayCarryAccessToken {
    /// Requires an access token, even if the model makes it optional.
    public static func identify(_ input: Input, _: RequestContext, by authentication: CallerAuthentication) async throws
        -> AccessTokenIdentity
    {
        guard let token = input.accessToken else {
            throw ServiceError.invalidParameter("Missing required parameter AccessToken")
        }
        return try await authentication.accessToken(token, Input.operation).noted()
    }
}

extension RequestContext {
    fileprivate func signer() throws -> Administrator {
        guard let administrator else {
            throw ServiceError(.missingAuthenticationToken, "Missing Authentication Token")
        }
        return administrator
    }
}

extension Administrator {
    /// - Throws: `MissingResource` for a pool of another region, whether it exists or not.
    fileprivate func checkRegion(of resource: Resource) throws {
        guard case .userPool(let id) = resource, id.region != region else { return }
        throw MissingResource.pool(id)
    }
}

extension AccessTokenIdentity {
    fileprivate func noted() -> AccessTokenIdentity {
        AuditContext.note(pool)
        AuditContext.note(user)
        return self
    }
}
