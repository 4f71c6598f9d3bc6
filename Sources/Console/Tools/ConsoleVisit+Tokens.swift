import Cryptography
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

extension ConsoleVisit {
    /// Uses the tools for tokens, with a record of its own. A caller who does not administer the server calls no
    /// function, and sees the result only if its policies allow the operations that read the pool, the client and the
    /// user.
    ///
    /// - Parameters:
    ///   - name: The name of the record: a constant.
    ///   - known: The parties, if the request names them. The caller's policies are then asked before anything is
    ///     looked up, so that a refusal does not tell whether they exist.
    ///   - asksFunction: Whether the pool's function is called.
    ///   - parties: The parties that the result names.
    /// - Throws: `ServiceError`.
    func explain<Value: Sendable>(
        _ name: String, about known: TokenParties? = nil, asksFunction: Bool,
        parties: @Sendable (Value) -> TokenParties, with act: @Sendable (TokenTools) async throws -> Value
    ) async throws -> Value {
        let tools = console.services.tokens
        guard administersServer || !asksFunction else { throw ServiceError(.accessDenied, texts.refusals.accountOnly) }
        if !administersServer, let known { try await requireReading(of: known) }
        let operation = ConsoleOperation(name: name)
        let explained = try await console.frame.run(request, as: operation, signer: { caller }) { _ in
            try await act(tools)
        }.get()
        if !administersServer { try await requireReading(of: parties(explained)) }
        return explained
    }

    /// Requires that the caller may read the pool, the client and the user.
    private func requireReading(of parties: TokenParties) async throws {
        guard let pool = parties.pool.map({ UserPoolID(rawValue: $0) }) else { return }
        _ = try await call(DescribeUserPoolInput(userPoolId: pool), in: pool.region)
        if let client = parties.client.map({ ClientID(rawValue: $0) }) {
            _ = try await call(DescribeUserPoolClientInput(clientId: client, userPoolId: pool), in: pool.region)
        }
        guard let user = parties.username.map({ Username(rawValue: $0) }) else { return }
        _ = try await call(AdminGetUserInput(userPoolId: pool, username: user), in: pool.region)
        _ = try await call(
            AdminListGroupsForUserInput(limit: 1, userPoolId: pool, username: user), in: pool.region)
    }
}
