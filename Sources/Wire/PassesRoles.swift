import WireRuntime

/// An input that gives a service roles of IAM. Its signer must be allowed to pass each of them on. Otherwise the signer
/// could gain permissions through a role that a service assumes for its users.
package protocol PassesRoles {
    /// The ARNs of the roles.
    var passedRoles: [String] { get }
    /// The service, by its name in the condition key `iam:PassedToService`.
    static var passedTo: String { get }
}

extension Operation where Caller == IAMCaller, Input: PassesRoles {
    /// Requires that the signer is allowed the operation on the input's resource, and `iam:PassRole` on the roles.
    package static func identify(_ input: Input, context: RequestContext, by authentication: CallerAuthentication)
        async throws -> IAMCaller
    {
        let signer = try await authorize(input, conditions: nil, context: context, by: authentication)
        try await input.requirePassing(by: signer, authentication: authentication)
        return signer
    }
}

extension PassesRoles {
    /// Requires that `signer` is allowed `iam:PassRole` on the roles.
    func requirePassing(by signer: IAMCaller, authentication: CallerAuthentication) async throws {
        let passing = OperationModel(name: "PassRole", service: .iam, signed: true, hasOutput: false, errors: [])
        var caller = signer
        caller.conditionKeys["iam:PassedToService"] = [Self.passedTo]
        for role in Set(passedRoles) { try await authentication.permission(caller, passing, .named(role)) }
    }
}
