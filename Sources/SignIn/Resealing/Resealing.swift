public import Cryptography
import Kernel
public import Storage

/// Seals secrets of an older sealing key anew, in all tables of users, clients, keys and messages.
///
/// Works in small transactions and may be stopped and started again: secrets already sealed anew are skipped.
public struct Resealing: Sendable {
    private let database: any Database
    private let sealer: Sealer
    private static let batch = 200

    /// - Parameter sealer: Has the new key as its current one, and the old one to open with.
    public init(database: any Database, sealer: Sealer) {
        self.database = database
        self.sealer = sealer
    }

    /// Processes all tables.
    ///
    /// - Returns: The number of secrets sealed anew.
    /// - Throws: `SealingError.unreadable` at the first secret that no key opens.
    public func run() async throws -> Int {
        var count = 0
        for kind in SealedKind.allCases { count += try await run(kind) }
        return count
    }

    private func run(_ kind: SealedKind) async throws -> Int {
        var (count, last) = (0, Cursor())
        while true {
            let (found, resealed) = try await database.write { [sealer, last] tx in
                let found = try ResealTable(tx).some(kind, after: last, limit: Self.batch)
                let stale = found.filter { sealer.isStale($0.sealed) }
                for secret in stale {
                    let plain = try sealer.open(secret.sealed, for: kind.purpose, in: secret.context)
                    let sealed = try sealer.seal(plain, for: kind.purpose, in: secret.context)
                    try ResealTable(tx).replace(secret.sealed, by: sealed, kind, secret.key)
                }
                return (found, stale.count)
            }
            count += resealed
            guard found.count == Self.batch, let key = found.last?.key else { return count }
            last = key
        }
    }
}

/// A kind of sealed secret.
///
/// Former passwords come after current ones: a password replaced during the run moves from one table to the other.
enum SealedKind: CaseIterable, Sendable {
    case credential, formerPassword, clientSecret, signingKey, message

    var purpose: Sealer.Purpose {
        switch self {
        case .credential, .formerPassword: .verifier
        case .clientSecret: .clientSecret
        case .signingKey: .signingKey
        case .message: .message
        }
    }
}
