import Kernel

/// The accepted syntax of e-mail addresses (UP-STD-04).
///
/// It is the addr-spec of RFC 5322 without quoting, comments and folding, at most 254 bytes (RFC 5321, section
/// 4.5.3.1.3, less the angle brackets). It is ASCII only, as in Cognito: international domains use their `xn--` form.
/// Nothing that could end a line of a mail's header passes.
package enum EmailSyntax {
    /// Whether `text` can be an e-mail address.
    package static func admits(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count <= 254, let at = bytes.lastIndex(of: UInt8(ascii: "@")) else { return false }
        return admits(local: bytes[..<at]) && admits(domain: bytes[(at + 1)...])
    }

    private static func admits(local: ArraySlice<UInt8>) -> Bool {
        guard (1...64).contains(local.count) else { return false }
        return dotted(local) { $0.isASCIIAlphanumeric || symbols.contains($0) }
    }

    private static func admits(domain: ArraySlice<UInt8>) -> Bool {
        let labels = domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return labels.allSatisfy { label in
            (1...63).contains(label.count) && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
                && label.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
        }
    }

    private static func dotted(_ part: ArraySlice<UInt8>, permits: (UInt8) -> Bool) -> Bool {
        part.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .allSatisfy { !$0.isEmpty && $0.allSatisfy(permits) }
    }

    private static let symbols = Set("!#$%&'*+/=?^_`{|}~-".utf8)
}

/// The form of a phone number: a plus sign and digits, nothing else (UP-ATTR-12). The service takes up to eighteen
/// digits, three more than E.164 has, and refuses two.
package enum PhoneSyntax {
    /// Whether `text` can be a phone number.
    package static func admits(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard (4...19).contains(bytes.count), bytes[0] == UInt8(ascii: "+"), bytes[1] != UInt8(ascii: "0") else {
            return false
        }
        return bytes[1...].allSatisfy(\.isASCIIDigit)
    }
}
