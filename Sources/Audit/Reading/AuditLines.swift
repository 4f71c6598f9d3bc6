import Foundation

/// The lines of a file.
struct AuditLines: Sequence, Sendable {
    private let bytes: [UInt8]
    /// The end of the last whole line.
    private let end: Int

    /// Reads the file at `path`; nil if it cannot be read.
    init?(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        bytes = Array(data)
        end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    /// The bytes after the end of the last line.
    var torn: ArraySlice<UInt8> { bytes[end...] }

    /// The first line, without its end; nil if no line is whole.
    var first: ArraySlice<UInt8>? { first { _ in true } }

    /// The last whole line, without its end.
    var last: ArraySlice<UInt8>? {
        guard end > 0 else { return nil }
        let start = bytes[..<(end - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return bytes[start..<(end - 1)]
    }

    struct Iterator: IteratorProtocol {
        private var rest: ArraySlice<UInt8>

        init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

        mutating func next() -> ArraySlice<UInt8>? {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            defer { rest = rest[(end + 1)...] }
            return rest[..<end]
        }
    }

    func makeIterator() -> Iterator { Iterator(bytes[..<end]) }
}
