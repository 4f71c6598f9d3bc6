import NIOCore

/// The body of the request being received, with its part of the budget.
struct IncomingBody {
    /// Whether a piece was added.
    enum AppendResult { case taken, tooLarge, noMemory }

    /// When the body must be complete.
    var deadline = NIODeadline.distantFuture
    private let budget: BodyBudget
    private var bytes: [UInt8] = []
    private var held: HeldBody?
    /// The bytes collected so far.
    var count: Int { bytes.count }

    /// Creates an empty body within `budget`.
    init(_ budget: BodyBudget) { self.budget = budget }

    /// Adds `piece` if the body then has at most `limit` bytes.
    mutating func add(_ piece: ByteBuffer, limit: Int) -> AppendResult {
        guard bytes.count + piece.readableBytes <= limit else { return .tooLarge }
        // Copied, so that the channel reads the next piece into the same memory.
        piece.withUnsafeReadableBytes { bytes.append(contentsOf: $0) }
        let held = held ?? HeldBody(budget)
        self.held = held
        // Counts the allocated memory, which exceeds the received bytes.
        return held.resize(to: bytes.capacity) ? .taken : .noMemory
    }

    /// Returns the whole body, with its part of the budget, to be kept until the response; then starts again.
    mutating func take() -> (bytes: [UInt8], held: HeldBody?) {
        defer { self = IncomingBody(budget) }
        return (bytes, held)
    }
}
