import Crypto
import Foundation
import Kernel
import Storage
import TestKit
import Testing

/// A released step never changes, because existing databases have applied it.
@Suite struct MigrationPinTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "migrations.sha256")

    private static func line(_ step: Migration) -> String {
        Hex.encode(Array(SHA256.hash(data: Data(step.text.utf8)))) + "  " + step.name
    }

    @Test func `every step has its pinned hash`() throws {
        let current = Engine.history.map(Self.line)
        if ProcessInfo.processInfo.environment["MARTLET_PIN_MIGRATIONS"] != nil {
            try (current.joined(separator: "\n") + "\n").write(to: Self.file, atomically: true, encoding: .utf8)
        }
        let pinned = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init)
        let advice = """
            Tests/StorageTests/migrations.sha256 is to hold, for the steps of this history:
            \(current.joined(separator: "\n"))
            A step that has been released must stay as it is: write another one. For a step that nobody has released, \
            MARTLET_PIN_MIGRATIONS=1 swift test --traits Server --filter MigrationPinTests writes the file anew.
            """
        #expect(pinned == current, "\(advice)")
    }

    @Test func `a step's text contains both dialects`() {
        let step = Migration("x", statements: ["CREATE TABLE a (b \(.text))", "CREATE INDEX c ON a (b)"])
        #expect(
            step.text == """
                CREATE TABLE a (b TEXT);
                CREATE INDEX c ON a (b);
                CREATE TABLE a (b TEXT COLLATE "C");
                CREATE INDEX c ON a (b)
                """)
    }
}
