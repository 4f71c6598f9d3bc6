import Foundation

/// The configuration file: one JSON object whose members are named like the flags.
///
/// `{"port": 9229, "dev": false, "database": "postgres://…"}`
///
/// A comment begins with `//` and ends with the line.
///
/// The member `triggers` is an object: the targets of functions by their ARNs. So is `certificates`, with the files of
/// the certificates of custom domains, and `verify`, with the services that gateways ask about.
struct ConfigurationFile {
    let values: [Setting: String]
    /// The targets of functions by their ARNs.
    let targets: [String: TargetDocument]
    /// The certificates of custom domains.
    let certificates: [CertificateDocument]
    /// The services that gateways ask about.
    let verify: VerifyConfiguration?

    private static let triggers = "triggers"

    /// - Throws: `ConfigurationError`.
    init(path: String, read: (String) throws -> [UInt8]) throws(ConfigurationError) {
        let bytes = try JSONFile.read(path, read: read)
        guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
            throw ConfigurationError("\(path): the file is not one JSON object")
        }
        var values: [Setting: String] = [:]
        targets = try TargetDocument.all(in: object[Self.triggers], path: path)
        certificates = try CertificateDocument.all(in: object[CertificateDocument.member], path: path)
        verify = try VerifyConfiguration(object[VerifyConfiguration.member], path: path)
        let objects = [Self.triggers, CertificateDocument.member, VerifyConfiguration.member]
        for name in object.keys.sorted() where !objects.contains(name) {
            guard let setting = Setting(rawValue: name), setting != .config else {
                throw ConfigurationError("\(path): there is no setting \"\(name)\"")
            }
            guard !setting.isEnvironmentOnly else {
                throw ConfigurationError("\(path): \"\(name)\" is read from \(setting.variable) only")
            }
            guard let text = Self.text(object[name]) else {
                throw ConfigurationError("\(path): \"\(name)\" is not a text, a whole number, true or false")
            }
            values[setting] = text
        }
        self.values = values
    }

    private static func text(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        // Foundation reads a Boolean as an NSNumber too; only its type code differs.
        case let number as NSNumber where String(cString: number.objCType) == "c": number.boolValue ? "true" : "false"
        case let number as NSNumber: Int(exactly: number.doubleValue).map(String.init)
        default: nil
        }
    }
}
