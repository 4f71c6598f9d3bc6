import Kernel
import Wire

/// A refusal for a developer's terminal. It may contain text of the caller, so it is never logged.
enum DeveloperLine {
    /// Texts of callers are cut at this length.
    private static let maxBytes = 2000

    /// One line; nil if nothing was refused.
    static func text(of record: RequestRecord) -> String? {
        guard let error = record.error else { return nil }
        var line = "\(record.operation) refused: \(error.code)"
        if let reason = record.reason, reason != error.code { line += " (\(reason))" }
        for part in [error.message, record.explanation ?? ""] where !part.isEmpty { line += ". \(withoutStop(part))" }
        return TerminalText.printable(String(decoding: line.utf8.prefix(maxBytes), as: UTF8.self))
    }

    private static func withoutStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }
}
