/// Why the server cannot start as it was told to, in one line for the operator.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line, without a secret.
    public var description: String

    /// A problem worded as `line`.
    public init(_ line: String) { description = line }

    /// A problem with one value: `--port: it is no number from 1 to 65535`.
    init(_ given: Settings.Given, _ reason: String) { description = "\(given.origin): \(reason)" }
}
