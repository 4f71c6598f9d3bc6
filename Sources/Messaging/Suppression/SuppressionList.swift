package import Cryptography
package import Kernel
package import Storage

/// The addresses that get no e-mail, of all pools: mail to them was returned, or their owners have complained
/// (decisions/0086-suppressed-addresses-are-kept-as-hashes.md).
package struct SuppressionList: Sendable {
    /// The largest number of addresses that are added at a time.
    package static let maxAddresses = 1000

    private let database: any Database
    private let cipher: SecretCipher
    private let world: World

    package init(_ database: any Database, cipher: SecretCipher, world: World) {
        (self.database, self.cipher, self.world) = (database, cipher, world)
    }

    /// Sends no more e-mail to `addresses`.
    ///
    /// - Throws: `InvalidInput` if there are too many.
    package func suppress(_ addresses: [String], because cause: SuppressedAddress.Cause) async throws {
        guard addresses.count <= Self.maxAddresses else {
            throw InvalidInput("At most \(Self.maxAddresses) addresses are suppressed at a time.")
        }
        guard !addresses.isEmpty else { return }
        let (hashes, suppressed) = (addresses.map(hash), SuppressedAddress(cause, at: world.now()))
        try await database.write { tx in
            for hash in hashes { try SuppressedAddressTable(tx).insert(suppressed, hash: hash) }
        }
    }

    /// Why an address gets no e-mail; nil if it does.
    package func find(_ address: String) async throws -> SuppressedAddress? {
        let hash = hash(address)
        return try await database.read { try SuppressedAddressTable($0).find(hash) }
    }

    /// The same in a transaction.
    package func find(_ address: String, _ tx: any Transaction) throws -> SuppressedAddress? {
        try SuppressedAddressTable(tx).find(hash(address))
    }

    /// Sends e-mail to an address again.
    ///
    /// - Returns: Whether the address was suppressed.
    package func clear(_ address: String) async throws -> Bool {
        let hash = hash(address)
        return try await database.write { try SuppressedAddressTable($0).delete(hash) }
    }

    /// The keyed hash of an address, in lower case: services report addresses in any case.
    private func hash(_ address: String) -> [UInt8] {
        cipher.digest(String(decoding: address.utf8.map(\.asciiLowercased), as: UTF8.self), .suppressedAddress)
    }
}
