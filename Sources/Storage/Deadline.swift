import Dispatch

/// Until when an engine waits for something, by a clock that never jumps.
///
/// It is no time of day: nothing that is stored or answered depends on it, so that it need not come from `World`.
package struct Deadline: Sendable {
    private let end: UInt64

    /// When the answer to the current request is of no use to anybody any more; nil for work that nobody waits for.
    @TaskLocal package static var ofRequest: Deadline?

    /// The moment after `timeout` from now.
    package init(in timeout: Duration) {
        let (seconds, attoseconds) = timeout.components
        let nanoseconds = UInt64(max(seconds, 0)) &* 1_000_000_000 &+ UInt64(max(attoseconds, 0) / 1_000_000_000)
        end = DispatchTime.now().uptimeNanoseconds &+ nanoseconds
    }

    /// The earlier of this moment and the one after `timeout` from now.
    package func orSooner(in timeout: Duration) -> Deadline {
        let other = Deadline(in: timeout)
        return other.end < end ? other : self
    }

    /// Milliseconds until then, rounded up; 0 when it is over.
    package var millisecondsLeft: Int {
        let now = DispatchTime.now().uptimeNanoseconds
        return now >= end ? 0 : Int(clamping: (end - now + 999_999) / 1_000_000)
    }

    /// True when it is over.
    package var hasPassed: Bool { DispatchTime.now().uptimeNanoseconds >= end }
}
