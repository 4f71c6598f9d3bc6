package import Directory
import Kernel

/// The effects of a schema change on some of a pool's users.
package struct GetSchemaReview: AdminCommand {
    let pool: String
    let change: SchemaChange
    /// The username that the previous part ended with; nil for the first part.
    let after: String?

    package init(pool: String, change: SchemaChange, after: String?) {
        (self.pool, self.change, self.after) = (pool, change, after)
    }

    /// - Throws: `MissingResource`, or `InvalidInput` if the change cannot be made.
    package func perform(on store: AdminStore) async throws -> SchemaReview {
        try await store.schemaChanges.review(change, in: UserPoolID.noted(pool), after: after)
    }
}
