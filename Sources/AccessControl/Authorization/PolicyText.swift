import Kernel

/// The rules for the text of any policy document.
enum PolicyText {
    /// The most characters of any document, in AWS's model.
    static let maxLength = 131_072

    /// The size of a text for the quotas, without white space.
    static func size(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + (isWhiteSpace($1) ? 0 : 1) } }

    /// Refuses text that is not allowed in any document, before it is parsed.
    ///
    /// - Throws: `PolicyDocumentRefusal.characters`.
    static func check(_ text: String) throws(PolicyDocumentRefusal) {
        guard text.utf8.count <= 2 * maxLength, text.unicodeScalars.allSatisfy(isPermitted) else {
            throw .characters
        }
    }

    private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
        [0x20, 0x09, 0x0A, 0x0D].contains(scalar.value)
    }

    /// U+0020 to U+00FF, tabs and line breaks.
    private static func isPermitted(_ scalar: Unicode.Scalar) -> Bool {
        (0x20...0xFF).contains(scalar.value) || isWhiteSpace(scalar)
    }
}
