import Foundation
import Testing

/// A module of many files has a page beside its code, README.md: what it is, what to read first, its folders and rules.
@Suite struct ModulePageTests {
    /// From so many written files on, a module has a page.
    private static let many = 30

    private static let pages = SourceTree.paths(in: "Sources").filter {
        $0.hasSuffix("/README.md") && $0.split(separator: "/").count == 3
    }

    @Test func `each module of 30 files or more has a page`() throws {
        let modules = try Plan.all.map(\.name).filter { try SourceTree.files(in: "Sources/\($0)").count >= Self.many }
        #expect(modules.count >= 25)
        for module in modules {
            #expect(Self.pages.contains("Sources/\(module)/README.md"), "\(module) has \(Self.many) files or more")
        }
    }

    @Test func `the package excludes these pages and no others`() throws {
        let parts = try SourceTree.text(of: "Package.swift").components(separatedBy: "\nlet described: Set = [")
        let list = try #require(parts.dropFirst().first).prefix { $0 != "]" }
        let names = list.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        #expect(names.sorted() == Self.pages.map(Self.module).sorted())
    }

    @Test(arguments: pages) func `a page has a row for each folder of the module, and no other`(_ page: String) throws {
        let folder = "Sources/\(Self.module(of: page))/"
        let found = try SourceTree.files(in: String(folder.dropLast())).compactMap { file in
            let path = file.path.dropFirst(folder.count)
            return path.lastIndex(of: "/").map { String(path[..<$0]) }
        }
        let listed = Self.folders(in: try SourceTree.text(of: page))
        let (missing, gone) = (Set(found).subtracting(listed), Set(listed).subtracting(found))
        #expect(missing == [], "\(page) has no row for these folders")
        #expect(gone == [], "\(page) has rows for folders without a file")
        #expect(listed.count == Set(listed).count, "\(page) has two rows for a folder")
    }

    @Test(arguments: pages) func `files and folders that a page names exist`(_ page: String) throws {
        let module = "Sources/\(Self.module(of: page))"
        let files = Set(SourceTree.paths(in: "Sources").map { ($0 as NSString).lastPathComponent })
        for path in Self.cited(in: try SourceTree.text(of: page)) {
            let isThere = [path, "\(module)/\(path)", "Sources/\(path)"].contains {
                FileManager.default.fileExists(atPath: SourceTree.root.appending(path: $0).path())
            }
            #expect(isThere || files.contains(path), "\(page) names \(path)")
        }
    }

    @Test(arguments: pages) func `a page has no word that GLOSSARY.md replaces`(_ page: String) throws {
        let prose = try SourceTree.text(of: page).components(separatedBy: "\n").map { "// \($0)" }
        let text = SwiftText(prose.joined(separator: "\n"))
        let file = SourceFile(path: page, lines: [], swift: text, declarations: Declarations(text))
        for (line, word) in Words.uses(in: file) { Issue.record("\(page):\(line) says \(word)") }
    }

    @Test func `rows of folders and names of files are found`() {
        let page = """
            [`A.swift`](A.swift) and `B/C+D.swift`, `Sources/X`, `/oauth2/token`, `A, B/C`, `make x`, `…Table.swift`
            | folder | holds |
            |---|---|
            | `B` | files |
            | `B/E` | files |

            | other | holds |
            |---|---|
            | `C` | no folder |
            """
        #expect(Self.folders(in: page) == ["B", "B/E"])
        #expect(Self.cited(in: page) == ["A.swift", "B/C+D.swift", "Sources/X", "B/E"])
        #expect(Self.module(of: "Sources/Wire/README.md") == "Wire")
    }

    private static func module(of page: String) -> String { String(page.split(separator: "/")[1]) }

    /// The first cells of the table of folders.
    private static func folders(in page: String) -> [String] {
        let lines = page.components(separatedBy: "\n").drop { $0 != "| folder | holds |" }.dropFirst(2)
        return lines.prefix { $0.hasPrefix("| `") }.map { String($0.dropFirst(3).prefix { $0 != "`" }) }
    }

    /// The code spans that are a path, or the whole name of a file.
    private static func cited(in page: String) -> [String] {
        let parts = page.components(separatedBy: "`").enumerated()
        return parts.filter { !$0.offset.isMultiple(of: 2) }.map(\.element).filter { span in
            let isName = span.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/+-._".contains($0)) }
            return isName && !span.hasPrefix("/") && (span.contains("/") || span.hasSuffix(".swift"))
        }
    }
}
