import Cryptography
import Factors
import Kernel

extension SnapshotRow {
    /// The row with the values that this server derives when it uses them, and another server cannot derive: the key of
    /// the pool's hashes, and the names of the groups in verifiers of devices.
    func completed(in table: SnapshotSchema.Table, by cipher: SecretCipher) throws -> SnapshotRow {
        switch table.name {
        case "pools":
            let pool = UserPoolID(rawValue: try text("pool_id", in: table))
            return try filled("hash_key", with: .secret(cipher.hashKey(of: pool)), in: table)
        case "user_devices":
            let pool = UserPoolID(rawValue: try text("pool_id", in: table))
            let user = UserID(rawValue: try text("user_id", in: table))
            let group = DeviceVerifiers(cipher).group(of: user, in: pool)
            return try filled("device_group", with: .text(group), in: table)
        default: return self
        }
    }

    private func text(_ column: String, in table: SnapshotSchema.Table) throws -> String {
        guard let index = table.index(of: column), case .text(let text) = values[index] else {
            throw SnapshotRefusal.malformed("\(table.name).\(column) is not a text")
        }
        return text
    }

    private func filled(_ column: String, with value: SnapshotValue, in table: SnapshotSchema.Table) throws
        -> SnapshotRow
    {
        guard let index = table.index(of: column), values[index] == .null else { return self }
        var values = values
        values[index] = value
        return SnapshotRow(table: self.table, values: values)
    }
}
