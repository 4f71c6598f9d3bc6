public import Kernel

/// A clock that moves only when it is told to.
public final class ManualClock: Sendable {
    private let instant: Locked<Instant>

    /// A clock that shows `instant`; without one, the first of January 2026, eight in the morning.
    public init(_ instant: Instant = Instant(seconds: 1_767_254_400)) { self.instant = Locked(instant) }

    /// What it shows.
    public var now: Instant { instant.read { $0 } }

    /// Moves it on by so many seconds, or back where they are negative.
    public func advance(_ seconds: Int64) { instant.change { $0 = $0.advanced(seconds: seconds) } }

    /// Moves it on by less than a second.
    public func advance(milliseconds: Int64) {
        instant.change { $0 = Instant(microseconds: $0.microseconds + milliseconds * 1000) }
    }
}
