import Crypto
public import Kernel

/// The keys outside the database under which everything secret in it is sealed: the current one, and older ones that
/// are only read with until `rekey` has resealed what they sealed.
public struct SealingKeys: Sendable {
    /// Seals and opens.
    let current: SealingKey
    /// The current key, and those that only open.
    let all: [SealingKey]

    /// The keys of `texts`, the current one first.
    ///
    /// Throws `SealingError.malformedKey` unless each is 32 bytes in Base64 and no two are alike.
    init(_ keys: [[UInt8]], source: String) throws(SealingError) {
        guard let first = keys.first, keys.allSatisfy({ $0.count == SealingKey.byteCount }),
            Set(keys).count == keys.count
        else { throw .malformedKey(source: source) }
        current = SealingKey(first)
        all = keys.map(SealingKey.init)
    }

    /// Reads `MARTLET_SEALING_KEY`, or a file's text: 32 bytes in Base64, several separated by commas, the current one
    /// first.
    ///
    /// Throws `SealingError.malformedKey`, which names `source` but shows nothing of the text.
    public init(text: Secret<String>, source: String) throws(SealingError) {
        var keys: [[UInt8]] = []
        for part in text.exposed.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            guard let key = Base64.decode(String(Substring(part))) else { throw .malformedKey(source: source) }
            keys.append(key)
        }
        try self.init(keys, source: source)
    }

    /// What tells the current key from any other without giving it away: 16 hexadecimal digits.
    public var fingerprint: String { Hex.encode(current.id) }

    /// A new key as text, for a file or the environment.
    public static func makeText(_ world: World) -> Secret<String> {
        Secret(Base64.encode(world.bytes(SealingKey.byteCount)))
    }
}

/// One key of 256 bits, and the name by which sealed values call it.
struct SealingKey: Sendable {
    static let byteCount = 32
    static let idByteCount = 8

    let id: [UInt8]
    private let key: SymmetricKey

    init(_ bytes: [UInt8]) {
        key = SymmetricKey(data: bytes)
        id = Self.derive(from: key, Framing.bytes(["fingerprint"]), count: Self.idByteCount)
            .withUnsafeBytes(Array.init)
    }

    /// The key for one purpose and one value; from it neither this key nor that of any other value can be told.
    func derived(for purpose: String, salt: [UInt8]) -> SymmetricKey {
        Self.derive(from: key, Framing.bytes(["seal", purpose]) + salt, count: Self.byteCount)
    }

    private static func derive(from key: SymmetricKey, _ info: [UInt8], count: Int) -> SymmetricKey {
        HKDF<SHA256>.expand(pseudoRandomKey: key, info: Array("martlet/v1".utf8) + info, outputByteCount: count)
    }
}
