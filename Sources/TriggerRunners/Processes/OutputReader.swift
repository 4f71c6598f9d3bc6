import Foundation
import Kernel

/// Reads the output of a program line by line. Long lines are cut, and lines beyond a rate are left out, so that a
/// program cannot fill the log.
struct OutputReader {
    private let onLine: @Sendable (String) -> Void
    private var line: [UInt8] = []
    private var isCut = false
    /// The beginning of the current second, and the lines in it.
    private var second = ContinuousClock.now
    private var lines = 0

    private static let maxBytes = 4096
    private static let maxLinesPerSecond = 100

    init(_ onLine: @escaping @Sendable (String) -> Void) { self.onLine = onLine }

    /// Reads until every writer has closed the pipe, and closes it.
    func read(_ file: Int32) {
        var reader = self
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = buffer.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            reader.add(buffer.prefix(count))
        }
        close(file)
        reader.endLine()
    }

    /// Adds a piece of the output.
    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                endLine()
            } else if line.count < Self.maxBytes {
                line.append(byte)
            } else {
                isCut = true
            }
        }
    }

    /// Passes on the unfinished line, unless it is empty.
    mutating func endLine() {
        defer { (line, isCut) = ([], false) }
        guard !line.isEmpty else { return }
        if second + .seconds(1) <= .now { (second, lines) = (.now, 0) }
        lines += 1
        guard lines <= Self.maxLinesPerSecond else {
            if lines == Self.maxLinesPerSecond + 1 { onLine("(more lines in this second are left out)") }
            return
        }
        onLine(String(decoding: line, as: UTF8.self) + (isCut ? " (cut)" : ""))
    }
}
