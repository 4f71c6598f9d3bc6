/// A range of IP addresses in CIDR notation, or one address, of version 4 or 6.
package struct AddressRange: Hashable, Sendable {
    private let address: AddressValue
    private let isVersion6: Bool
    /// The bits of an address that are compared.
    private let high: UInt64
    private let low: UInt64

    /// The range that `text` writes, or nil. Bits after the prefix are ignored.
    package init?(_ text: [UInt8]) {
        let slash = text.firstIndex(of: UInt8(ascii: "/")) ?? text.count
        guard let address = AddressValue(text[..<slash]) else { return nil }
        let width = text[..<slash].contains(UInt8(ascii: ":")) ? 128 : 32
        var length = 128
        if slash < text.count {
            guard text.count - slash <= 4, let given = Int(asciiDigits: text[(slash + 1)...]), given <= width else {
                return nil
            }
            length = given + 128 - width
        }
        // A range that is wider than all addresses of version 4 is a range of version 6.
        isVersion6 = address.isVersion6 || length < 96
        self.address = address
        (high, low) = (Self.mask(length), Self.mask(length - 64))
    }

    /// Whether it contains an address.
    package func contains(_ other: AddressValue) -> Bool {
        other.isVersion6 == isVersion6 && (other.high ^ address.high) & high == 0
            && (other.low ^ address.low) & low == 0
    }

    /// The first `length` bits of 64.
    static func mask(_ length: Int) -> UInt64 { length <= 0 ? 0 : ~(UInt64.max >> min(length, 64)) }
}
