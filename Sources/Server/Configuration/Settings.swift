import Foundation

/// The values that the operator has set. Flags override the environment, which overrides the file.
package struct Settings: Sendable {
    /// A value and where it was set, for messages about it.
    struct Given: Sendable, CustomStringConvertible {
        var text: String
        var origin: String
        var place: Source

        /// Without the text, which may be a secret.
        var description: String { origin }
    }

    /// Where a value was set.
    enum Source: Sendable {
        case flag, variable
        /// The configuration file at this path.
        case file(String)
    }

    private let given: [Setting: Given]
    /// The targets of functions in the configuration file, by their ARNs.
    let targets: [String: TargetDocument]
    /// The certificates of custom domains in the configuration file.
    let certificates: [CertificateDocument]
    /// The services that gateways ask about, in the configuration file.
    let verify: VerifyConfiguration?

    /// Variables that set nothing.
    let warnings: [String]

    /// Collects the values.
    ///
    /// - Throws: `ConfigurationError` if the file cannot be read or contains an unknown setting.
    package init(
        flags: [Setting: String], environment: [String: String], readFile: (String) throws -> [UInt8] = Settings.read
    ) throws(ConfigurationError) {
        warnings = UnknownVariables.warnings(environment)
        var given: [Setting: Given] = [:]
        for setting in Setting.allCases {
            if let text = environment[setting.variable] {
                given[setting] = Given(text: text, origin: setting.variable, place: .variable)
            }
        }
        for (setting, text) in flags {
            given[setting] = Given(text: text, origin: "--\(setting.rawValue)", place: .flag)
        }
        var targets: [String: TargetDocument] = [:]
        var certificates: [CertificateDocument] = []
        var verify: VerifyConfiguration?
        if let path = given[.config]?.text {
            let file = try ConfigurationFile(path: path, read: readFile)
            (targets, certificates, verify) = (file.targets, file.certificates, file.verify)
            for (setting, value) in file.values where given[setting] == nil {
                given[setting] = Given(text: value, origin: "\(setting.rawValue) in \(path)", place: .file(path))
            }
        }
        self.given = given
        self.targets = targets
        self.certificates = certificates
        self.verify = verify
    }

    /// The value of a setting, if set.
    subscript(setting: Setting) -> Given? { given[setting] }

    /// The contents of a file of at most 1 MiB.
    ///
    /// - Throws: `ConfigurationError` with the path and the reason.
    package static func read(_ path: String) throws(ConfigurationError) -> [UInt8] {
        try read(path, maxBytes: 1 << 20)
    }

    /// The contents of a file.
    ///
    /// - Throws: `ConfigurationError` with the path and the reason, also for a larger file.
    package static func read(_ path: String, maxBytes: Int) throws(ConfigurationError) -> [UInt8] {
        if let problem = FileProblem.reading(path) { throw ConfigurationError(problem) }
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw ConfigurationError(FileProblem.unreadable(path))
        }
        defer { try? file.close() }
        let bytes: [UInt8]
        do { bytes = [UInt8](try file.read(upToCount: maxBytes + 1) ?? Data()) } catch {
            throw ConfigurationError("\(path) cannot be read")
        }
        guard bytes.count <= maxBytes else { throw ConfigurationError("\(path) is larger than \(maxBytes) bytes") }
        return bytes
    }
}
