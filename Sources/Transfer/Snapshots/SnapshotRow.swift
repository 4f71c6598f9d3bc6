import Cryptography
import Foundation
import Kernel
import Storage

/// A row as a line of a snapshot: a JSON array of the table's name and a value for each column.
struct SnapshotRow: Equatable {
    let table: String
    let values: [SnapshotValue]

    /// The most bytes of a line: more than the largest logo, style sheet or document of a provider takes.
    static let maxBytes = 1 << 20

    init(table: String, values: [SnapshotValue]) { (self.table, self.values) = (table, values) }

    /// Reads a line.
    ///
    /// - Throws: `SnapshotRefusal.malformed`.
    init(line: String) throws(SnapshotRefusal) {
        guard line.utf8.count <= Self.maxBytes else { throw .malformed("it is longer than \(Self.maxBytes) bytes") }
        guard let all = try? JSONDecoder().decode([SnapshotValue].self, from: Data(line.utf8)),
            case .text(let table)? = all.first
        else { throw .malformed("it is not an array that begins with the name of a table") }
        self.init(table: table, values: Array(all.dropFirst()))
    }

    /// The line, without its end.
    var line: String {
        get throws {
            String(decoding: try JSONEncoder().encode([SnapshotValue.text(table)] + values), as: UTF8.self)
        }
    }
}

extension SnapshotSchema.Table {
    /// The row in the form of snapshots, with its secrets opened.
    ///
    /// - Throws: `SealingError` if a secret was sealed under a key that is missing.
    func opened(_ row: [SQLValue], by sealer: Sealer) throws -> SnapshotRow {
        var values = row.map(SnapshotValue.init)
        for column in stored.sealed {
            guard let index = index(of: column.name.description), case .bytes(let sealed) = row[index] else { continue }
            values[index] = .secret(
                try sealer.open(sealed, for: try purpose(of: column), in: try context(of: column, in: row)))
        }
        return SnapshotRow(table: name, values: values)
    }

    /// The row as it is stored, with its secrets sealed.
    ///
    /// - Throws: `SnapshotRefusal.malformed` if the values are not those of the columns, or of another pool.
    func sealed(_ row: SnapshotRow, of pool: String, by sealer: Sealer) throws -> [SQLValue] {
        guard (earlierColumnCount...columns.count).contains(row.values.count) else {
            throw SnapshotRefusal.malformed("a row of \(name) has \(columns.count) values")
        }
        let given = row.values + Array(repeating: .null, count: columns.count - row.values.count)
        var values = given.map { $0.stored ?? .null }
        guard let poolIndex = index(of: stored.poolColumn.description), case .text(let named) = values[poolIndex],
            named.hasSameBytes(as: pool)
        else {
            throw SnapshotRefusal.malformed("the row is of another pool")
        }
        for (index, column) in columns.enumerated() {
            let sealedColumn = stored.sealed.first { $0.name.description == column.name }
            switch (given[index], column.type, sealedColumn) {
            case (.null, _, _), (.integer, .integer, nil), (.text, .text, nil), (.bytes, .bytes, nil): continue
            case (.secret(let plain), _, let sealedColumn?):
                let context = try context(of: sealedColumn, in: values)
                values[index] = .bytes(try sealer.seal(plain, for: try purpose(of: sealedColumn), in: context))
            default: throw SnapshotRefusal.malformed("\(name).\(column.name) has a value of another type")
            }
        }
        try requirePoolHashes(values)
        return values
    }

    /// Whether the row's hashes, if it has any, were made with the pool's key.
    func hasPoolHashes(_ row: [SQLValue]) -> Bool {
        stored.poolHashes.allSatisfy { column in
            guard let index = index(of: column.description), case .bytes(let hash) = row[index] else { return false }
            return SecretCipher.isPoolHash(hash)
        }
    }

    private func requirePoolHashes(_ row: [SQLValue]) throws {
        guard hasPoolHashes(row) else { throw SnapshotRefusal.malformed("a hash of \(name) is of another form") }
    }

    private func purpose(of column: StoredTable.SealedColumn) throws -> Sealer.Purpose {
        guard let purpose = Sealer.Purpose(rawValue: column.purpose) else {
            throw StorageError.unexpected("No secret has the purpose \(column.purpose).")
        }
        return purpose
    }

    private func context(of column: StoredTable.SealedColumn, in row: [SQLValue]) throws -> [String] {
        try column.boundTo.map { bound in
            guard let index = index(of: bound.description), case .text(let text) = row[index] else {
                throw SnapshotRefusal.malformed("\(name).\(bound) is not a text")
            }
            return text
        }
    }
}
