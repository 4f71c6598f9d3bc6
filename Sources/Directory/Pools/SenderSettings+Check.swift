import Kernel

extension EmailSettings {
    /// Checks the senders.
    ///
    /// - Throws: `InvalidInput` if one is not a single address, or could end a line of a mail's header.
    func check() throws {
        guard account == .cognitoDefault || sourceARN != nil else {
            throw InvalidInput("Source ARN is required to use DEVELOPER email sending owner")
        }
        guard from.map(Self.isSender) ?? true else {
            throw InvalidInput("Provided From email address is invalid")
        }
        guard replyTo.map(EmailSyntax.admits) ?? true else {
            throw InvalidInput("Provided Reply-To email address is invalid")
        }
    }

    /// One address, or a name and one address in angle brackets (RFC 5322, section 3.4). Lists and groups are refused.
    private static func isSender(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count <= 512, text.unicodeScalars.allSatisfy(isPrintable) else { return false }
        guard let open = bytes.firstIndex(of: UInt8(ascii: "<")) else { return EmailSyntax.admits(text) }
        guard bytes.firstIndex(of: UInt8(ascii: ">")) == bytes.count - 1 else { return false }
        return isName(bytes[..<open])
            && EmailSyntax.admits(String(decoding: bytes[(open + 1)...].dropLast(), as: UTF8.self))
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }

    /// Whether `name` may precede the angle bracket. An unquoted at sign belongs to another address.
    private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
        let space = UInt8(ascii: " ")
        let quote = UInt8(ascii: "\"")
        var name = name.drop { $0 == space }
        while name.last == space { name = name.dropLast() }
        let isQuoted = name.count >= 2 && name.first == quote && name.last == quote
        let words = isQuoted ? name.dropFirst().dropLast() : name
        let forbidden = isQuoted ? Array("\"\\".utf8) : Array("\"\\@".utf8)
        return !words.contains(where: forbidden.contains)
    }
}
