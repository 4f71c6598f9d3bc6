/// The sender of a message: an address, and possibly a display name (RFC 5322, section 3.4).
package struct Mailbox: Hashable, Sendable {
    /// The display name, without quotes, or empty.
    package let name: String
    /// The address for replies and bounces.
    package let address: MailAddress

    /// Parses `address`, `<address>`, `Name <address>` or `"Name" <address>`; nil for anything else.
    package init?(_ text: String) {
        guard HeaderText.isSafe(text) else { return nil }
        let bytes = Array(text.utf8)
        guard let open = bytes.lastIndex(of: UInt8(ascii: "<")) else {
            guard let address = MailAddress(text) else { return nil }
            self.init(name: "", address: address)
            return
        }
        guard bytes.last == UInt8(ascii: ">"),
            let address = MailAddress(String(decoding: bytes[(open + 1)..<(bytes.count - 1)], as: UTF8.self)),
            let name = Self.unquoted(bytes[..<open])
        else { return nil }
        self.init(name: name, address: address)
    }

    private init(name: String, address: MailAddress) {
        self.name = name
        self.address = address
    }

    /// The value of a `From` or `Reply-To` header.
    var header: String {
        name.isEmpty ? address.text : "\(HeaderText.phrase(name)) <\(address.text)>"
    }

    private static func unquoted(_ bytes: ArraySlice<UInt8>) -> String? {
        let quote = UInt8(ascii: "\"")
        var name = bytes.drop { $0 == UInt8(ascii: " ") }
        while name.last == UInt8(ascii: " ") { name.removeLast() }
        if name.count >= 2, name.first == quote, name.last == quote { name = name.dropFirst().dropLast() }
        let forbidden: [UInt8] = [quote, UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">")]
        guard !name.contains(where: forbidden.contains) else { return nil }
        return String(decoding: name, as: UTF8.self)
    }
}
