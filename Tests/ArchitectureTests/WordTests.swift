import Foundation
import Testing

/// The code speaks the terms of GLOSSARY.md: in each target, the count of replaced words may only fall.
@Suite struct WordTests {
    private static let ratchet = Ratchet(
        file: "word-counts.txt", variable: "MARTLET_COUNT_WORDS", suite: "WordTests",
        what: "words that GLOSSARY.md replaces")

    @Test func `no target uses more replaced words than it did`() throws {
        var uses: [String: [String]] = [:]
        for file in try ["Sources", "Tests", "Examples"].flatMap(SourceTree.files) {
            let target = file.path.split(separator: "/").prefix(2).joined(separator: "/")
            uses[target, default: []] += Words.uses(in: file).map { "\(file.path):\($0.line) \($0.word)" }
        }
        try Self.ratchet.check(uses)
    }

    @Test func `identifiers and comments are split into words`() {
        #expect(Words.split("let doorKeeper2 = HTTPServer()") == ["let", "door", "keeper", "httpserver"])
        let text = SwiftText("/// For good, the house\n/// is one\n// that settles.\nlet house = \"a house\"\n")
        let file = SourceFile(path: "x.swift", lines: [], swift: text, declarations: Declarations(text))
        let found = Words.uses(in: file).map { "\($0.line) \($0.word)" }.sorted()
        #expect(found == ["1 for good", "1 house", "2 one that", "3 settles", "4 house"])
    }
}
