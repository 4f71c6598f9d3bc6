/// The lines of a file that arrives in pieces.
///
/// A line ends with a line feed, optionally after a carriage return. Each byte is read once, no matter how the file is
/// cut into pieces.
package struct FileLines {
    /// A line without its end.
    package struct Line: Sendable, Equatable {
        /// Its number; the first line of a file is line 1.
        package var number: Int
        package var text: String
        /// The position in the file after its end.
        package var end: Int
    }

    /// The most characters of a line (UP-CSV-32).
    package static let maxCharacters = 16_000
    /// The maximum bytes of that many characters.
    static let maxBytes = 4 * maxCharacters + 2

    private var bytes: [UInt8] = []
    /// The beginning of the next line in `bytes`, and the end of the part that was searched for its end.
    private var (start, scanned) = (0, 0)
    /// The position of `bytes` in the file.
    private var origin: Int
    private var number: Int

    /// The lines from a position on.
    ///
    /// - Parameter number: The number of the line that begins there.
    package init(from position: Int = 0, number: Int = 1) { (origin, self.number) = (position, number) }

    /// Adds the next piece of the file.
    package mutating func add(_ piece: some Collection<UInt8>) {
        bytes.removeFirst(start)
        origin += start
        scanned -= start
        start = 0
        bytes += piece
    }

    /// The next line; nil if its end has not arrived.
    ///
    /// - Parameter isComplete: Whether the whole file has been added. The last line may have no end.
    /// - Throws: `ImportFileError` if it is too long, or not UTF-8.
    package mutating func next(isComplete: Bool) throws(ImportFileError) -> Line? {
        while scanned < bytes.count, bytes[scanned] != UInt8(ascii: "\n") {
            scanned += 1
            guard scanned - start <= Self.maxBytes else { throw .lineTooLong(number) }
        }
        let isEnded = scanned < bytes.count
        guard isEnded || isComplete && start < bytes.count else { return nil }
        var content = bytes[start..<scanned]
        if content.last == UInt8(ascii: "\r") { content.removeLast() }
        scanned += isEnded ? 1 : 0
        start = scanned
        defer { number += 1 }
        return Line(number: number, text: try text(of: content), end: origin + start)
    }

    private func text(of content: ArraySlice<UInt8>) throws(ImportFileError) -> String {
        guard number > 1 || !content.starts(with: [0xEF, 0xBB, 0xBF]) else { throw .byteOrderMark }
        guard let text = String(validating: content, as: UTF8.self) else { throw .notUTF8(number) }
        guard content.count <= Self.maxCharacters || text.unicodeScalars.count <= Self.maxCharacters else {
            throw .lineTooLong(number)
        }
        return text
    }
}
