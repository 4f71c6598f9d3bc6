import Cryptography
package import Storage

extension AccessSchema {
    package static let tables = keyTables + IAMSchema.tables

    private static let keyTables = [
        StoredTable(
            "access_keys", key: ["access_key_id"], owner: .store,
            sealed: [
                .init("sealed_secret", purpose: Sealer.Purpose.accessKey.rawValue, boundTo: ["access_key_id"])
            ]),
        StoredTable(
            "keyed_hash_secrets", key: ["name"], owner: .store,
            sealed: [.init("sealed", purpose: Sealer.Purpose.keyedHashSecret.rawValue, boundTo: [])]),
        StoredTable("store_properties", key: ["name"], owner: .store),
        StoredTable("store_nodes", key: ["node_id"], owner: .store),
    ]
}
