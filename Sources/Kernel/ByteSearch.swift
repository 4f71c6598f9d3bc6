/// Looks for bytes within bytes, in a time that grows with their sum (Knuth, Morris and Pratt, 1977).
package enum ByteSearch {
    /// Whether `text` contains `part`.
    package static func contains(_ part: String, in text: String) -> Bool {
        guard part.utf8.count <= text.utf8.count else { return false }
        let part = Array(part.utf8)
        guard !part.isEmpty else { return true }
        let borders = borders(of: part)
        var matched = 0
        for byte in text.utf8 {
            while matched > 0, part[matched] != byte { matched = borders[matched - 1] }
            if part[matched] == byte { matched += 1 }
            if matched == part.count { return true }
        }
        return false
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
