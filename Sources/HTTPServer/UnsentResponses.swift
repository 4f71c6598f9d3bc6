import NIOCore

/// The responses of one connection that its client has not read yet, oldest first.
struct UnsentResponses {
    private var deadlines = CircularBuffer<NIODeadline>()

    var isEmpty: Bool { deadlines.isEmpty }

    /// Adds a response that must be sent by `deadline`.
    mutating func add(_ deadline: NIODeadline) { deadlines.append(deadline) }

    /// Removes the oldest response: responses are sent in order.
    mutating func removeOldest() { _ = deadlines.popFirst() }

    /// Whether the oldest response should have been sent before `now`.
    func isOverdue(at now: NIODeadline) -> Bool { deadlines.first.map { $0 <= now } ?? false }
}
