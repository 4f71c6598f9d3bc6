package import Kernel

/// The addresses of the proxies and gateways whose statements about clients are trusted.
package struct TrustedProxies: Sendable {
    private let ranges: [AddressRange]

    /// No proxies.
    package init() { ranges = [] }

    /// The proxies in these ranges, each an address or one in CIDR notation.
    ///
    /// - Returns: Nil if a text is neither.
    package init?(_ ranges: [String]) {
        var read: [AddressRange] = []
        for range in ranges {
            guard let range = AddressRange(Array(range.utf8)) else { return nil }
            read.append(range)
        }
        self.ranges = read
    }

    /// Whether it contains no proxies.
    package var isEmpty: Bool { ranges.isEmpty }

    /// Whether the address in `text` belongs to a proxy.
    package func contains(_ text: String) -> Bool { AddressValue(Array(text.utf8)[...]).map(contains) ?? false }

    private func contains(_ address: AddressValue) -> Bool { ranges.contains { $0.contains(address) } }

    /// The client of a proxy: the last address that is not a trusted proxy's own.
    ///
    /// - Parameter stated: The addresses that the proxies have added, the last first; nil for an unknown or hidden
    ///   address.
    /// - Returns: Nil if the last proxy does not state the address.
    package func client(of stated: some Sequence<AddressValue?>) -> AddressValue? {
        var client: AddressValue?
        for address in stated {
            guard let address else { return client }
            client = address
            guard contains(address) else { return client }
        }
        return client
    }
}
