package import EventLogs
import Foundation
import Kernel

/// Appends entries to a file, one line each. The file may be moved away at any time; the next entries begin a new one.
package final class LogFileWriter: LogWriter {
    private let path: String
    /// Held while a batch is written, so that batches of several queues do not mix within a line.
    private let writing = Locked(())

    package init(path: String) { self.path = path }

    package func write(_ records: [LogRecord], of _: LogQueue) async throws(LogWritingError) {
        let bytes = records.flatMap { Array(($0.entry + "\n").utf8) }
        guard writing.change({ _ in append(bytes) }) else {
            throw .unreachable("\(path) cannot be written: \(String(cString: strerror(errno)))")
        }
    }

    /// Entries contain names and addresses of users, so only the owner may read the file.
    private func append(_ bytes: [UInt8]) -> Bool {
        let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return fsync(file) == 0
    }
}
