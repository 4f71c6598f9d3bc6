import AccessControl
import Kernel

/// Creates an access key of the account. Its secret is returned only here.
package struct CreateAccountKey: AdminCommand {
    package static let name = "CreateAccessKey"

    let description: String

    package init(description: String) { self.description = description }

    /// A key with its secret.
    package struct Output: Codable, Sendable {
        /// The access key id.
        package let id: String
        /// The secret access key.
        package let secret: String
    }

    package func perform(on store: AdminStore) async throws -> Output {
        let new = try await store.accessKeys.create(description: description)
        return Output(id: new.key.id.rawValue, secret: new.secret.exposed)
    }
}
