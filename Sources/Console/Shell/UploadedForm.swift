import Kernel
import Wire
import WireRuntime

/// A form with a file (RFC 7578). The fields come first, so the file can be read while it arrives.
struct UploadedForm: Sendable {
    /// The fields before the file.
    let fields: [(name: String, value: String)]
    /// The bytes of the file; nil if the form has none.
    let file: ConsoleCommands.Pieces?

    /// The most bytes of the head of a part.
    private static let maxHeadBytes = 4_096
    /// The most fields, and bytes of their values together.
    private static let (maxFields, maxFieldBytes) = (50, 65_536)
    /// The most bytes of a form without a file.
    private static let maxPlainBytes = 1 << 20

    /// The request as if its fields were a form without a file, so that pages read both alike, and the bytes of the
    /// file.
    ///
    /// - Throws: `ServiceError` if the form is malformed or too long.
    static func read(_ request: WireRequest) async throws -> (request: WireRequest, file: ConsoleCommands.Pieces?) {
        guard let stream = request.stream else { return (request, nil) }
        if let boundary = boundary(of: request) {
            let form = try await form(from: MultipartReader(boundary: boundary) { try await stream.next() })
            return (form.plain(request), form.file)
        }
        var plain = request
        plain.stream = nil
        while let piece = try await stream.next() {
            plain.body += piece
            guard plain.body.count <= maxPlainBytes else { throw tooLong }
        }
        return (plain, nil)
    }

    /// Reads the fields before the file.
    private static func form(from reader: MultipartReader) async throws -> UploadedForm {
        var fields: [(name: String, value: String)] = []
        var size = 0
        while let head = try await reader.head(maxBytes: maxHeadBytes) {
            let disposition = try disposition(in: head)
            if disposition.isFile { return UploadedForm(fields: fields) { try await reader.piece() } }
            var value: [UInt8] = []
            while let piece = try await reader.piece() {
                value += piece
                size += piece.count
                guard size <= maxFieldBytes else { throw tooLong }
            }
            guard fields.count < maxFields else { throw tooLong }
            guard let text = String(validating: value, as: UTF8.self) else { throw malformed }
            fields.append((disposition.name, text))
        }
        return UploadedForm(fields: fields, file: nil)
    }

    /// `request` with the fields as its body, in the encoding of a form without a file.
    private func plain(_ request: WireRequest) -> WireRequest {
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

    /// The name of the field that a part has, and whether it is a file.
    private static func disposition(in head: [UInt8]) throws -> (name: String, isFile: Bool) {
        for line in head.split(separator: UInt8(ascii: "\n")) {
            let front = Array("content-disposition:".utf8)
            guard line.count > front.count, line.prefix(front.count).map(\.asciiLowercased) == front else { continue }
            let line = Array(line)
            guard let name = parameter("name", in: line).flatMap({ String(validating: $0, as: UTF8.self) }) else {
                break
            }
            return (name, parameter("filename", in: line) != nil)
        }
        throw malformed
    }

    /// The value of a parameter of a header, without quotation marks: browsers write `%22` for one in a value.
    private static func parameter(_ name: String, in header: [UInt8]) -> [UInt8]? {
        for part in header.split(separator: UInt8(ascii: ";")).dropFirst() {
            let rest = part.drop { $0 == UInt8(ascii: " ") }
            guard let equalsSign = rest.firstIndex(of: UInt8(ascii: "=")),
                rest[..<equalsSign].map(\.asciiLowercased) == Array(name.utf8)
            else { continue }
            return rest[(equalsSign + 1)...].filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\r") }
        }
        return nil
    }

    private static let tooLong = ServiceError.invalidParameter("The form is too long.")
    private static let malformed = ServiceError.invalidParameter("The form is malformed.")
}
