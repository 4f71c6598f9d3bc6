/// Finds the issuer in an unverified payload without reading anything else.
///
/// The issuer names the pool and the pool has the key, so this claim is needed before the signature can be verified.
/// The scan does not allocate memory and visits each byte once, for any payload.
struct IssuerScan {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    /// The value of the first member `iss` of the outermost object, with its quotes; nil if it has none.
    ///
    /// A payload that is not JSON may have one; reading the claims, after the signature check, detects that.
    static func issuer(in payload: [UInt8]) -> ArraySlice<UInt8>? {
        var scan = Self(bytes: payload)
        while let byte = scan.next {
            if byte == UInt8(ascii: "\"") {
                if scan.string().elementsEqual(#""iss""#.utf8), scan.depth == 1, scan.takeColon() {
                    return scan.next == UInt8(ascii: "\"") ? scan.string() : nil
                }
            } else {
                scan.pass(byte)
            }
        }
        return nil
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func pass(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
        index += 1
    }

    /// A string with its quotes, or the rest if it has no end.
    private mutating func string() -> ArraySlice<UInt8> {
        let start = index
        index += 1
        while let byte = next, byte != UInt8(ascii: "\"") { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
        index = min(index + 1, bytes.count)
        return bytes[start..<index]
    }

    /// Skips a colon and the white space around it.
    ///
    /// - Returns: False if something else follows.
    private mutating func takeColon() -> Bool {
        skipSpace()
        guard next == UInt8(ascii: ":") else { return false }
        index += 1
        skipSpace()
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
    }
}
