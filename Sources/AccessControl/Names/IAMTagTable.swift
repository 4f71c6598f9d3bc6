import Kernel
import Storage
import Wire

/// The statements on tags of users, roles, policies and providers.
struct IAMTagTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Adds tags, or replaces the values of those with the same key.
    func put(_ tags: [IAMResourceTag], on resource: String) throws {
        for tag in tags {
            try tx.execute(
                """
                INSERT INTO iam_tags (resource_id, folded_key, tag_key, tag_value)
                VALUES (\(resource), \(IAMTags.folded(tag.key)), \(tag.key), \(tag.value))
                ON CONFLICT (resource_id, folded_key) DO UPDATE SET tag_key = \(tag.key), tag_value = \(tag.value)
                """)
        }
    }

    /// Does not fail for missing tags.
    func delete(_ keys: [String], of resource: String) throws {
        for key in keys {
            try tx.execute(
                "DELETE FROM iam_tags WHERE resource_id = \(resource) AND folded_key = \(IAMTags.folded(key))")
        }
    }

    func deleteAll(of resource: String) throws {
        try tx.execute("DELETE FROM iam_tags WHERE resource_id = \(resource)")
    }

    /// All tags, ordered by key. There are at most as many as the quota allows.
    func all(of resource: String) throws -> [IAMResourceTag] {
        try tx.fetch("SELECT * FROM iam_tags WHERE resource_id = \(resource) ORDER BY folded_key")
            .map(IAMResourceTag.init)
    }

    func list(of resource: String, after: Cursor?, limit: Int) throws -> Page<IAMResourceTag> {
        let rows = try tx.fetch(
            """
            SELECT * FROM iam_tags WHERE resource_id = \(resource) AND folded_key > \(after?[0] ?? "")
            ORDER BY folded_key LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map(IAMResourceTag.init), limit: limit) { Cursor(IAMTags.folded($0.key)) }
    }
}

extension IAMResourceTag {
    fileprivate init(_ row: Row) throws {
        self.init(key: try row.value("tag_key"), value: try row.value("tag_value"))
    }
}
