import Cryptography
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

extension ConsoleVisit {
    /// Uses the tools for tokens. Who is not the account itself sees what the operations on the token's user, client
    /// and pool would show, if its policies allow these, and calls no function.
    ///
    /// - Parameters:
    ///   - known: The parties, if the question names them. Nothing is said of them to others, not that they exist.
    ///   - parties: The parties, if only the token names them.
    /// - Throws: `ServiceError`.
    func explain<Value: Sendable>(
        _ name: String, about known: TokenParties? = nil, asksFunction: Bool,
        parties: @Sendable (Value) -> TokenParties, with act: @Sendable (TokenTools) async throws -> Value
    ) async throws -> Value {
        let (tools, isAccount) = (console.services.tokens, isAccount)
        guard isAccount || !asksFunction else { throw ServiceError(.accessDenied, texts.refusals.accountOnly) }
        if !isAccount, let known { try await requireReading(of: known) }
        let operation = ConsoleOperation(name: name)
        let explained = try await console.frame.run(request, as: operation, signer: { caller }) { _ in
            try await act(tools)
        }.get()
        if !isAccount { try await requireReading(of: parties(explained)) }
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
