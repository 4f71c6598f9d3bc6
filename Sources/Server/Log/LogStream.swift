import Dispatch
import Foundation
import Kernel

/// Writes lines to a file descriptor on its own thread, so that a slow or closed pipe blocks no other thread (FLT-20).
///
/// Lines may wait some milliseconds to be written together. Lines that cannot be written, or exceed the capacity, are
/// dropped and counted.
package final class LogStream: Sendable {
    private struct Waiting {
        /// The waiting lines, each with its end.
        var bytes: [UInt8] = []
        var lines = 0
        /// Lines that are being written, and can still fail.
        var leaving = 0
        var lost = 0
        /// Whether the queue has been asked to write the waiting lines.
        var isAnnounced = false
    }

    private let descriptor: Int32
    private let capacity: Int
    private let queue = DispatchQueue(label: "martlet.log")
    private let waiting = Locked(Waiting())
    /// How long lines wait for others.
    private static let timeout = DispatchTimeInterval.milliseconds(20)

    /// Creates a stream with at most `capacity` waiting lines.
    ///
    /// - Parameter descriptor: By default standard output. It is not closed.
    package init(descriptor: Int32 = 1, capacity: Int = 10_000) {
        self.descriptor = descriptor
        self.capacity = capacity
    }

    /// How many lines were dropped so far.
    package var lost: Int { waiting.read { $0.lost } }

    /// Writes one line, given without its end.
    package func write(_ line: [UInt8]) {
        let isFirst = waiting.change { waiting in
            guard waiting.lines + waiting.leaving < capacity else {
                waiting.lost += 1
                return false
            }
            waiting.bytes += line
            waiting.bytes.append(UInt8(ascii: "\n"))
            waiting.lines += 1
            defer { waiting.isAnnounced = true }
            return !waiting.isAnnounced
        }
        if isFirst { queue.asyncAfter(deadline: .now() + Self.timeout) { self.putAll() } }
    }

    /// Waits until all lines so far are written or dropped, at most for `seconds`.
    package func flush(within seconds: Int = 1) {
        let done = DispatchSemaphore(value: 0)
        queue.async {
            self.putAll()
            done.signal()
        }
        _ = done.wait(timeout: .now() + .seconds(seconds))
    }

    private func putAll() {
        let bytes = waiting.change { waiting in
            defer {
                waiting.leaving = waiting.lines
                (waiting.bytes, waiting.lines, waiting.isAnnounced) = ([], 0, false)
            }
            return waiting.bytes
        }
        let written = put(bytes)
        let missing = bytes[written...].count { $0 == UInt8(ascii: "\n") }
        waiting.change { waiting in
            waiting.leaving = 0
            waiting.lost += missing
        }
    }

    /// Writes until an error.
    ///
    /// - Returns: How many bytes were written.
    private func put(_ bytes: [UInt8]) -> Int {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if count == 0 || errno != EINTR {
                    break
                }
            }
            return buffer.count - rest.count
        }
    }
}
