import Kernel
import WireRuntime

extension Operation where Caller == Developer {
    /// Requires that the signer is allowed the operation on the input's resource, and is not a user of an identity
    /// pool. The signer must also be allowed the functions and roles that the input gives to a service.
    package static func identify(_ input: Input, context: RequestContext, by authentication: CallerAuthentication)
        async throws -> Developer
    {
        let signer = try await authorize(input, conditions: nil, context: context, by: authentication)
        guard signer.identity == nil else {
            throw ServiceError(.notAuthorized, "Credentials of an identity pool cannot call \(name).")
        }
        if let input = input as? any InvokesFunctions {
            try await input.requireInvoking(by: signer, authentication: authentication)
        }
        if let input = input as? any PassesRoles {
            try await input.requirePassing(by: signer, authentication: authentication)
        }
        return Developer(signer)
    }
}

extension Operation where Caller == IdentityHolder {
    /// Requires that the signer is allowed the operation on the input's resource, and has credentials of an identity
    /// pool.
    package static func identify(_ input: Input, context: RequestContext, by authentication: CallerAuthentication)
        async throws -> IdentityHolder
    {
        let signer = try await authorize(input, conditions: nil, context: context, by: authentication)
        guard let identity = signer.identity else {
            throw ServiceError(.notAuthorized, "Only credentials of an identity pool can call \(name).")
        }
        return IdentityHolder(identity)
    }
}
