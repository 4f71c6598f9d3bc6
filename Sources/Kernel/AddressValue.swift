import Foundation

/// An IP address of version 4 or 6.
///
/// An address of version 4 in the notation of version 6 (`::ffff:192.0.2.1`) is treated as version 4, so that the
/// notation makes no difference.
package struct AddressValue: Hashable, Sendable {
    /// The bits, the first ones in `high`. Those of version 4 are the last 32.
    let high: UInt64
    let low: UInt64
    let isVersion6: Bool

    /// The prefix of the bits of an address of version 4 within one of version 6.
    private static let embedding: UInt64 = 0xFFFF

    /// The address that `text` writes, or nil.
    package init?(_ text: ArraySlice<UInt8>) {
        guard !text.isEmpty, text.count <= 45, !text.contains(0) else { return nil }
        guard let (high, low) = text.contains(UInt8(ascii: ":")) ? Self.version6Bits(text) : Self.version4Bits(text)
        else {
            return nil
        }
        self.init(high: high, low: low)
    }

    /// The address of four bytes or sixteen, or nil.
    package init?(bytes: some Collection<UInt8>) {
        switch bytes.count {
        case 4: self.init(high: 0, low: bytes.reduce(Self.embedding) { $0 << 8 | UInt64($1) })
        case 16:
            let bits = bytes.map(UInt64.init)
            self.init(
                high: bits.prefix(8).reduce(0) { $0 << 8 | $1 }, low: bits.suffix(8).reduce(0) { $0 << 8 | $1 })
        default: return nil
        }
    }

    private init(high: UInt64, low: UInt64, isVersion6: Bool? = nil) {
        (self.high, self.low) = (high, low)
        self.isVersion6 = isVersion6 ?? (high != 0 || low >> 32 != Self.embedding)
    }

    /// Whether it always means this machine: 127.0.0.0/8 or `::1`.
    var isLoopback: Bool { isVersion6 ? high == 0 && low == 1 : low & 0xFF00_0000 == 0x7F00_0000 }

    /// The address as text, always the same for the same address (RFC 5952).
    package var text: String {
        guard isVersion6 else { return (0..<4).map { String(low >> (24 - 8 * $0) & 0xFF) }.joined(separator: ".") }
        var bytes = (high.bigEndian, low.bigEndian)
        var text = [CChar](repeating: 0, count: 46)
        guard inet_ntop(AF_INET6, &bytes, &text, socklen_t(text.count)) != nil else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The first address of the network that this one is in, with the network's length: `192.0.2.0/24`.
    ///
    /// - Parameters:
    ///   - v4: The length for an address of version 4, at most 32.
    ///   - v6: The length for one of version 6, at most 128.
    package func network(v4: Int, v6: Int) -> String {
        let length = isVersion6 ? v6 : 96 + v4
        let first = AddressValue(
            high: high & AddressRange.mask(length), low: low & AddressRange.mask(length - 64), isVersion6: isVersion6)
        return "\(first.text)/\(isVersion6 ? v6 : v4)"
    }

    /// The bits of four decimal numbers. They have no leading zeros, which some read as octal.
    private static func version4Bits(_ text: ArraySlice<UInt8>) -> (high: UInt64, low: UInt64)? {
        var (bits, number, digits, dots): (UInt64, UInt64, Int, Int) = (embedding, 0, 0, 0)
        for byte in text {
            if byte == UInt8(ascii: ".") {
                guard digits > 0, dots < 3 else { return nil }
                (bits, number, digits, dots) = (bits << 8 | number, 0, 0, dots + 1)
            } else {
                guard byte.isASCIIDigit, digits == 0 || number > 0 else { return nil }
                (number, digits) = (number * 10 + UInt64(byte &- 0x30), digits + 1)
                guard number <= 255 else { return nil }
            }
        }
        return dots == 3 && digits > 0 ? (0, bits << 8 | number) : nil
    }

    /// The bits of hexadecimal groups, perhaps with an address of version 4 at the end (RFC 4291, section 2.2).
    private static func version6Bits(_ text: ArraySlice<UInt8>) -> (high: UInt64, low: UInt64)? {
        var bytes = in6_addr()
        var (high, low): (UInt64, UInt64) = (0, 0)
        guard inet_pton(AF_INET6, String(decoding: text, as: UTF8.self), &bytes) == 1 else { return nil }
        withUnsafeBytes(of: &bytes) { bytes in
            for (index, byte) in bytes.enumerated() {
                if index < 8 { high = high << 8 | UInt64(byte) } else { low = low << 8 | UInt64(byte) }
            }
        }
        return (high, low)
    }
}
