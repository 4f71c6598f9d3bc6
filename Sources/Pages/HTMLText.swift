/// Text in an HTML page.
package enum HTMLText {
    /// Escapes every character of `text` that could end a text or an attribute's value.
    ///
    /// It works on bytes: a quotation mark with a combining mark is another `Character`, but still ends the value.
    package static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count + 32)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            case UInt8(ascii: "\""): escaped += "&quot;".utf8
            case UInt8(ascii: "'"): escaped += "&#39;".utf8
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// A sentence for the content of an element. The values in it, which `BidiText.isolated` marks, become `bdi`
    /// elements: the marks themselves would get into copied text and hide it from searches.
    static func sentence(_ text: String) -> String {
        var html = ""
        var isOpen = false
        for scalar in escaped(text).unicodeScalars {
            guard let mark = BidiText.Mark(scalar) else {
                html.unicodeScalars.append(scalar)
                continue
            }
            if isOpen { html += "</bdi>" }
            isOpen = mark != .end
            html += mark == .ltr ? "<bdi dir=\"ltr\">" : mark == .auto ? "<bdi>" : ""
        }
        return isOpen ? html + "</bdi>" : html
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }
}
