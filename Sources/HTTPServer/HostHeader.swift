import Kernel
package import Wire

/// The value of a Host header: a name or an address, and possibly a port (RFC 9110, section 7.2).
struct HostHeader {
    private let host: Substring

    /// In lower case, without the brackets of an IPv6 address, and without a final dot, which names the same host.
    var name: String {
        let name = host.utf8.last == UInt8(ascii: ".") ? host.dropLast() : host
        return name.lowercased()
    }

    /// Nil if `value` is empty or malformed.
    init?(_ value: String) {
        let bytes = value.utf8
        guard bytes.count <= 300, let first = bytes.first else { return nil }
        let rest: Substring.UTF8View
        if first == UInt8(ascii: "[") {
            guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            host = value[bytes.index(after: bytes.startIndex)..<end]
            rest = bytes[bytes.index(after: end)...]
            guard host.utf8.contains(UInt8(ascii: ":")), host.utf8.allSatisfy(Self.isInAddress) else { return nil }
        } else {
            let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
            (host, rest) = (value[..<end], bytes[end...])
            guard host.utf8.allSatisfy(Self.isInName), host.utf8.first != UInt8(ascii: ".") else { return nil }
        }
        guard !host.utf8.isEmpty, Self.isPort(rest) else { return nil }
    }

    /// Empty, or a colon and a number; the number may be missing.
    private static func isPort(_ text: Substring.UTF8View) -> Bool {
        guard let first = text.first else { return true }
        let digits = text.dropFirst()
        guard first == UInt8(ascii: ":"), digits.allSatisfy(\.isASCIIDigit) else { return false }
        return digits.isEmpty || UInt16(Substring(digits)) != nil
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || "-._~".utf8.contains(byte)
    }

    private static func isInAddress(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || ":.%-_".utf8.contains(byte)
    }
}

extension WireRequest {
    /// The host in the request, in lower case and without a port; nil if there is none, or more than one.
    package var hostName: String? { header("host").flatMap { HostHeader($0)?.name } }
}
