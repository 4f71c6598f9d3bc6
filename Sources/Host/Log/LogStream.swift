import Dispatch
import Foundation
import Synchronization

/// Writes lines to a file descriptor on a thread of its own, so that a slow or closed pipe stops nobody (FLT-20).
///
/// What cannot be written, or would have to wait behind too much else, is dropped and counted.
public final class LogStream: Sendable {
    private let descriptor: Int32
    private let capacity: Int
    private let queue = DispatchQueue(label: "martlet.log")
    private let waiting = Atomic<Int>(0)
    private let dropped = Atomic<Int>(0)

    /// A stream to `descriptor`, by default standard output, before which at most `capacity` lines wait.
    ///
    /// The descriptor stays the caller's.
    public init(descriptor: Int32 = 1, capacity: Int = 10_000) {
        self.descriptor = descriptor
        self.capacity = capacity
    }

    /// How many lines were lost so far.
    public var lost: Int { dropped.load(ordering: .relaxed) }

    /// Takes one line, without its end.
    public func write(_ line: [UInt8]) {
        guard waiting.add(1, ordering: .relaxed).newValue <= capacity else {
            waiting.subtract(1, ordering: .relaxed)
            dropped.add(1, ordering: .relaxed)
            return
        }
        queue.async { [self] in
            if !put(line + [UInt8(ascii: "\n")]) { dropped.add(1, ordering: .relaxed) }
            waiting.subtract(1, ordering: .relaxed)
        }
    }

    /// Waits until everything before has been written or lost, but no longer than `seconds`.
    public func flush(within seconds: Int = 1) {
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        _ = done.wait(timeout: .now() + .seconds(seconds))
    }

    private func put(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}
