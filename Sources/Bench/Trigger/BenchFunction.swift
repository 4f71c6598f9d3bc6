import Foundation

/// The function that a trigger of a measured pool calls: a program on this machine.
struct BenchFunction: Sendable {
    static let arn = "arn:aws:lambda:us-east-1:000000000000:function:bench"

    /// The program and its arguments.
    let command: [String]

    /// Writes a configuration file for the server that names the program.
    func write(to path: String) throws {
        let target: [String: Any] = [
            "kind": "process", "command": command, "folder": FileManager.default.currentDirectoryPath,
        ]
        try JSONSerialization.data(withJSONObject: ["triggers": [Self.arn: target]]).write(to: URL(filePath: path))
    }
}
