import Testing

@testable import HTTPServer

@Suite struct FairQueueTests {
    private let start = ContinuousClock.now

    private func queue(count: Int = 100) -> FairQueue<String> {
        var limits = FairQueue<String>.Limits()
        limits.count = count
        return FairQueue(flows: 4, limits: limits)
    }

    private func after(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

    @Test func `flows take turns, even if many elements wait in one`() {
        var queue = queue()
        for number in 0..<50 { _ = queue.add("burst \(number)", flows: (0, 0), priority: .normal, now: start) }
        _ = queue.add("single", flows: (1, 1), priority: .normal, now: start)
        #expect(queue.next(now: start).element == "burst 0")
        #expect(queue.next(now: start).element == "single")
        #expect(queue.next(now: start).element == "burst 1")
        #expect(queue.count == 48)
    }

    @Test func `an element takes the shorter one of its flows, and waits behind a burst that has both`() {
        var queue = queue()
        for number in 0..<6 { _ = queue.add("burst \(number)", flows: (0, 1), priority: .normal, now: start) }
        _ = queue.add("beside", flows: (1, 2), priority: .normal, now: start)
        _ = queue.add("behind", flows: (1, 0), priority: .normal, now: start)
        let order = (0..<8).map { _ in queue.next(now: start).element }
        #expect(order.firstIndex(of: "beside") == 2)
        #expect(order.firstIndex(of: "behind") == 7)
    }

    @Test func `an element is rejected in time in either of its flows`() {
        var queue = queue()
        for number in 0..<3 { _ = queue.add("\(number)", flows: (0, 1), priority: .normal, now: start) }
        #expect(queue.add("late", flows: (0, 1), priority: .normal, now: after(2000)).sorted() == ["0", "1", "2"])
        #expect(queue.count == 1)
    }

    @Test func `high priority comes first in its own flow and does not overtake other flows`() {
        var queue = queue()
        _ = queue.add("a new", flows: (0, 0), priority: .normal, now: start)
        _ = queue.add("b new", flows: (1, 1), priority: .normal, now: start)
        _ = queue.add("a answer", flows: (0, 0), priority: .high, now: start)
        #expect((0..<3).map { _ in queue.next(now: start).element } == ["a answer", "b new", "a new"])
    }

    @Test func `a burst is served in order of arrival`() {
        var queue = queue()
        for number in 0..<3 { _ = queue.add("\(number)", flows: (0, 0), priority: .normal, now: start) }
        #expect((0..<3).map { _ in queue.next(now: after(400)).element } == ["0", "1", "2"])
    }

    @Test func `an overloaded flow serves the newest and rejects elements that waited for more than 100 ms`() {
        var queue = queue()
        let early = [0, 400, 550, 590, 600].flatMap { time in
            queue.add("\(time)", flows: (0, 0), priority: .normal, now: after(time))
        }
        #expect(early == ["0", "400"])
        let (element, rejected) = queue.next(now: after(680))
        #expect(element == "600")
        #expect(rejected == ["550"])
        #expect(queue.next(now: after(680)).element == "590")
        #expect(queue.next(now: after(680)).element == nil)
    }

    @Test func `a response to a challenge waits for up to a second in an overloaded flow`() {
        var queue = queue()
        _ = queue.add("answer", flows: (0, 0), priority: .high, now: start)
        _ = queue.add("new", flows: (0, 0), priority: .normal, now: start)
        let (element, rejected) = queue.next(now: after(900))
        #expect(element == "answer")
        #expect(rejected == ["new"])
        #expect(queue.count == 0)
    }

    @Test func `a flow that was empty is no longer overloaded`() {
        var queue = queue()
        _ = queue.add("first", flows: (0, 0), priority: .normal, now: start)
        #expect(queue.next(now: after(700)).element == nil)
        for number in 0..<2 { _ = queue.add("\(number)", flows: (0, 0), priority: .normal, now: after(800)) }
        #expect((0..<2).map { _ in queue.next(now: after(1100)).element } == ["0", "1"])
    }

    @Test func `a full queue rejects the oldest of the longest flow, not a new element of a short one`() {
        var queue = queue(count: 3)
        for number in 0..<3 { _ = queue.add("burst \(number)", flows: (0, 0), priority: .normal, now: start) }
        #expect(queue.add("single", flows: (1, 1), priority: .normal, now: start) == ["burst 0"])
        #expect(queue.count == 3)
        #expect((0..<3).map { _ in queue.next(now: start).element } == ["burst 1", "single", "burst 2"])
    }

    @Test func `a flow emptied by rejection is skipped and can be used again`() {
        var queue = queue(count: 1)
        _ = queue.add("a", flows: (0, 0), priority: .normal, now: start)
        #expect(queue.add("b", flows: (1, 1), priority: .normal, now: start) == ["a"])
        #expect(queue.next(now: start).element == "b")
        #expect(queue.next(now: start).element == nil)
        _ = queue.add("c", flows: (0, 0), priority: .normal, now: start)
        #expect(queue.next(now: start).element == "c")
    }
}
