import Synchronization

/// How many bytes of request bodies may be held in memory at once, over all connections of a listener.
///
/// One connection is bounded by `HTTPLimits.body`; ten thousand of them together are bounded here.
final class BodyBudget: Sendable {
    /// Bodies up to this size may use the whole budget; larger ones leave a quarter of it free. Requests to sign in are
    /// small, so slow senders of large bodies do not lock them out.
    static let small = 64 * 1024

    let limit: Int
    private let held = Atomic<Int>(0)

    /// A budget of `limit` bytes.
    init(_ limit: Int) { self.limit = limit }

    /// The bytes that are held now.
    var heldBytes: Int { held.load(ordering: .relaxed) }

    /// Takes `bytes` more for a body that then has `size` bytes. False, and nothing taken, if the budget is exceeded.
    fileprivate func take(_ bytes: Int, of size: Int) -> Bool {
        let most = size <= Self.small ? limit : limit - limit / 4
        let before = held.wrappingAdd(bytes, ordering: .relaxed).oldValue
        guard bytes > 0, before > most - bytes else { return true }
        held.wrappingSubtract(bytes, ordering: .relaxed)
        return false
    }

    fileprivate func release(_ bytes: Int) { held.wrappingSubtract(bytes, ordering: .relaxed) }
}

/// The part of a `BodyBudget` that one request uses. It is released with the last reference.
final class HeldBody: Sendable {
    private let budget: BodyBudget
    private let bytes = Atomic<Int>(0)

    init(_ budget: BodyBudget) { self.budget = budget }

    deinit { budget.release(bytes.load(ordering: .relaxed)) }

    /// Notes that the body now occupies `size` bytes. False if the budget is exceeded.
    ///
    /// Called on one event loop only.
    func resize(to size: Int) -> Bool {
        guard budget.take(size - bytes.load(ordering: .relaxed), of: size) else { return false }
        bytes.store(size, ordering: .relaxed)
        return true
    }
}
