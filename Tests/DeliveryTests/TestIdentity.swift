import Foundation

/// A self-signed key and certificate for `localhost` and 127.0.0.1, created for this run.
struct TestIdentity: Sendable {
    var certificate: String
    var key: String

    /// Creates a pair with the `openssl` command.
    static func make() throws -> TestIdentity {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let identity = TestIdentity(certificate: "\(folder)/certificate.pem", key: "\(folder)/key.pem")
        let command = Process()
        command.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        command.arguments = [
            "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
            "-addext",
            "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", identity.key, "-out", identity.certificate,
        ]
        command.standardError = FileHandle.nullDevice
        try command.run()
        command.waitUntilExit()
        return identity
    }
}
