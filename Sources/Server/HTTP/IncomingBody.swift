import NIOCore

/// The body of the request that a connection receives, and its part of the budget.
struct IncomingBody {
    /// Whether a piece was taken in.
    enum AppendResult { case taken, tooLarge, noMemory }

    /// When it must be whole.
    var deadline = NIODeadline.distantFuture
    private let budget: BodyBudget
    private var bytes = ByteBuffer()
    private var held: HeldBody?

    /// Nothing so far, and within `budget`.
    init(_ budget: BodyBudget) { self.budget = budget }

    /// Adds `piece`, if all of it has at most `limit` bytes then.
    mutating func add(_ piece: ByteBuffer, limit: Int) -> AppendResult {
        guard bytes.readableBytes + piece.readableBytes <= limit else { return .tooLarge }
        var piece = piece
        if bytes.readableBytes == 0 { bytes = piece } else { bytes.writeBuffer(&piece) }
        let held = held ?? HeldBody(budget)
        self.held = held
        // The memory behind it counts, which is more than the bytes that have come.
        return held.resize(to: bytes.storageCapacity) ? .taken : .noMemory
    }

    /// Gives the whole body, and what must be kept until its request is answered; begins anew.
    mutating func take() -> (ByteBuffer, HeldBody?) {
        defer { self = IncomingBody(budget) }
        return (bytes, held)
    }
}
