import Kernel
import Wire

/// What a text in the search field of users looks for: the attribute and the filter of `ListUsers`.
struct UserSearch: Sendable {
    /// The attributes that `ListUsers` searches.
    static let attributes = [
        "username", "sub", "email", "phone_number", "name", "given_name", "family_name", "preferred_username",
        "cognito:user_status", "status",
    ]

    let attribute: String
    /// The filter as `ListUsers` takes it.
    let filter: String

    /// A search for `text`: exact for ids and states, else for what begins with it.
    ///
    /// - Parameter attribute: Where to look; nil to tell it from the text.
    init(_ text: String, in attribute: String?) {
        let chosen = attribute.flatMap { given in Self.attributes.first { $0.hasSameBytes(as: given) } }
        self.attribute = chosen ?? Self.likely(text)
        let isExact = ["sub", "status", "cognito:user_status"].contains(self.attribute)
        filter = "\(self.attribute) \(isExact ? "=" : "^=") \"\(Self.escaped(text))\""
    }

    private static func likely(_ text: String) -> String {
        let bytes = text.utf8
        if bytes.contains(UInt8(ascii: "@")) { return "email" }
        if bytes.first == UInt8(ascii: "+") { return "phone_number" }
        let isID = bytes.count == 36 && bytes.allSatisfy { $0.asciiHexDigitValue != nil || $0 == UInt8(ascii: "-") }
        return isID ? "sub" : "username"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { escaped += "\\" }
            escaped.unicodeScalars.append(scalar)
        }
        return escaped
    }
}
