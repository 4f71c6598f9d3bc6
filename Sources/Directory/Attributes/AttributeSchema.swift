/// Everything that may be known about a person in one pool.
public struct AttributeSchema: Sendable, Equatable {
    /// The standard attributes and those that were added, each name once.
    public private(set) var definitions: [AttributeDefinition]

    /// A schema of exactly these attributes.
    public init(definitions: [AttributeDefinition]) { self.definitions = definitions }

    /// The standard attributes alone.
    public static let standard = AttributeSchema(definitions: StandardAttributes.definitions)

    /// The attribute called `name`, if there is one.
    public subscript(name: String) -> AttributeDefinition? {
        definitions.first { $0.name.utf8.elementsEqual(name.utf8) }
    }

    /// The attributes that an administrator invented.
    public var custom: [AttributeDefinition] { definitions.filter(\.isCustom) }

    /// The names that sign-up must bring.
    ///
    /// `sub` is not among them: the house gives it.
    public var required: [String] {
        definitions.filter { $0.required && $0.name != StandardAttributes.sub }.map(\.name)
    }

    /// Puts `definition` in the place of the one that has its name, or behind all others.
    mutating func put(_ definition: AttributeDefinition) {
        if let place = definitions.firstIndex(where: { $0.name.utf8.elementsEqual(definition.name.utf8) }) {
            definitions[place] = definition
        } else {
            definitions.append(definition)
        }
    }
}

extension AttributeSchema: Codable {
    /// Reads the plain list of definitions.
    public init(from decoder: any Decoder) throws { definitions = try [AttributeDefinition](from: decoder) }
    /// Writes the plain list of definitions.
    public func encode(to encoder: any Encoder) throws { try definitions.encode(to: encoder) }
}
