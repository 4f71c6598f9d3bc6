import Kernel

/// Reads the attributes of an assertion.
enum AttributeReader {
    /// The attributes; values of elements with the same name are collected in their order. Encrypted attributes and
    /// values that are not text are left out.
    static func read(_ assertion: XMLElement) throws(SAMLRefusal) -> [SAMLAttribute] {
        var attributes: [SAMLAttribute] = []
        var indices: [ByteKey: Int] = [:]
        for statement in assertion.children(.saml("AttributeStatement")) {
            for element in statement.children(.saml("Attribute")) {
                guard let name = element.attribute("Name"), !name.isEmpty else { throw .structure }
                let values = element.children(.saml("AttributeValue")).compactMap(\.text)
                if let index = indices[ByteKey(name)] {
                    attributes[index].values += values
                } else {
                    indices[ByteKey(name)] = attributes.count
                    attributes.append(SAMLAttribute(name: name, values: values))
                }
            }
        }
        return attributes
    }
}
