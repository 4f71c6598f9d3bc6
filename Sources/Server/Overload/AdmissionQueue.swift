import Foundation
import Kernel

/// Decides which requests are worked for, and when: a bounded number at a time, the others wait their turn in a
/// `FairQueue` or are refused (`decisions/0011-requests-wait-in-fair-queues.md`).
///
/// What is admitted is finished quickly, because little competes with it. What is not admitted costs next to nothing,
/// because nothing has been done for it.
final class AdmissionQueue: Sendable {
    private struct State: Sendable {
        var running = 0
        var waiting: FairQueue<PendingRequest>
        var refused = 0
    }

    /// What the queue is doing, for `/metrics`.
    struct Load: Sendable {
        var running = 0
        var waiting = 0
        /// How many requests were refused since the start.
        var refused = 0
    }

    private let capacity: Int
    private let state: Locked<State>

    /// Enough to keep the cores busy while some requests wait for a commit, which they share. More would only lengthen
    /// the time that each of them takes.
    static var standardCapacity: Int { max(16, 8 * ProcessInfo.processInfo.activeProcessorCount) }

    /// A queue that lets `capacity` requests run at once.
    init(capacity: Int = standardCapacity, limits: FairQueue<PendingRequest>.Limits = .init()) {
        self.capacity = max(capacity, 1)
        state = Locked(State(waiting: FairQueue(flows: RequestFlow.count, limits: limits)))
    }

    var load: Load { state.read { Load(running: $0.running, waiting: $0.waiting.count, refused: $0.refused) } }

    /// Starts `request` now or later, or refuses it; older requests may be refused in its favour.
    func submit(_ request: PendingRequest) {
        let now = ContinuousClock.now
        let (mayStart, rejected) = state.change { state in
            if state.running < capacity, state.waiting.count == 0 {
                state.running += 1
                return (true, [] as [PendingRequest])
            }
            let rejected = state.waiting.add(
                request, flow: request.flow.number, priority: request.priority, now: now)
            state.refused += rejected.count
            return (false, rejected)
        }
        if mayStart { begin(request) }
        for request in rejected { request.refuse() }
    }

    private func begin(_ request: PendingRequest) {
        request.begin(in: ExecutionSlot { [self] in beginNext() })
    }

    /// Gives the slot of a request that has ended to the next one.
    private func beginNext() {
        let now = ContinuousClock.now
        let (next, rejected) = state.change { state in
            var (next, rejected) = state.waiting.next(now: now)
            // The caller of a cancelled request has gone away, or was told meanwhile that its time is over.
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
