import Kernel
import Storage
import Wire

/// The statements on inline policies.
struct InlinePolicyTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    func put(_ policy: NamedPolicy, on id: PrincipalID) throws {
        try tx.execute(
            """
            INSERT INTO inline_policies (principal_id, name, document)
            VALUES (\(id), \(policy.name), \(policy.document))
            ON CONFLICT (principal_id, name) DO UPDATE SET document = \(policy.document)
            """)
    }

    func find(_ name: String, of id: PrincipalID) throws -> NamedPolicy? {
        try tx.first("SELECT * FROM inline_policies WHERE principal_id = \(id) AND name = \(name)")
            .map(NamedPolicy.init)
    }

    /// - Returns: False if the policy does not exist.
    func delete(_ name: String, of id: PrincipalID) throws -> Bool {
        try tx.execute("DELETE FROM inline_policies WHERE principal_id = \(id) AND name = \(name)") == 1
    }

    /// All inline policies, ordered by name. The quota on their size limits their number.
    func all(of id: PrincipalID) throws -> [NamedPolicy] {
        try tx.fetch("SELECT * FROM inline_policies WHERE principal_id = \(id) ORDER BY name").map(NamedPolicy.init)
    }

    /// The names, in order.
    func list(of id: PrincipalID, after: Cursor?, limit: Int) throws -> Page<String> {
        let rows = try tx.fetch(
            """
            SELECT name FROM inline_policies WHERE principal_id = \(id) AND name > \(after?[0] ?? "")
            ORDER BY name LIMIT \(Int64(limit) + 1)
            """)
        return Page(rows: try rows.map { try $0.value("name") }, limit: limit) { Cursor($0) }
    }
}

extension NamedPolicy {
    fileprivate init(_ row: Row) throws {
        self.init(name: try row.value("name"), document: try row.value("document"))
    }
}
