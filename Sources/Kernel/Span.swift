/// A timed part of a request's work: a transaction, or a call of another server.
package struct Span: Sendable {
    /// 16 hexadecimal digits, unique in the trace.
    package let id: String
    /// The id of the span that it is a part of.
    package let parent: String
    /// What was done. It contains no input.
    package let name: String
    /// The time from the beginning of the request.
    package let began: Duration
    package let duration: Duration
    /// Whether an error was thrown.
    package let failed: Bool

    /// A span of these parts.
    package init(id: String, parent: String, name: String, began: Duration, duration: Duration, failed: Bool) {
        (self.id, self.parent, self.name) = (id, parent, name)
        (self.began, self.duration, self.failed) = (began, duration, failed)
    }

    /// Runs `work` as a part of the current span, and records how long it took if the request's spans are recorded.
    package static func record<Value: Sendable, Failure: Error>(
        _ name: @autoclosure () -> String, during work: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        guard let trace = TraceContext.current, let spans = trace.spans else { return try await work() }
        let (own, start) = (trace.part(withID: spans.nextID()), ContinuousClock.now)
        let result = await TraceContext.$current.withValue(own) { () -> Result<Value, Failure> in
            do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
        }
        let failed = if case .failure = result { true } else { false }
        spans.add(
            Span(
                id: String(own.spanID), parent: String(trace.spanID), name: name(), began: start - spans.began,
                duration: .now - start, failed: failed))
        return try result.get()
    }
}

/// The spans of one request.
package final class SpanList: Sendable {
    private struct State {
        var spans: [Span] = []
        var lastID: UInt64
        var dropped = 0
    }

    /// The most spans that are kept: a request may use the store thousands of times.
    private static let maxCount = 128

    /// The caller's span; nil if it named none.
    package let caller: String?
    let began = ContinuousClock.now
    private let state: Locked<State>

    /// An empty list.
    ///
    /// - Parameter id: The id of the request's own span. Those of its parts are the numbers after it.
    init(id: UInt64, caller: String?) {
        self.caller = caller
        state = Locked(State(lastID: id))
    }

    /// The finished spans, and how many more there were.
    package var content: (spans: [Span], dropped: Int) { state.read { ($0.spans, $0.dropped) } }

    /// An id that no other span of the request has. It is never 0, which the format forbids.
    func nextID() -> UInt64 {
        state.change { state in
            state.lastID &+= 1
            return max(state.lastID, 1)
        }
    }

    func add(_ span: Span) {
        state.change { state in
            guard state.spans.count < Self.maxCount else {
                state.dropped += 1
                return
            }
            state.spans.append(span)
        }
    }
}
