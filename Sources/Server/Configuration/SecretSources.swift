import Kernel

/// Checks where each secret was set: a place that other users of the machine can read is refused or warned about.
struct SecretSources {
    /// The warnings for the log, one line each.
    private(set) var warnings: [String] = []

    /// Checks the place of a value that is or contains a secret.
    ///
    /// - Parameter advice: Where the secret can be set instead.
    /// - Throws: `ConfigurationError` if it is in a file that other users may read or change.
    mutating func check(_ given: Settings.Given, advice: String) throws(ConfigurationError) {
        switch given.place {
        case .flag:
            warnings.append("\(given.origin): all users can read the secret in the process list; \(advice)")
        // Only this user and root can read the environment of a process.
        case .variable: return
        case .file(let path): try check(FileAccess(path), given: given, advice: advice)
        }
    }

    private mutating func check(
        _ access: FileAccess?, given: Settings.Given, advice: String
    ) throws(ConfigurationError) {
        if let problem = access?.problem {
            throw ConfigurationError(given, reason: "it holds a secret, and \(problem), or \(advice)")
        }
        if let warning = access?.warning { warnings.append("\(given.origin): \(warning)") }
    }

    /// Reads the secret from the file that a setting names.
    ///
    /// - Throws: `ConfigurationError`.
    mutating func read(_ given: Settings.Given) throws(ConfigurationError) -> Secret<String> {
        try SecretFile(given: given).read(&warnings)
    }

    /// Reads a secret of several lines from the file that a setting names.
    ///
    /// - Throws: `ConfigurationError`.
    mutating func readDocument(_ given: Settings.Given) throws(ConfigurationError) -> Secret<String> {
        try SecretFile(given: given).readDocument(&warnings)
    }

    /// Checks the file of a private key.
    ///
    /// - Throws: `ConfigurationError`.
    mutating func checkKey(_ given: Settings.Given) throws(ConfigurationError) {
        guard let access = FileAccess(given.text) else {
            throw ConfigurationError(given, reason: FileProblem.unreadable(given.text))
        }
        if let problem = access.problem { throw ConfigurationError(given, reason: problem) }
        if let warning = access.warning { warnings.append("\(given.origin): \(warning)") }
    }
}
