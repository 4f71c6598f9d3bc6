/// The attributes that every pool has (UP-ATTR-01, UP-ATTR-02, UP-STD).
package enum StandardAttributes {
    /// All of them with their default definitions.
    package static let definitions: [AttributeDefinition] = [
        text("profile"), text("address"),
        AttributeDefinition("birthdate", length: .init("10", greatest: "10")),
        text("gender"), text("preferred_username"),
        AttributeDefinition("updated_at", kind: .number, range: .init("0")),
        text("website"), text("picture"),
        AttributeDefinition(identities, length: .init()),
        AttributeDefinition(sub, mutable: false, required: true, length: .init("1", greatest: "2048")),
        text("phone_number"), flag("phone_number_verified"),
        text("zoneinfo"), text("locale"), text("email"), flag("email_verified"),
        text("given_name"), text("family_name"), text("middle_name"), text("name"), text("nickname"),
    ]

    /// The user's permanent identifier, which the server assigns (UP-STD-01).
    package static let sub = "sub"
    /// The linked accounts at other providers. The server sets it.
    package static let identities = "identities"

    /// Attributes that app clients may not write, regardless of their settings.
    package static let closedToApplications: Set<String> = [
        sub, identities, "email_verified", "phone_number_verified",
    ]

    private static func text(_ name: String) -> AttributeDefinition {
        AttributeDefinition(name, length: .init("0", greatest: "2048"))
    }

    private static func flag(_ name: String) -> AttributeDefinition { AttributeDefinition(name, kind: .boolean) }
}
