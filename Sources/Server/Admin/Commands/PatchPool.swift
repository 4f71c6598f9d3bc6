import Kernel

/// Changes settings of a pool and leaves the others as they are, which UpdateUserPool does not.
package struct PatchPool: AdminCommand {
    let pool: String
    /// A JSON object with members of UpdateUserPool; null resets one.
    let changes: String
    /// Whether the differences are only reported.
    let isTrial: Bool

    package init(pool: String, changes: String, isTrial: Bool) {
        (self.pool, self.changes, self.isTrial) = (pool, changes, isTrial)
    }

    /// - Returns: A line for each difference.
    /// - Throws: `InvalidInput` with the operation's message.
    package func perform(on store: AdminStore) async throws -> [String] {
        try await SettingsPatch(store, pool: UserPoolID.noted(pool)).pool(changes, isTrial: isTrial)
    }
}
