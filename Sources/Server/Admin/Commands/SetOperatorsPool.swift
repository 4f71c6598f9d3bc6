import Kernel

/// Makes a pool the operators' pool, whose users enter the console.
package struct SetOperatorsPool: AdminCommand {
    let pool: String

    package init(pool: String) { self.pool = pool }

    /// - Returns: The app client through which operators sign in.
    /// - Throws: `MissingResource` if the pool does not exist, or `InvalidInput` if operators cannot sign in by it.
    package func perform(on store: AdminStore) async throws -> String {
        try await store.operators.markPool(UserPoolID.noted(pool)).client.rawValue
    }
}
