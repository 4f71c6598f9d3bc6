/// The context keys of a request with their values, which conditions test.
///
/// A value is text: a number in decimal digits, a time as `2026-11-21T00:30:00Z` or in seconds since 1970, bytes in
/// Base64, a truth value as `true` or `false`.
package struct ConditionContext: Sendable {
    private struct Entry: Sendable {
        var key: ContextKey
        /// Nil after the key was removed.
        var values: [[UInt8]]?
    }

    private var entries: [Entry] = []
    /// Indices of entries, hashed by the digests of their keys with linear probing. The number of slots is a power of
    /// two, and at least twice that of the entries. A dictionary would fold and hash a name for each look-up.
    private var slots: [Int] = Self.emptySlots
    private static let emptySlots = [Int](repeating: free, count: 64)
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
        let index = slots[slot(of: key)]
        return index == Self.free ? nil : entries[index].values
    }

    /// Whether the request has `key`.
    func has(_ key: ContextKey) -> Bool {
        let index = slots[slot(of: key)]
        return index != Self.free && entries[index].values != nil
    }

    /// The slot of `key`, or the free slot for it.
    private func slot(of key: ContextKey) -> Int {
        let mask = slots.count - 1
        var slot = key.digest & mask
        while slots[slot] != Self.free, entries[slots[slot]].key != key { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func set(_ key: ContextKey, values: [[UInt8]]?) {
        let slot = slot(of: key)
        let entry = Entry(key: key, values: values)
        guard slots[slot] == Self.free else { return entries[slots[slot]] = entry }
        slots[slot] = entries.count
        entries.append(entry)
        if entries.count * 2 > slots.count { grow() }
    }

    private mutating func grow() {
        slots = Array(repeating: Self.free, count: slots.count * 2)
        for (index, entry) in entries.enumerated() { slots[slot(of: entry.key)] = index }
    }
}
