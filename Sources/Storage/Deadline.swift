import Dispatch
package import Kernel

/// The end of a wait, on a monotonic clock.
///
/// It is not a time of day and affects nothing that is stored or sent, so `World` need not provide it.
package struct Deadline: Sendable {
    private let plannedEnd: UInt64
    /// The slot of the request, which may be granted more time.
    private let slot: ExecutionSlot?

    /// When the caller of the current request stops waiting; nil for background work.
    @TaskLocal package static var ofRequest: Deadline?

    /// The deadline `timeout` after the call.
    ///
    /// - Parameter slot: The slot of a request. The deadline moves by the time that the slot is granted.
    package init(in timeout: Duration, of slot: ExecutionSlot? = nil) {
        plannedEnd = DispatchTime.now().uptimeNanoseconds &+ Self.nanoseconds(timeout)
        self.slot = slot
    }

    private static func nanoseconds(_ time: Duration) -> UInt64 {
        let (seconds, attoseconds) = time.components
        return UInt64(max(seconds, 0)) &* 1_000_000_000 &+ UInt64(max(attoseconds, 0) / 1_000_000_000)
    }

    private var end: UInt64 { plannedEnd &+ (slot.map { Self.nanoseconds($0.grantedTime) } ?? 0) }

    /// The earlier of this deadline and `timeout` after the call.
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
