package import EventLogs
import Foundation
import Kernel

/// Appends entries to a file, one line each. The file may be moved away at any time; the next entries begin a new one.
package final class LogFileWriter: LogWriter {
    /// The system call that writes bytes to a file. It may write fewer than it is given.
    typealias SystemWrite = @Sendable (Int32, UnsafeRawBufferPointer) -> Int

    private let path: String
    private let systemWrite: SystemWrite
    /// Held while a batch is written, so that batches of several queues do not mix within a line.
    private let writing = Locked(())

    package convenience init(path: String) {
        self.init(path: path) { file, bytes in Foundation.write(file, bytes.baseAddress, bytes.count) }
    }

    init(path: String, systemWrite: @escaping SystemWrite) {
        (self.path, self.systemWrite) = (path, systemWrite)
    }

    package func write(_ records: [LogRecord], of _: LogQueue) async throws(LogWritingError) { try write(records) }

    func write(_ records: [LogRecord]) throws(LogWritingError) {
        let lines = records.flatMap { Array(($0.entry + "\n").utf8) }
        let result = writing.change { _ in Result { () throws(SystemError) in try append(lines) } }
        do throws(SystemError) { try result.get() } catch {
            throw .unreachable("\(path) cannot be written: \(String(cString: strerror(error.code)))")
        }
    }

    /// Entries contain names and addresses of users, so only the owner may read the file.
    private func append(_ lines: [UInt8]) throws(SystemError) {
        let file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw SystemError() }
        defer { close(file) }
        if endsWithinLine(file) { try append([UInt8(ascii: "\n")], to: file) }
        try append(lines, to: file)
        guard fsync(file) == 0 else { throw SystemError() }
    }

    /// Whether a write has failed after the first part of a line. Its batch is written again, on lines of its own.
    private func endsWithinLine(_ file: Int32) -> Bool {
        let end = lseek(file, 0, SEEK_END)
        var last: UInt8 = 0
        return end > 0 && pread(file, &last, 1, end - 1) == 1 && last != UInt8(ascii: "\n")
    }

    private func append(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(file, $0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemError() }
            rest = rest.dropFirst(count)
        }
    }
}

/// The number of the error of a system call, read before another call replaces it.
private struct SystemError: Error {
    let code = errno
}
