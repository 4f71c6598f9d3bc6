package import Kernel

/// Seals and digests stored values, with a separate key for each use.
package struct SecretCipher: Sendable {
    package let sealer: Sealer
    package let hashes: KeyedHash
    /// Bound into sealed challenges and session tokens, so that a new epoch invalidates them all.
    private let challengeEpoch: String?

    /// Creates a cipher with the server's keys.
    ///
    /// - Parameter challengeEpoch: Nil in a store that was never restored.
    package init(sealer: Sealer, hashes: KeyedHash, challengeEpoch: String? = nil) {
        self.sealer = sealer
        self.hashes = hashes
        self.challengeEpoch = challengeEpoch
    }

    package func digest(_ text: String, _ purpose: KeyedHash.Purpose, _ context: String...) -> [UInt8] {
        hashes.hash(text, for: purpose, in: context)
    }

    package func equals(_ one: [UInt8], _ other: [UInt8]) -> Bool { ConstantTime.equals(one, other) }

    /// Seals `bytes` for the place that `context` names.
    package func seal(_ bytes: [UInt8], _ purpose: Sealer.Purpose, _ context: String...) throws -> [UInt8] {
        try sealer.seal(bytes, for: purpose, in: bound(to: context, for: purpose))
    }

    /// Opens what `seal` returned for the same place.
    ///
    /// - Throws: An error for anything else.
    package func open(_ sealed: [UInt8], _ purpose: Sealer.Purpose, _ context: String...) throws -> [UInt8] {
        try sealer.open(sealed, for: purpose, in: bound(to: context, for: purpose))
    }

    private func bound(to context: [String], for purpose: Sealer.Purpose) -> [String] {
        guard [.session, .sessionToken, .syncSession].contains(purpose), let challengeEpoch else { return context }
        return context + [challengeEpoch]
    }

    /// Seals a client's secret, bound to the client and its pool.
    package func seal(secret: Secret<String>, of client: ClientID, in pool: UserPoolID) throws -> [UInt8] {
        try seal(Array(secret.exposed.utf8), .clientSecret, pool.rawValue, client.rawValue)
    }

    /// Opens a client's secret.
    ///
    /// - Throws: An error if it belongs to another client.
    package func open(secret: [UInt8], of client: ClientID, in pool: UserPoolID) throws -> Secret<String> {
        Secret(String(decoding: try open(secret, .clientSecret, pool.rawValue, client.rawValue), as: UTF8.self))
    }
}
