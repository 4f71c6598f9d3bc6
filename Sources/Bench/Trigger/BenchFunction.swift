import Foundation

/// The function that a trigger of a measured pool calls: a program on this machine.
struct BenchFunction: Sendable {
    static let arn = "arn:aws:lambda:us-east-1:000000000000:function:bench"

    /// The program and its arguments.
    let command: [String]

    /// Writes a configuration file that names the program, for the server.
    ///
    /// - Parameter pool: The user pool of the tokens that the service behind a gateway accepts; nil without the
    ///   service.
    func write(to path: String, pool: String? = nil) throws {
        let target: [String: Any] = [
            "kind": "process", "command": command, "folder": FileManager.default.currentDirectoryPath,
        ]
        var members: [String: Any] = ["triggers": [Self.arn: target]]
        if let pool { members["verify"] = ["services": [BenchGateway.configuration(for: pool)]] }
        try JSONSerialization.data(withJSONObject: members).write(to: URL(filePath: path))
    }
}
