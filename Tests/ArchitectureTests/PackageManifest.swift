import Foundation

/// The targets in `Package.swift`, read from its text.
struct PackageManifest {
    /// An entry: `module("Wire", layer: 2, ["Kernel", crypto])`.
    struct Entry {
        var name: String
        /// 0 is the lowest; nil for tests.
        var layer: Int?
        /// What it may import: targets of this package, and libraries.
        var dependencies: Set<String>
    }

    /// The targets with a layer.
    private(set) var targets: [Entry] = []
    /// The test targets.
    private(set) var tests: [Entry] = []
    /// C libraries with only a module map.
    private(set) var bindings: Set<String> = []

    /// `Package.swift` as it is.
    static let current = Result { PackageManifest(try SourceTree.text(of: "Package.swift")) }

    /// Reads the entries below `targets: [`.
    init(_ text: String) {
        guard let start = text.range(of: "\n    targets: [") else { return }
        let list = String(text[start.upperBound...])
        targets = Self.calls("module(", in: list) + Self.calls("program(", in: list)
        tests = Self.calls("tests(", in: list)
        bindings = Set(Self.calls(".systemLibrary(", in: list).map(\.name))
    }

    private static func calls(_ opening: String, in list: String) -> [Entry] {
        var found: [Entry] = []
        var rest = list[...]
        while let opened = rest.range(of: " " + opening) {
            rest = rest[opened.upperBound...]
            if let entry = entry(rest) { found.append(entry) }
        }
        return found
    }

    /// The entry whose arguments `text` begins with.
    private static func entry(_ text: Substring) -> Entry? {
        let (code, literals) = arguments(text)
        guard let name = literals.first else { return nil }
        let layer = code.range(of: "layer: ").flatMap { Int(code[$0.upperBound...].prefix { $0.isNumber }) }
        let constants: Set<String> = code.split { !$0.isLetter }.contains("crypto") ? ["Crypto"] : []
        return Entry(name: name, layer: layer, dependencies: constants.union(literals.dropFirst()))
    }

    /// The arguments up to the parenthesis that closes the call: what is outside literals, and the literals but for the
    /// names of packages.
    private static func arguments(_ text: Substring) -> (code: String, literals: [String]) {
        var (code, literals, depth) = ("", [String](), 1)
        for (index, piece) in text.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
            guard index.isMultiple(of: 2) else {
                if !code.hasSuffix("package: ") { literals.append(String(piece)) }
                continue
            }
            for character in piece {
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                if depth == 0 { return (code, literals) }
                code.append(character)
            }
        }
        return (code, literals)
    }
}
