import Foundation

/// The lines of a file, one after another, so that a file of any length takes little memory.
struct LineFile {
    /// A line without its end.
    struct Line {
        /// Counts from one.
        var number: Int
        /// Nil if the line is longer than it may be.
        var bytes: [UInt8]?
    }

    /// The bytes of the file; 0 if it is a pipe.
    private let size: Int
    private var readCount = 0
    private let file: FileHandle
    private let maxLength: Int
    private var held: [UInt8] = []
    private var offset = 0
    private var number = 0
    private static let chunk = 1 << 16

    /// Opens the file at `path`.
    ///
    /// - Parameter maxLength: The most bytes of a line.
    /// - Throws: `ConfigurationError`.
    init(_ path: String, maxLength: Int) throws(ConfigurationError) {
        guard let file = FileHandle(forReadingAtPath: path) else {
            throw ConfigurationError(FileProblem.reading(path) ?? "\(path) cannot be read")
        }
        (self.file, self.maxLength) = (file, maxLength)
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    }

    /// How much of the file is read, from 0 to 1; nil if its length is not known.
    var fraction: Double? { size > 0 ? min(Double(readCount) / Double(size), 1) : nil }

    /// The next line; nil at the end.
    mutating func next() throws -> Line? {
        var (bytes, isTooLong, isEmpty) = ([UInt8](), false, true)
        while true {
            if offset == held.count {
                held = Array(try file.read(upToCount: Self.chunk) ?? Data())
                offset = 0
                guard !held.isEmpty else { break }
            }
            isEmpty = false
            let end = held[offset...].firstIndex(of: UInt8(ascii: "\n"))
            let part = held[offset..<(end ?? held.count)]
            isTooLong = isTooLong || bytes.count + part.count > maxLength
            if !isTooLong { bytes += part }
            let nextOffset = end.map { $0 + 1 } ?? held.count
            readCount += nextOffset - offset
            offset = nextOffset
            if end != nil { break }
        }
        guard !isEmpty else { return nil }
        number += 1
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        return Line(number: number, bytes: isTooLong ? nil : bytes)
    }
}
