/// The facts about a request that conditions ask for: each context key with its values.
///
/// A value is text: a number in decimal digits, a time as `2026-11-21T00:30:00Z` or in seconds since 1970, bytes in
/// Base64, a truth value as `true` or `false`.
package struct ConditionContext: Sendable {
    private struct Entry: Sendable {
        var key: ContextKey
        /// Nil once the key was taken out.
        var values: [[UInt8]]?
    }

    private var entries: [Entry] = []
    /// The places of entries, by the digests of their keys: if a place is taken, a key goes to the next one. The number
    /// of places is a power of two, and at least twice that of the entries.
    private var places: [Int] = Self.emptyPlaces
    private static let emptyPlaces = [Int](repeating: free, count: 64)
    private static let free = -1

    /// A context without keys.
    package init() {}

    /// A context of these keys. Of two names that differ only in case, the last wins.
    ///
    /// - Parameter values: Pairs; names from callers must not be in a dictionary, which normalizes them.
    package init(_ values: some Sequence<(key: String, value: [String])>) {
        for (name, texts) in values { self[name] = texts }
    }

    /// The values of the key called `name`, or nil if the request does not have it.
    package subscript(name: String) -> [String]? {
        get { self[ContextKey(name)]?.map { String(decoding: $0, as: UTF8.self) } }
        set { set(ContextKey(name), values: newValue?.map { Array($0.utf8) }) }
    }

    subscript(key: ContextKey) -> [[UInt8]]? {
        let index = places[place(of: key)]
        return index == Self.free ? nil : entries[index].values
    }

    /// Whether the request has `key`.
    func has(_ key: ContextKey) -> Bool {
        let index = places[place(of: key)]
        return index != Self.free && entries[index].values != nil
    }

    /// The place of `key`, or the free one where it would be.
    private func place(of key: ContextKey) -> Int {
        let mask = places.count - 1
        var place = key.digest & mask
        while places[place] != Self.free, entries[places[place]].key != key { place = (place + 1) & mask }
        return place
    }

    private mutating func set(_ key: ContextKey, values: [[UInt8]]?) {
        let place = place(of: key)
        let entry = Entry(key: key, values: values)
        guard places[place] == Self.free else { return entries[places[place]] = entry }
        places[place] = entries.count
        entries.append(entry)
        if entries.count * 2 > places.count { grow() }
    }

    private mutating func grow() {
        places = Array(repeating: Self.free, count: places.count * 2)
        for (index, entry) in entries.enumerated() { places[place(of: entry.key)] = index }
    }
}
