import Kernel
import WireRuntime

/// Reads the parts of a `multipart` body one after the other, while it arrives. It keeps one piece of the body at a
/// time.
///
/// It is an actor because the closure that reads a file must be `Sendable`; one task reads.
actor MultipartReader {
    private let next: ConsoleCommands.Pieces
    private let delimiter: [UInt8]
    /// What has arrived and was not read. The line break belongs to the first delimiter, before which there is no line.
    private var buffer = Array("\r\n".utf8)
    /// Whether the next delimiter is still to be found: the part has not ended, or the first one has not begun.
    private var isInPart = true

    init(boundary: [UInt8], next: @escaping ConsoleCommands.Pieces) {
        delimiter = Array("\r\n--".utf8) + boundary
        self.next = next
    }

    /// The head of the next part; nil after the last one. What is left of the part before is skipped.
    ///
    /// - Throws: `ServiceError` if the body is malformed, or the head has more than `maxBytes`.
    func head(maxBytes: Int) async throws -> [UInt8]? {
        while try await piece() != nil {}
        while buffer.count < 2 { try await fill() }
        guard !buffer.starts(with: "--".utf8) else { return nil }
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let found = buffer.firstRange(of: end) {
                let head = Array(buffer[..<found.lowerBound])
                buffer.removeSubrange(..<found.upperBound)
                isInPart = true
                return head
            }
            guard buffer.count <= maxBytes else { throw Self.malformed }
            try await fill()
        }
    }

    /// The next bytes of the part; nil at its end.
    ///
    /// - Throws: `ServiceError` if the body ends before the part does.
    func piece() async throws -> [UInt8]? {
        while isInPart {
            let found = buffer.firstRange(of: delimiter)
            // The last bytes may begin a delimiter whose rest has not arrived.
            let end = found?.lowerBound ?? max(0, buffer.count - delimiter.count)
            let piece = Array(buffer[..<end])
            buffer.removeSubrange(..<(found?.upperBound ?? end))
            if found != nil { isInPart = false }
            if !piece.isEmpty { return piece }
            if isInPart { try await fill() }
        }
        return nil
    }

    private func fill() async throws {
        guard let more = try await next() else { throw Self.malformed }
        buffer += more
    }

    private static let malformed = ServiceError.invalidParameter("The form is not complete.")
}
