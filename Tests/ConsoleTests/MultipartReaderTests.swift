import Kernel
import Testing
import WireRuntime

@testable import Console

/// Forms with files.
struct MultipartReaderTests {
    /// A reader to which the body arrives in pieces of `length` bytes.
    private static func reader(_ body: String, pieces length: Int) -> MultipartReader {
        let rest = Locked(Array(body.utf8)[...])
        return MultipartReader(boundary: Array("xyz".utf8)) {
            rest.change { rest in
                defer { rest = rest.dropFirst(length) }
                return rest.isEmpty ? nil : Array(rest.prefix(length))
            }
        }
    }

    private static func parts(of reader: MultipartReader) async throws -> [(head: String, content: String)] {
        var parts: [(head: String, content: String)] = []
        while let head = try await reader.head(maxBytes: 4096) {
            var content: [UInt8] = []
            while let piece = try await reader.piece() { content += piece }
            parts.append((String(decoding: head, as: UTF8.self), String(decoding: content, as: UTF8.self)))
        }
        return parts
    }

    @Test(arguments: [1, 2, 7, 1000])
    func `a form is read alike in whatever pieces it comes`(_ length: Int) async throws {
        let body =
            "--xyz\r\nA: 1\r\n\r\n\r\n--xy\r\n--xyz\r\nB: 2\r\n\r\n\r\n--xyz\r\nC: 3\r\n\r\nlast\r\n--xyz--\r\n"
        let parts = try await Self.parts(of: Self.reader(body, pieces: length))
        #expect(parts.map(\.head) == ["\r\nA: 1", "\r\nB: 2", "\r\nC: 3"])
        #expect(parts.map(\.content) == ["\r\n--xy", "", "last"])
    }

    @Test(arguments: ["", "--xyz", "--xyz\r\nA: 1\r\n\r\nx", "--xyz\r\nA: 1\r\n\r\nx\r\n--xyz"])
    func `a form that is cut off is refused`(_ body: String) async {
        await #expect(throws: ServiceError.self) { _ = try await Self.parts(of: Self.reader(body, pieces: 3)) }
    }
}
