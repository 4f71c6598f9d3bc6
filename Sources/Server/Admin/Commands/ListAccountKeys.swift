import AccessControl
import Kernel

/// All access keys of the account, by id.
package struct ListAccountKeys: AdminCommand {
    package static let name = "ListAccessKeys"

    package init() {}

    /// A key without its secret.
    package struct Key: Codable, Sendable {
        /// The access key id.
        package let id: String
        /// The description given at creation.
        package let description: String
        /// Whether requests signed with it are accepted.
        package let isActive: Bool
        /// When it was created (RFC 3339).
        package let createdAt: String
    }

    package func perform(on store: AdminStore) async throws -> [Key] {
        try await store.everyPage { try await store.accessKeys.list(after: $0) }.map { key in
            Key(
                id: key.id.rawValue, description: key.description, isActive: key.isActive,
                createdAt: CivilTime(key.createdAt).timestamp)
        }
    }
}
