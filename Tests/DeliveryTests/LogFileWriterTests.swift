import EventLogs
import Foundation
import Kernel
import Testing

@testable import Delivery

/// Files whose system calls write less than they are given.
final class LogFileWriterTests {
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent("log-\(UUID().uuidString)").path

    deinit { unlink(path) }

    private func records(_ entries: String...) -> [LogRecord] {
        entries.map { LogRecord(id: $0, entry: $0, createdAt: Instant(seconds: 0)) }
    }

    private func content() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test func `a write that is cut short is continued`() throws {
        let writer = LogFileWriter(path: path) { write($0, $1.baseAddress, min($1.count, 3)) }
        try writer.write(records("the first", "the second"))
        #expect(try content() == "the first\nthe second\n")
    }

    @Test func `an interrupted write is repeated`() throws {
        let interruptions = Locked(2)
        let writer = LogFileWriter(path: path) { file, bytes in
            let isInterrupted = interruptions.change { left in
                left -= 1
                return left >= 0
            }
            guard isInterrupted else { return write(file, bytes.baseAddress, bytes.count) }
            errno = EINTR
            return -1
        }
        try writer.write(records("the first"))
        #expect(try content() == "the first\n")
    }

    @Test func `a batch that failed within a line is reported, and is written again on lines of its own`() throws {
        let space = Locked(6)
        let full = LogFileWriter(path: path) { file, bytes in
            let count = space.change { left in
                let count = min(left, bytes.count)
                left -= count
                return count
            }
            guard count > 0 else {
                errno = ENOSPC
                return -1
            }
            return write(file, bytes.baseAddress, count)
        }
        let failure = #expect(throws: LogWritingError.self) { try full.write(records("the first", "the second")) }
        #expect(failure == .unreachable("\(path) cannot be written: No space left on device"))
        try LogFileWriter(path: path).write(records("the first", "the second"))
        #expect(try content() == "the fi\nthe first\nthe second\n")
    }

    @Test func `a file that cannot be opened is reported by its reason`() {
        let writer = LogFileWriter(path: path + "/missing")
        #expect(throws: LogWritingError.unreachable("\(path)/missing cannot be written: No such file or directory")) {
            try writer.write(records("the first"))
        }
    }
}
