import Kernel
import Wire

/// The value of a Host header: a name or an address, and possibly a port (RFC 9110, section 7.2).
struct HostHeader: Equatable {
    /// In lower case, without the brackets of an IPv6 address.
    let name: String

    /// Nil if `value` is empty or malformed.
    init?(_ value: String) {
        let bytes = Array(value.utf8)
        guard !bytes.isEmpty, bytes.count <= 300 else { return nil }
        let host: ArraySlice<UInt8>
        let rest: ArraySlice<UInt8>
        if bytes[0] == UInt8(ascii: "[") {
            guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            (host, rest) = (bytes[1..<end], bytes[(end + 1)...])
            guard host.contains(UInt8(ascii: ":")), host.allSatisfy(Self.isInAddress) else { return nil }
        } else {
            let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.count
            (host, rest) = (bytes[..<end], bytes[end...])
            guard host.allSatisfy(Self.isInName) else { return nil }
        }
        guard !host.isEmpty, Self.isPort(rest) else { return nil }
        name = String(decoding: host, as: UTF8.self).lowercased()
    }

    /// Empty, or a colon and a number; the number may be missing.
    private static func isPort(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first else { return true }
        let digits = text.dropFirst()
        guard first == UInt8(ascii: ":"), digits.allSatisfy(\.isASCIIDigit) else { return false }
        return digits.isEmpty || UInt16(String(decoding: digits, as: UTF8.self)) != nil
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || "-._~".utf8.contains(byte)
    }

    private static func isInAddress(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || ":.%-_".utf8.contains(byte)
    }
}
