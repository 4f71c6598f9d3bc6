import AccessControl
import Kernel

/// Deletes an access key of the account.
package struct DeleteAccountKey: AdminCommand {
    package static let name = "DeleteAccessKey"

    let id: String

    package init(id: String) { self.id = id }

    /// - Throws: `MissingResource` if it does not exist.
    package func perform(on store: AdminStore) async throws -> NoResult {
        try await store.accessKeys.delete(AccessKeyID(rawValue: id))
        return NoResult()
    }
}
