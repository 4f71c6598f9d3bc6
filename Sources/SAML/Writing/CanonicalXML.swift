import Kernel

/// An element written in its canonical form (Exclusive XML Canonicalization), so that the written text is the digested
/// text.
struct CanonicalXML: Sendable {
    /// The content of an element.
    enum Content: Sendable {
        case element(CanonicalXML)
        case text(String)
    }

    /// The prefixes of the namespaces in use.
    enum Prefix: String, Sendable {
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
