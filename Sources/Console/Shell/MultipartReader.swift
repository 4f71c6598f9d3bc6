import Kernel
import WireRuntime

/// Reads the parts of a body one after the other. It holds one piece of the body at a time.
actor MultipartReader {
    private let next: ConsoleCommands.Pieces
    private let delimiter: [UInt8]
    // The first delimiter follows no line.
    private var buffer = Array("\r\n".utf8)
    /// Whether bytes come before the next delimiter: those of a part, or of nothing at the beginning.
    private var isOpen = true

    init(boundary: [UInt8], next: @escaping ConsoleCommands.Pieces) {
        delimiter = Array("\r\n--".utf8) + boundary
        self.next = next
    }

    /// The head of the next part; nil after the last one.
    ///
    /// - Throws: `ServiceError` if the body is malformed.
    func head(maxBytes: Int) async throws -> [UInt8]? {
        while try await piece() != nil {}
        while buffer.count < 2 { try await fill() }
        guard !buffer.starts(with: "--".utf8) else { return nil }
        let end = Array("\r\n\r\n".utf8)
        while true {
            if let found = buffer.firstRange(of: end) {
                let head = Array(buffer[..<found.lowerBound])
                buffer.removeSubrange(..<found.upperBound)
                isOpen = true
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
        while isOpen {
            let found = buffer.firstRange(of: delimiter)
            let end = found?.lowerBound ?? max(0, buffer.count - delimiter.count)
            let piece = Array(buffer[..<end])
            buffer.removeSubrange(..<(found?.upperBound ?? end))
            if found != nil { isOpen = false }
            if !piece.isEmpty { return piece }
            if isOpen { try await fill() }
        }
        return nil
    }

    private func fill() async throws {
        guard let more = try await next() else { throw Self.malformed }
        buffer += more
    }

    private static let malformed = ServiceError.invalidParameter("The form is not complete.")
}
