import Foundation
import Kernel
import Testing

@testable import Server

/// A file of records, and what is sent of it.
@Suite struct SyncFileTests {
    /// Remembers what it is asked to write. A record whose stored value differs is replaced.
    private final class Store: AdminConnection {
        let stored = Locked<[String: String]>([:])
        let requests = Locked<[ImportSyncRecords]>([])
        /// The request that fails, as when the server ends.
        let failing = Locked<Int?>(nil)

        func perform<Command: AdminCommand>(_ command: Command) async throws -> Command.Output {
            let part = try #require(command as? ImportSyncRecords)
            return try #require(try write(part) as? Command.Output)
        }

        func close() async {}

        private func write(_ part: ImportSyncRecords) throws -> AdminProtocol.SyncImportResult {
            let count = requests.change {
                $0.append(part)
                return $0.count
            }
            if failing.read({ $0 }) == count { throw ConfigurationError("the running server does not answer") }
            return stored.change { stored in
                var result = AdminProtocol.SyncImportResult()
                for record in part.records {
                    let name = "\(record.identity) \(record.dataset) \(record.key)"
                    switch stored[name] {
                    case nil: result.added += 1
                    case record.value?: result.unchanged += 1
                    default: result.replaced.append(record.key)
                    }
                    if !part.isCheck { stored[name] = record.value }
                }
                return result
            }
        }
    }

    private static let (ann, bob) = ("us-east-1:aaaa", "us-east-1:bbbb")

    private func line(
        _ key: String, _ value: String = "v", in dataset: String = "prefs", of identity: String = ann
    ) -> String {
        #"{"IdentityId":"\#(identity)","DatasetName":"\#(dataset)","Key":"\#(key)","Value":"\#(value)"}"#
    }

    /// Imports a file with `text`.
    ///
    /// - Returns: What it says, with the error as its last line.
    private func run(
        _ text: String, into store: Store = Store(), identity: String? = nil, isCheck: Bool = false,
        replaces: Bool = false
    ) async throws -> [String] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let said = Locked<[String]>([])
        do {
            try await SyncFileImport(store, from: path, pool: "us-east-1:pool", identity: identity) { text in
                said.change { $0.append(text) }
            }.run(isCheck: isCheck, replaces: replaces)
        } catch let error as ConfigurationError { said.change { $0.append("! \(error)") } }
        return said.read { $0 }
    }

    @Test func `records of one dataset go together, and nothing is written before all lines are read`() async throws {
        let store = Store()
        let lines = [line("a"), line("b"), line("c", in: "more"), line("a", of: Self.bob)]
        let said = try await run(lines.joined(separator: "\n") + "\r\n", into: store)
        #expect(said == ["4 records added, 0 overwritten, 0 are there already"])
        let requests = store.requests.read { $0 }
        #expect(requests.map(\.isCheck) == [true, true, true, false, false, false])
        #expect(requests.map { $0.records.map(\.key) }.prefix(3) == [["a", "b"], ["c"], ["a"]])
    }

    @Test(arguments: [
        ("", "not valid JSON"), ("[]", "not an object"), (#"{"Key":"k"}"#, "validation error"),
        (#"{"IdentityId":"us-east-1:aaaa","DatasetName":"p","Key":"k","Value":"v","Valeu":"x"}"#, "'Valeu'"),
        (#"{"IdentityId":"us-east-1:aaaa","DatasetName":"a/b","Key":"k","Value":"v"}"#, "datasetName"),
        (#"{"IdentityId":"us-east-1:aaaa","DatasetName":"p","Key":"","Value":"v"}"#, "key"),
        (#"{"IdentityId":"us-east-1:aaaa","DatasetName":"p","Key":"k","Value":null}"#, "value"),
        (#"{"IdentityId":"us-east-1:aaaa","DatasetName":"p","Key":"k","Value":1}"#, "String"),
        (#"{"IdentityId":"us-east-1:aaaa","DatasetName":"p","Key":"k","Value":"v","Key":"l"}"#, "second member"),
        (#"{"IdentityId":"us-east-1:aaaa","DatasetName":"prefs","Key":"a","Value":"v"}"#, "earlier line"),
    ])
    func `a bad line is named with its reason, and nothing is written`(_ bad: String, _ reason: String) async throws {
        let store = Store()
        let said = try await run([line("a"), bad, line("b")].joined(separator: "\n"), into: store)
        #expect(said.count == 2 && said[0].hasPrefix("line 2: ") && said[0].contains(reason), "\(said)")
        #expect(said[1] == "! 1 lines are bad; nothing was written")
        #expect(store.requests.read { $0.allSatisfy(\.isCheck) })
    }

    @Test func `lines of one dataset follow each other, and a line has an end`() async throws {
        let apart = try await run([line("a"), line("b", in: "more"), line("c")].joined(separator: "\n"))
        #expect(apart.first == "line 3: The lines of a dataset must follow each other")
        let long = try await run(line("a") + "\n" + line("b", String(repeating: "x", count: SyncLine.maxBytes)))
        #expect(long.first == "line 2: The line has more than 2097152 bytes")
    }

    @Test func `what would be overwritten is said, and overwritten only when asked`() async throws {
        let store = Store()
        _ = try await run(line("a", "old"), into: store)
        let text = [line("a", "new"), line("b")].joined(separator: "\n")
        let refused = try await run(text, into: store)
        #expect(refused.first == #"line 1: us-east-1:aaaa prefs "a" would be overwritten"#)
        #expect(refused.last?.hasPrefix("! 1 records would be overwritten: give --overwrite") == true)
        let checked = try await run(text, into: store, isCheck: true, replaces: true)
        #expect(checked.last == "1 records would be added, 1 would be overwritten, 0 are there already")
        #expect(store.stored.read { $0.count } == 1)
        let done = try await run(text, into: store, replaces: true)
        #expect(done.last == "1 records added, 1 overwritten, 0 are there already")
    }

    @Test func `an import that was interrupted goes on when it is repeated`() async throws {
        let store = Store()
        let text = [line("a"), line("b", in: "more"), line("c", in: "most")].joined(separator: "\n")
        store.failing.change { $0 = 5 }
        let said = try await run(text, into: store)
        #expect(said.last?.hasPrefix("! line 2: the running server does not answer; the lines before it") == true)
        store.failing.change { $0 = nil }
        #expect(try await run(text, into: store) == ["2 records added, 0 overwritten, 1 are there already"])
    }

    @Test func `one identity takes the records of one other`() async throws {
        let store = Store()
        _ = try await run(line("a"), into: store, identity: Self.bob)
        #expect(store.requests.read { $0.allSatisfy { $0.records.allSatisfy { $0.identity == Self.bob } } })
        let two = try await run(line("a") + "\n" + line("a", of: Self.bob), identity: Self.bob)
        #expect(two.first?.hasPrefix("line 2: --identity takes the records of one identity") == true)
    }

    @Test func `a dataset that is longer than a request takes several`() async throws {
        let store = Store()
        let lines = (0..<8).map { line("k\($0)", String(repeating: "x", count: 300_000)) }
        #expect(try await run(lines.joined(separator: "\n"), into: store).last?.hasPrefix("8 records added") == true)
        #expect(store.requests.read { $0.filter { !$0.isCheck }.map(\.records.count) } == [3, 3, 2])
    }

    @Test func `a line is read as it was written`() throws {
        let record = AdminProtocol.SyncRecord(
            identity: Self.ann, dataset: "prefs", copyOf: "other", key: "a/\u{7}\u{e9}", value: "\"\\\n", syncCount: 3,
            modifiedBy: "phone", modifiedAt: 1_767_254_400_123_000, deviceModifiedAt: nil)
        #expect(try SyncLine(line: SyncLine(record).bytes).record == record)
    }
}
