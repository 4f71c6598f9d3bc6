import Kernel
import Testing

@testable import Server

/// If the wall clock jumps forward, nothing must expire.
struct SteadyClockTests {
    /// A wall clock and a stopwatch that the test sets.
    private final class FakeClocks: Sendable {
        let state = Locked((wall: Instant(seconds: 1_767_254_400), elapsed: Duration.zero))
        var world: World { World(now: { [state] in state.read(\.wall) }, bytes: { [UInt8](repeating: 0, count: $0) }) }
        var wall: Instant { state.read(\.wall) }
        var clock: SteadyClock { SteadyClock(world) { [state] in state.read(\.elapsed) } }

        /// Advances both.
        func pass(_ seconds: Int64) {
            state.change { $0 = ($0.wall.advanced(seconds: seconds), $0.elapsed + .seconds(seconds)) }
        }

        /// Sets the wall clock.
        func jump(_ seconds: Int64) { state.change { $0.wall = $0.wall.advanced(seconds: seconds) } }
    }

    @Test func `it follows the wall clock backwards, and forwards by a little`() {
        let clocks = FakeClocks()
        let clock = clocks.clock
        for seconds: Int64 in [0, 30, -3600, 59] {
            clocks.jump(seconds)
            clocks.pass(30)
            #expect(clock.now() == clocks.wall)
        }
    }

    @Test func `a jump forward is not followed, and time goes on`() {
        let clocks = FakeClocks()
        let clock = clocks.clock
        let right = clocks.wall
        clocks.jump(.days(365))
        for minute in 1...59 {
            clocks.pass(60)
            #expect(clock.now() == right.advanced(seconds: Int64(minute) * 60))
        }
        clocks.jump(-.days(365))
        clocks.pass(60)
        #expect(clock.now() == clocks.wall && clocks.wall == right.advanced(seconds: 3600))
    }

    @Test func `a jump forward that has lasted an hour is believed`() {
        let clocks = FakeClocks()
        let clock = clocks.clock
        clocks.jump(.days(365))
        _ = clock.now()
        clocks.pass(3599)
        #expect(clock.now() < clocks.wall)
        clocks.pass(1)
        #expect(clock.now() == clocks.wall)
        clocks.pass(30)
        #expect(clock.now() == clocks.wall)
    }
}
