import Kernel

/// A name of an entity of IAM: letters, digits and `+=,.@_-`. Names are unique regardless of case.
package struct IAMName: Hashable, Sendable {
    /// The name as it was written.
    package let text: String
    /// The name in lower case, for look-ups.
    let folded: String

    /// Checks a name.
    ///
    /// - Parameters:
    ///   - member: The request's member with the name, for the message.
    ///   - maxLength: The most characters.
    /// - Throws: `InvalidInput` in AWS's words.
    init(_ text: String, member: String, maxLength: Int = 64) throws(InvalidInput) {
        guard (1...maxLength).contains(text.utf8.count) else {
            throw InvalidInput(
                "The specified value for \(member) is invalid. It must have 1 to \(maxLength) characters.")
        }
        guard text.utf8.allSatisfy(Self.isPermitted) else {
            throw InvalidInput(
                """
                The specified value for \(member) is invalid. It must contain only alphanumeric characters and/or the \
                following: +=,.@_-
                """)
        }
        self.text = text
        folded = Self.folded(text)
    }

    /// Whether a name may contain the character.
    static func isPermitted(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "+=,.@_-".utf8.contains(byte) }

    /// The lower-case form of a name that may be malformed; a malformed one does not match any entity.
    static func folded(_ text: String) -> String {
        String(decoding: text.utf8.prefix(512).map(\.asciiLowercased), as: UTF8.self)
    }
}

/// A path of an entity of IAM: `/`, or segments between slashes.
enum IAMPath {
    /// The path of entities that are created without one.
    static let root = "/"

    /// Checks a path.
    ///
    /// - Throws: `InvalidInput` unless it begins and ends with a slash and has at most 512 visible characters.
    static func checked(_ path: String?) throws(InvalidInput) -> String {
        let path = path ?? root
        guard path.utf8.count <= 512, path.utf8.first == slash, path.utf8.last == slash,
            path.utf8.allSatisfy(\.isASCIIVisible)
        else {
            throw InvalidInput(
                """
                The specified value for path is invalid. It must begin and end with / and contain only alphanumeric \
                characters and/or / characters.
                """)
        }
        return path
    }

    /// The first text after all texts that begin with `prefix`. Paths do not contain characters above `~`.
    static func end(of prefix: String) -> String { prefix + "\u{7F}" }

    private static let slash = UInt8(ascii: "/")
}
