import Kernel

/// The attributes of users in one pool.
package struct AttributeSchema: Sendable, Equatable {
    /// The standard and custom attributes, each name once.
    package private(set) var definitions: [AttributeDefinition]

    /// A schema of exactly these attributes.
    package init(definitions: [AttributeDefinition]) { self.definitions = definitions }

    /// The standard attributes only.
    package static let standard = AttributeSchema(definitions: StandardAttributes.definitions)

    /// The attribute called `name`, if it exists.
    package subscript(name: String) -> AttributeDefinition? {
        definitions.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    package var custom: [AttributeDefinition] { definitions.filter(\.isCustom) }

    /// The names that sign-up must supply. `sub` is not among them, because the server assigns it.
    package var required: [String] {
        definitions.filter { $0.required && $0.name != StandardAttributes.sub }.map(\.name)
    }

    /// Replaces the definition with the same name, or appends it.
    mutating func put(_ definition: AttributeDefinition) {
        if let index = definitions.firstIndex(where: { $0.name.utf8.elementsEqual(definition.name.utf8) }) {
            definitions[index] = definition
        } else {
            definitions.append(definition)
        }
    }

    mutating func remove(_ name: String) { definitions.removeAll { $0.name.hasSameBytes(as: name) } }

    /// Replaces the definition with the same name, or inserts it after the attribute `former`, or appends it: callers
    /// see the order.
    mutating func put(_ definition: AttributeDefinition, after former: String) {
        guard self[definition.name] == nil,
            let index = definitions.firstIndex(where: { $0.name.hasSameBytes(as: former) })
        else { return put(definition) }
        definitions.insert(definition, at: index + 1)
    }

    /// The names under which a user may have a value: an attribute has two names while it is renamed.
    struct StoredNames {
        /// The name under which values are written.
        let current: String
        /// The names under which older values may still be.
        let former: [String]

        var all: [String] { [current] + former }
    }

    /// The names under which the value of `name` may be stored.
    func storedNames(of name: String) -> StoredNames {
        let current = self[name]?.movesTo ?? name
        return StoredNames(
            current: current, former: definitions.filter { $0.movesTo?.hasSameBytes(as: current) == true }.map(\.name))
    }
}

extension AttributeSchema: Codable {
    /// Reads an array of definitions.
    package init(from decoder: any Decoder) throws { definitions = try [AttributeDefinition](from: decoder) }
    /// Writes an array of definitions.
    package func encode(to encoder: any Encoder) throws { try definitions.encode(to: encoder) }
}
