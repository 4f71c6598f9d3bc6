import DequeModule

/// Waiting elements in flows that take turns, so that many elements in one flow do not delay those of others.
///
/// How long an element may wait depends on its flow (after CoDel, RFC 8289). If a flow has not been empty for longer
/// than `Limits.overloadedAfter`, arrivals exceed the capacity, and old elements are soon rejected in favour of new
/// ones, whose callers still wait. A flow that was recently empty absorbs a burst: its elements may wait longer, in
/// order of arrival.
struct FairQueue<Element: Sendable>: Sendable {
    typealias Time = ContinuousClock.Instant

    /// How many elements may wait, and for how long.
    struct Limits: Sendable {
        /// Elements in all flows together.
        var count = 4096
        /// A flow that has not been empty for this long is overloaded.
        var overloadedAfter: Duration = .milliseconds(500)
        /// How long an element waits in an overloaded flow.
        var waitUnderOverload: Duration = .milliseconds(100)
        /// How long an element waits in a flow that is not overloaded, and in any flow if its priority is high.
        var wait: Duration = .seconds(1)
    }

    private struct Item: Sendable {
        var element: Element
        var arrived: Time
    }

    private struct Flow: Sendable {
        var high: Deque<Item> = []
        var normal: Deque<Item> = []
        /// When the flow last became non-empty.
        var busySince: Time?

        var count: Int { high.count + normal.count }
    }

    private let limits: Limits
    private var flows: [Flow]
    /// The non-empty flows, in the order of their turns.
    private var turns: Deque<Int> = []
    /// The number of waiting elements.
    private(set) var count = 0

    /// Creates a queue of `flows` flows.
    init(flows: Int, limits: Limits = Limits()) {
        self.limits = limits
        self.flows = Array(repeating: Flow(), count: max(flows, 1))
    }

    /// Adds `element` to the shorter one of two flows. If the queue is full, the oldest element of the longest flow is
    /// rejected.
    ///
    /// - Returns: The rejected elements.
    mutating func add(
        _ element: Element, flows candidates: (Int, Int), priority: RequestPriority, now: Time
    ) -> [Element] {
        var rejected = rejectStale(in: candidates.0, now: now)
        if candidates.1 != candidates.0 { rejected += rejectStale(in: candidates.1, now: now) }
        let flow = flows[candidates.0].count <= flows[candidates.1].count ? candidates.0 : candidates.1
        if count >= limits.count, let oldest = rejectFromLongest() { rejected.append(oldest) }
        if flows[flow].busySince == nil {
            flows[flow].busySince = now
            turns.append(flow)
        }
        let item = Item(element: element, arrived: now)
        switch priority {
        case .high: flows[flow].high.append(item)
        case .normal: flows[flow].normal.append(item)
        }
        count += 1
        return rejected
    }

    /// Removes the next element, and the preceding elements that have waited too long.
    mutating func next(now: Time) -> (element: Element?, rejected: [Element]) {
        var rejected: [Element] = []
        while let flow = turns.popFirst() {
            rejected += rejectStale(in: flow, now: now)
            guard let item = take(from: flow, now: now) else {
                flows[flow].busySince = nil
                continue
            }
            if flows[flow].count > 0 { turns.append(flow) } else { flows[flow].busySince = nil }
            return (item.element, rejected)
        }
        return (nil, rejected)
    }

    private mutating func take(from flow: Int, now: Time) -> Item? {
        let isOverloaded = isOverloaded(flow, now: now)
        let item =
            flows[flow].high.popFirst()
            ?? (isOverloaded ? flows[flow].normal.popLast() : flows[flow].normal.popFirst())
        if item != nil { count -= 1 }
        return item
    }

    private func isOverloaded(_ flow: Int, now: Time) -> Bool {
        flows[flow].busySince.map { now - $0 > limits.overloadedAfter } ?? false
    }

    private mutating func rejectStale(in flow: Int, now: Time) -> [Element] {
        if flows[flow].count == 0 { return [] }
        let timeout = isOverloaded(flow, now: now) ? limits.waitUnderOverload : limits.wait
        var rejected: [Element] = []
        while let item = flows[flow].normal.first, now - item.arrived > timeout {
            rejected.append(item.element)
            flows[flow].normal.removeFirst()
        }
        while let item = flows[flow].high.first, now - item.arrived > limits.wait {
            rejected.append(item.element)
            flows[flow].high.removeFirst()
        }
        count -= rejected.count
        return rejected
    }

    /// A flow that becomes empty keeps its turn, which `next` then skips.
    private mutating func rejectFromLongest() -> Element? {
        guard let longest = turns.max(by: { flows[$0].count < flows[$1].count }) else { return nil }
        guard let item = flows[longest].normal.popFirst() ?? flows[longest].high.popFirst() else { return nil }
        count -= 1
        return item.element
    }
}
