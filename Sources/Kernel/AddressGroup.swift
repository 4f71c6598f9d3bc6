/// The addresses that count as one client: an IPv4 address, or an IPv6 network of 64 bits, which providers assign to a
/// single customer.
package struct AddressGroup: Hashable, Sendable {
    /// Four bytes of an IPv4 address, or the first eight of an IPv6 address.
    package let bytes: [UInt8]

    /// The group of `address`; nil for addresses of this machine and for anything that is not an IP address.
    package init?(_ address: String) {
        // A percent sign precedes the zone of a link-local address (RFC 4007, section 11).
        let text = Array(address.utf8.prefix { $0 != UInt8(ascii: "%") })
        guard let value = AddressValue(text[...]), !value.isLoopback else { return nil }
        let bits = value.isVersion6 ? value.high : value.low << 32
        bytes = withUnsafeBytes(of: bits.bigEndian) { Array($0.prefix(value.isVersion6 ? 8 : 4)) }
    }
}
