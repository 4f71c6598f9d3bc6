import Kernel

/// An element written in its canonical form (Exclusive XML Canonicalization), so that the written text is the digested
/// text.
struct CanonicalXML {
    /// The content of an element.
    enum Content {
        case element(CanonicalXML)
        case text(String)
    }

    /// The prefixes of the namespaces in use.
    enum Prefix: String {
        case samlp, saml, md, ds

        var namespace: String {
            switch self {
            case .samlp: XMLNamespace.protocolMessages
            case .saml: XMLNamespace.assertion
            case .md: XMLNamespace.metadata
            case .ds: XMLNamespace.signature
            }
        }
    }

    let prefix: Prefix
    let name: String
    /// Attributes without namespace. Nil values are left out.
    let attributes: [String: String?]
    var content: [Content]

    /// An element with elements in it.
    init(_ prefix: Prefix, name: String, attributes: [String: String?] = [:], children: [CanonicalXML] = []) {
        (self.prefix, self.name, self.attributes) = (prefix, name, attributes)
        content = children.map { .element($0) }
    }

    /// An element with text in it.
    init(_ prefix: Prefix, name: String, attributes: [String: String?] = [:], text: String) {
        (self.prefix, self.name, self.attributes) = (prefix, name, attributes)
        content = [.text(text)]
    }

    /// The text, with each namespace declared where it is first used.
    var text: String {
        var text = ""
        write(to: &text, declared: [])
        return text
    }

    private func write(to text: inout String, declared: Set<Prefix>) {
        let tag = "\(prefix.rawValue):\(name)"
        text += "<\(tag)"
        if !declared.contains(prefix) { text += " xmlns:\(prefix.rawValue)=\"\(prefix.namespace)\"" }
        for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
            if let value { text += " \(name)=\"\(XMLEscaping.attribute(value))\"" }
        }
        text += ">"
        for part in content {
            switch part {
            case .element(let child): child.write(to: &text, declared: declared.union([prefix]))
            case .text(let content): text += XMLEscaping.text(content)
            }
        }
        text += "</\(tag)>"
    }
}

/// The escaping of canonical XML. Characters that XML does not allow are left out.
enum XMLEscaping {
    static func text(_ text: String) -> String {
        escape(text, escapes: [38: "&amp;", 60: "&lt;", 62: "&gt;", 13: "&#xD;"])
    }

    static func attribute(_ text: String) -> String {
        escape(text, escapes: [38: "&amp;", 60: "&lt;", 34: "&quot;", 9: "&#x9;", 10: "&#xA;", 13: "&#xD;"])
    }

    private static func escape(_ text: String, escapes: [UInt32: String]) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if let replacement = escapes[scalar.value] {
                escaped += replacement
            } else if scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
                || scalar.value == 9 || scalar.value == 10
            {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
