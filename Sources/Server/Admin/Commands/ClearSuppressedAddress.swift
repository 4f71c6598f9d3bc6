import Kernel
import Messaging

/// Lets a suppressed address get e-mail again.
package struct ClearSuppressedAddress: AdminCommand {
    let address: String

    package init(address: String) { self.address = address }

    /// - Throws: `InvalidInput` if the address is not suppressed.
    package func perform(on store: AdminStore) async throws -> NoResult {
        guard try await store.suppressionList.clear(address) else {
            throw InvalidInput("The address is not suppressed.")
        }
        return NoResult()
    }
}
