import Kernel

/// Changes settings of an app client and leaves the others as they are, which UpdateUserPoolClient does not.
package struct PatchClient: AdminCommand {
    let pool: String
    let client: String
    /// A JSON object with members of UpdateUserPoolClient; null resets one.
    let changes: String
    /// Whether the differences are only reported.
    let isTrial: Bool

    package init(pool: String, client: String, changes: String, isTrial: Bool) {
        (self.pool, self.client, self.changes, self.isTrial) = (pool, client, changes, isTrial)
    }

    /// - Returns: A line for each difference.
    /// - Throws: `InvalidInput` with the operation's message.
    package func perform(on store: AdminStore) async throws -> [String] {
        AuditContext.note(ClientID(rawValue: client))
        return try await SettingsPatch(store, pool: UserPoolID.noted(pool)).client(
            client, changes: changes, isTrial: isTrial)
    }
}
