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
    /// Whether a piece waits to be taken: until then nothing is read.
    var isFull = false
    /// Its place among the bodies that arrive at once.
    let place: StreamPlaces.Place

    /// Ends the processing, because the rest of the body does not come.
    func interrupt() {
        stream.interrupt()
        request.cancel()
    }
}
