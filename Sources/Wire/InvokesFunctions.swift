/// An input that makes a pool call functions. Its signer must be allowed to call each of them. Otherwise the
/// administrator of a pool could get responses of functions that belong to others.
package protocol InvokesFunctions {
    /// The ARNs of the functions.
    var invokedFunctions: [String] { get }
}

extension Operation where Caller == IAMCaller, Input: GivesConditionKeys & InvokesFunctions {
    /// Requires that the signer is allowed the operation on the input's resource with the input's condition keys, and
    /// `lambda:InvokeFunction` on the functions.
    package static func identify(_ input: Input, context: RequestContext, by authentication: CallerAuthentication)
        async throws -> IAMCaller
    {
        let signer = try await authorize(input, conditions: input, context: context, by: authentication)
        try await input.requireInvoking(by: signer, authentication: authentication)
        return signer
    }
}

extension InvokesFunctions {
    /// Requires that `signer` is allowed `lambda:InvokeFunction` on the functions.
    func requireInvoking(by signer: IAMCaller, authentication: CallerAuthentication) async throws {
        for function in Set(invokedFunctions) {
            try await authentication.action(signer, "lambda:InvokeFunction", function)
        }
    }
}
