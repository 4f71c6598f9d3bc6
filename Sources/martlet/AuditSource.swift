import Audit
import Kernel
import Server
import WireRuntime

/// Where a command reads audit records: in folders, or in folders and then in the store.
enum AuditSource {
    case folders(AuditReader)
    case store(any AdminConnection, before: AuditReader)

    /// The latest records, ordered by time.
    func last(_ count: Int, matching query: AuditQuery) async throws -> [(record: JSONObject, line: [UInt8])] {
        switch self {
        case .folders(let reader): return reader.last(count, matching: query)
        case .store(let admin, before: _):
            var found: [(record: JSONObject, line: [UInt8])] = []
            var page = try await admin.perform(ListLatestRecords(query, limit: count))
            while true {
                found += page.lines.compactMap(Self.record)
                guard let next = page.next, found.count < count else { break }
                page = try await admin.perform(ListLatestRecords(query, after: next, limit: count - found.count))
            }
            return found.prefix(count).reversed()
        }
    }

    /// Calls `body` with each record that `query` finds and its line, until it returns false.
    func each(
        _ query: AuditQuery, body: (_ record: JSONObject, _ line: ArraySlice<UInt8>) throws -> Bool
    ) async throws {
        switch self {
        case .folders(let reader): try reader.each(query, body: body)
        case .store(let admin, let reader):
            var goesOn = true
            try reader.each(query) { record, line in
                goesOn = try body(record, line)
                return goesOn
            }
            var part: ListStoredAuditRecords.Output?
            repeat {
                let found = try await admin.perform(ListStoredAuditRecords(query, after: part?.next))
                for (record, line) in found.lines.compactMap(Self.record) where goesOn {
                    goesOn = try body(record, line[...])
                }
                part = found
            } while goesOn && part?.next != nil
        }
    }

    private static func record(_ line: String) -> (record: JSONObject, line: [UInt8])? {
        let bytes = Array(line.utf8)
        return (try? JSONReader.read(bytes, limits: .trusted))?.object.map { ($0, bytes) }
    }
}

extension AuditFolders {
    /// Runs `body` with the records of the folders that were given, or with those of this node and of its store.
    func read(_ store: StoreOptions, body: (AuditSource) async throws -> Void) async throws {
        let configuration = try store.configuration()
        let reader = AuditReader(try paths(store))
        guard folders.isEmpty, configuration.keepsAuditInDatabase else { return try await body(.folders(reader)) }
        try await store.ask(mustExist: true) { try await body(.store($0, before: reader)) }
    }
}
