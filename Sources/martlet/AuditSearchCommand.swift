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
            let (paths, query) = (try folders.paths(store), try query.query)
            var latest = AuditReader(paths).last(follow ? Self.window : lines, matching: query)
            for (record, line) in latest.suffix(lines) { AuditOutput.show(record, line: line, asJSON: json) }
            while follow {
                fflush(nil)
                try await Task.sleep(for: .seconds(1))
                let shown = Set(latest.compactMap { $0.record["eventID"]?.string })
                latest = AuditReader(paths).last(Self.window, matching: query)
                for (record, line) in latest where !shown.contains(record["eventID"]?.string ?? "") {
                    AuditOutput.show(record, line: line, asJSON: json)
                }
            }
        }

        /// The most records that appear between two looks.
        private static let window = 10_000
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
            AuditReader(try folders.paths(store)).each(try query.query) { record, line in
                AuditOutput.show(record, line: line, asJSON: json)
                count += 1
                return limit <= 0 || count < limit
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
            try AuditReader(try folders.paths(store)).each(try query.query) { _, line in
                try output.write(contentsOf: Data(separator.utf8) + Data(line))
                separator = ",\n"
                return true
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
    @Option(help: "The caller's address.")
    var address: String?
    @Option(help: "The error's code.")
    var error: String?
    @Flag(help: "Only what failed.")
    var failed = false
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
