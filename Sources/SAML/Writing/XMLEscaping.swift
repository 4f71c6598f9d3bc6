/// The escaping of canonical XML. Characters that XML does not allow are left out.
enum XMLEscaping {
    static func text(_ text: String) -> String {
        escape(text, escapes: ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#xD;"])
    }

    static func attribute(_ text: String) -> String {
        escape(
            text, escapes: ["&": "&amp;", "<": "&lt;", "\"": "&quot;", "\t": "&#x9;", "\n": "&#xA;", "\r": "&#xD;"])
    }

    private static func escape(_ text: String, escapes: [Unicode.Scalar: String]) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if let replacement = escapes[scalar] {
                escaped += replacement
            } else if isAllowed(scalar) {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Whether XML 1.0 allows the character (section 2.2). Carriage returns are always escaped.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
