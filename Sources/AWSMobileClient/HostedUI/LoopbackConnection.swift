/// A connection to the listener, with the bytes that it has sent.
struct LoopbackConnection {
    enum Progress { case incomplete, complete, ended }

    let file: CInt
    let end: ContinuousClock.Instant
    private(set) var head: [UInt8] = []

    /// The longest head, in bytes.
    private static let sizeLimit = 16_384

    init(file: CInt, end: ContinuousClock.Instant) {
        self.file = file
        self.end = end
    }

    /// Appends the bytes that have arrived.
    mutating func read() -> Progress {
        guard let piece = LoopbackSocket.receive(file) else { return .ended }
        // The empty line may begin in the last three bytes of the previous piece.
        let start = max(0, head.count - 3)
        head += piece
        guard head.count <= Self.sizeLimit else { return .ended }
        if Self.hasEmptyLine(head[start...]) { return .complete }
        return ContinuousClock.now < end ? .incomplete : .ended
    }

    private static func hasEmptyLine(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.firstRange(of: Array("\r\n\r\n".utf8)) != nil
    }
}
