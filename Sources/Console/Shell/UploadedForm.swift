import Kernel
import Wire
import WireRuntime

/// A form with a file, which is read while it arrives (RFC 7578). The fields come first, the file last.
struct UploadedForm: Sendable {
    /// The fields before the file.
    let fields: [(name: String, value: String)]
    /// The bytes of the file; nil if the form has none.
    let file: ConsoleCommands.Pieces?

    private static let maxHead = 4096
    private static let maxFieldBytes = 65_536

    private static let maxPlainBytes = 1 << 20

    /// The request as if its fields were a form without a file, and the bytes of the file.
    ///
    /// - Throws: `ServiceError` if the form is malformed or too long.
    static func read(_ request: WireRequest) async throws -> (request: WireRequest, file: ConsoleCommands.Pieces?) {
        guard let stream = request.stream else { return (request, nil) }
        if let boundary = boundary(of: request) {
            let form = try await fields(of: MultipartReader(boundary: boundary) { try await stream.next() })
            return (form.request(request), form.file)
        }
        var plain = request
        plain.stream = nil
        while let piece = try await stream.next() {
            plain.body += piece
            guard plain.body.count <= maxPlainBytes else { throw Self.tooLong }
        }
        return (plain, nil)
    }

    private static func fields(of reader: MultipartReader) async throws -> UploadedForm {
        var (fields, size) = ([(name: String, value: String)](), 0)
        while let head = try await reader.head(maxBytes: maxHead) {
            let disposition = try Self.disposition(head)
            if disposition.isFile { return UploadedForm(fields: fields) { try await reader.piece() } }
            var value: [UInt8] = []
            while let piece = try await reader.piece() {
                value += piece
                size += piece.count
                guard size <= maxFieldBytes else { throw Self.tooLong }
            }
            guard let text = String(validating: value, as: UTF8.self), fields.count < maxFields else {
                throw ServiceError.invalidParameter("The form is malformed.")
            }
            fields.append((disposition.name, text))
        }
        return UploadedForm(fields: fields, file: nil)
    }

    private static let maxFields = 50
    private static let tooLong = ServiceError.invalidParameter("The form is too long.")

    private init(fields: [(name: String, value: String)], file: ConsoleCommands.Pieces?) {
        (self.fields, self.file) = (fields, file)
    }

    private func request(_ request: WireRequest) -> WireRequest {
        var plain = request
        plain.stream = nil
        let type: WireRequest.Header = ("Content-Type", "application/x-www-form-urlencoded")
        plain.headers = request.headers.filter { !$0.name.hasSameLetters(as: "content-type") } + [type]
        let written = fields.map { field in
            "\(PercentEncoding.encode(field.name.utf8))=\(PercentEncoding.encode(field.value.utf8))"
        }
        plain.body = Array(written.joined(separator: "&").utf8)
        return plain
    }

    private static func boundary(of request: WireRequest) -> [UInt8]? {
        let type = Array((request.header("content-type") ?? "").utf8)
        let front = Array("multipart/form-data".utf8)
        guard type.count >= front.count, type[..<front.count].map(\.asciiLowercased) == front else { return nil }
        guard let value = parameter("boundary", in: type), (1...70).contains(value.count) else { return nil }
        return value
    }

    private static func disposition(_ head: [UInt8]) throws -> (name: String, isFile: Bool) {
        for line in head.split(separator: UInt8(ascii: "\n")) {
            let front = Array("content-disposition:".utf8)
            guard line.count > front.count, line.prefix(front.count).map(\.asciiLowercased) == front else { continue }
            let line = Array(line)
            guard let name = parameter("name", in: line).flatMap({ String(validating: $0, as: UTF8.self) }) else {
                break
            }
            return (name, parameter("filename", in: line) != nil)
        }
        throw ServiceError.invalidParameter("The form is malformed.")
    }

    /// The value of a parameter of a header. Browsers write a quotation mark in it as `%22`.
    private static func parameter(_ name: String, in header: [UInt8]) -> [UInt8]? {
        for part in header.split(separator: UInt8(ascii: ";")).dropFirst() {
            let rest = part.drop { $0 == UInt8(ascii: " ") }
            guard let cut = rest.firstIndex(of: UInt8(ascii: "=")),
                rest[..<cut].map(\.asciiLowercased) == Array(name.utf8)
            else { continue }
            return rest[(cut + 1)...].filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\r") }
        }
        return nil
    }
}
