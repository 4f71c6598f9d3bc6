import Kernel
import Wire

/// A search for users by a text: the attribute in which `ListUsers` searches, and its filter.
struct UserSearch: Sendable {
    /// The attributes that `ListUsers` searches.
    static let attributes = [
        "username", "sub", "email", "phone_number", "name", "given_name", "family_name", "preferred_username",
        "cognito:user_status", "status",
    ]

    let attribute: String
    /// The filter as `ListUsers` takes it.
    let filter: String

    /// A search for users whose attribute begins with `text`, or is equal to it if it is an id or a state.
    ///
    /// - Parameter attribute: The attribute to search in; nil to guess it from the text.
    init(_ text: String, in attribute: String?) {
        let chosen = attribute.flatMap { given in Self.attributes.first { $0.hasSameBytes(as: given) } }
        self.attribute = chosen ?? Self.likelyAttribute(of: text)
        let isExact = ["sub", "status", "cognito:user_status"].contains(self.attribute)
        filter = "\(self.attribute) \(isExact ? "=" : "^=") \"\(Self.escaped(text))\""
    }

    private static func likelyAttribute(of text: String) -> String {
        let bytes = text.utf8
        if bytes.contains(UInt8(ascii: "@")) { return "email" }
        if bytes.first == UInt8(ascii: "+") { return "phone_number" }
        // A `sub` is a UUID.
        let isID = bytes.count == 36 && bytes.allSatisfy { $0.asciiHexDigitValue != nil || $0 == UInt8(ascii: "-") }
        return isID ? "sub" : "username"
    }

    /// The text with quotation marks and backslashes escaped, as the grammar of filters wants it.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { escaped += "\\" }
            escaped.unicodeScalars.append(scalar)
        }
        return escaped
    }
}
