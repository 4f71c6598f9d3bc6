/// The certificates of custom domains in the configuration file, below `certificates`, by their ARNs.
///
/// `{"arn:aws:acm:…": {"certificate": "/etc/martlet/auth.pem", "key": "/etc/martlet/auth.key"}}`
struct CertificateDocument: Sendable {
    private let arn: String
    private let path: String
    private let certificate: String
    private let key: String

    /// The name of the member.
    static let member = "certificates"

    /// The documents in the value of the member; none if it is nil.
    ///
    /// - Parameter path: The configuration file, for messages.
    /// - Throws: `ConfigurationError`.
    static func all(in value: Any?, path: String) throws(ConfigurationError) -> [CertificateDocument] {
        guard let value else { return [] }
        guard let object = value as? [String: [String: String]] else {
            throw ConfigurationError("\(path): \"\(member)\" is not an object of objects with texts")
        }
        var documents: [CertificateDocument] = []
        for (arn, members) in object.sorted(by: { $0.key < $1.key }) {
            documents.append(try read(members, arn: arn, path: path))
        }
        return documents
    }

    private static func read(
        _ members: [String: String], arn: String, path: String
    ) throws(ConfigurationError) -> CertificateDocument {
        guard let certificate = members["certificate"], let key = members["key"], members.count == 2 else {
            throw ConfigurationError("\(arn) in \(path): a certificate has the members \"certificate\" and \"key\"")
        }
        return CertificateDocument(arn: arn, path: path, certificate: certificate, key: key)
    }

    /// The ARN and the files.
    ///
    /// - Throws: `ConfigurationError` if a file cannot be read, or if other users may read the key.
    func identity(
        sources: inout SecretSources
    ) throws(ConfigurationError) -> (arn: String, identity: Configuration.Identity) {
        let files = [("certificate", certificate), ("key", key)].map { name, text in
            Settings.Given(text: text, origin: "\(name) of \(arn) in \(path)", place: .file(path))
        }
        for file in files { try file.requireReadableFile() }
        if let key = files.last { try sources.checkKey(key) }
        return (arn, Configuration.Identity(certificate: certificate, key: key))
    }
}
