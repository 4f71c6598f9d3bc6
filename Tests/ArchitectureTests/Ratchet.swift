import Foundation
import Testing

/// Counts of something that should be rarer, one for each target: each may only fall.
struct Ratchet {
    /// The file with the counts, beside the tests: a line for each target that has any.
    var file: String
    /// The variable of the environment that has the counts written anew.
    var variable: String
    var suite: String
    /// What is counted, in the plural.
    var what: String

    private var path: String { "Tests/ArchitectureTests/\(file)" }

    /// Compares the places found in each target with the counts.
    func check(_ found: [String: [String]]) throws {
        let counted = found.mapValues(\.count).filter { $0.value > 0 }
        if ProcessInfo.processInfo.environment[variable] != nil {
            let lines = counted.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
            try lines.joined().write(to: SourceTree.root.appending(path: path), atomically: true, encoding: .utf8)
        }
        let allowed = try allowed()
        for target in Set(counted.keys).union(allowed.keys).sorted() {
            let (count, limit) = (counted[target] ?? 0, allowed[target] ?? 0)
            let places = found[target, default: []].prefix(20).joined(separator: "\n")
            #expect(count <= limit, "\(target): \(count) \(what), \(limit) allowed\n\(places)")
            #expect(
                count >= limit,
                """
                \(target): \(count) \(what), fewer than the \(limit) allowed: lower the number in \(path), or write \
                it with \(variable)=1 swift test --filter \(suite)
                """)
        }
    }

    private func allowed() throws -> [String: Int] {
        var allowed: [String: Int] = [:]
        for line in try SourceTree.text(of: path).split(separator: "\n") {
            let parts = line.split(separator: " ")
            allowed[String(parts[0])] = parts.count == 2 ? Int(parts[1]) : nil
        }
        return allowed
    }
}
