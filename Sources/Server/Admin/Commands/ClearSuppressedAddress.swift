import Kernel
import Messaging

/// Sends e-mail to an address again.
package struct ClearSuppressedAddress: AdminCommand {
    let address: String

    package init(address: String) { self.address = address }

    /// - Throws: `InvalidInput` if the address gets e-mail anyway.
    package func perform(on store: AdminStore) async throws -> NoResult {
        guard try await store.suppressionList.clear(address) else {
            throw InvalidInput("The address is not suppressed.")
        }
        return NoResult()
    }
}
