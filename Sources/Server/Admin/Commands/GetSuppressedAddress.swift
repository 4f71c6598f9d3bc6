import Kernel
import Messaging

/// Whether an address gets e-mail.
package struct GetSuppressedAddress: AdminCommand {
    let address: String

    package init(address: String) { self.address = address }

    package func perform(on store: AdminStore) async throws -> ShownAddress {
        ShownAddress(try await store.suppressionList.find(address))
    }
}

/// Why an address gets no e-mail, and since when; both nil if it gets some.
package struct ShownAddress: Codable, Sendable {
    package let cause: String?
    package let since: String?

    init(_ suppressed: SuppressedAddress?) {
        (cause, since) = (suppressed?.cause.rawValue, suppressed.map { CivilTime($0.at).timestamp })
    }
}
