import Kernel

/// The characters that the text of a policy document may have.
enum PolicyText {
    /// The most characters of any document, in AWS's model.
    static let maxLength = 131_072

    /// Refuses text that is not allowed in any document, before it is parsed.
    ///
    /// - Throws: `PolicyDocumentRefusal.characters`.
    static func check(_ text: String) throws(PolicyDocumentRefusal) {
        guard text.utf8.count <= 2 * maxLength, text.unicodeScalars.allSatisfy(isPermitted) else {
            throw .characters
        }
    }

    /// U+0020 to U+00FF, tabs and line breaks.
    private static func isPermitted(_ scalar: Unicode.Scalar) -> Bool {
        (0x20...0xFF).contains(scalar.value) || [0x09, 0x0A, 0x0D].contains(scalar.value)
    }
}
