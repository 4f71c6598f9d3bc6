import Testing

/// What the comments of a library for apps must say, beyond what swift-format asks for.
@Suite struct DocumentationTests {
    private static let libraries = ["Sources/AWSMobileClient", "Sources/AWSCognito"]

    @Test func `a public function that throws says what it throws`() throws {
        var found = 0
        for file in try Self.libraries.flatMap(SourceTree.files) {
            for (index, line) in file.swift.lines.enumerated() where Self.throwsPublicly(file.swift.lines[index...]) {
                found += 1
                let says = Self.comment(above: index, in: file.lines).contains { $0.contains("- Throws:") }
                #expect(says, "\(file.path):\(index + 1): \(line)")
            }
        }
        #expect(found > 40)
    }

    @Test func `a case of a public enumeration has a comment`() throws {
        var found = 0
        for file in try Self.libraries.flatMap(SourceTree.files) {
            var isInside = false
            for (index, line) in file.swift.lines.enumerated() {
                if !line.hasPrefix(" "), line.contains("{") { isInside = line.hasPrefix("public enum ") }
                guard isInside, line.hasPrefix("    case ") else { continue }
                found += 1
                #expect(!Self.comment(above: index, in: file.lines).isEmpty, "\(file.path):\(index + 1): \(line)")
            }
        }
        #expect(found > 80)
    }

    @Test func `effects are found outside of parameters`() {
        let closure = ["    public func run(", "        _ work: () async throws -> Void", "    ) async -> Int? {"]
        #expect(!Self.throwsPublicly(closure[...]))
        #expect(Self.throwsPublicly(["    public init(_ work: (Int) -> Int) throws {"][...]))
        #expect(!Self.throwsPublicly(["    func own() throws {"][...]))
        let lines = ["    /// Text.", "    /// - Throws: X.", "    @discardableResult", "    public func f() throws {"]
        #expect(Self.comment(above: 3, in: lines) == ["/// - Throws: X.", "/// Text."])
    }

    /// Whether `lines` begin with a public function or initializer that throws.
    private static func throwsPublicly(_ lines: ArraySlice<String>) -> Bool {
        let words = (lines.first ?? "").split(separator: " ")
        guard words.first == "public", words.contains(where: { $0.hasPrefix("func") || $0.hasPrefix("init(") }) else {
            return false
        }
        var (depth, outside) = (0, "")
        for character in lines.prefix(20).joined(separator: " ") {
            if character == "{", depth == 0 { break }
            if "([".contains(character) { depth += 1 }
            if depth == 0 { outside.append(character) }
            if ")]".contains(character) { depth -= 1 }
        }
        return outside.split(separator: " ").contains { $0 == "throws" || $0 == "rethrows" }
    }

    /// The comment of the declaration at `index`, the last line first.
    private static func comment(above index: Int, in lines: [String]) -> [String] {
        let above = lines[..<index].reversed().map { $0.drop { $0 == " " } }
        return above.drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }.map(String.init)
    }
}
