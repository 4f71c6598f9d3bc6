import Foundation
package import Kernel

extension World {
    /// The system's clock and random number generator.
    package static let live = World(now: systemTime, bytes: systemBytes)

    private static let systemTime: @Sendable () -> Instant = {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }

    private static let systemBytes: @Sendable (Int) -> [UInt8] = { count in
        var bytes = [UInt8](repeating: 0, count: count)
        let filled = bytes.withUnsafeMutableBytes { buffer in
            // The kernel returns at most 256 bytes at a time (getentropy(3)).
            stride(from: 0, to: buffer.count, by: 256).allSatisfy { start in
                let part = UnsafeMutableRawBufferPointer(rebasing: buffer[start..<min(start + 256, buffer.count)])
                return part.baseAddress.map { getentropy($0, part.count) == 0 } ?? true
            }
        }
        if !filled {
            // Stops the process if it fails too: nothing is safe without random bytes.
            var source = SystemRandomNumberGenerator()
            for index in bytes.indices { bytes[index] = UInt8.random(in: .min ... .max, using: &source) }
        }
        return bytes
    }
}
