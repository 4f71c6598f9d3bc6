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
        return printable(line)
    }

    private static func withoutStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

    /// Without characters that terminals interpret.
    private static func printable(_ text: String) -> String {
        let front = String(decoding: text.utf8.prefix(maxBytes), as: UTF8.self)
        return front.unicodeScalars.reduce(into: "") { line, scalar in
            let isPlain =
                scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
                && !(0x2028...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
            line.unicodeScalars.append(isPlain ? scalar : "?")
        }
    }
}
