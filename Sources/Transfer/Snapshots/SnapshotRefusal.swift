package import Kernel

/// Why a pool cannot be imported from a snapshot.
package enum SnapshotRefusal: Refusal {
    /// Another version of the format.
    case unknownFormat(Int)
    /// The tables were those of another release.
    case otherSchema(release: String)
    /// The store has a pool of this id.
    case poolExists(UserPoolID)
    /// The server has no pools of the region.
    case regionNotServed(String)
    /// Another import of the pool runs, or was interrupted less than a minute ago.
    case importRuns
    /// The import has been given up, or another one has begun.
    case importEnded
    /// A line does not belong in a snapshot.
    case malformed(String)
    /// A row, a client or a domain exists already.
    case duplicate

    /// The kind of each case.
    package var kind: RefusalKind {
        switch self {
        case .unknownFormat, .otherSchema: .unsupported
        case .malformed, .regionNotServed: .invalid
        case .poolExists, .importRuns, .importEnded, .duplicate: .conflict
        }
    }

    /// A sentence for the operator.
    package var message: String {
        switch self {
        case .unknownFormat(let number): "The snapshot has format \(number), which this release does not read."
        case .otherSchema(let release):
            "The snapshot is of Martlet \(release), whose tables differ: export it with the release that imports it."
        case .poolExists(let pool): "The store has a user pool \(pool.rawValue) already."
        case .regionNotServed(let region): "The pool is of the region \(region), which the server does not serve."
        case .importRuns: "Another import of this pool runs, or was interrupted less than a minute ago."
        case .importEnded: "The import was given up, or another import of the pool has begun."
        case .malformed(let reason): "The snapshot has a line that does not fit: \(reason)."
        case .duplicate: "The store has a client, a domain or another row of this pool already."
        }
    }
}
