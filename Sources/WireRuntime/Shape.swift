/// The model of a value: its kind and its limits.
public final class Shape: Sendable {
    /// The kinds of value.
    public enum Kind: Sendable {
        case string
        case enumeration([String])
        case boolean
        /// A whole number of 32 bits.
        case integer
        /// A whole number of 64 bits.
        case long
        /// Seconds since 1970.
        case timestamp
        /// Bytes, as Base64 text.
        case blob
        /// Any JSON.
        case document
        case list(Shape)
        case map(key: Shape, value: Shape)
        case structure(StructureShape)
    }

    /// The kind of value.
    public let kind: Kind
    /// The least length, number of items or value.
    public let minimum: Int?
    /// The greatest length, number of items or value.
    public let maximum: Int?
    /// The pattern that the whole text must match.
    public let pattern: Pattern?
    /// Whether messages must not repeat the value.
    public let isSensitive: Bool
    /// Whether audit records leave the value out: sensitive values, contacts, and free text.
    public let isUnlogged: Bool
    /// Whether the query protocol leaves out the level between the list or map and its elements.
    public let isFlattened: Bool

    package init(
        _ kind: Kind, min: Int? = nil, max: Int? = nil, pattern: String? = nil, sensitive: Bool = false,
        unlogged: Bool = false, flattened: Bool = false
    ) {
        self.kind = kind
        minimum = min
        maximum = max
        self.pattern = pattern.map { Pattern(sensitive ? Shape.patternInUse($0) : $0) }
        isSensitive = sensitive
        isUnlogged = sensitive || unlogged
        isFlattened = flattened
    }

    /// The model's pattern for passwords is out of date: the service takes spaces, though not at either end.
    private static func patternInUse(_ pattern: String) -> String {
        pattern == #"[\S]+"# ? #"^[\S]+.*[\S]+$"# : pattern
    }
}

/// One factory for each kind, to keep the generated tables short. They are not inlined, to keep their code small.
extension Shape {
    @inline(never)
    package static func string(
        min: Int? = nil, max: Int? = nil, pattern: String? = nil, sensitive: Bool = false, unlogged: Bool = false
    ) -> Shape {
        Shape(.string, min: min, max: max, pattern: pattern, sensitive: sensitive, unlogged: unlogged)
    }

    @inline(never)
    package static func enumeration(_ values: [String], min: Int? = nil, max: Int? = nil) -> Shape {
        Shape(.enumeration(values), min: min, max: max)
    }

    @inline(never)
    package static func boolean() -> Shape { Shape(.boolean) }
    @inline(never)
    package static func integer(min: Int? = nil, max: Int? = nil) -> Shape { Shape(.integer, min: min, max: max) }
    @inline(never)
    package static func long(min: Int? = nil, max: Int? = nil) -> Shape { Shape(.long, min: min, max: max) }
    @inline(never)
    package static func timestamp() -> Shape { Shape(.timestamp) }
    @inline(never)
    package static func blob(min: Int? = nil, max: Int? = nil) -> Shape { Shape(.blob, min: min, max: max) }
    @inline(never)
    package static func document() -> Shape { Shape(.document) }

    @inline(never)
    package static func list(_ element: Shape, min: Int? = nil, max: Int? = nil, flattened: Bool = false) -> Shape {
        Shape(.list(element), min: min, max: max, flattened: flattened)
    }

    @inline(never)
    package static func map(
        _ key: Shape, _ value: Shape, min: Int? = nil, max: Int? = nil, sensitive: Bool = false,
        unlogged: Bool = false, flattened: Bool = false
    ) -> Shape {
        Shape(
            .map(key: key, value: value), min: min, max: max, sensitive: sensitive, unlogged: unlogged,
            flattened: flattened)
    }

    @inline(never)
    package static func structure(_ shape: StructureShape, sensitive: Bool = false) -> Shape {
        Shape(.structure(shape), sensitive: sensitive)
    }
}

/// The model of a structure.
public final class StructureShape: Sendable {
    /// Where a member of a rest-json input is sent.
    public enum Location: Hashable, Sendable {
        case body
        /// In the path, under this name.
        case path(String)
        /// In the query, under this name.
        case query(String)
        /// In the header of this name, in lower case.
        case header(String)
    }

    /// The model of one member.
    public struct Member: Sendable {
        /// The name on the wire.
        public let name: String
        /// The name in validation messages.
        public let label: String
        /// The shape of the member's value.
        public let shape: Shape
        /// Whether it is required.
        public let isRequired: Bool
        /// Where it is sent.
        public let location: Location

        @inline(never)
        package init(_ name: String, _ shape: Shape, required: Bool = false, location: Location = .body) {
            self.name = name
            label = name.prefix(1).lowercased() + name.dropFirst()
            self.shape = shape
            isRequired = required
            self.location = location
        }
    }

    /// The structure's name in the model.
    public let name: String
    /// The members, ordered by name.
    public let members: [Member]

    @inline(never)
    package init(_ name: String, _ members: [Member]) {
        self.name = name
        self.members = members
    }
}
