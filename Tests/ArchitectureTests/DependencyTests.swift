import Foundation
import Testing

/// The plan, the imports in the sources and the package agree on the dependencies of each target.
@Suite struct DependencyTests {
    private static let all = Plan.targets + Plan.tools

    @Test func `every folder of sources is in the plan`() {
        let folders = Set(SourceTree.paths(in: "Sources").map { String($0.split(separator: "/")[1]) })
        #expect(folders == Set(Self.all.map(\.name)).union(Plan.bindings))
    }

    @Test func `no arrow in the plan points up or sideways`() {
        let layers = Dictionary(uniqueKeysWithValues: Self.all.map { ($0.name, $0.layer) })
        for target in Self.all {
            for below in target.targets {
                #expect((layers[below] ?? .max) < target.layer, "\(target.name) onto \(below)")
            }
        }
    }

    @Test(arguments: all.map(\.name))
    func `a target imports what the plan allows`(_ name: String) throws {
        let target = try #require(Self.all.first { $0.name == name })
        for file in try SourceTree.files(in: "Sources/\(name)") {
            for module in file.imports where !Plan.toolchain.contains(module) {
                let isAllowed = target.mayImport.union(target.toolchain).contains(module)
                #expect(isAllowed, "\(file.path) imports \(module)")
            }
        }
    }

    @Test(arguments: all.map(\.name))
    func `the package gives a target the dependencies in the plan and no others`(_ name: String) throws {
        let target = try #require(Self.all.first { $0.name == name })
        let declared = try #require(try PackageManifest().dependencies[name], "\(name) is not a target")
        #expect(declared.sorted() == target.mayImport.sorted())
    }

    @Test func `the package has no target that is missing in the plan`() throws {
        let targets = try PackageManifest().dependencies.keys.filter { name in
            !["Tests", "Walks", "ArchitectureTests"].contains { name.hasSuffix($0) }
        }
        #expect(Set(targets) == Set(Self.all.map(\.name)))
    }
}

/// The list of targets on ARCHITECTURE.md: `- 1 · `Storage`: what it is. Imports `Kernel`; Library.`
@Suite struct ArchitecturePageTests {
    @Test func `the page lists each target with its layer and what it may import`() throws {
        let page = try SourceTree.text(of: "ARCHITECTURE.md").components(separatedBy: "\n\n")
        let items = try #require(page.first { $0.hasPrefix("- 0 · `Kernel`") }, "the list is missing")
            .replacingOccurrences(of: "\n  ", with: " ").split(separator: "\n").map(String.init)
        #expect(items.map(Self.imports).sorted { $0.name < $1.name } == Self.planned.sorted { $0.name < $1.name })
    }

    private struct Entry: Equatable {
        var layer: String
        var name: String
        var imports: Set<String>
    }

    private static let planned =
        Plan.targets.map { Entry(layer: "\($0.layer)", name: $0.name, imports: $0.mayImport) }
        + Plan.tools.map { Entry(layer: "tool", name: $0.name, imports: $0.mayImport) }

    private static func imports(_ item: String) -> Entry {
        let parts = item.components(separatedBy: " Imports ")
        let words = parts.dropFirst().joined().split { !$0.isLetter && !$0.isNumber }
        let head = item.dropFirst(2).components(separatedBy: " · `")
        return Entry(
            layer: head[0], name: head.count > 1 ? String(head[1].prefix { $0 != "`" }) : "",
            imports: Set(words.map(String.init)))
    }
}

/// The targets in `Package.swift`, read from its text.
struct PackageManifest {
    /// The names that each target depends on.
    private(set) var dependencies: [String: Set<String>] = [:]

    init() throws {
        let text = try SourceTree.text(of: "Package.swift")
        guard let targets = text.range(of: "    targets: [") else { return }
        for opening in ["module(", "tests(", ".executableTarget("] {
            var rest = text[targets.upperBound...]
            while let found = rest.range(of: opening) {
                rest = rest[found.upperBound...]
                read(Self.balanced(rest))
            }
        }
    }

    private mutating func read(_ call: Substring) {
        let pieces = call.split(separator: "\"", omittingEmptySubsequences: false)
        var names: [String] = []
        for index in stride(from: 1, to: pieces.count, by: 2) where !pieces[index - 1].hasSuffix("package: ") {
            names.append(String(pieces[index]))
        }
        guard let target = names.first else { return }
        var found = Set(names.dropFirst())
        let bare = pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        if bare.split(whereSeparator: { !$0.isLetter }).contains("crypto") { found.insert("Crypto") }
        dependencies[target] = found
    }

    /// The text up to the parenthesis that closes the preceding one.
    private static func balanced(_ text: Substring) -> Substring {
        var depth = 1
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return text[..<index] }
        }
        return text
    }
}
