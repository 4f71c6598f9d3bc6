import Foundation
import Testing

/// A call says what its arguments are: at most one parameter has no label, and it is the first; a transaction may
/// follow as the last. In each target, the count of declarations that break this may only fall.
@Suite struct LabelTests {
    private static let path = "Tests/ArchitectureTests/label-counts.txt"

    @Test func `no target declares more parameters without labels than it did`() throws {
        var found: [String: [String]] = [:]
        for file in try SourceTree.files(in: "Sources") {
            let target = file.path.split(separator: "/").prefix(2).joined(separator: "/")
            found[target, default: []] += Parameters.declarations(in: file.swift)
                .filter { Self.unlabelled($0.parameters) > 1 }.map { "\(file.path):\($0.line)" }
        }
        let counted = found.mapValues(\.count).filter { $0.value > 0 }
        if ProcessInfo.processInfo.environment["MARTLET_COUNT_LABELS"] != nil {
            let lines = counted.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
            try lines.joined().write(
                to: SourceTree.root.appending(path: Self.path), atomically: true, encoding: .utf8)
        }
        let allowed = try Self.allowed()
        for target in Set(counted.keys).union(allowed.keys).sorted() {
            let (count, limit) = (counted[target] ?? 0, allowed[target] ?? 0)
            let places = found[target, default: []].joined(separator: "\n")
            #expect(count <= limit, "\(target): \(count) functions lack labels, \(limit) allowed\n\(places)")
            #expect(
                count >= limit,
                """
                \(target): \(count) functions lack labels, fewer than the \(limit) allowed: lower the number in \
                \(Self.path), or write it with MARTLET_COUNT_LABELS=1 swift test --filter LabelTests
                """)
        }
    }

    @Test func `parameters without labels are counted`() {
        func counts(_ text: String) -> [Int] {
            Parameters.declarations(in: SwiftText(text)).map { Self.unlabelled($0.parameters) }
        }
        #expect(counts("func move(_ one: Int, to other: Int) {}\nfunc same(_ one: Int, _ other: Int) {}") == [1, 2])
        #expect(counts("init(_ rows: [Int: (Int, Int)], _: Int)\ninit?(at place: Int)") == [2, 0])
        #expect(counts("func find<A, B>(_ key: Pair<A, B>, _ tx: any Transaction) { self.init(1, 2) }") == [1])
        #expect(counts("func put(_ tx: any Transaction, @Sendable _ body: (_ a: Int, _ b: Int) -> Void) {}") == [2])
    }

    /// How many parameters have no label, without a transaction at the end.
    private static func unlabelled(_ parameters: [Parameters.Parameter]) -> Int {
        let bare = parameters.filter { !$0.isLabelled }
        let endsWithTransaction = bare.count > 1 && parameters.last.map { !$0.isLabelled && $0.name == "tx" } == true
        return bare.count - (endsWithTransaction ? 1 : 0)
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
