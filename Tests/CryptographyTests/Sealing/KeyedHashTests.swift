import Cryptography
import Kernel
import SRP
import Testing

struct KeyedHashTests {
    let world = World.still()
    let sealer: Sealer
    let hashes: KeyedHash
    let secret: KeyedHashSecret

    init() throws {
        sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(from: world), source: "test"), world: world)
        secret = KeyedHashSecret.make(from: world)
        hashes = KeyedHash(secret)
    }

    @Test func `a value has one hash for each purpose and context`() {
        let value = "123456"
        var seen: Set<[UInt8]> = []
        for purpose in KeyedHash.Purpose.allCases {
            for context in [
                [], ["pool"], ["pool", "user"], ["user", "pool"], ["pooluser"], ["", "pool"], ["poo", "luser"],
            ] {
                let hash = hashes.hash(value, for: purpose, in: context)
                #expect(hash.count == 32)
                #expect(hash == hashes.hash(value, for: purpose, in: context))
                seen.insert(hash)
            }
        }
        #expect(seen.count == KeyedHash.Purpose.allCases.count * 7)
        #expect(hashes.hash("a", for: .code, in: ["b"]) != hashes.hash("b", for: .code, in: ["a"]))
        #expect(hashes.hash("ab", for: .code, in: ["c"]) != hashes.hash("a", for: .code, in: ["bc"]))
    }

    @Test func `another secret gives other hashes and other decoys`() throws {
        let other = KeyedHash(KeyedHashSecret.make(from: world))
        #expect(hashes.hash("a", for: .code, in: []) != other.hash("a", for: .code, in: []))
        let unknown = SRPIdentity(space: "pool", name: "nobody")
        #expect(try hashes.decoy.verifier(for: unknown) != other.decoy.verifier(for: unknown))
        #expect(try hashes.decoy.verifier(for: unknown) == KeyedHash(secret).decoy.verifier(for: unknown))
    }

    // TOK-14, SRP-08
    @Test func `hashes survive a restart and a change of the sealing key`() throws {
        let stored = try KeyedHashSecret(sealed: secret.sealed(by: sealer), by: sealer)
        #expect(KeyedHash(stored).hash("a", for: .refreshToken, in: []) == hashes.hash("a", for: .refreshToken, in: []))
        let moved = Sealer(try SealingKeys(text: SealingKeys.makeText(from: world), source: "test"), world: world)
        let resealed = try KeyedHashSecret(sealed: stored.sealed(by: moved), by: moved)
        #expect(
            KeyedHash(resealed).hash("a", for: .refreshToken, in: []) == hashes.hash("a", for: .refreshToken, in: []))
    }

    @Test func `a wrong sealing key cannot open the secret of keyed hashes`() throws {
        let sealed = try secret.sealed(by: sealer)
        let other = Sealer(try SealingKeys(text: SealingKeys.makeText(from: world), source: "test"), world: world)
        #expect(throws: SealingError.unreadable) { try KeyedHashSecret(sealed: sealed, by: other) }
        let short = try sealer.seal([1, 2, 3], for: .keyedHashSecret, in: [])
        #expect(throws: SealingError.unreadable) { try KeyedHashSecret(sealed: short, by: sealer) }
    }

    /// Stored refresh tokens are looked up by their hash for years.
    @Test func `hashes do not change`() {
        let hashes = KeyedHash(
            KeyedHashSecret.make(from: World(now: { Instant(seconds: 0) }, bytes: { Array(0..<UInt8($0)) })))
        #expect(
            Hex.encode(hashes.hash("token", for: .refreshToken, in: ["us-east-1_AbCdEf123"]))
                == "dda47a59049d58313bd84d8a4fc0ad82b3d6fad7094775123435a02b81bdc83f")
    }

    @Test func `a token tells by its length whether the key of its pool hashes it`() throws {
        let cipher = SecretCipher(sealer: sealer, hashes: hashes)
        let (pool, other) = (UserPoolID(rawValue: "us-east-1_one"), UserPoolID(rawValue: "us-east-1_two"))
        func digest(_ token: String, in pool: UserPoolID) -> [UInt8] {
            cipher.tokenDigest(token, for: .refreshToken, plainLength: 5, in: pool, context: ["x"])
        }
        #expect(digest("token", in: pool) == cipher.digest("token", .refreshToken, pool.rawValue, "x"))
        let token = cipher.poolToken("token")
        #expect(digest(token, in: pool) == cipher.poolDigest(token, for: .refreshToken, in: pool, context: ["x"]))
        #expect(SecretCipher.isPoolHash(digest(token, in: pool)) && !SecretCipher.isPoolHash(digest("token", in: pool)))
        #expect(digest(token, in: pool) != digest(token, in: other))
        for forged in ["", "1", "1toke", "1tokenn", "2token"] {
            #expect(digest(forged, in: pool) != digest(token, in: pool), "\(forged)")
        }
    }

    @Test func `new tokens have that form once all nodes know the keys, in pools whose key is known`() throws {
        let cipher = SecretCipher(sealer: sealer, hashes: hashes)
        let pool = UserPoolID(rawValue: "us-east-1_one")
        #expect(cipher.newToken("token", in: pool) == "token")
        try cipher.noteHashKey(nil, of: pool)
        #expect(cipher.newToken("token", in: pool) == "token")
        hashes.pools.use()
        #expect(cipher.newToken("token", in: pool) == cipher.poolToken("token"))
        #expect(cipher.newToken("token", in: UserPoolID(rawValue: "us-east-1_two")) == "token")
    }

    @Test func `a pool takes over the key of its row, which no other pool's row opens`() throws {
        let cipher = SecretCipher(sealer: sealer, hashes: hashes)
        let pool = UserPoolID(rawValue: "us-east-1_one")
        let own = cipher.hashKey(of: pool)
        #expect(own.count == 32 && own != cipher.hashKey(of: UserPoolID(rawValue: "us-east-1_two")))
        let former = [UInt8](repeating: 3, count: 32)
        let sealed = try cipher.seal(former, .poolHashKey, pool.rawValue)
        try cipher.noteHashKey(sealed, of: pool)
        #expect(cipher.hashKey(of: pool) == former)
        try cipher.noteHashKey(nil, of: pool)
        #expect(cipher.hashKey(of: pool) == own)
        for wrong in [
            try cipher.seal(former, .poolHashKey, "us-east-1_two"), try cipher.seal([1], .poolHashKey, pool.rawValue),
            try cipher.seal(former, .verifier, pool.rawValue), [],
        ] {
            #expect(throws: SealingError.unreadable) { try cipher.noteHashKey(wrong, of: pool) }
        }
        #expect(cipher.hashKey(of: pool) == own)
    }

    @Test func `derived keys that are no longer noted are dropped, keys of imported pools never are`() throws {
        let cipher = SecretCipher(sealer: sealer, hashes: hashes)
        hashes.pools.use()
        let (moved, old) = (UserPoolID(rawValue: "us-east-1_moved"), UserPoolID(rawValue: "us-east-1_old"))
        let (former, own) = ([UInt8](repeating: 7, count: PoolHashKeys.byteCount), cipher.hashKey(of: old))
        try cipher.noteHashKey(try cipher.seal(former, .poolHashKey, moved.rawValue), of: moved)
        try cipher.noteHashKey(nil, of: old)
        for number in 0..<2 * PoolHashKeys.maxDerived - 1 {
            try cipher.noteHashKey(nil, of: UserPoolID(rawValue: "us-east-1_\(number)"))
        }
        #expect(hashes.pools.areUsed(by: old))
        for number in 0..<2 {
            try cipher.noteHashKey(nil, of: UserPoolID(rawValue: "us-east-1_further\(number)"))
        }
        #expect(!hashes.pools.areUsed(by: old) && hashes.pools.areUsed(by: UserPoolID(rawValue: "us-east-1_further0")))
        #expect(cipher.hashKey(of: old) == own)
        #expect(hashes.pools.areUsed(by: moved) && cipher.hashKey(of: moved) == former)
    }

    @Test func `keys and hashes of pools do not change`() {
        let hashes = KeyedHash(
            KeyedHashSecret.make(from: World(now: { Instant(seconds: 0) }, bytes: { Array(0..<UInt8($0)) })))
        let cipher = SecretCipher(sealer: sealer, hashes: hashes)
        let pool = UserPoolID(rawValue: "us-east-1_AbCdEf123")
        #expect(
            Hex.encode(cipher.hashKey(of: pool)) == "b892c7c97614f76b6dadb6e628bb42a7a3745bf95e12d7ece1c3ff38850383b7")
        #expect(
            Hex.encode(cipher.poolDigest("token", for: .refreshToken, in: pool))
                == "01ee611de1043f5f1b5f5ac67069db5cf5f50d19033ba73406d0bda3fbeb50bb59")
    }
}
