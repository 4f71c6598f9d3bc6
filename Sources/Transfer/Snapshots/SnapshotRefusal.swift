package import Kernel

/// Why a pool cannot be imported from a snapshot.
package enum SnapshotRefusal: Refusal {
    /// Another version of the format.
    case unknownFormat(Int)
    /// The tables were those of another release.
    case otherSchema(release: String)
    /// The snapshot is of a pool of this other kind.
    case otherKind(SnapshotKind)
    /// The store has no pool of this id.
    case poolNotFound(String, SnapshotKind)
    /// The store has a pool of this id.
    case poolExists(String, SnapshotKind)
    /// The server has no pools of the region.
    case regionNotServed(String)
    /// Nodes of an earlier version may still use the store.
    case upgradeUnfinished
    /// Another import of the pool runs, or was interrupted less than a minute ago.
    case importRuns
    /// The import has been given up, or another one has begun.
    case importEnded
    /// A line does not belong in a snapshot.
    case malformed(String)
    /// A row, a client or a domain exists already.
    case duplicate
    /// An identity was changed between two pages of its rows.
    case identityChanged(String)

    package var kind: RefusalKind {
        switch self {
        case .unknownFormat, .otherSchema: .unsupported
        case .poolNotFound: .notFound
        case .malformed, .regionNotServed, .otherKind: .invalid
        case .poolExists, .importRuns, .importEnded, .duplicate, .identityChanged, .upgradeUnfinished:
            .conflict
        }
    }

    /// A sentence for the operator.
    package var message: String {
        switch self {
        case .unknownFormat(let number): "The snapshot has format \(number), which this release does not read."
        case .otherSchema(let release):
            "The snapshot is of Martlet \(release), whose tables differ: export it with the release that imports it."
        case .otherKind(.userPool): "The snapshot is of a user pool: import it with \"martlet pool import\"."
        case .otherKind(.identityPool):
            "The snapshot is of an identity pool: import it with \"martlet identity-pool import\"."
        case .poolNotFound(let pool, .userPool): "User pool \(pool) does not exist."
        case .poolNotFound(let pool, .identityPool): "IdentityPool '\(pool)' not found."
        case .poolExists(let pool, .userPool): "The store has a user pool \(pool) already."
        case .poolExists(let pool, .identityPool): "The store has an identity pool \(pool) already."
        case .regionNotServed(let region): "The pool is of the region \(region), which the server does not serve."
        case .upgradeUnfinished:
            "Nodes of an earlier Martlet may use this store: finish the upgrade with \"martlet migrate --finish\"."
        case .importRuns: "Another import of this pool runs, or was interrupted less than a minute ago."
        case .importEnded: "The import was given up, or another import of the pool has begun."
        case .malformed(let reason): "The snapshot has a line that does not fit: \(reason)."
        case .duplicate: "The store has a client, a domain, an identity or another row of this pool already."
        case .identityChanged(let identity):
            "The data of identity \(identity) changed during the export: repeat it."
        }
    }
}
