public import Cryptography
public import Kernel

/// Seals and digests what this wing keeps, each use under a key of its own.
public struct SecretCipher: Sendable {
    let sealer: Sealer
    let hashes: KeyedHash
    /// What sealed challenges are bound to beside their place, so that a new epoch ends them all.
    private let challengeEpoch: String?

    /// A vault over the house's keys.
    ///
    /// `challengeEpoch` is nil in a store that was never restored.
    public init(sealer: Sealer, hashes: KeyedHash, challengeEpoch: String? = nil) {
        self.sealer = sealer
        self.hashes = hashes
        self.challengeEpoch = challengeEpoch
    }

    func digest(_ text: String, _ purpose: KeyedHash.Purpose, _ context: String...) -> [UInt8] {
        hashes.hash(text, for: purpose, in: context)
    }

    func equals(_ one: [UInt8], _ other: [UInt8]) -> Bool { ConstantTime.equals(one, other) }

    /// Seals `bytes` for the place that `context` names. Throws where the machine cannot.
    func seal(_ bytes: [UInt8], _ purpose: Sealer.Purpose, _ context: String...) throws -> [UInt8] {
        try sealer.seal(bytes, for: purpose, in: bound(context, purpose))
    }

    /// Opens what `seal` made for the same place. Throws for anything else.
    func open(_ sealed: [UInt8], _ purpose: Sealer.Purpose, _ context: String...) throws -> [UInt8] {
        try sealer.open(sealed, for: purpose, in: bound(context, purpose))
    }

    private func bound(_ context: [String], _ purpose: Sealer.Purpose) -> [String] {
        guard purpose == .session, let challengeEpoch else { return context }
        return context + [challengeEpoch]
    }

    /// Seals a new client's secret, which only its pool and client open again.
    public func seal(secret: Secret<String>, of client: ClientID, in pool: UserPoolID) throws -> [UInt8] {
        try seal(Array(secret.exposed.utf8), .clientSecret, pool.rawValue, client.rawValue)
    }

    /// Opens a client's secret. Throws where it is another client's.
    public func open(secret: [UInt8], of client: ClientID, in pool: UserPoolID) throws -> Secret<String> {
        Secret(String(decoding: try open(secret, .clientSecret, pool.rawValue, client.rawValue), as: UTF8.self))
    }
}
