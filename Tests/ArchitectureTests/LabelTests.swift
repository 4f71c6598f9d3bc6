import Foundation
import Testing

/// A call says what its arguments are: at most one parameter has no label, and it is the first; a transaction may
/// follow as the last. In each target, the count of declarations that break this may only fall.
@Suite struct LabelTests {
    private static let ratchet = Ratchet(
        file: "label-counts.txt", variable: "MARTLET_COUNT_LABELS", suite: "LabelTests",
        what: "functions with more than one parameter without a label")

    @Test func `no target declares more parameters without labels than it did`() throws {
        var found: [String: [String]] = [:]
        for file in try SourceTree.files(in: "Sources") {
            let target = file.path.split(separator: "/").prefix(2).joined(separator: "/")
            found[target, default: []] += Parameters.declarations(in: file.swift)
                .filter { Self.unlabelled($0.parameters) > 1 }.map { "\(file.path):\($0.line)" }
        }
        try Self.ratchet.check(found)
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
}
