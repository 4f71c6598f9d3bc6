/// One e-mail address, in the narrow grammar that is safe to hand to any mail server (security row NAME-07).
///
/// `local@domain` with a dot-atom before the sign and a host name behind it (RFC 5321, section 4.1.2). Quoted local
/// parts, address literals, comments and lists are refused: each is a way to name a second recipient or command.
public struct MailAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address as it stands on the wire.
    public let text: String
    /// What stands behind the sign.
    public let domain: String

    /// The address, as it stands on the wire.
    public var description: String { text }

    /// Reads `text`, or nil where it is not exactly one address of at most 254 bytes.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count <= 254, let sign = bytes.firstIndex(of: UInt8(ascii: "@")) else { return nil }
        let local = bytes[..<sign]
        let domain = bytes[(sign + 1)...]
        guard local.count <= 64, Self.isDotAtom(local), Self.isHostName(domain) else { return nil }
        self.text = text
        self.domain = String(decoding: domain, as: UTF8.self)
    }

    private static func isDotAtom(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .allSatisfy { !$0.isEmpty && $0.allSatisfy(isAtomText) }
    }

    private static func isHostName(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
            (1...63).contains(label.count) && label.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
                && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
        }
    }

    /// RFC 5322, section 3.2.3.
    private static func isAtomText(_ byte: UInt8) -> Bool {
        isAlphanumeric(byte) || "!#$%&'*+-/=?^_`{|}~".utf8.contains(byte)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
