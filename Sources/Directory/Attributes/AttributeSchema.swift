/// The attributes of users in one pool.
public struct AttributeSchema: Sendable, Equatable {
    /// The standard and custom attributes, each name once.
    public private(set) var definitions: [AttributeDefinition]

    /// A schema of exactly these attributes.
    public init(definitions: [AttributeDefinition]) { self.definitions = definitions }

    /// The standard attributes only.
    public static let standard = AttributeSchema(definitions: StandardAttributes.definitions)

    /// The attribute called `name`, if it exists.
    public subscript(name: String) -> AttributeDefinition? {
        definitions.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// The custom attributes.
    public var custom: [AttributeDefinition] { definitions.filter(\.isCustom) }

    /// The names that sign-up must supply. `sub` is not among them, because the server assigns it.
    public var required: [String] {
        definitions.filter { $0.required && $0.name != StandardAttributes.sub }.map(\.name)
    }

    /// Replaces the definition with the same name, or appends it.
    mutating func put(_ definition: AttributeDefinition) {
        if let place = definitions.firstIndex(where: { $0.name.utf8.elementsEqual(definition.name.utf8) }) {
            definitions[place] = definition
        } else {
            definitions.append(definition)
        }
    }
}

extension AttributeSchema: Codable {
    /// Reads an array of definitions.
    public init(from decoder: any Decoder) throws { definitions = try [AttributeDefinition](from: decoder) }
    /// Writes an array of definitions.
    public func encode(to encoder: any Encoder) throws { try definitions.encode(to: encoder) }
}
