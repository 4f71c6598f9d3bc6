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
        sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(world), source: "test"), world: world)
        secret = KeyedHashSecret.make(world)
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
        let other = KeyedHash(KeyedHashSecret.make(world))
        #expect(hashes.hash("a", for: .code, in: []) != other.hash("a", for: .code, in: []))
        let unknown = SRPIdentity(space: "pool", name: "nobody")
        #expect(try hashes.decoy.verifier(for: unknown) != other.decoy.verifier(for: unknown))
        #expect(try hashes.decoy.verifier(for: unknown) == KeyedHash(secret).decoy.verifier(for: unknown))
    }

    // TOK-14, SRP-08
    @Test func `hashes survive a restart and a change of the sealing key`() throws {
        let stored = try KeyedHashSecret(sealed: secret.sealed(by: sealer), by: sealer)
        #expect(KeyedHash(stored).hash("a", for: .refreshToken, in: []) == hashes.hash("a", for: .refreshToken, in: []))
        let moved = Sealer(try SealingKeys(text: SealingKeys.makeText(world), source: "test"), world: world)
        let resealed = try KeyedHashSecret(sealed: stored.sealed(by: moved), by: moved)
        #expect(
            KeyedHash(resealed).hash("a", for: .refreshToken, in: []) == hashes.hash("a", for: .refreshToken, in: []))
    }

    @Test func `a wrong sealing key cannot open the secret of keyed hashes`() throws {
        let sealed = try secret.sealed(by: sealer)
        let other = Sealer(try SealingKeys(text: SealingKeys.makeText(world), source: "test"), world: world)
        #expect(throws: SealingError.unreadable) { try KeyedHashSecret(sealed: sealed, by: other) }
        let short = try sealer.seal([1, 2, 3], for: .keyedHashSecret, in: [])
        #expect(throws: SealingError.unreadable) { try KeyedHashSecret(sealed: short, by: sealer) }
    }

    /// Stored refresh tokens are looked up by their hash for years.
    @Test func `hashes do not change`() {
        let hashes = KeyedHash(
            KeyedHashSecret.make(World(now: { Instant(seconds: 0) }, bytes: { Array(0..<UInt8($0)) })))
        #expect(
            Hex.encode(hashes.hash("token", for: .refreshToken, in: ["us-east-1_AbCdEf123"]))
                == "dda47a59049d58313bd84d8a4fc0ad82b3d6fad7094775123435a02b81bdc83f")
    }
}
