import ArgumentParser
import Audit
import Foundation
import Kernel
import WireRuntime

extension AuditCommand {
    /// `martlet audit tail`
    struct Tail: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show the last records, and new ones as they come.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var folders: AuditFolders
        @OptionGroup var query: AuditQueryOptions
        @Option(help: "How many.")
        var lines = 20
        @Flag(help: "Go on until it is interrupted.")
        var follow = false
        @Flag(help: "Show the records as they are, one JSON object a line.")
        var json = false

        func validate() throws {
            guard (0...10_000).contains(lines) else { throw ValidationError("--lines is not between 0 and 10000") }
        }

        func run() async throws {
            let query = try query.query
            guard !follow else { return try await showNewRecords(matching: query) }
            try await folders.read(store) { source in
                for (record, line) in try await source.last(lines, matching: query) {
                    AuditOutput.show(record, line: line, asJSON: json)
                }
            }
        }

        /// Shows the last records, and then each second the new ones, until the process is interrupted.
        private func showNewRecords(matching query: AuditQuery) async throws {
            var shown: Set<String>?
            while true {
                try await folders.read(store) { source in
                    let latest = try await source.last(Self.maxRead, matching: query)
                    let new = latest.filter { found in shown?.contains(Self.id(found.record)) != true }
                    for (record, line) in shown == nil ? new.suffix(lines) : new[...] {
                        AuditOutput.show(record, line: line, asJSON: json)
                    }
                    shown = Set(latest.map { Self.id($0.record) })
                }
                fflush(nil)
                try await Task.sleep(for: .seconds(1))
            }
        }

        private static func id(_ record: JSONObject) -> String { record["eventID"]?.string ?? "" }

        /// How many of the latest records are compared with the ones shown before.
        private static let maxRead = 10_000
    }

    /// `martlet audit search`
    struct Search: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show the records that have what is asked for.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var folders: AuditFolders
        @OptionGroup var query: AuditQueryOptions
        @Option(help: "How many at most; 0: all.")
        var limit = 0
        @Flag(help: "Show the records as they are, one JSON object a line.")
        var json = false

        func run() async throws {
            var count = 0
            let query = try query.query
            try await folders.read(store) { source in
                try await source.each(query) { record, line in
                    AuditOutput.show(record, line: line, asJSON: json)
                    count += 1
                    return limit <= 0 || count < limit
                }
            }
        }
    }

    /// `martlet audit export`
    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write records as one document, as files of CloudTrail are.")
        @OptionGroup var store: StoreOptions
        @OptionGroup var folders: AuditFolders
        @OptionGroup var query: AuditQueryOptions

        func run() async throws {
            let output = FileHandle.standardOutput
            var separator = "{\"Records\":[\n"
            let query = try query.query
            try await folders.read(store) { source in
                try await source.each(query) { _, line in
                    try output.write(contentsOf: Data(separator.utf8) + Data(line))
                    separator = ",\n"
                    return true
                }
            }
            try output.write(contentsOf: Data((separator == ",\n" ? "\n]}\n" : "{\"Records\":[]}\n").utf8))
        }
    }
}

/// The search conditions.
struct AuditQueryOptions: ParsableArguments {
    @Option(help: "The operation, such as CreateUserPool.")
    var event: String?
    @Option(help: "The front of the service's name, such as iam or cognito-idp.")
    var source: String?
    @Option(help: "An access key, principal, ARN or user.")
    var who: String?
    @Option(help: "Any value of the record, such as the id of a pool.")
    var value: String?
    @Option(help: "The id of a user pool or identity pool.")
    var pool: String?
    @Option(help: "What it was done to: a user's sub, a group, a client, or any other value of the parameters.")
    var target: String?
    @Option(help: "The caller's address.")
    var address: String?
    @Option(help: "The error's code.")
    var error: String?
    @Flag(help: "Only what failed.")
    var failed = false
    @Flag(help: "Only what did not fail.")
    var succeeded = false
    @Option(help: "The id of the request.")
    var requestId: String?
    @Option(help: "The earliest time, such as 2026-11-27 or 2026-11-27T09:00:00Z.")
    var from: String?
    @Option(help: "The time before which it is.")
    var until: String?

    var query: AuditQuery {
        get throws {
            var query = AuditQuery()
            (query.event, query.source, query.who, query.value) = (event, source, who, value)
            (query.pool, query.target, query.outcome) = (pool, target, succeeded ? .succeeded : nil)
            (query.address, query.error, query.requestID) = (address, error ?? (failed ? "" : nil), requestId)
            query.from = try from.map { try Self.time($0, option: "--from") }
            query.until = try until.map { try Self.time($0, option: "--until") }
            return query
        }
    }

    private static func time(_ text: String, option: String) throws -> Instant {
        guard let time = Instant(timestamp: text) ?? Instant(timestamp: "\(text)T00:00:00Z") else {
            throw CommandError(line: "\(option) \(text) is not a time such as 2026-11-27T09:00:00Z", code: 2)
        }
        return time
    }
}
