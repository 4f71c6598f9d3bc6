/// An attribute that an administrator asks for; nil members were not specified.
package struct AttributeRequest: Sendable, Equatable {
    /// The name without a prefix.
    package var name: String
    /// Nil if not specified.
    package var kind: AttributeDefinition.Kind?
    /// Nil if not specified.
    package var mutable: Bool?
    /// Whether sign-up requires a value.
    package var required: Bool
    /// Whether only administrators may change it.
    package var developerOnly: Bool
    /// Nil if not specified.
    package var length: AttributeDefinition.Bounds?
    /// Nil if not specified.
    package var range: AttributeDefinition.Bounds?

    /// A request for the attribute `name`.
    package init(
        _ name: String, kind: AttributeDefinition.Kind? = nil, mutable: Bool? = nil, required: Bool = false,
        developerOnly: Bool = false, length: AttributeDefinition.Bounds? = nil,
        range: AttributeDefinition.Bounds? = nil
    ) {
        self.name = name
        self.kind = kind
        self.mutable = mutable
        self.required = required
        self.developerOnly = developerOnly
        self.length = length
        self.range = range
    }
}
