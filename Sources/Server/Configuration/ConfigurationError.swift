/// Why the server cannot start with its configuration, in one line for the operator.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, without a secret.
    package var description: String

    /// Creates an error with the text `line`.
    package init(_ line: String) { description = line }

    /// Creates an error about one value: `--port: it is not a number from 1 to 65535`.
    init(_ given: Settings.Given, reason: String) { description = "\(given.origin): \(reason)" }
}

extension Settings.Given {
    /// - Throws: `ConfigurationError` if the file that the value names cannot be read.
    func requireReadableFile() throws(ConfigurationError) {
        if let problem = FileProblem.reading(text) { throw ConfigurationError(self, reason: problem) }
    }
}
