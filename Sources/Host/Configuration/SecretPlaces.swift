import Kernel

/// Where secrets stand, looked at value by value: what other users of the machine can read is refused or warned about.
struct SecretPlaces {
    /// What the log says at the start, a line each.
    private(set) var warnings: [String] = []

    /// Judges the place of a value that is a secret or holds one; `advice` says where it can stand instead.
    ///
    /// Throws `ConfigurationProblem` if it stands in a file that others may read or change.
    mutating func judge(_ given: Settings.Given, advice: String) throws(ConfigurationProblem) {
        switch given.place {
        case .flag:
            warnings.append("\(given.origin): all users can read the secret in the process list; \(advice)")
        // Only this user and root read a process's environment.
        case .variable: return
        case .file(let path): try judge(FileAccess(path), given, advice)
        }
    }

    private mutating func judge(
        _ access: FileAccess?, _ given: Settings.Given, _ advice: String
    ) throws(ConfigurationProblem) {
        if let problem = access?.problem {
            throw ConfigurationProblem(given, "it holds a secret, and \(problem), or \(advice)")
        }
        if let warning = access?.warning { warnings.append("\(given.origin): \(warning)") }
    }

    /// Reads the secret from the file that a setting names. Throws `ConfigurationProblem`.
    mutating func read(_ given: Settings.Given) throws(ConfigurationProblem) -> Secret<String> {
        try SecretFile(given: given).read(&warnings)
    }

    /// Judges the file of a private key. Throws `ConfigurationProblem`.
    mutating func judgeKey(_ given: Settings.Given) throws(ConfigurationProblem) {
        guard let access = FileAccess(given.text) else {
            throw ConfigurationProblem(given, "the file cannot be read")
        }
        if let problem = access.problem { throw ConfigurationProblem(given, problem) }
        if let warning = access.warning { warnings.append("\(given.origin): \(warning)") }
    }
}
