import Glibc
import Kernel

/// The clocks that durations are taken from, in nanoseconds.
enum Clock {
    /// Time as it passes, which nobody puts back.
    static var now: UInt64 { read(CLOCK_MONOTONIC) }
    /// Processor time that the calling thread has used.
    static var threadCPU: UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

    /// Processor time that all threads of this process have used, for themselves and in the kernel.
    static var processCPU: UInt64 { read(CLOCK_PROCESS_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    }
}

extension World {
    /// This machine's clock and chance.
    static let live = World(
        now: {
            var time = timespec()
            clock_gettime(CLOCK_REALTIME, &time)
            return Instant(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
        },
        bytes: { count in
            var source = SystemRandomNumberGenerator()
            return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &source) }
        })
}
