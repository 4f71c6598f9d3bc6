import Kernel
import Storage
import TestKit
import Testing

/// The descriptors say of every table what its columns show.
@Suite struct StoredTableTests {
    private let migrated: [String: MigratedTable]

    init() throws { migrated = try MigratedTable.all(after: Engine.history) }

    private func columns(of table: StoredTable) -> [String: ColumnType] {
        let columns = migrated[table.name.description]?.columns ?? []
        return Dictionary(columns.map { ($0.name, $0.type) }) { first, _ in first }
    }

    @Test func `every table of the history has one descriptor, and every descriptor a table`() {
        #expect(Engine.tables.map(\.name.description).sorted() == migrated.keys.sorted())
    }

    @Test func `every descriptor has the table's primary key`() {
        for table in Engine.tables {
            let columns = columns(of: table)
            #expect(table.key.map(\.name.description) == migrated[table.name.description]?.key, "\(table.name)")
            for column in table.key {
                #expect(column.type == columns[column.name.description], "\(table.name).\(column.name)")
            }
        }
    }

    @Test func `every column that a descriptor names exists and has the right type`() {
        for table in Engine.tables {
            let columns = columns(of: table)
            func expect(_ column: SQLName, _ type: ColumnType) {
                #expect(columns[column.description] == type, "\(table.name).\(column)")
            }
            switch table.owner {
            case .store: break
            case .identityPool: expect("identity_pool_id", .text)
            case .pool: expect("pool_id", .text)
            case .user(let column, _, _), .session(let column):
                expect("pool_id", .text)
                expect(column, .text)
            }
            for rule in table.expiry {
                expect(rule.column, .integer)
                if let state = rule.state { expect(state.column, .text) }
            }
            for column in table.sealed {
                expect(column.name, .bytes)
                for bound in column.boundTo {
                    #expect(table.key.contains { $0.name == bound && $0.type == .text }, "\(table.name).\(bound)")
                }
            }
        }
    }

    // A new table with such a column cannot be described as if it had none.
    @Test func `what a table's columns show is in its descriptor`() {
        for table in Engine.tables {
            let columns = columns(of: table)
            if columns["pool_id"] != nil, table.name != "removed_pools" {
                #expect(table.owner != .store, "\(table.name)")
            }
            if columns["identity_pool_id"] != nil, table.name != "removed_identity_pools" {
                #expect(table.owner == .identityPool, "\(table.name)")
                #expect(table.key.first?.name == "identity_pool_id", "\(table.name)")
            }
            if columns["user_id"] != nil {
                guard case .user("user_id", prefix: "", _) = table.owner else {
                    Issue.record("\(table.name) belongs to users")
                    continue
                }
            }
            if columns["expires_at"] != nil {
                #expect(table.expiry.map(\.column) == ["expires_at"], "\(table.name)")
            }
            if table.poolRemoval == .inBatches { #expect(table.key.first?.name == "pool_id", "\(table.name)") }
        }
    }

    // A new column of bytes is either sealed or a reason to extend this list.
    @Test func `bytes that are not sealed are hashes or public`() {
        var found: Set<String> = []
        for table in Engine.tables {
            for (name, type) in columns(of: table)
            where type == .bytes && !table.sealed.contains(where: { $0.name.description == name }) {
                found.insert("\(table.name).\(name)")
            }
        }
        let hashes: Set = [
            "codes.hash", "auth_sessions.session_hash", "auth_sessions.code_hash", "used_challenges.challenge",
            "refresh_tokens.token_hash", "refresh_tokens.parent_hash", "recovery_codes.code_hash",
            "authorization_codes.code_hash", "authorization_codes.browser_session", "browser_sessions.session_hash",
            "device_authorizations.address_hash", "device_authorizations.code_hash",
            "device_authorizations.user_code_hash",
            "device_authorizations.browser_session", "provider_sessions.session_hash",
            "provider_sessions.subject_hash", "suppressed_addresses.address_hash",
        ]
        // A logo and a certificate are shown to all. A record of the audit log holds neither secrets nor contacts. The
        // seed tells nothing without the text of the token and the server's secret
        // (decisions/0015-what-is-used-once-and-what-the-clock-says.md).
        let others: Set = [
            "signing_keys.modulus", "signing_keys.exponent", "refresh_tokens.successor_seed", "branding.logo",
            "saml_signing_keys.certificate", "identity_signing_keys.modulus", "identity_signing_keys.exponent",
            "audit_records.line",
        ]
        #expect(found == hashes.union(others))
    }

    @Test func `what outlives its owner expires`() {
        for table in Engine.tables {
            let outlives =
                switch table.owner {
                case .store, .pool, .identityPool: false
                case .user(_, _, let isKept): isKept
                case .session: true
                }
            if outlives || table.poolRemoval == .onExpiry { #expect(!table.expiry.isEmpty, "\(table.name)") }
        }
    }

    @Test func `a migrated table has the columns of all steps`() throws {
        let history = [
            Migration(
                "one",
                statements: [
                    "CREATE TABLE a (b \(.text) NOT NULL PRIMARY KEY, c \(.integer))", "CREATE INDEX d ON a (c)",
                    "CREATE TABLE e (\n f \(.bytes),\n g \(.text),\n PRIMARY KEY (g, f)\n)",
                    "CREATE TABLE h (i \(.text))",
                ]),
            Migration(
                "two",
                statements: [
                    "ALTER TABLE a DROP COLUMN c", "ALTER TABLE e ADD COLUMN j \(.integer) NOT NULL DEFAULT 0",
                    "DROP TABLE h",
                ]),
        ]
        let tables = try MigratedTable.all(after: history)
        #expect(tables.keys.sorted() == ["a", "e"])
        #expect(tables["a"]?.columns.map(\.name) == ["b"])
        #expect(tables["a"]?.key == ["b"])
        #expect(tables["e"]?.columns.map(\.name) == ["f", "g", "j"])
        #expect(tables["e"]?.columns.map(\.type) == [.bytes, .text, .integer])
        #expect(tables["e"]?.key == ["g", "f"])
        #expect(throws: StorageError.self) {
            try MigratedTable.all(after: [Migration("three", statements: ["ALTER TABLE k RENAME TO l"])])
        }
    }
}
