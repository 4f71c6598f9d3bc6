import Kernel
import Messaging

/// Suppresses an address: it gets no more e-mail.
package struct SuppressAddress: AdminCommand {
    let address: String

    package init(address: String) { self.address = address }

    /// The most bytes of an address (RFC 5321, section 4.5.3.1).
    private static let maxBytes = 320

    /// - Throws: `InvalidInput` if the text is not an address.
    package func perform(on store: AdminStore) async throws -> ShownAddress {
        guard address.utf8.contains(UInt8(ascii: "@")), address.utf8.count <= Self.maxBytes else {
            throw InvalidInput("The text is not an e-mail address.")
        }
        try await store.suppressionList.suppress([address], because: .byOperator)
        return ShownAddress(try await store.suppressionList.find(address))
    }
}
