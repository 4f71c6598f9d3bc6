import Kernel

/// Reads the rules of a style sheet, one byte after the other. A byte is read once or twice.
struct StyleSheetReader {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var line = 1

    init(_ css: String) { bytes = Array(css.utf8) }

    /// The byte at the position; nil at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The byte after that.
    private var second: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

    mutating func advance() {
        if next == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    /// Reads the whole style sheet.
    mutating func rules() throws(StyleSheetRefusal) -> [StyleSheet.Rule] {
        var rules: [StyleSheet.Rule] = []
        try skipSpaceAndComments()
        while next != nil {
            rules += next == UInt8(ascii: "@") ? try darkRules() : [try rule()]
            try skipSpaceAndComments()
        }
        return rules
    }

    private mutating func rule() throws(StyleSheetRefusal) -> StyleSheet.Rule {
        let (line, selectors) = (line, try selectors())
        let isRoot = selectors.contains(":root")
        guard !isRoot || selectors.count == 1 else { throw .selector(":root", line: line) }
        return StyleSheet.Rule(selectors: selectors, declarations: try declarations(ofRoot: isRoot))
    }

    /// The rules for dark pages, in the only media query that is recognised.
    private mutating func darkRules() throws(StyleSheetRefusal) -> [StyleSheet.Rule] {
        let start = line
        let query = take { $0 != UInt8(ascii: "{") && $0 < 0x80 }.lowercased().utf8.filter {
            !" \t\r\n".utf8.contains($0)
        }
        guard query.elementsEqual("@media(prefers-color-scheme:dark)".utf8) else {
            throw .syntax(expected: "@media (prefers-color-scheme: dark)", line: start)
        }
        try expect("{", name: "opening brace")
        var rules: [StyleSheet.Rule] = []
        try skipSpaceAndComments()
        while next != UInt8(ascii: "}") {
            var rule = try rule()
            rule.isDark = true
            rules.append(rule)
            try skipSpaceAndComments()
        }
        advance()
        return rules
    }

    /// One or more selectors and the brace after them.
    private mutating func selectors() throws(StyleSheetRefusal) -> [String] {
        var selectors: [String] = []
        while true {
            skipSpace()
            let selector = take { $0.isASCIIAlphanumeric || ".-_:".utf8.contains($0) }
            guard StyleSheet.selectors.contains(selector) else {
                guard !selector.isEmpty else { throw .syntax(expected: "selector", line: line) }
                throw .selector(String(selector.prefix(80)), line: line)
            }
            selectors.append(selector)
            skipSpace()
            if next != UInt8(ascii: ",") { break }
            advance()
        }
        try expect("{", name: "opening brace")
        return selectors
    }

    /// The declarations of a rule and the brace after them.
    ///
    /// - Parameter isRoot: Whether the rule is for `:root`, which may only set the pages' variables.
    private mutating func declarations(ofRoot isRoot: Bool) throws(StyleSheetRefusal) -> [StyleSheet.Declaration] {
        var declarations: [StyleSheet.Declaration] = []
        while true {
            try skipSpaceAndComments()
            switch next {
            case UInt8(ascii: "}"):
                advance()
                return declarations
            case UInt8(ascii: ";"): advance()
            default: declarations.append(try declaration(ofRoot: isRoot))
            }
        }
    }

    private mutating func declaration(ofRoot isRoot: Bool) throws(StyleSheetRefusal) -> StyleSheet.Declaration {
        let property = take { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }.lowercased()
        guard let first = property.utf8.first, first.isASCIILetter || first == UInt8(ascii: "-") else {
            throw .syntax(expected: "property", line: line)
        }
        let isVariable = StyleSheet.colors.contains(property) || StyleSheet.shapes.contains(property)
        let isOther = !property.utf8.starts(with: "--".utf8) && !StyleSheet.refusedProperties.contains(property)
        guard isRoot ? isVariable : isOther else {
            throw .property(String(property.prefix(80)), line: line)
        }
        skipSpace()
        try expect(":", name: "colon")
        return StyleSheet.Declaration(property: property, value: try value())
    }

    /// Takes the bytes for which `isPart` is true. It must be true for ASCII only, so that no character is cut.
    mutating func take(_ isPart: (UInt8) -> Bool) -> String {
        let start = position
        while let byte = next, isPart(byte) { advance() }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    mutating func skipSpace() { _ = take { " \t\r\n".utf8.contains($0) } }

    /// A comment may only be between rules or declarations, so that it does not split a word.
    private mutating func skipSpaceAndComments() throws(StyleSheetRefusal) {
        skipSpace()
        while next == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
            advance()
            advance()
            while next != UInt8(ascii: "*") || second != UInt8(ascii: "/") {
                guard next != nil else { throw .syntax(expected: "end of the comment", line: line) }
                advance()
            }
            advance()
            advance()
            skipSpace()
        }
    }

    private mutating func expect(_ mark: Unicode.Scalar, name: String) throws(StyleSheetRefusal) {
        guard next == UInt8(ascii: mark) else { throw .syntax(expected: name, line: line) }
        advance()
    }
}
