import Crypto
package import Kernel

/// The sealing keys, which are not in the database: the current one, and older ones that only open values until `rekey`
/// has resealed these.
package struct SealingKeys: Sendable {
    let current: SealingKey
    /// The current key, followed by older keys, which only open.
    let all: [SealingKey]

    /// Creates keys of raw bytes, the current one first.
    ///
    /// - Throws: `SealingError.malformedKey` unless each has 32 bytes and no two are equal.
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
    /// - Throws: `SealingError.malformedKey`, which names `source` but reveals nothing of the text.
    package init(text: Secret<String>, source: String) throws(SealingError) {
        var keys: [[UInt8]] = []
        for part in text.exposed.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            guard let key = Base64.decode(String(Substring(part))) else { throw .malformedKey(source: source) }
            keys.append(key)
        }
        try self.init(keys, source: source)
    }

    /// Identifies the current key without revealing it: 16 hexadecimal digits.
    package var fingerprint: String { Hex.encode(current.id) }

    /// A new key as text, for a file or the environment.
    package static func makeText(from world: World) -> Secret<String> {
        Secret(Base64.encode(world.bytes(SealingKey.byteCount)))
    }
}

/// A 256-bit key with the id that sealed values refer to.
struct SealingKey: Sendable {
    static let byteCount = 32
    static let idByteCount = 8

    let id: [UInt8]
    /// The HMAC under this key, before any text: each derivation continues a copy.
    private let keyed: HMAC<SHA256>

    init(_ bytes: [UInt8]) {
        keyed = HMAC(key: SymmetricKey(data: bytes))
        id = Array(Self.derive(from: keyed, LengthPrefixed.pack(texts: ["fingerprint"])).prefix(Self.idByteCount))
    }

    /// The key for one purpose and value; it reveals neither this key nor any other derived key.
    func derived(for purpose: String, salt: [UInt8]) -> SymmetricKey {
        SymmetricKey(data: Self.derive(from: keyed, LengthPrefixed.pack(texts: ["seal", purpose]) + salt))
    }

    /// HKDF-Expand of one block (RFC 5869, section 2.3). The library's own function reads the key again each time.
    private static func derive(from keyed: HMAC<SHA256>, _ info: [UInt8]) -> HMAC<SHA256>.MAC {
        var mac = keyed
        mac.update(data: Array("martlet/v1".utf8) + info + [1])
        return mac.finalize()
    }
}
