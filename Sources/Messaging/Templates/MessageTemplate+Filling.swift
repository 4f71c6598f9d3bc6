import Kernel

/// The values for the placeholders.
extension MessageTemplate {
    /// The subject of `message`; a text message has none.
    static func subject(_ template: String, of message: Message) -> String {
        message.channel == .email ? filled(template, values: values(of: message)) : ""
    }

    /// The body of `message`, which is HTML in an e-mail. If there is a `target`, the body has a link to it.
    static func body(_ template: String, of message: Message, target: String?) -> String {
        guard message.channel == .email else { return filled(template, values: values(of: message)) }
        return filled(
            target.map { linked(template, to: $0) } ?? template, values: values(of: message).mapValues(escaped))
    }

    private static func values(of message: Message) -> [String: String] {
        ["{####}": message.code ?? "", "{username}": message.username?.rawValue ?? ""]
    }

    /// Turns the text between `{##` and `##}` into a link. The placeholder of the code has no text between them.
    static func linked(_ template: String, to target: String) -> String {
        guard let (placeholder, label) = link(in: template) else { return template }
        return template[..<placeholder.lowerBound] + "<a href=\"\(escaped(target))\">\(template[label])</a>"
            + template[placeholder.upperBound...]
    }

    /// The first placeholder of a link, and the text in it.
    static func link(in template: String) -> (placeholder: Range<String.Index>, label: Range<String.Index>)? {
        var rest = template[...]
        while let start = rest.utf8.firstRange(of: "{##".utf8),
            let end = rest.utf8[start.upperBound...].firstRange(of: "##}".utf8)
        {
            if start.upperBound < end.lowerBound {
                return (start.lowerBound..<end.upperBound, start.upperBound..<end.lowerBound)
            }
            rest = rest[end.upperBound...]
        }
        return nil
    }

    /// Replaces placeholders in one pass, so that a placeholder inside a value is not replaced (CODE-17).
    static func filled(_ template: String, values: [String: String]) -> String {
        let values = values.map { (name: Array($0.key.utf8), value: Array($0.value.utf8)) }
        var filled: [UInt8] = []
        var rest = Array(template.utf8)[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "{"), let (name, value) = values.first(where: { rest.starts(with: $0.name) }) {
                filled += value
                rest = rest.dropFirst(name.count)
            } else {
                filled.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: filled, as: UTF8.self)
    }

    /// `text` escaped for HTML.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
