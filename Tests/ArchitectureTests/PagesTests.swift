import Foundation
import Testing

/// Every sample in a page is compiled elsewhere, word for word, so that it stays correct.
@Suite struct PagesTests {
    private static let pages =
        ["README.md", "docs/access.md", "docs/awscognito.md"]
        + SourceTree.paths(in: "Sources").filter { $0.hasSuffix(".md") }

    private static let samples =
        [
            "Tests/AWSMobileClientTests/Guides", "Tests/AWSCognitoTests/Guides", "Tests/MartletAccessTests/Guides",
            "Examples",
        ]
        .flatMap(SourceTree.paths)
        .filter { $0.hasSuffix(".swift") }

    @Test(arguments: pages) func `each Swift sample of a page is compiled`(_ page: String) throws {
        let compiled = try Self.samples.map { Self.trimmed(try SourceTree.text(of: $0)) }
        for block in Self.blocks(in: try SourceTree.text(of: page)) {
            #expect(compiled.contains { $0.contains("\n\(block)\n") }, "\(page) shows what nothing compiles:\n\(block)")
        }
    }

    @Test func `the rule finds the samples`() throws {
        let counts = try Self.pages.map { Self.blocks(in: try SourceTree.text(of: $0)).count }
        #expect(counts.reduce(0, +) >= 30)
        #expect(Self.blocks(in: "a\n```swift\n  b\n\n  c\n```\n```json\nd\n```\n") == ["b\n\nc"])
    }

    /// The Swift blocks of a page, their lines without indentation.
    private static func blocks(in page: String) -> [String] {
        page.components(separatedBy: "```swift\n").dropFirst().map { rest in
            trimmed(rest.components(separatedBy: "```")[0]).trimmingCharacters(in: .newlines)
        }
    }

    private static func trimmed(_ text: String) -> String {
        "\n"
            + text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
}
