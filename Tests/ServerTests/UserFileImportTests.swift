import Foundation
import Kernel
import Testing
import Transfer

@testable import Server

/// A file of users, what is sent of it, and what is said meanwhile.
@Suite struct UserFileImportTests {
    /// Takes every line as a user whose name is the line.
    private final class Store: AdminConnection {
        let requests = Locked<[ImportUsers]>([])
        /// The request that fails, as when the server ends.
        let failing = Locked<Int?>(nil)

        func perform<Command: AdminCommand>(_ command: Command) async throws -> Command.Output {
            let part = try #require(command as? ImportUsers)
            let count = requests.change {
                $0.append(part)
                return $0.count
            }
            if failing.read({ $0 }) == count { throw ConfigurationError("the running server does not answer") }
            let isCheck = part.mode == .check
            let lines = part.lines.map { ImportUsers.Line(isAdded: true, claims: isCheck ? [$0, "of \($0)"] : []) }
            return try #require(ImportUsers.Output(outcomes: lines) as? Command.Output)
        }

        func close() async {}
    }

    /// Imports a file with `text`.
    private func run(
        _ text: String, into store: Store = Store(), _ options: UserFileImport.Options = .init()
    ) async throws -> (tally: UserFileImport.Tally, refused: [String]) {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let refused = Locked<[String]>([])
        let file = UserFileImport(store, into: "us-east-1_pool", options: options) { report in
            if case .refused(let line, let reason) = report { refused.change { $0.append("\(line): \(reason)") } }
        }
        return (try await file.run(path), refused.read { $0 })
    }

    private static func lines(_ count: Int) -> String { (1...count).map { "u\($0)\n" }.joined() }

    @Test func `lines go in batches, and blank ones are counted but not sent`() async throws {
        let store = Store()
        let (tally, _) = try await run("\n \t\n" + Self.lines(450) + "last\r\n", into: store)
        #expect(store.requests.read { $0.map(\.lines.count) } == [200, 200, 51])
        #expect(store.requests.read { $0.last?.lines.last } == "last")
        #expect((tally.added, tally.refused, tally.fraction) == (451, 0, 1))
    }

    @Test func `a check finds a name that an earlier batch has`() async throws {
        let text = Self.lines(300) + "u7\nof u9\nnew\n"
        let (tally, refused) = try await run(text, .init(isCheck: true))
        #expect((tally.added, tally.refused) == (301, 2))
        #expect(
            refused == [
                "301: Line 7 has the same name, sub, address or identity",
                "302: Line 9 has the same name, sub, address or identity",
            ])
        #expect(try await run(text).tally.added == 303)
    }

    @Test func `a line that is too long or has control characters is refused before it is sent`() async throws {
        let store = Store()
        let (tally, refused) = try await run(
            "a\n" + String(repeating: "x", count: 10_000_000) + "\nb\n" + String(repeating: "\u{1}", count: 900_000),
            into: store)
        #expect(
            refused == ["2: The line has more than 1048576 bytes", "4: The line has a control character"])
        #expect(tally.added == 2 && store.requests.read { $0.map(\.lines) } == [["a", "b"]])
    }

    @Test func `nothing is sent after the batch of a refused line, if that is asked`() async throws {
        let store = Store()
        let text = String(repeating: "x", count: 2_000_000) + "\n" + Self.lines(500)
        let (tally, _) = try await run(text, into: store, .init(stopsAtRefusal: true))
        #expect((tally.added, tally.refused) == (0, 1) && store.requests.read { $0.isEmpty })
    }

    @Test func `an import that fails says where it goes on`() async throws {
        let store = Store()
        store.failing.change { $0 = 2 }
        let error = await #expect(throws: ConfigurationError.self) { try await run(Self.lines(300), into: store) }
        let text = "\(try #require(error))"
        #expect(text.contains("line 201:") && text.contains("--continue"))
    }

    private func said(isTerminal: Bool, _ body: (TransferProgress) -> Void) -> String {
        let said = Locked("")
        body(TransferProgress(isTerminal: isTerminal) { text in said.change { $0 += text } })
        return said.read { $0 }
    }

    @Test func `a terminal sees a bar, and nothing of a line acts on it`() {
        let text = said(isTerminal: true) { progress in
            progress.say([("added", 5), ("refused", 1)], fraction: 0.5)
            progress.refuse(line: 7, because: "No user has a member '\u{1B}]0;x\u{7}\u{9B}'")
        }
        #expect(text.contains("\r[############............] 50 %  5 added, 1 refused, "))
        #expect(text.contains("line 7: No user has a member '?]0;x??'\n"))
    }

    @Test func `without a terminal each report is a line of JSON`() {
        let text = said(isTerminal: false) { progress in
            progress.refuse(line: 7, because: "x")
            progress.say([("added", 5)], fraction: 0.5)
            progress.say([("added", 9)], isLast: true)
        }
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.count == 3 && lines[0] == #"{"line":7,"refused":"x"}"#)
        #expect(lines[1].hasPrefix(#"{"added":5,"per-second":"#) && lines[2].hasSuffix(#""done":true}"#))
    }
}
