import Testing

/// A comment says what its declaration does not: "The table in a transaction." above `init(_ tx: any Transaction)` of a
/// table says nothing. In each target, the count of such comments may only fall.
@Suite struct CommentTests {
    private static let ratchet = Ratchet(
        file: "comment-counts.txt", variable: "MARTLET_COUNT_COMMENTS", suite: "CommentTests",
        what: "comments that only repeat a declaration")

    @Test func `no target has more comments that repeat their declaration than it had`() throws {
        var found: [String: [String]] = [:]
        for file in try SourceTree.files(in: "Sources") {
            let target = file.path.split(separator: "/").prefix(2).joined(separator: "/")
            found[target, default: []] += Self.empty(in: file.swift, of: file.stem).map { "\(file.path):\($0)" }
        }
        try Self.ratchet.check(found)
    }

    @Test func `comments that repeat their declaration are found`() {
        let text = SwiftText(
            """
            /// The table in a transaction.
            init(_ tx: any Transaction) {}
            /// Ends the session, and its tokens.
            func end() {}
            /// The codes of a user,
            /// sorted.
            var codes: [Code]
            /// The name.
            public var name: String
            /// The `names`, RFC 7662.
            var names: [String]
            """)
        #expect(Self.empty(in: text, of: "CodeTable") == [1])
    }

    private static let fillers: Set<String> = ["a", "all", "an", "by", "for", "in", "its", "new", "of", "one", "the"]

    /// The lines with comments of one line, all of whose words stand in the next line or in the file's name. Public
    /// declarations are left out, and cases, which may be of a public type: their comments are an app's documentation.
    private static func empty(in text: SwiftText, of stem: String) -> [Int] {
        let comments = Dictionary(text.comments.map { ($0.line, $0.text) }) { first, _ in first }
        return comments.compactMap { line, comment -> Int? in
            guard comment.hasPrefix("/// "), comments[line - 1] == nil, comments[line + 1] == nil,
                line < text.lines.count, !comment.contains(where: \.isNumber), !comment.hasPrefix("/// -")
            else { return nil }
            let declaration = text.lines[line]
            let keywords = declaration.split(separator: " ")
            guard !keywords.contains("public"), keywords.first != "case" else { return nil }
            let known = Set((Words.split(declaration) + Words.split(stem)).map(singular))
            let said = Words.split(comment).filter { !fillers.contains($0) }
            return !said.isEmpty && said.allSatisfy { known.contains(singular($0)) } ? line : nil
        }.sorted()
    }

    private static func singular(_ word: String) -> String { word.hasSuffix("s") ? String(word.dropLast()) : word }
}
