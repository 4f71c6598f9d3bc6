import Kernel

/// An e-mail address, in a narrow grammar that is safe for any mail server (NAME-07).
///
/// `local@domain` with a dot-atom before the `@` and a host name after it (RFC 5321, section 4.1.2). Quoted local
/// parts, address literals, comments and lists are refused: each can hide a second recipient or command.
package struct MailAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address as sent to the server.
    package let text: String
    /// The part after the `@`.
    package let domain: String

    /// The address as sent to the server.
    package var description: String { text }

    /// Parses `text`; nil unless it is exactly one address of at most 254 bytes.
    package init?(_ text: String) {
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
            (1...63).contains(label.count) && label.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
                && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
        }
    }

    /// RFC 5322, section 3.2.3.
    private static func isAtomText(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || "!#$%&'*+-/=?^_`{|}~".utf8.contains(byte)
    }
}
