import Foundation

/// The whole lines of a file from an offset to its beginning, read in blocks.
struct ReversedLines {
    private let file: FileHandle
    /// The bytes of the file from `start`, up to the end of the next line.
    private var bytes: [UInt8] = []
    private var start: Int
    private var block = 1 << 16
    private static let maxBlock = 16 << 20

    /// Reads the lines before the byte `end`, or all; nil if the file cannot be read.
    init?(_ path: String, before end: Int? = nil) {
        guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd() else { return nil }
        self.file = file
        start = min(end ?? Int(size), Int(size))
    }

    /// The line before the last one, and where it begins; nil at the beginning of the file.
    mutating func next() -> (line: [UInt8], start: Int)? {
        while true {
            if let end = bytes.lastIndex(of: Self.newline) {
                // Bytes after the last end of a line belong to a record that is being written.
                bytes.removeSubrange((end + 1)...)
                if let before = bytes[..<end].lastIndex(of: Self.newline) { return taken(from: before + 1, to: end) }
                if start == 0 { return taken(from: 0, to: end) }
            }
            guard start > 0, readBlock() else { return nil }
        }
    }

    private static let newline = UInt8(ascii: "\n")

    private mutating func taken(from first: Int, to end: Int) -> (line: [UInt8], start: Int) {
        defer { bytes.removeSubrange(first...) }
        return (Array(bytes[first..<end]), start + first)
    }

    /// Each block is twice as long as the one before, so that a long line is not searched often.
    private mutating func readBlock() -> Bool {
        let count = min(block, start)
        guard (try? file.seek(toOffset: UInt64(start - count))) != nil,
            let data = try? file.read(upToCount: count), data.count == count
        else { return false }
        bytes = Array(data) + bytes
        start -= count
        block = min(block * 2, Self.maxBlock)
        return true
    }
}
