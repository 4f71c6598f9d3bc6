import Kernel
public import WireModel

/// One named thing that a service does. The type of `Caller` is the access rule.
///
/// An operation translates and makes one call; it throws `Refusal`s as the rooms do, or a `ServiceError` where only it
/// knows the code. Name, errors and whether it is signed come from the model, through the input.
public protocol Operation: Sendable {
    associatedtype Input: OperationInput
    associatedtype Caller: Sendable

    /// Turns the credentials of a checked request into a `Caller`, or refuses.
    static func identify(_ input: Input, _ context: RequestContext, by authentication: CallerAuthentication)
        async throws -> Caller

    /// Does it.
    func perform(_ input: Input, for caller: Caller) async throws -> Input.Output
}

extension Operation {
    /// The operation's name on the wire.
    public static var name: String { Input.operation.name }
}

extension Operation where Caller == Anyone {
    /// Asks for nothing.
    public static func identify(_: Input, _: RequestContext, by _: CallerAuthentication) async throws -> Anyone {
        Anyone()
    }
}

extension Operation where Caller == AccessTokenIdentity, Input: CarriesAccessToken {
    /// Asks whose the access token is.
    public static func identify(_ input: Input, _: RequestContext, by authentication: CallerAuthentication) async throws
        -> AccessTokenIdentity
    {
        try await authentication.accessToken(input.accessToken, Input.operation).noted()
    }
}

extension Operation where Caller == AccessTokenIdentity?, Input: MayCarryAccessToken {
    /// Asks whose the access token is, where there is one.
    public static func identify(_ input: Input, _: RequestContext, by authentication: CallerAuthentication) async throws
        -> AccessTokenIdentity?
    {
        guard let token = input.accessToken else { return nil }
        return try await authentication.accessToken(token, Input.operation).noted()
    }
}

extension Operation where Caller == Administrator {
    /// Asks whether whoever signed may do this to what the input is about.
    public static func identify(_ input: Input, _ context: RequestContext, by authentication: CallerAuthentication)
        async throws -> Administrator
    {
        guard let administrator = context.administrator else {
            throw ServiceError(.missingAuthenticationToken, "Missing Authentication Token")
        }
        if case .userPool(let id) = input.resource { AuditContext.note(UserPoolID(rawValue: id)) }
        try await authentication.permission(administrator, Input.operation, input.resource)
        return administrator
    }
}

extension Operation where Caller == AccessTokenIdentity, Input: MayCarryAccessToken {
    /// Asks whose the access token is, without which there is no other way to say who calls.
    public static func identify(_ input: Input, _: RequestContext, by authentication: CallerAuthentication) async throws
        -> AccessTokenIdentity
    {
        guard let token = input.accessToken else {
            throw ServiceError.invalidParameter("Missing required parameter AccessToken")
        }
        return try await authentication.accessToken(token, Input.operation).noted()
    }
}

extension AccessTokenIdentity {
    fileprivate func noted() -> AccessTokenIdentity {
        AuditContext.note(pool)
        AuditContext.note(user)
        return self
    }
}
