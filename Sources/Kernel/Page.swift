/// Where a listing goes on: the sort key of the last thing that was shown.
public struct Cursor: Hashable, Codable, Sendable {
    /// The parts of the sort key, the most significant first. Together they are unique within the listing.
    public var keys: [String]

    /// A cursor behind the thing with these sort keys.
    public init(_ keys: String...) { self.keys = keys }

    /// The part at `position`, or the empty text, which sorts before every other.
    public subscript(position: Int) -> String { keys.indices.contains(position) ? keys[position] : "" }
}

/// One page of a listing, and where the next begins.
public struct Page<Item: Sendable>: Sendable {
    /// What is on the page, in the order of the listing.
    public var items: [Item]
    /// Nil on the last page.
    public var next: Cursor?

    /// A page of at most `limit` items, cut from `rows`, of which one more than the limit was asked for.
    public init(rows: [Item], limit: Int, cursor: (Item) -> Cursor) {
        items = Array(rows.prefix(max(limit, 0)))
        next = rows.count > limit ? items.last.map(cursor) : nil
    }
}

extension Page {
    /// The same page of other things.
    public func map<Other: Sendable>(_ transform: (Item) throws -> Other) rethrows -> Page<Other> {
        Page<Other>(items: try items.map(transform), next: next)
    }

    /// A page that somebody else cut.
    public init(items: [Item], next: Cursor?) {
        self.items = items
        self.next = next
    }
}
