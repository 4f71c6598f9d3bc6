import Dispatch

/// The end of a wait, on a monotonic clock.
///
/// It is not a time of day and affects nothing that is stored or answered, so it need not come from `World`.
package struct Deadline: Sendable {
    private let end: UInt64

    /// When the caller of the current request stops waiting; nil for background work.
    @TaskLocal package static var ofRequest: Deadline?

    /// The deadline `timeout` from now.
    package init(in timeout: Duration) {
        let (seconds, attoseconds) = timeout.components
        let nanoseconds = UInt64(max(seconds, 0)) &* 1_000_000_000 &+ UInt64(max(attoseconds, 0) / 1_000_000_000)
        end = DispatchTime.now().uptimeNanoseconds &+ nanoseconds
    }

    /// The earlier of this deadline and the one `timeout` from now.
    package func orSooner(in timeout: Duration) -> Deadline {
        let other = Deadline(in: timeout)
        return other.end < end ? other : self
    }

    /// Milliseconds left, rounded up; 0 if the deadline has passed.
    package var millisecondsLeft: Int {
        let now = DispatchTime.now().uptimeNanoseconds
        return now >= end ? 0 : Int(clamping: (end - now + 999_999) / 1_000_000)
    }

    /// Whether the deadline has passed.
    package var hasPassed: Bool { DispatchTime.now().uptimeNanoseconds >= end }
}
