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
    let place: StreamPlaces.Place

    /// Ends the processing, because the rest of the body will not arrive.
    func interrupt() {
        stream.interrupt()
        request.cancel()
    }
}
