/// An attribute of users and the rules for its values (UP-ATTR).
package struct AttributeDefinition: Codable, Sendable, Equatable {
    /// The kind of an attribute's value. On the wire and in the database every value is text.
    package enum Kind: String, Codable, Sendable {
        case string = "String"
        case number = "Number"
        case dateTime = "DateTime"
        case boolean = "Boolean"
    }

    /// The full name: `email`, `custom:tier`, `dev:custom:rank` (UP-ATTR-22).
    package var name: String
    /// The kind of value.
    package var kind: Kind
    /// Whether the attribute may be written after the user's creation (UP-ATTR-23).
    package var mutable: Bool
    /// Whether sign-up requires a value (UP-ATTR-04).
    package var required: Bool
    /// Whether only administrators may change it.
    package var developerOnly: Bool
    /// The least and greatest number of characters. Nil if the kind has no length.
    package var length: Bounds?
    /// The least and greatest value. Nil if the kind is not a number.
    package var range: Bounds?
    /// The attribute's new name, while the values of users move to it; nil if it keeps its name.
    package var movesTo: String?

    /// Two decimal limits as the administrator wrote them; either may be absent.
    package struct Bounds: Codable, Sendable, Equatable {
        /// Nil without a lower limit.
        package var least: String?
        /// Nil without an upper limit.
        package var greatest: String?

        /// Inclusive limits.
        package init(_ least: String? = nil, greatest: String? = nil) {
            self.least = least
            self.greatest = greatest
        }
    }

    package init(
        _ name: String, kind: Kind = .string, mutable: Bool = true, required: Bool = false,
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

    /// Whether it is a custom attribute.
    package var isCustom: Bool { name.utf8.starts(with: Self.customPrefix.utf8) || name.utf8.starts(with: "dev:".utf8) }

    /// The beginning of the names of custom attributes, after `dev:` for developer-only ones.
    package static let customPrefix = "custom:"
}
