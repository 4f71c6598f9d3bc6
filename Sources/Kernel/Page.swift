/// A position in a listing: the sort key of the last item that was returned.
package struct Cursor: Hashable, Codable, Sendable {
    /// The parts of the sort key, most significant first. Together they are unique within the listing.
    package var keys: [String]

    /// A cursor after the item with these sort keys.
    package init(_ keys: String...) { self.keys = keys }

    /// The part at `position`, or the empty string, which sorts before every other.
    package subscript(position: Int) -> String { keys.indices.contains(position) ? keys[position] : "" }
}

/// One page of a listing, with the cursor of the next.
package struct Page<Item: Sendable>: Sendable {
    /// The items, in the order of the listing.
    package var items: [Item]
    /// Nil on the last page.
    package var next: Cursor?

    /// Cuts a page of at most `limit` items.
    ///
    /// - Parameter rows: The rows of a query for `limit + 1` items.
    package init(rows: [Item], limit: Int, cursor: (Item) -> Cursor) {
        items = Array(rows.prefix(max(limit, 0)))
        next = rows.count > limit ? items.last.map(cursor) : nil
    }

    /// A page that is already cut.
    package init(items: [Item], next: Cursor?) {
        self.items = items
        self.next = next
    }

    /// The same page with each item transformed.
    package func map<Other: Sendable>(_ transform: (Item) throws -> Other) rethrows -> Page<Other> {
        Page<Other>(items: try items.map(transform), next: next)
    }
}
