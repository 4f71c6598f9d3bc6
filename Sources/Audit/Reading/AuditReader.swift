import Kernel
package import WireRuntime

/// Reads the records of chains, for searches and exports. Lines that are not records are skipped: verification reports
/// them.
package struct AuditReader: Sendable {
    private let chains: [ChainFolder]

    /// Reads the chains in `folders`.
    package init(_ folders: [String]) { chains = folders.flatMap(ChainFolder.all) }

    /// Calls `body` with each record that `query` finds and its line, chain by chain in their order, until it returns
    /// false.
    package func each(
        _ query: AuditQuery, body: (_ record: JSONObject, _ line: ArraySlice<UInt8>) throws -> Bool
    ) rethrows {
        for chain in chains {
            for file in chain.files where query.mayBeIn(file) {
                for line in AuditLines(file.path).map({ Array($0) }) ?? [] {
                    guard let record = JSONObject(recordLine: line), query.matches(record) else { continue }
                    guard try body(record, line) else { return }
                }
            }
        }
    }

    /// The latest records of all chains, ordered by time.
    package func last(
        _ count: Int, matching query: AuditQuery = AuditQuery()
    ) -> [(record: JSONObject, line: [UInt8])] {
        var found: [(record: JSONObject, line: [UInt8])] = []
        for chain in chains { found += Self.last(count, of: chain, matching: query) }
        return Array(found.sorted { Self.time($0.record) < Self.time($1.record) }.suffix(count))
    }

    private static func last(
        _ count: Int, of chain: ChainFolder, matching query: AuditQuery
    ) -> [(record: JSONObject, line: [UInt8])] {
        var found: [(record: JSONObject, line: [UInt8])] = []
        for file in chain.files.reversed() where found.count < count && query.mayBeIn(file) {
            let lines = AuditLines(file.path).map { Array($0) } ?? []
            for line in lines.reversed() where found.count < count {
                if let record = JSONObject(recordLine: line), query.matches(record) {
                    found.append((record, Array(line)))
                }
            }
        }
        return found.reversed()
    }

    private static func time(_ record: JSONObject) -> String { record["eventTime"]?.string ?? "" }
}
