import AccessControl
import Foundation
import Kernel

/// The file in which the first access key is handed over: the AWS tools' shared credentials format, profile `martlet`.
struct CredentialsFile: Sendable {
    var accessKeyID: String
    var secret: Secret<String>

    static func path(in folder: String) -> String { "\(folder)/credentials" }

    /// Writes the file into `folder`, for its owner alone. Throws `ConfigurationError`.
    func write(into folder: String) throws(ConfigurationError) {
        let text = """
            [martlet]
            aws_access_key_id = \(accessKeyID)
            aws_secret_access_key = \(secret.exposed)

            """
        try PrivateFolder.write(text, to: Self.path(in: folder))
    }

    /// Reads the file in `folder`, or nil where there is none with such a profile.
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
