import Foundation

/// Looks for bytes within bytes, in a time that grows with their sum.
package enum ByteSearch {
    /// Whether `text` contains `part`.
    package static func contains(_ part: String, in text: String) -> Bool {
        firstIndex(of: Array(part.utf8), in: Array(text.utf8)[...]) != nil
    }

    /// The index of the first `part` in `text`, or nil.
    package static func firstIndex(of part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
        guard let first = part.first else { return text.startIndex }
        var start = text.startIndex
        // Tries every candidate in turn, as long as that costs no more than a few passes over `text`.
        var work = 8 * text.count
        while part.count <= text.endIndex - start, let index = firstIndex(of: first, in: text[start...]) {
            if has(part, at: index, in: text) { return index }
            start = index + 1
            work -= part.count
            guard work > 0 else { return firstIndexWithoutBacktracking(of: part, in: text[start...]) }
        }
        return nil
    }

    /// Whether `part` is found at `index`, which must be in `text` or at its end.
    package static func has(_ part: [UInt8], at index: Int, in text: ArraySlice<UInt8>) -> Bool {
        guard index >= text.startIndex, part.count <= text.endIndex - index else { return false }
        return text.withUnsafeBytes { bytes in
            part.withUnsafeBytes { part in
                guard let base = bytes.baseAddress, let wanted = part.baseAddress else { return part.isEmpty }
                return memcmp(base + (index - text.startIndex), wanted, part.count) == 0
            }
        }
    }

    private static func firstIndex(of byte: UInt8, in text: ArraySlice<UInt8>) -> Int? {
        text.withUnsafeBytes { bytes in
            bytes.baseAddress.flatMap { base in
                memchr(base, Int32(byte), bytes.count).map { text.startIndex + (UnsafeRawPointer($0) - base) }
            }
        }
    }

    /// Looks at each byte of `text` once (Knuth, Morris and Pratt, 1977).
    private static func firstIndexWithoutBacktracking(of part: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
        let borders = borders(of: part)
        var matched = 0
        for (index, byte) in zip(text.indices, text) {
            while matched > 0, part[matched] != byte { matched = borders[matched - 1] }
            if part[matched] == byte { matched += 1 }
            if matched == part.count { return index + 1 - part.count }
        }
        return nil
    }

    /// For each beginning of `part`, the length of the longest shorter beginning that it ends with.
    private static func borders(of part: [UInt8]) -> [Int] {
        var borders = [Int](repeating: 0, count: part.count)
        var length = 0
        for index in part.indices.dropFirst() {
            while length > 0, part[length] != part[index] { length = borders[length - 1] }
            if part[length] == part[index] { length += 1 }
            borders[index] = length
        }
        return borders
    }
}
