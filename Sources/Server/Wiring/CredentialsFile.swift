import AccessControl
import Foundation
import Kernel

/// The file with the first access key, in the format of the AWS tools' shared credentials, profile `martlet`.
struct CredentialsFile: Sendable {
    var accessKeyID: String
    var secret: Secret<String>

    static func path(in folder: String) -> String { "\(folder)/credentials" }

    /// Writes the file into `folder`, readable by its owner only.
    ///
    /// - Throws: `ConfigurationError`.
    func write(into folder: String) throws(ConfigurationError) {
        let text = """
            [martlet]
            aws_access_key_id = \(accessKeyID)
            aws_secret_access_key = \(secret.exposed)

            """
        try PrivateFolder.write(text, to: Self.path(in: folder))
    }

    /// Reads the file in `folder`; nil if it does not exist or has no such profile.
    init?(in folder: String) {
        guard let text = try? String(contentsOfFile: Self.path(in: folder), encoding: .utf8) else { return nil }
        var fields: [String: String] = [:]
        var isOurs = false
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("[") {
                isOurs = line == "[martlet]"
            } else if isOurs, let sign = line.firstIndex(of: "=") {
                let name = line[..<sign].trimmingCharacters(in: .whitespaces)
                fields[name] = line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
            }
        }
        guard let id = fields["aws_access_key_id"], let secret = fields["aws_secret_access_key"] else { return nil }
        self.init(accessKeyID: id, secret: Secret(secret))
    }

    init(accessKeyID: String, secret: Secret<String>) {
        self.accessKeyID = accessKeyID
        self.secret = secret
    }
}
