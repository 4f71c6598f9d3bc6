import Directory
import Kernel

/// The first line of a snapshot: its pool, and the versions that a reader of the other lines must match.
package struct SnapshotManifest: Codable, Hashable, Sendable {
    /// The version of the lines' format.
    package let format: Int
    /// The release that has written it.
    package let release: String
    /// The fingerprint of the tables (`SnapshotSchema`).
    package let schema: String
    /// The pool's id.
    package let pool: String
    /// The kind of the pool; nil for a user pool.
    private let kind: SnapshotKind?

    /// The format that this release reads and writes.
    package static let currentFormat = 1

    /// A manifest of this release.
    package init(pool: String, schema: SnapshotSchema, release: String) {
        (format, self.release, self.schema) = (Self.currentFormat, release, schema.fingerprint)
        (self.pool, kind) = (pool, schema.kind == .userPool ? nil : schema.kind)
    }

    /// A file without it is of a user pool, as those of earlier releases are.
    package var poolKind: SnapshotKind { kind ?? .userPool }

    /// Refuses a snapshot that this release cannot read.
    ///
    /// - Returns: The pool's id.
    /// - Throws: `SnapshotRefusal`.
    func check(against own: SnapshotSchema) throws(SnapshotRefusal) -> String {
        guard format == Self.currentFormat else { throw .unknownFormat(format) }
        guard poolKind == own.kind else { throw .otherKind(poolKind) }
        guard schema.hasSameBytes(as: own.fingerprint) || schema.hasSameBytes(as: own.earlierFingerprint) else {
            throw .otherSchema(release: String(release.prefix(40).filter { $0.isASCII && !$0.isWhitespace }))
        }
        let isPlausible =
            switch poolKind {
            case .userPool: UserPoolID(rawValue: pool).isPlausible
            case .identityPool: IdentityPoolID(rawValue: pool).isPlausible
            }
        guard isPlausible else { throw .malformed("its pool has no id") }
        return pool
    }
}
