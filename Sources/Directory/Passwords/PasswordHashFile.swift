import Crypto
import Foundation
import Kernel

/// The SHA-1 hashes of compromised passwords, as they are published for range queries: lines `HASH:COUNT` in the order
/// of the hashes. They are in one file, or in a folder with one file for each range, such as `5BAA6.txt`, whose lines
/// leave out the five digits of its name.
///
/// A search is binary and reads from the disk: a file of 40 GB takes about thirty reads and no memory. If the file is
/// replaced, the next search uses the new one.
package struct PasswordHashFile: Sendable {
    private let path: String
    private let isFolder: Bool

    /// Opens the list at `path`, and searches it twice to check it.
    ///
    /// - Throws: `PasswordListError` if its first or last line cannot be read.
    package init(_ path: String) throws(PasswordListError) {
        self.path = path
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        self.isFolder = isFolder.boolValue
        for digit in "0f".utf8 { _ = try contains(digits: [UInt8](repeating: digit, count: 40)) }
    }

    /// Whether the list has the hash.
    ///
    /// - Throws: `PasswordListError`.
    func contains(_ hash: Insecure.SHA1.Digest) throws(PasswordListError) -> Bool {
        try contains(digits: Array(Hex.encode(Array(hash)).utf8))
    }

    /// Whether the list has the hash that `digits` write.
    ///
    /// - Parameter digits: Forty, in lower case.
    private func contains(digits: [UInt8]) throws(PasswordListError) -> Bool {
        guard isFolder else { return try SortedLines(of: path).contain(digits[...]) }
        let range = String(decoding: digits.prefix(5), as: UTF8.self).uppercased()
        return try SortedLines(of: "\(path)/\(range).txt").contain(digits.dropFirst(5))
    }
}

/// Why a list of passwords cannot be used, in a line for the operator.
package struct PasswordListError: Error, Hashable, CustomStringConvertible {
    package let description: String
}

/// A file with sorted lines that begin with hexadecimal digits.
private final class SortedLines {
    private let path: String
    private let file: Int32
    private let size: Int

    private static let maxLineLength = 128

    init(of path: String) throws(PasswordListError) {
        file = open(path, O_RDONLY | O_CLOEXEC)
        self.path = path
        var status = stat()
        guard file >= 0, fstat(file, &status) == 0 else {
            throw PasswordListError(description: "\(path) cannot be read: \(String(cString: strerror(errno)))")
        }
        size = Int(status.st_size)
        guard size > 0 else { throw PasswordListError(description: "\(path) is empty") }
    }

    deinit { if file >= 0 { close(file) } }

    /// Whether a line begins with `digits`. A count of 0 is padding, which some publishers add to a range.
    func contain(_ digits: ArraySlice<UInt8>) throws(PasswordListError) -> Bool {
        // Both are offsets of the start of a line, or the end of the file.
        var (low, high) = (0, size)
        while low < high {
            let line = try line(at: low + (high - low) / 2, notBefore: low)
            let found = line.text.prefix(digits.count)
            let rest = line.text.dropFirst(digits.count)
            guard found.count == digits.count, found.allSatisfy({ $0.asciiHexDigitValue != nil }),
                rest.isEmpty || rest.first == UInt8(ascii: ":")
            else { throw malformed(at: line.start) }
            if found.elementsEqual(digits) { return !rest.elementsEqual(":0".utf8) }
            if found.lexicographicallyPrecedes(digits) { low = line.end } else { high = line.start }
        }
        return false
    }

    /// The line that contains the byte at `offset`, in lower case and without its end, with the offsets of its start
    /// and of the next line.
    ///
    /// - Parameter first: The offset of the start of this or an earlier line.
    private func line(at offset: Int, notBefore first: Int) throws(PasswordListError) -> (
        text: [UInt8], start: Int, end: Int
    ) {
        let origin = max(first, offset - Self.maxLineLength)
        let bytes = try read(2 * Self.maxLineLength, at: origin)
        guard bytes.count > offset - origin else { throw malformed(at: offset) }
        let before = bytes[..<(offset - origin)].lastIndex(of: Self.newline)
        let after = bytes[(offset - origin)...].firstIndex(of: Self.newline)
        guard before != nil || origin == first, after != nil || origin + bytes.count == size else {
            throw malformed(at: offset)
        }
        let (start, end) = (before.map { $0 + 1 } ?? 0, after ?? bytes.count)
        let text = bytes[start..<end].map(\.asciiLowercased)
        let isReturn = text.last == UInt8(ascii: "\r")
        return (isReturn ? text.dropLast() : text, origin + start, origin + end + 1)
    }

    private static let newline = UInt8(ascii: "\n")

    private func read(_ count: Int, at offset: Int) throws(PasswordListError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let length = bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress, count, off_t(offset)) }
        guard length >= 0 else {
            throw PasswordListError(description: "\(path) cannot be read: \(String(cString: strerror(errno)))")
        }
        return Array(bytes.prefix(length))
    }

    private func malformed(at offset: Int) -> PasswordListError {
        PasswordListError(description: "\(path) has no line HASH:COUNT at byte \(offset)")
    }
}
