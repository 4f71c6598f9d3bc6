/// One thing that may be known about a person, and what its value must be like (spec area UP-ATTR).
public struct AttributeDefinition: Codable, Sendable, Equatable {
    /// What kind of value an attribute has.
    ///
    /// On the wire and in the store every value is text.
    public enum Kind: String, Codable, Sendable {
        case string = "String"
        case number = "Number"
        case dateTime = "DateTime"
        case boolean = "Boolean"
    }

    /// As it is addressed: `email`, `custom:tier`, `dev:custom:rank` (UP-ATTR-22).
    public var name: String
    /// What kind of value it has.
    public var kind: Kind
    /// Whether a value that was given once may be replaced (UP-ATTR-23).
    public var mutable: Bool
    /// Whether sign-up must bring a value (UP-ATTR-04).
    public var required: Bool
    /// Whether only administrators may change it.
    public var developerOnly: Bool
    /// Least and greatest number of characters.
    ///
    /// Nil where the kind has no length.
    public var length: Bounds?
    /// Least and greatest value.
    ///
    /// Nil where the kind is no number.
    public var range: Bounds?

    /// Two limits as the administrator wrote them: decimal numbers, either of which may be absent.
    public struct Bounds: Codable, Sendable, Equatable {
        /// Nil where there is no lower limit.
        public var least: String?
        /// Nil where there is no upper limit.
        public var greatest: String?

        /// Limits that are part of the permitted range.
        public init(_ least: String? = nil, _ greatest: String? = nil) {
            self.least = least
            self.greatest = greatest
        }
    }

    /// A definition.
    public init(
        _ name: String, _ kind: Kind = .string, mutable: Bool = true, required: Bool = false,
        developerOnly: Bool = false, length: Bounds? = nil, range: Bounds? = nil
    ) {
        self.name = name
        self.kind = kind
        self.mutable = mutable
        self.required = required
        self.developerOnly = developerOnly
        self.length = length
        self.range = range
    }

    /// Whether the administrator invented it.
    public var isCustom: Bool { name.utf8.starts(with: Self.customPrefix.utf8) || name.utf8.starts(with: "dev:".utf8) }

    /// What stands before the name of every attribute that an administrator invented.
    public static let customPrefix = "custom:"
}
