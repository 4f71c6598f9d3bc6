import Kernel

/// The filter of ListUsers: one attribute, an operator and a quoted value (USR-SRCH-07 to USR-SRCH-09).
package struct UserFilter: Sendable, Equatable {
    /// An attribute that users can be searched by.
    enum Attribute: Sendable, Equatable {
        case username, sub, userStatus, enabled
        case indexed(String)
    }

    var attribute: Attribute
    /// `^=`: the value is a prefix (USR-SRCH-08).
    var isPrefix: Bool
    var value: String

    /// The least text that matches.
    var lower: String {
        switch attribute {
        case .username, .enabled: value
        case .sub: value.lowercased()
        case .userStatus: value.uppercased()
        case .indexed: UserSearchTable.folded(value)
        }
    }

    /// The greatest text that matches.
    var upper: String { isPrefix ? lower + UserSearchTable.last : lower }

    /// Which of 0 (`Disabled`) and 1 (`Enabled`) match, case-sensitively (USR-SRCH-05).
    var enabledStates: ClosedRange<Int>? {
        let passing = [(0, "Disabled"), (1, "Enabled")].filter { _, name in
            isPrefix ? name.utf8.starts(with: value.utf8) : name.utf8.elementsEqual(value.utf8)
        }
        guard let first = passing.first, let last = passing.last else { return nil }
        return first.0...last.0
    }
}

extension UserFilter {
    /// Parses a filter. Nil for an empty one, which matches all users (USR-SRCH-10).
    ///
    /// - Throws: `InvalidInput` if the text is not a filter, or names an attribute that cannot be searched
    ///   (USR-SRCH-02).
    package static func parse(_ text: String) throws -> UserFilter? {
        var rest = text.unicodeScalars[...].drop(while: isSpace)
        guard !rest.isEmpty else { return nil }
        // The service also accepts the name in quotes.
        let isQuoted = rest.first == "\""
        if isQuoted { rest = rest.dropFirst() }
        let name = rest.prefix { isQuoted ? $0 != "\"" : !isSpace($0) && $0 != "=" && $0 != "^" }
        rest = rest.dropFirst(name.count)
        if isQuoted, rest.popFirst() != "\"" { throw InvalidInput.malformedFilter }
        rest = rest.drop(while: isSpace)
        let isPrefix = rest.first == "^"
        if isPrefix { rest = rest.dropFirst() }
        guard rest.popFirst() == "=" else { throw InvalidInput.malformedFilter }
        let value = try quoted(rest.drop(while: isSpace))
        return UserFilter(attribute: try attribute(String(name)), isPrefix: isPrefix, value: value)
    }

    private static func attribute(_ name: String) throws -> Attribute {
        // Names are not longer, and comparing a longer text may cost more than its length.
        guard name.utf8.count <= 64 else { throw InvalidInput.unsearchable(name) }
        return switch name {
        case "username": .username
        case "sub": .sub
        case "cognito:user_status": .userStatus
        case "status": .enabled
        case let other where UserSearchTable.attributes.contains(other): .indexed(other)
        default: throw InvalidInput.unsearchable(name)
        }
    }

    /// The text between the quotes, with inner quotes and backslashes unescaped; nothing may follow.
    private static func quoted(_ text: Substring.UnicodeScalarView) throws -> String {
        var rest = text
        guard rest.popFirst() == "\"" else { throw InvalidInput.malformedFilter }
        var value = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\\":
                guard let escaped = rest.popFirst() else { throw InvalidInput.malformedFilter }
                value.append(escaped)
            case "\"":
                guard rest.allSatisfy(isSpace) else { throw InvalidInput.malformedFilter }
                return String(value)
            default: value.append(scalar)
            }
        }
        throw InvalidInput.malformedFilter
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
}

extension InvalidInput {
    static let malformedFilter = Self("Error while parsing filter")

    /// Users cannot be searched by this attribute (USR-SRCH-02).
    static func unsearchable(_ name: String) -> Self { Self("Invalid search attribute: \(name)") }
}
