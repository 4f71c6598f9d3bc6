package import Wire

/// The checks of credentials that sessions need; the server supplies them.
package struct ConsoleCredentials: Sendable {
    /// Verifies an address that is signed for `ConsoleEntry.service`. Throws a `ServiceError` if it is not good.
    package var signer: @Sendable (_ request: WireRequest) async throws -> IAMCaller
    /// The caller with credentials that were verified before. Throws a `ServiceError` if they sign no more.
    package var caller:
        @Sendable (_ accessKeyID: String, _ token: String?, _ request: WireRequest) async throws -> IAMCaller
    /// The operators who sign in by a user pool.
    package var operators: ConsoleOperators

    /// Uses the given checks.
    package init(
        signer: @escaping @Sendable (WireRequest) async throws -> IAMCaller,
        caller: @escaping @Sendable (String, String?, WireRequest) async throws -> IAMCaller,
        operators: ConsoleOperators
    ) {
        (self.signer, self.caller, self.operators) = (signer, caller, operators)
    }
}
