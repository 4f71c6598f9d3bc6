import Kernel
import NIOHTTP1
import Synchronization
import Wire

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
