import Foundation
import Testing

/// The code speaks the terms of GLOSSARY.md: in each target, the count of replaced words may only fall.
@Suite struct WordTests {
    private static let path = "Tests/ArchitectureTests/word-counts.txt"

    @Test func `no target uses more replaced words than it did`() throws {
        var uses: [String: [String]] = [:]
        for file in try ["Sources", "Tests", "Examples"].flatMap(SourceTree.files) {
            let target = file.path.split(separator: "/").prefix(2).joined(separator: "/")
            uses[target, default: []] += Words.uses(in: file).map { "\(file.path):\($0.line) \($0.word)" }
        }
        let counted = uses.mapValues(\.count).filter { $0.value > 0 }
        if ProcessInfo.processInfo.environment["MARTLET_COUNT_WORDS"] != nil {
            let lines = counted.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
            try lines.joined().write(
                to: SourceTree.root.appending(path: Self.path), atomically: true, encoding: .utf8)
        }
        let allowed = try Self.allowed()
        for target in Set(counted.keys).union(allowed.keys).sorted() {
            let (count, limit) = (counted[target] ?? 0, allowed[target] ?? 0)
            let places = uses[target, default: []].prefix(20).joined(separator: "\n")
            #expect(count <= limit, "\(target): \(count) words that GLOSSARY.md replaces, \(limit) allowed\n\(places)")
            #expect(
                count >= limit,
                """
                \(target): \(count) words that GLOSSARY.md replaces, fewer than the \(limit) allowed: \
                lower the number in \(Self.path), or write it with MARTLET_COUNT_WORDS=1 swift test --filter WordTests
                """)
        }
    }

    @Test func `identifiers and comments are split into words`() {
        #expect(Words.split("let doorKeeper2 = HTTPServer()") == ["let", "door", "keeper", "httpserver"])
        let text = SwiftText("/// For good, the house\n/// is one\n// that settles.\nlet house = \"a house\"\n")
        let file = SourceFile(path: "x.swift", lines: [], swift: text, declarations: Declarations(text))
        let found = Words.uses(in: file).map { "\($0.line) \($0.word)" }.sorted()
        #expect(found == ["1 for good", "1 house", "2 one that", "3 settles", "4 house"])
    }

    /// The counts that are allowed, one line for each target that has any.
    private static func allowed() throws -> [String: Int] {
        var allowed: [String: Int] = [:]
        for line in try SourceTree.text(of: path).split(separator: "\n") {
            let parts = line.split(separator: " ")
            allowed[String(parts[0])] = parts.count == 2 ? Int(parts[1]) : nil
        }
        return allowed
    }
}
