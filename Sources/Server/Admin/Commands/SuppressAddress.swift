import Kernel
import Messaging

/// Sends no more e-mail to an address.
package struct SuppressAddress: AdminCommand {
    let address: String

    package init(address: String) { self.address = address }

    /// - Throws: `InvalidInput` if it is no address.
    package func perform(on store: AdminStore) async throws -> ShownAddress {
        guard address.utf8.contains(UInt8(ascii: "@")), address.utf8.count <= 320 else {
            throw InvalidInput("It is not an e-mail address.")
        }
        try await store.suppressionList.suppress([address], because: .byOperator)
        return ShownAddress(try await store.suppressionList.find(address))
    }
}
