import NIOCore

/// The body of the request being received, with its part of the budget.
struct IncomingBody {
    /// Whether a piece was added.
    enum AppendResult { case taken, tooLarge, noMemory }

    /// When the body must be complete.
    var deadline = NIODeadline.distantFuture
    private let budget: BodyBudget
    private var bytes = ByteBuffer()
    private var held: HeldBody?

    /// Creates an empty body within `budget`.
    init(_ budget: BodyBudget) { self.budget = budget }

    /// Adds `piece`, if the body then has at most `limit` bytes.
    mutating func add(_ piece: ByteBuffer, limit: Int) -> AppendResult {
        guard bytes.readableBytes + piece.readableBytes <= limit else { return .tooLarge }
        if bytes.readableBytes == 0 { bytes = Self.kept(piece) } else { bytes.writeImmutableBuffer(piece) }
        let held = held ?? HeldBody(budget)
        self.held = held
        // Counts the allocated memory, which exceeds the received bytes.
        return held.resize(to: bytes.storageCapacity) ? .taken : .noMemory
    }

    /// The first piece, copied if it occupies a small part of the memory that it was read into: then the channel reads
    /// the next piece into the same memory.
    private static func kept(_ piece: ByteBuffer) -> ByteBuffer {
        guard piece.readableBytes <= piece.storageCapacity / 2 else { return piece }
        var copy = ByteBuffer()
        copy.reserveCapacity(piece.readableBytes)
        copy.writeImmutableBuffer(piece)
        return copy
    }

    /// Returns the whole body, with the part of the budget to keep until the response, and starts again.
    mutating func take() -> (ByteBuffer, HeldBody?) {
        defer { self = IncomingBody(budget) }
        return (bytes, held)
    }
}
