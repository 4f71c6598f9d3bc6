import Foundation
import WireRuntime

/// Reports how far an import or export is: on a terminal as a bar that is overwritten, otherwise as lines of JSON.
package struct TransferProgress {
    private let isTerminal: Bool
    private let start = ContinuousClock.now
    private let write: (String) -> Void

    /// - Parameters:
    ///   - isTerminal: Whether the output is a terminal.
    ///   - write: Writes a text as it is.
    package init(isTerminal: Bool, write: @escaping (String) -> Void) {
        (self.isTerminal, self.write) = (isTerminal, write)
    }

    /// To the standard output.
    package static func standard() -> TransferProgress {
        TransferProgress(isTerminal: isatty(STDOUT_FILENO) == 1) { FileHandle.standardOutput.write(Data($0.utf8)) }
    }

    /// Reports how many users are done, by their outcome.
    ///
    /// - Parameter fraction: The completed part of the work, from 0 to 1; nil if that is unknown.
    package func say(
        _ counts: [(name: StaticString, count: Int)], fraction: Double? = nil, isLast: Bool = false
    ) {
        let done = counts.reduce(0) { $0 + $1.count }
        let seconds = max((.now - start) / .seconds(1), 0.001)
        let rate = Int(Double(done) / seconds)
        guard isTerminal else {
            return writeObject { json in
                for (name, count) in counts { json.field(name, count) }
                json.field("per-second", rate)
                if isLast { json.field("done", true) }
            }
        }
        let parts = counts.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
        let bar = fraction.map(Self.bar) ?? ""
        write("\r\(bar)\(parts), \(rate) a second\u{1B}[K" + (isLast ? "\n" : ""))
    }

    private static func bar(_ fraction: Double) -> String {
        let (width, done) = (24, Int(fraction * 24))
        let cells = String(repeating: "#", count: done) + String(repeating: ".", count: width - done)
        return "[\(cells)] \(Int(fraction * 100)) %  "
    }

    /// A line that was refused.
    package func refuse(line: Int, because reason: String) {
        guard isTerminal else {
            return writeObject { json in
                json.field("line", line)
                json.field("refused", reason)
            }
        }
        write("\r\u{1B}[Kline \(line): \(Self.printable(reason))\n")
    }

    /// A user that was refused.
    package func refuse(user: String, because reason: String) {
        guard isTerminal else {
            return writeObject { json in
                json.field("user", user)
                json.field("refused", reason)
            }
        }
        write("\r\u{1B}[K\(Self.printable(user)): \(Self.printable(reason))\n")
    }

    /// A user who stays, and differs in these members.
    package func tell(user: String, differing members: [String]) {
        guard isTerminal else {
            return writeObject { json in
                json.field("user", user)
                json.field("differs", members)
            }
        }
        let names = members.map(Self.printable).joined(separator: ", ")
        write("\r\u{1B}[K\(Self.printable(user)): has signed in here, and differs there: \(names)\n")
    }

    /// Without what could act on the terminal: names of members come from the file.
    package static func printable(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            shown.append(scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? "\u{FFFD}" : scalar)
        }
        return String(shown)
    }

    private func writeObject(_ body: (inout JSONWriter) -> Void) {
        var json = JSONWriter()
        json.beginObject()
        body(&json)
        json.endObject()
        write(String(decoding: json.bytes, as: UTF8.self) + "\n")
    }
}
