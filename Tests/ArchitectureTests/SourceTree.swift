import Foundation

/// One Swift file of the project.
struct SourceFile {
    /// The path from the project's root.
    var path: String
    var lines: [String]
    var swift: SwiftText
    /// Computed once, for all rules.
    var declarations: Declarations

    var stem: String { (path as NSString).lastPathComponent.replacingOccurrences(of: ".swift", with: "") }
    var isTable: Bool { stem.hasSuffix("Table") || stem.hasSuffix("Schema") }

    /// The modules that the file imports.
    var imports: [String] {
        swift.lines.compactMap { line in
            let words = line.split(separator: " ")
            guard let at = words.firstIndex(of: "import"), at + 1 < words.count,
                words[..<at].allSatisfy({
                    $0.hasPrefix("@") || ["public", "internal", "package", "private"].contains($0)
                })
            else { return nil }
            let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "func", "var", "let", "typealias"]
            let named = kinds.contains(words[at + 1]) && at + 2 < words.count ? words[at + 2] : words[at + 1]
            return named.split(separator: ".").first.map(String.init)
        }
    }
}

/// The project's files.
enum SourceTree {
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The written Swift files in a folder such as `Sources/Kernel`, without generated ones.
    static func files(in folder: String) throws -> [SourceFile] {
        try all.get().filter { $0.path.hasPrefix(folder + "/") }
    }

    /// All written files, read once.
    private static let all = Result {
        try ["Sources", "Tests", "Examples"].flatMap(paths).filter { $0.hasSuffix(".swift") && !isGenerated($0) }.map {
            let text = try text(of: $0)
            let swift = SwiftText(text)
            return SourceFile(
                path: $0, lines: text.components(separatedBy: "\n"), swift: swift, declarations: Declarations(swift))
        }
    }

    /// What the Swift files in a folder import, generated ones included.
    static func imports(in folder: String) throws -> [(path: String, module: String)] {
        let written = try files(in: folder).flatMap { file in file.imports.map { (path: file.path, module: $0) } }
        let generated = try paths(in: folder).filter { $0.hasSuffix(".swift") && isGenerated($0) }.flatMap { path in
            try text(of: path).split(separator: "\n").prefix { !$0.contains("{") }.compactMap { line in
                let words = line.split(separator: " ")
                return words.dropLast().last == "import" ? words.last.map { (path: path, module: String($0)) } : nil
            }
        }
        return written + generated
    }

    /// Every file in a folder, as sorted paths from the root, without build products.
    static func paths(in folder: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
        let paths = (all?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
        return paths.filter { !$0.contains("/.build/") }.sorted()
    }

    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private static func isGenerated(_ path: String) -> Bool {
        Plan.generated.contains { path.hasPrefix($0) }
    }
}
