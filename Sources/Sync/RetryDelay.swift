import Kernel

/// How long a stream, a platform application or a message waits after failures: five seconds after the first one, twice
/// as long after each further one, and at most five minutes.
enum RetryDelay {
    private static let (first, max): (Int64, Int64) = (5, .minutes(5))
    /// After this many failures the delay no longer grows.
    static let maxFailures = 16

    /// The delay in seconds.
    ///
    /// - Parameter failures: How many failures in a row there were, at least one.
    static func seconds(after failures: Int) -> Int64 {
        min(first << Int64(min(Swift.max(failures, 1), maxFailures) - 1), max)
    }
}
