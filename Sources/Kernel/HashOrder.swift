/// The service's order of texts that have no order of their own: that of hash tables in Java. Programs that compare a
/// whole list as one text get the same text as from the service.
package enum HashOrder {
    /// The members of a set, such as the scopes of a token.
    ///
    /// They are ordered by `(h ^ h >>> 16) & (n - 1)`, with Java's hash code `h` and the number of buckets `n`: the
    /// smallest power of two, at least 16, that the members fill to three quarters or less. Members of one bucket keep
    /// their given order.
    package static func ofSet(_ texts: [String]) -> [String] {
        guard texts.count > 1 else { return texts }
        let buckets = buckets(for: texts.count, from: 16)
        return sorted(texts) { hash in Int((hash ^ (hash >> 16)) & (buckets - 1)) }
    }

    /// The words of an enumeration in a message about a word that is not among them.
    ///
    /// They are ordered by `h & 31`. Of two words in one bucket, the later one in the model comes first.
    package static func ofEnumeration(_ words: [String]) -> [String] {
        let buckets = buckets(for: words.count, from: 32)
        return sorted(words.reversed()) { hash in Int(hash & (buckets - 1)) }
    }

    private static func buckets(for count: Int, from least: UInt32) -> UInt32 {
        var buckets = least
        while Int(buckets) / 4 * 3 < count, buckets < 1 << 30 { buckets *= 2 }
        return buckets
    }

    /// The texts by their buckets; those of one bucket stay in order.
    private static func sorted(_ texts: [String], by bucket: (UInt32) -> Int) -> [String] {
        let placed = texts.enumerated().map { (bucket: bucket(javaHash($1)), index: $0, text: $1) }
        return placed.sorted { ($0.bucket, $0.index) < ($1.bucket, $1.index) }.map(\.text)
    }

    /// The hash code of a string in Java.
    private static func javaHash(_ text: String) -> UInt32 {
        text.utf16.reduce(0) { hash, unit in hash &* 31 &+ UInt32(unit) }
    }
}
