public import Kernel
public import Keys

/// Seals and digests what this wing keeps, each use under a key of its own.
public struct Vault: Sendable {
    let sealer: Sealer
    let hashes: KeyedHash

    /// A vault over the house's keys.
    public init(sealer: Sealer, hashes: KeyedHash) {
        self.sealer = sealer
        self.hashes = hashes
    }

    func digest(_ text: String, _ purpose: KeyedHash.Purpose, _ context: String...) -> [UInt8] {
        hashes.hash(text, for: purpose, in: context)
    }

    func equals(_ one: [UInt8], _ other: [UInt8]) -> Bool { ConstantTime.equals(one, other) }

    /// Seals `bytes` for the place that `context` names. Throws where the machine cannot.
    func seal(_ bytes: [UInt8], _ purpose: Sealer.Purpose, _ context: String...) throws -> [UInt8] {
        try sealer.seal(bytes, for: purpose, in: context)
    }

    /// Opens what `seal` made for the same place. Throws for anything else.
    func open(_ sealed: [UInt8], _ purpose: Sealer.Purpose, _ context: String...) throws -> [UInt8] {
        try sealer.open(sealed, for: purpose, in: context)
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
