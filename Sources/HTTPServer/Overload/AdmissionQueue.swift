import Foundation
import Kernel

/// Decides which requests are processed, and when: a bounded number at a time; the others wait in a `FairQueue` or are
/// refused (`decisions/0011-requests-wait-in-fair-queues.md`).
///
/// An admitted request finishes quickly, because few others compete with it. A refused one costs almost nothing,
/// because it has not been processed.
package final class AdmissionQueue: Sendable {
    private struct State: Sendable {
        var running = 0
        var waiting: FairQueue<PendingRequest>
        var refused = 0
    }

    /// The state of the queue, for `/metrics`.
    package struct Load: Sendable {
        package var running = 0
        package var waiting = 0
        /// How many requests were refused since the start.
        package var refused = 0
    }

    private let capacity: Int
    private let state: Locked<State>

    /// Enough to keep the cores busy while some requests wait for a commit, which they share. More would only slow down
    /// each of them.
    static var standardCapacity: Int { max(16, 8 * ProcessInfo.processInfo.activeProcessorCount) }

    /// Creates a queue that runs enough requests at once to keep the cores busy.
    package convenience init() { self.init(capacity: Self.standardCapacity) }

    /// Creates a queue that runs `capacity` requests at once.
    init(capacity: Int, limits: FairQueue<PendingRequest>.Limits = .init()) {
        self.capacity = max(capacity, 1)
        state = Locked(State(waiting: FairQueue(flows: RequestFlow.count, limits: limits)))
    }

    package var load: Load { state.read { Load(running: $0.running, waiting: $0.waiting.count, refused: $0.refused) } }

    /// Starts `request` immediately or later, or refuses it; may refuse older requests in its favour.
    func submit(_ request: PendingRequest) {
        let now = ContinuousClock.now
        let (mayStart, rejected) = state.change { state in
            if state.running < capacity, state.waiting.count == 0 {
                state.running += 1
                return (true, [] as [PendingRequest])
            }
            let rejected = state.waiting.add(
                request, flows: request.flow.numbers, priority: request.priority, now: now)
            state.refused += rejected.count
            return (false, rejected)
        }
        if mayStart { begin(request) }
        for request in rejected { request.refuse() }
    }

    private func begin(_ request: PendingRequest) {
        request.begin(in: ExecutionSlot { [self] in beginNext() })
    }

    /// Gives the slot of a finished request to the next one.
    private func beginNext() {
        let now = ContinuousClock.now
        let (next, rejected) = state.change { state in
            var (next, rejected) = state.waiting.next(now: now)
            // The client of a cancelled request has closed the connection or got a timeout.
            while let request = next, request.isCancelled {
                let more = state.waiting.next(now: now)
                next = more.element
                rejected += more.rejected
            }
            if next == nil { state.running -= 1 }
            state.refused += rejected.count
            return (next, rejected)
        }
        if let next { begin(next) }
        for request in rejected { request.refuse() }
    }
}
