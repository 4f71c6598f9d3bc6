import Foundation
import Kernel

/// A range of IP addresses in CIDR notation, or one address, of version 4 or 6.
///
/// An address of version 4 that is written as one of version 6 (`::ffff:192.0.2.1`) is the former, so that the spelling
/// of a request's address decides nothing.
struct AddressRange: Sendable {
    private let bytes: [UInt8]
    private let length: Int

    /// The range that `text` writes, or nil. Bits after the prefix do not count.
    init?(_ text: [UInt8]) {
        let slash = text.firstIndex(of: UInt8(ascii: "/")) ?? text.count
        guard let address = Self.address(text[..<slash]) else { return nil }
        var length = address.count * 8
        if slash < text.count {
            guard text.count - slash <= 4, let given = Int(asciiDigits: text[(slash + 1)...]), given <= length else {
                return nil
            }
            length = given
        }
        if length >= 96, let short = Self.embedded(address) {
            (bytes, self.length) = (short, length - 96)
        } else {
            (bytes, self.length) = (address, length)
        }
    }

    /// Whether it contains the single address that `text` writes; nil if it writes none.
    func contains(_ text: [UInt8]) -> Bool? {
        guard let long = Self.address(text[...]) else { return nil }
        let address = Self.embedded(long) ?? long
        guard address.count == bytes.count else { return false }
        let whole = length / 8
        guard address.prefix(whole).elementsEqual(bytes.prefix(whole)) else { return false }
        let rest = length % 8
        return rest == 0 || (address[whole] ^ bytes[whole]) >> UInt8(8 - rest) == 0
    }

    /// The four bytes of an address of version 4 within one of version 6.
    private static func embedded(_ address: [UInt8]) -> [UInt8]? {
        guard address.count == 16, address.prefix(10).allSatisfy({ $0 == 0 }), address[10] == 255, address[11] == 255
        else { return nil }
        return Array(address.suffix(4))
    }

    /// The 4 or 16 bytes of an address.
    private static func address(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        guard !text.isEmpty, text.count <= 45, !text.contains(0) else { return nil }
        let isLong = text.contains(WildcardToken.colon)
        var bytes = [UInt8](repeating: 0, count: isLong ? 16 : 4)
        let isRead = bytes.withUnsafeMutableBytes { bytes in
            inet_pton(isLong ? AF_INET6 : AF_INET, String(decoding: text, as: UTF8.self), bytes.baseAddress) == 1
        }
        return isRead ? bytes : nil
    }
}
