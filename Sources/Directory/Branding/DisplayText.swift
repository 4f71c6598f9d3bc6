import Kernel

/// Texts that an operator sets for pages. Pages escape them; this check excludes characters that would change the
/// surrounding text.
enum DisplayText {
    /// Checks a text.
    ///
    /// - Parameter maxCount: The most scalars that it may have.
    /// - Throws: `InvalidInput` for a text that is empty, too long, or contains controls of lines or directions.
    static func check(_ text: String, maxCount: Int = 128) throws {
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
            throw InvalidInput("A text that pages show must not be empty.")
        }
        guard text.unicodeScalars.count <= maxCount else {
            throw InvalidInput("A text that pages show has at most \(maxCount) characters here.")
        }
        guard !text.unicodeScalars.contains(where: isControl) else {
            throw InvalidInput("A text that pages show has no control characters.")
        }
    }

    /// Checks the address of a page.
    ///
    /// - Throws: `InvalidInput` unless it is the address of a page that browsers open over TLS.
    static func check(url: String) throws {
        let prefix = "https://"
        guard url.utf8.count <= 2_048, url.utf8.starts(with: prefix.utf8), url.utf8.count > prefix.utf8.count,
            url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) })
        else { throw InvalidInput("The address of a page must be a URL that begins with https://.") }
    }

    /// Line breaks and other controls, including those of directions (UAX #9, section 2).
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
