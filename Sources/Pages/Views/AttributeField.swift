import Kernel

/// The rules for a new password; shown, and checked in the browser while it is typed. The server decides.
package struct PasswordRules: Sendable {
    package var minimumLength: Int
    package var uppercase: Bool
    package var lowercase: Bool
    package var number: Bool
    package var symbol: Bool
    /// How many earlier passwords may not be used again; 0 for none.
    package var history: Int

    package init(
        minimumLength: Int = 8, uppercase: Bool = true, lowercase: Bool = true, number: Bool = true,
        symbol: Bool = true, history: Int = 0
    ) {
        (self.minimumLength, self.uppercase, self.lowercase) = (minimumLength, uppercase, lowercase)
        (self.number, self.symbol, self.history) = (number, symbol, history)
    }
}

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
        let place = { (name: String) in expected.firstIndex(where: name.hasSameBytes) ?? expected.count }
        return names.sorted { (place($0), $0) < (place($1), $1) }
    }

    private static let expected = [
        "given_name", "middle_name", "family_name", "name", "nickname", "preferred_username", "email", "phone_number",
        "birthdate", "gender", "address", "locale", "zoneinfo", "picture", "profile", "website",
    ]
}
