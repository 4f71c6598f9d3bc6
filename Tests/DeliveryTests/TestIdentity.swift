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
        // Not Foundation's Process, which reads past a buffer in a process with more than 1,300 open files.
        let command = """
            openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost \
            -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout '\(identity.key)' \
            -out '\(identity.certificate)' 2>/dev/null
            """
        guard let run = popen(command, "r"), pclose(run) == 0 else { throw CocoaError(.fileNoSuchFile) }
        return identity
    }
}
