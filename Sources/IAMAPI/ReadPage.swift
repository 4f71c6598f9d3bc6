import Kernel
import Wire
import WireRuntime

extension PagedOperation {
    /// A page of items that have all been read, in the order of `key`, which is different for each.
    static func page<Item: Sendable>(
        _ items: [Item], request: PageRequest, by key: (Item) -> String
    ) -> Page<Item> {
        let ordered = items.map { (key: key($0), item: $0) }
            .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        let rest = ordered.drop { item in
            request.after.map { !$0[0].utf8.lexicographicallyPrecedes(item.key.utf8) } ?? false
        }
        return Page(rows: rest.map(\.item), limit: request.limit) { Cursor(key($0)) }
    }
}
