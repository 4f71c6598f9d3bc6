import Kernel

/// An attribute that a form asks for. Its field is `FieldName.attribute(name)`.
package struct AttributeField: Sendable {
    /// The attribute's name, such as `email` or `custom:size`. Standard attributes have a label in every language.
    package var name: String
    package var value: String
    package var isRequired: Bool

    package init(_ name: String, value: String = "", isRequired: Bool = true) {
        (self.name, self.value, self.isRequired) = (name, value, isRequired)
    }

    /// The names of attributes in the usual order of fields: name, contacts, the rest, and last the pool's own.
    static func ordered(_ names: [String]) -> [String] {
        func position(_ name: String) -> Int { expected.firstIndex(where: name.hasSameBytes) ?? expected.count }
        return names.sorted { (position($0), $0) < (position($1), $1) }
    }

    private static let expected = [
        "given_name", "middle_name", "family_name", "name", "nickname", "preferred_username", "email", "phone_number",
        "birthdate", "gender", "address", "locale", "zoneinfo", "picture", "profile", "website",
    ]
}
