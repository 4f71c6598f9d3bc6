import Foundation
import Kernel

/// The whole lines of a file after an offset.
struct ChainTail {
    /// The lines without their ends.
    let lines: [[UInt8]]
    /// The bytes of the lines and their ends.
    let byteCount: Int

    /// The most that is read at once, unless one line is longer.
    private static let blockBytes = 1 << 20
    /// A longer line is not read: no record is that long.
    private static let maxLineBytes = 16 << 20

    /// Reads at most `count` lines; nil if the file cannot be read.
    init?(of path: String, after offset: Int, atMost count: Int) {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        var size = Self.blockBytes
        while true {
            guard (try? file.seek(toOffset: UInt64(offset))) != nil else { return nil }
            let data = Array((try? file.read(upToCount: size)) ?? Data())
            let ends = data.indices.lazy.filter { data[$0] == UInt8(ascii: "\n") }.prefix(count)
            if let last = ends.last {
                let starts = [0] + ends.map { $0 + 1 }
                lines = zip(starts, ends).map { Array(data[$0..<$1]) }
                byteCount = last + 1
                return
            }
            guard data.count == size, size < Self.maxLineBytes else { break }
            size = Self.maxLineBytes
        }
        (lines, byteCount) = ([], 0)
    }
}
