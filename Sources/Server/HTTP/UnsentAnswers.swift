import NIOCore

/// The answers of one connection that the client's side has not taken yet, oldest first.
struct UnsentAnswers {
    private var deadlines = CircularBuffer<NIODeadline>()

    var isEmpty: Bool { deadlines.isEmpty }

    /// Adds an answer that must have left by `deadline`.
    mutating func add(_ deadline: NIODeadline) { deadlines.append(deadline) }

    /// Removes the oldest one: answers leave in order.
    mutating func removeOldest() { _ = deadlines.popFirst() }

    /// Whether the oldest one should have left before `now`.
    func isOverdue(at now: NIODeadline) -> Bool { deadlines.first.map { $0 <= now } ?? false }
}
