package import Wire

/// How sessions authenticate their callers; the server supplies the functions.
package struct ConsoleCredentials: Sendable {
    /// Verifies an address that is signed for `ConsoleEntry.service`, and returns its signer. Throws a `ServiceError`
    /// if the signature is not valid.
    package var signer: @Sendable (_ request: WireRequest) async throws -> IAMCaller
    /// The caller with an access key, and the session token of temporary credentials. Their signature was verified when
    /// the session began. Throws a `ServiceError` if the key was removed or deactivated, or the credentials have
    /// expired.
    package var caller:
        @Sendable (_ accessKeyID: String, _ token: String?, _ request: WireRequest) async throws -> IAMCaller
    /// The operators who sign in by a user pool.
    package var operators: ConsoleOperators

    /// Uses the given functions.
    package init(
        signer: @escaping @Sendable (WireRequest) async throws -> IAMCaller,
        caller: @escaping @Sendable (String, String?, WireRequest) async throws -> IAMCaller,
        operators: ConsoleOperators
    ) {
        (self.signer, self.caller, self.operators) = (signer, caller, operators)
    }
}
