import Cryptography
import Kernel

/// The algorithm of the password hashes in a file, in the words of `PasswordHashingAlgorithm`.
package enum ImportedHashAlgorithm: String, Sendable, CaseIterable {
    case bcrypt = "BCRYPT"
    case scrypt = "SCRYPT"
    case argon2id = "ARGON2ID"
    case pbkdf2SHA256 = "PBKDF2_SHA256"

    /// The hash in a cell; nil if the cell is empty.
    func hash(in cell: String) throws(ImportRowError) -> ForeignPasswordHash? {
        guard !cell.utf8.isEmpty else { return nil }
        let hash: ForeignPasswordHash
        do throws(ForeignHashRefusal) { hash = try ForeignPasswordHash(Secret(cell)) } catch {
            throw .hashUnusable(error.message)
        }
        guard hash.kind == kind else { throw .hashOfOtherAlgorithm(self) }
        return hash
    }

    private var kind: ForeignPasswordHash.Kind {
        switch self {
        case .bcrypt: .bcrypt
        case .scrypt: .scrypt
        case .argon2id: .argon2id
        case .pbkdf2SHA256: .pbkdf2SHA256
        }
    }
}
