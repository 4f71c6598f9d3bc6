import Kernel

/// The time of day for work that cannot be undone.
///
/// It follows the wall clock, but not at once if that jumps forward: rows deleted as expired do not come back when the
/// clock is corrected. A jump that lasts an hour is accepted.
final class SteadyClock: Sendable {
    /// The wall clock's time when the stopwatch showed `elapsed`.
    private struct Anchor: Sendable {
        var wall: Instant
        var elapsed: Duration
        /// When the wall clock was first seen ahead.
        var aheadSince: Duration?
    }

    private let wall: @Sendable () -> Instant
    private let elapsed: @Sendable () -> Duration
    private let anchor: Locked<Anchor>

    /// How far, in seconds, the wall clock may run ahead between two readings.
    private static let tolerance: Int64 = 60
    /// How long the wall clock must stay ahead before its time is accepted.
    private static let acceptanceTime: Duration = .seconds(3600)

    /// Creates a clock that starts with the time of `world`.
    ///
    /// - Parameter elapsed: A stopwatch that never runs backwards.
    init(_ world: World, elapsed: @escaping @Sendable () -> Duration) {
        wall = world.now
        self.elapsed = elapsed
        anchor = Locked(Anchor(wall: world.now(), elapsed: elapsed(), aheadSince: nil))
    }

    /// Creates a clock that uses the system's stopwatch.
    convenience init(_ world: World) {
        let start = ContinuousClock.now
        self.init(world) { ContinuousClock.now - start }
    }

    /// The current time: never later than the wall clock.
    func now() -> Instant {
        let (wall, elapsed) = (wall(), elapsed())
        return anchor.change { anchor in
            let expected = anchor.wall.advanced(seconds: (elapsed - anchor.elapsed).components.seconds)
            guard wall > expected.advanced(seconds: Self.tolerance) else {
                anchor = Anchor(wall: wall, elapsed: elapsed, aheadSince: nil)
                return wall
            }
            let since = anchor.aheadSince ?? elapsed
            anchor.aheadSince = since
            guard elapsed - since >= Self.acceptanceTime else { return expected }
            anchor = Anchor(wall: wall, elapsed: elapsed, aheadSince: nil)
            return wall
        }
    }
}
