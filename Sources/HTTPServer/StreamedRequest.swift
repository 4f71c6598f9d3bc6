import Kernel
import NIOCore
import Wire

/// A request whose body is processed while it arrives.
struct StreamedRequest {
    let request: PendingRequest
    let stream: BodyStream
    /// The most bytes of the body.
    let maxBytes: Int
    /// The bytes that have arrived.
    var arrived = 0
    /// Whether a piece waits to be taken, so that reading is paused.
    var isFull = false
    /// Its slot among the bodies that arrive at once.
    let slot: StreamSlots.Slot

    /// Ends the processing, because the rest of the body will not arrive.
    func interrupt() {
        stream.interrupt()
        request.cancel()
    }
}

/// Limits how many bodies are processed while they arrive: each has a piece in memory, and is written as fast as
/// possible.
final class StreamSlots: Sendable {
    /// One of the slots; it is free again after the last reference.
    final class Slot: Sendable {
        private let slots: StreamSlots
        fileprivate init(_ slots: StreamSlots) { self.slots = slots }
        deinit { slots.taken.change { $0 -= 1 } }
    }

    private let maxCount: Int
    private let taken = Locked(0)

    init(_ maxCount: Int) { self.maxCount = maxCount }

    /// Takes a slot; nil if all are taken.
    func take() -> Slot? {
        let isFree = taken.change { taken in
            guard taken < maxCount else { return false }
            taken += 1
            return true
        }
        return isFree ? Slot(self) : nil
    }
}
