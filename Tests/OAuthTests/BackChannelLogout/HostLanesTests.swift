import Kernel
import Testing

@testable import OAuth

/// How many requests run to the hosts of clients.
@Suite struct HostLanesTests {
    private let now = Instant(seconds: 1_700_000_000)

    /// The hosts to which a request has begun, of one to each of `hosts`.
    private func begin(_ hosts: String..., at now: Instant, in lanes: inout HostLanes) -> [String] {
        hosts.filter { lanes.begin($0, now: now) }
    }

    @Test func `a host gets two requests at a time, and all hosts a limited number`() {
        var lanes = HostLanes(maxRunning: 3)
        let first = begin("a", "a", "a", "b", "c", at: now, in: &lanes)
        #expect(first == ["a", "a", "b"] && lanes.isFull)
        lanes.end("a", hasResponded: true, now: now)
        let second = begin("c", "a", at: now, in: &lanes)
        #expect(second == ["c"])
        lanes.cancel("c")
        let third = begin("a", at: now, in: &lanes)
        #expect(third == ["a"])
    }

    @Test func `a host that does not answer rests longer each time, five minutes at most`() {
        var lanes = HostLanes(maxRunning: 9)
        var now = now
        for rest in [5, 10, 20, 40, 80, 160, 300, 300] as [Int64] {
            let begun = begin("b", "a", at: now, in: &lanes)
            #expect(begun == ["b", "a"])
            if rest > 5 {
                let second = begin("a", at: now, in: &lanes)
                #expect(second.isEmpty, "one request finds out")
            }
            lanes.end("a", hasResponded: false, now: now)
            lanes.end("b", hasResponded: true, now: now)
            let early = begin("a", at: now.advanced(seconds: rest - 1), in: &lanes)
            #expect(early.isEmpty)
            now = now.advanced(seconds: rest)
        }
        let last = begin("a", at: now, in: &lanes)
        #expect(last == ["a"])
        lanes.end("a", hasResponded: true, now: now)
        let after = begin("a", "a", at: now, in: &lanes)
        #expect(after == ["a", "a"])
    }

    @Test func `a clock that is put back makes no host rest longer`() {
        var lanes = HostLanes(maxRunning: 9)
        _ = begin("a", at: now, in: &lanes)
        lanes.end("a", hasResponded: false, now: now)
        let begun = begin("a", at: now.advanced(seconds: -.days(1)), in: &lanes)
        #expect(begun == ["a"])
    }

    @Test func `of many hosts, those whose rest is over are forgotten`() {
        var lanes = HostLanes(maxRunning: 9)
        for number in 0...HostLanes.maxHosts {
            _ = begin("\(number).example", at: now, in: &lanes)
            lanes.end("\(number).example", hasResponded: false, now: now)
        }
        #expect(lanes.hostCount == HostLanes.maxHosts + 1, "all of them rest")
        let later = now.advanced(seconds: HostLanes.firstRest)
        _ = begin("next.example", at: later, in: &lanes)
        lanes.end("next.example", hasResponded: false, now: later)
        #expect(lanes.hostCount == 1)
    }

    @Test func `a wait begins with ten seconds and ends with an hour`() {
        #expect((1...3).map(LogoutNoticeSender.wait) == [10, 20, 40])
        #expect([-1, 0, 1].map(LogoutNoticeSender.wait) == [10, 10, 10])
        #expect([9, 10, 1_000_000].map(LogoutNoticeSender.wait) == [2560, 3600, 3600])
    }
}
