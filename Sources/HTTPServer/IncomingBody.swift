import NIOCore
import Synchronization

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

/// Limits the bytes of request bodies in memory, over all connections of a listener.
///
/// `HTTPLimits.body` limits one connection; this limits all of up to ten thousand connections together.
final class BodyBudget: Sendable {
    /// Bodies up to this size may use the whole budget; larger ones leave a quarter of it free. Sign-in requests are
    /// small, so slow senders of large bodies cannot block them.
    static let small = 64 * 1024

    let limit: Int
    private let held = Atomic<Int>(0)

    /// Creates a budget of `limit` bytes.
    init(_ limit: Int) { self.limit = limit }

    /// The bytes in use.
    var heldBytes: Int { held.load(ordering: .relaxed) }

    /// Takes `bytes` more for a body, which then has `size` bytes.
    ///
    /// - Returns: False, taking nothing, if that exceeds the budget.
    fileprivate func take(_ bytes: Int, of size: Int) -> Bool {
        let maximum = size <= Self.small ? limit : limit - limit / 4
        let before = held.wrappingAdd(bytes, ordering: .relaxed).oldValue
        guard bytes > 0, before > maximum - bytes else { return true }
        held.wrappingSubtract(bytes, ordering: .relaxed)
        return false
    }

    fileprivate func release(_ bytes: Int) { held.wrappingSubtract(bytes, ordering: .relaxed) }
}

/// One request's part of a `BodyBudget`, released with the last reference.
final class HeldBody: Sendable {
    private let budget: BodyBudget
    private let bytes = Atomic<Int>(0)

    init(_ budget: BodyBudget) { self.budget = budget }

    deinit { budget.release(bytes.load(ordering: .relaxed)) }

    /// Records that the body now occupies `size` bytes. Only called on one event loop.
    ///
    /// - Returns: False if that exceeds the budget.
    func resize(to size: Int) -> Bool {
        guard budget.take(size - bytes.load(ordering: .relaxed), of: size) else { return false }
        bytes.store(size, ordering: .relaxed)
        return true
    }
}
