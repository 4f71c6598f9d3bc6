package import Cryptography
package import Kernel
package import Storage

/// The contents of records that are too long for a stream, under URLs that need no other credentials (STR-REC-15).
///
/// A URL contains its expiry and a keyed hash of all parameters, so it cannot be altered, and is useless after it
/// expires.
package struct StreamContents: Sendable {
    private let database: any Database
    private let cipher: SecretCipher
    private let world: World
    private let publicURL: PublicURL

    /// Seconds that a URL is valid.
    static let lifetime: Int64 = .days(1)
    /// The pattern of the paths.
    package static let path = "/identitypools/{pool}/identities/{identity}/streamrecords/{sequence}"

    /// Contents in `database`, under URLs of `publicURL`.
    package init(_ database: any Database, cipher: SecretCipher, world: World, publicURL: PublicURL) {
        (self.database, self.cipher, self.world, self.publicURL) = (database, cipher, world, publicURL)
    }

    /// The URL of a record's contents.
    func url(of record: StreamRecord, validUntil time: Instant) -> String {
        let (pool, identity) = (record.place.pool, record.place.identity)
        let segments = [pool.rawValue, identity.rawValue].map { PercentEncoding.encode(Array($0.utf8)) }
        let signature = signature("\(record.sequence)", of: identity, in: pool, expires: "\(time.seconds)")
        return publicURL.url(in: pool.region)
            + "/identitypools/\(segments[0])/identities/\(segments[1])/streamrecords/\(record.sequence)"
            + "?expires=\(time.seconds)&signature=\(signature)"
    }

    /// The contents that a URL names.
    ///
    /// - Returns: Nil if the URL is not from this server, has expired, or its contents were deleted.
    package func find(
        _ sequence: String, of identity: IdentityID, in pool: IdentityPoolID, expires: String, signature: String
    ) async throws -> [UInt8]? {
        let expected = self.signature(sequence, of: identity, in: pool, expires: expires)
        guard cipher.equals(Array(expected.utf8), Array(signature.utf8)),
            let number = Int64(sequence), let expiry = Int64(expires), world.now() < Instant(seconds: expiry)
        else { return nil }
        return try await database.read { tx in
            try StreamRecordTable(tx).contents(number, of: identity, in: pool).map { Array($0.utf8) }
        }
    }

    private func signature(
        _ sequence: String, of identity: IdentityID, in pool: IdentityPoolID, expires: String
    ) -> String {
        Hex.encode(cipher.digest(sequence, .streamContents, pool.rawValue, identity.rawValue, expires))
    }
}
