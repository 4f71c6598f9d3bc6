import Console
import Cryptography

extension ServerReport {
    /// The report in lines, for a terminal. Settings have a command of their own.
    package var lines: [String] {
        let facts: [(String, String?)] = [
            ("version", version), ("engine", engine), ("schema", "\(appliedSteps) of \(knownSteps)"),
            ("store bytes", storeBytes.map(String.init)), ("free bytes", freeBytes.map(String.init)),
            ("oldest key", oldestKey),
        ]
        return facts.compactMap { name, value in value.map { "\(name)  \($0)" } }
            + nodes.map { "node  \($0.id)  \($0.version)  \($0.startedAt)  \($0.seenAt)" }
            + limits.map { "\($0.name)  \($0.value)" }
    }
}

extension ReportedKey {
    /// The key in a line, for a terminal.
    package var line: String { "key  \(id)  \(use)  \(phase.rawValue)  \(createdAt)" }
}
