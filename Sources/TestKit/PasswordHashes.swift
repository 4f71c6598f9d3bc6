import Crypto
package import Directory
import Foundation
import Kernel

/// Lists of compromised passwords for tests.
package enum PasswordHashes {
    /// The line of a password in a published list.
    package static func line(of password: String, count: Int = 3) -> String {
        "\(Hex.encode(Array(Insecure.SHA1.hash(data: Array(password.utf8)))).uppercased()):\(count)"
    }

    /// A list of `passwords` in a file that is deleted when `body` ends.
    package static func withList<Value>(
        of passwords: [String], _ body: (CompromisedPasswords) async throws -> Value
    ) async throws -> Value {
        let file = FileManager.default.temporaryDirectory.appending(path: "hashes-\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let lines = passwords.map { line(of: $0) }.sorted()
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
        return try await body(.listed(try PasswordHashFile(file.path)))
    }
}
