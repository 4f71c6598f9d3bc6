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

    /// Reports to the standard output.
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

    /// How many characters the bar has.
    private static let width = 24

    private static func bar(_ fraction: Double) -> String {
        let done = Int(fraction * Double(width))
        let cells = String(repeating: "#", count: done) + String(repeating: ".", count: width - done)
        return "[\(cells)] \(Int(fraction * 100)) %  "
    }

    /// Reports a line that was refused.
    package func refuse(line: Int, because reason: String) {
        note("line \(line): \(reason)") { json in
            json.field("line", line)
            json.field("refused", reason)
        }
    }

    /// Reports a user who was refused.
    package func refuse(user: String, because reason: String) {
        note("\(user): \(reason)") { json in
            json.field("user", user)
            json.field("refused", reason)
        }
    }

    /// Reports a user who has signed in here and therefore stays, although these members differ in the followed pool.
    package func reportConflict(user: String, differing members: [String]) {
        note("\(user): has signed in here, and differs there: \(members.joined(separator: ", "))") { json in
            json.field("user", user)
            json.field("differs", members)
        }
    }

    /// Writes a line above the bar on a terminal, and otherwise the members of an object.
    private func note(_ line: String, members: (inout JSONWriter) -> Void) {
        guard isTerminal else { return writeObject(members) }
        // Names and reasons come from the file.
        write("\r\u{1B}[K\(TerminalText.printable(line))\n")
    }

    private func writeObject(_ body: (inout JSONWriter) -> Void) {
        var json = JSONWriter()
        json.beginObject()
        body(&json)
        json.endObject()
        write(String(decoding: json.bytes, as: UTF8.self) + "\n")
    }
}
