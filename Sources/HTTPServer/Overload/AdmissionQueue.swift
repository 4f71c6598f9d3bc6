import Foundation
import Kernel
import NIOHTTP1
import Synchronization
import Wire

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

// MARK: The requests in the queue

/// A received request until its response.
///
/// One object contains everything for a waiting request. Under overload thousands of requests wait, and by the time a
/// request is refused, the memory of each further object has left the processor's cache.
final class PendingRequest: Sendable {
    private enum State: Sendable {
        case waiting
        case running(Task<Void, Never>, ExecutionSlot)
        case cancelled
    }

    let head: HTTPRequestHead
    let body: [UInt8]
    /// The body that is still arriving.
    let stream: BodyStream?
    let address: String
    /// The address of the proxy that stated the client's; nil without a proxy.
    let proxy: String?
    let receivedAt: ContinuousClock.Instant
    /// The two candidate flows; the request waits in one of them.
    let flow: RequestFlow
    /// Its priority within the flow.
    let priority: RequestPriority
    /// Called once with the response, on any thread.
    let deliver: @Sendable (WireResponse) -> Void
    private let processor: any RequestProcessor
    /// The body's part of the memory budget for bodies.
    private let held: HeldBody?
    /// Stored inline, without a further allocation for each request.
    private let state = Mutex(State.waiting)

    /// - Parameters:
    ///   - body: The whole body, with its part of the memory budget.
    ///   - stream: Replaces `body`, if the body is processed while it arrives.
    ///   - address: The client's address.
    ///   - proxy: The address of the proxy that stated the client's.
    ///   - processor: Responds to the request.
    ///   - deliver: Called once with the response, on any thread.
    init(
        _ head: HTTPRequestHead, body: (bytes: [UInt8], held: HeldBody?) = ([], nil), stream: BodyStream? = nil,
        from address: String, by proxy: String? = nil, receivedAt: ContinuousClock.Instant = .now,
        processor: any RequestProcessor,
        deliver: @escaping @Sendable (WireResponse) -> Void
    ) {
        self.head = head
        (self.body, held) = body
        self.stream = stream
        self.address = address
        self.proxy = proxy
        self.receivedAt = receivedAt
        self.processor = processor
        self.deliver = deliver
        flow = RequestFlow(head, body: body.bytes, receivedAt: receivedAt)
        priority = RequestPriority(head, body: body.bytes)
    }

    var isCancelled: Bool { state.withLock { if case .cancelled = $0 { true } else { false } } }

    /// How much longer than usual the client waits for the response.
    var grantedTime: Duration {
        state.withLock { state in
            if case .running(_, let slot) = state { slot.grantedTime } else { .zero }
        }
    }

    /// Starts the work in `slot`, unless the request was cancelled.
    func begin(in slot: ExecutionSlot) {
        let hasBegun = state.withLock { state in
            guard case .waiting = state else { return false }
            state = .running(processor.process(self, in: slot), slot)
            return true
        }
        if !hasBegun { slot.release() }
    }

    /// Responds that the server is busy.
    func refuse() { processor.refuse(self) }

    /// Cancels the work, or prevents its start.
    func cancel() {
        let running: Task<Void, Never>? = state.withLock { state in
            if case .running(let task, _) = state { return task }
            state = .cancelled
            return nil
        }
        running?.cancel()
    }
}

/// Processes the requests that an `AdmissionQueue` starts or refuses.
protocol RequestProcessor: Sendable {
    /// Starts the work, which releases the slot when it ends or only waits.
    func process(_ request: PendingRequest, in slot: ExecutionSlot) -> Task<Void, Never>
    /// Responds without any work.
    func refuse(_ request: PendingRequest)
}
