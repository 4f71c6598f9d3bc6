import Foundation

/// The addresses that count as one client: an IPv4 address, or an IPv6 network of 64 bits, which providers assign to a
/// single customer.
package struct AddressGroup: Hashable, Sendable {
    /// Four bytes of an IPv4 address, or the first eight of an IPv6 address.
    package let bytes: [UInt8]

    /// The group of `address`; nil for addresses of this machine and for anything that is not an IP address.
    package init?(_ address: String) {
        let text = address.prefix { $0 != "%" }
        if let four = Self.parse(String(text), AF_INET, 4) {
            guard four[0] != 127 else { return nil }
            bytes = four
        } else if let sixteen = Self.parse(String(text), AF_INET6, 16) {
            guard let group = Self.group(sixteen) else { return nil }
            bytes = group
        } else {
            return nil
        }
    }

    /// Listeners for both families see IPv4 clients under `::ffff:0:0/96`.
    private static func group(_ address: [UInt8]) -> [UInt8]? {
        if address.prefix(10).allSatisfy({ $0 == 0 }) {
            if address[10] == 0xFF, address[11] == 0xFF {
                return address[12] == 127 ? nil : Array(address.suffix(4))
            }
            if address == [UInt8](repeating: 0, count: 15) + [1] { return nil }
        }
        return Array(address.prefix(8))
    }

    private static func parse(_ text: String, _ family: Int32, _ size: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: size)
        return inet_pton(family, text, &bytes) == 1 ? bytes : nil
    }
}
