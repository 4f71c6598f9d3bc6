import Glibc
import Kernel

/// The clocks for durations, in nanoseconds.
enum Clock {
    /// Monotonic time.
    static var now: UInt64 { read(CLOCK_MONOTONIC) }
    /// Processor time of the calling thread.
    static var threadCPU: UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

    /// Processor time of all threads of this process, user and system.
    static var processCPU: UInt64 { read(CLOCK_PROCESS_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    }
}

extension World {
    /// The system's clock and random number generator.
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
