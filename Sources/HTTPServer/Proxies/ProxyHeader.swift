import Kernel

/// The header at the start of a connection in the PROXY protocol, in version 1 or 2.
enum ProxyHeader: Equatable {
    /// The header has not arrived completely.
    case incomplete
    case malformed
    /// The header has `length` bytes. The address is nil if the proxy itself opened the connection, for example for a
    /// health check, or if the address is of another kind.
    case read(address: String?, length: Int)

    /// The longest header in version 1, with the end of its line.
    private static let maxLine = 107
    /// The most bytes after the first sixteen in version 2.
    private static let maxRest = 2048
    private static let signature: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A]
    private static let keyword = Array("PROXY ".utf8)

    /// Reads the start of a connection.
    init(_ bytes: [UInt8]) {
        if bytes.starts(with: Self.signature) {
            self = Self.binary(bytes)
        } else if bytes.starts(with: Self.keyword) {
            self = Self.line(bytes)
        } else {
            self = Self.signature.starts(with: bytes) || Self.keyword.starts(with: bytes) ? .incomplete : .malformed
        }
    }

    private static func line(_ bytes: [UInt8]) -> ProxyHeader {
        let start = bytes.prefix(maxLine)
        guard let end = start.firstIndex(of: 0x0D) else { return start.count < maxLine ? .incomplete : .malformed }
        guard end + 1 < start.count else { return end + 1 < maxLine ? .incomplete : .malformed }
        guard start[end + 1] == 0x0A else { return .malformed }
        let parts = start[..<end].split(separator: 0x20, omittingEmptySubsequences: false)
        if parts[1].elementsEqual("UNKNOWN".utf8) { return .read(address: nil, length: end + 2) }
        guard parts.count == 6, let isLong = family(parts[1]), parts[4...].allSatisfy(isPort),
            let source = address(parts[2], isLong: isLong), address(parts[3], isLong: isLong) != nil
        else { return .malformed }
        return .read(address: source.text, length: end + 2)
    }

    private static func family(_ text: ArraySlice<UInt8>) -> Bool? {
        if text.elementsEqual("TCP4".utf8) { return false }
        return text.elementsEqual("TCP6".utf8) ? true : nil
    }

    private static func address(_ text: ArraySlice<UInt8>, isLong: Bool) -> AddressValue? {
        text.contains(UInt8(ascii: ":")) == isLong ? AddressValue(text) : nil
    }

    private static func isPort(_ text: ArraySlice<UInt8>) -> Bool {
        text.count <= 5 && Int(asciiDigits: text).map { $0 <= 65_535 } ?? false
    }

    private static func binary(_ bytes: [UInt8]) -> ProxyHeader {
        guard bytes.count >= 16 else { return .incomplete }
        let (command, family, size) = (bytes[12], bytes[13], Int(bytes[14]) << 8 | Int(bytes[15]))
        guard command == 0x20 || command == 0x21, size <= maxRest else { return .malformed }
        guard bytes.count >= 16 + size else { return .incomplete }
        // The local command, and anything except TCP over IP, does not have a usable address.
        guard command == 0x21, let width = [0x11: 4, 0x21: 16][family] else {
            return .read(address: nil, length: 16 + size)
        }
        guard size >= 2 * width + 4 else { return .malformed }
        return .read(address: AddressValue(bytes: bytes[16..<(16 + width)])?.text, length: 16 + size)
    }
}
