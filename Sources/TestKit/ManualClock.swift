package import Kernel

/// A clock that tests move.
package final class ManualClock: Sendable {
    private let instant: Locked<Instant>

    /// Starts at `instant`; by default 1 January 2026, 08:00 UTC.
    package init(_ instant: Instant = Instant(seconds: 1_767_254_400)) { self.instant = Locked(instant) }

    /// The current time.
    package var now: Instant { instant.read { $0 } }

    /// Moves the clock; back if `seconds` is negative.
    package func advance(_ seconds: Int64) { instant.change { $0 = $0.advanced(seconds: seconds) } }

    /// Moves the clock by less than a second.
    package func advance(milliseconds: Int64) {
        instant.change { $0 = Instant(microseconds: $0.microseconds + milliseconds * 1000) }
    }
}
