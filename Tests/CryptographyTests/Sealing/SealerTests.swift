import Cryptography
import Kernel
import Testing

struct SealerTests {
    let world = World.still()
    let keys: SealingKeys
    let sealer: Sealer
    let plain = Array("the secret".utf8)

    init() throws {
        keys = try SealingKeys(text: SealingKeys.makeText(from: world), source: "test")
        sealer = Sealer(keys, world: world)
    }

    @Test(arguments: [0, 1, 15, 16, 17, 1000, 100_000])
    func `a sealed value opens`(_ count: Int) throws {
        let plain = world.bytes(count)
        let sealed = try sealer.seal(plain, for: .verifier, in: ["pool", "user"])
        #expect(sealed.count == count + Sealer.overhead)
        #expect(try sealer.open(sealed, for: .verifier, in: ["pool", "user"]) == plain)
    }

    @Test func `sealing the same value twice gives different bytes`() throws {
        let sealed = try (0..<1000).map { _ in try sealer.seal(plain, for: .verifier, in: []) }
        #expect(Set(sealed).count == sealed.count)
        #expect(Set(sealed.map { Array($0[9..<25]) }).count == sealed.count)
        #expect(Set(sealed.map { Array($0[25..<37]) }).count == sealed.count)
    }

    @Test func `a value moved to another row, pool or purpose does not open`() throws {
        let sealed = try sealer.seal(plain, for: .verifier, in: ["pool", "user"])
        for context in [
            ["pool", "other"], ["other", "user"], ["user", "pool"], ["pool"], [], ["pool", "user", ""], ["pooluser"],
            ["poolu", "ser"],
        ] {
            #expect(throws: SealingError.unreadable) { try sealer.open(sealed, for: .verifier, in: context) }
        }
        for purpose in Sealer.Purpose.allCases where purpose != .verifier {
            #expect(throws: SealingError.unreadable) { try sealer.open(sealed, for: purpose, in: ["pool", "user"]) }
        }
    }

    @Test func `a value with any one bit changed does not open`() throws {
        let sealed = try sealer.seal(plain, for: .session, in: ["pool"])
        for bit in 0..<sealed.count * 8 {
            var changed = sealed
            changed[bit / 8] ^= 1 << (bit % 8)
            #expect(throws: SealingError.unreadable) { try sealer.open(changed, for: .session, in: ["pool"]) }
        }
    }

    @Test func `a truncated or extended value does not open`() throws {
        let sealed = try sealer.seal(plain, for: .session, in: ["pool"])
        for count in 0..<sealed.count {
            #expect(throws: SealingError.unreadable) {
                try sealer.open(Array(sealed.prefix(count)), for: .session, in: ["pool"])
            }
        }
        #expect(throws: SealingError.unreadable) { try sealer.open(sealed + [0], for: .session, in: ["pool"]) }
    }

    @Test func `an old key only opens, the current key seals, and any other key does not open`() throws {
        let (old, new) = (SealingKeys.makeText(from: world), SealingKeys.makeText(from: world))
        let before = Sealer(try SealingKeys(text: old, source: "test"), world: world)
        let during = Sealer(
            try SealingKeys(text: Secret("\(new.exposed),\(old.exposed)"), source: "test"), world: world)
        let after = Sealer(try SealingKeys(text: new, source: "test"), world: world)
        let aged = try before.seal(plain, for: .totpSeed, in: ["user"])
        let fresh = try during.seal(plain, for: .totpSeed, in: ["user"])

        #expect(try during.open(aged, for: .totpSeed, in: ["user"]) == plain)
        #expect(try after.open(fresh, for: .totpSeed, in: ["user"]) == plain)
        #expect(during.isStale(aged) && !during.isStale(fresh) && !after.isStale(fresh))
        #expect(throws: SealingError.unreadable) { try after.open(aged, for: .totpSeed, in: ["user"]) }
        #expect(throws: SealingError.unreadable) { try before.open(fresh, for: .totpSeed, in: ["user"]) }
    }

    /// Stored values must stay readable: the first version sealed this one.
    @Test func `the sealed form does not change`() throws {
        let text = Secret("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=")
        let keys = try SealingKeys(text: text, source: "test")
        #expect(keys.fingerprint == "8a7237eaae0ac67b")
        let place = ["us-east-1_AbCdEf123", "kid"]
        let written = "AYpyN+quCsZ7Y8A7GTBh/IJtmnMi33P08NR2KHQd/C7gJ7bvH3dMGwa0MZSu5jWXccu/psibeMR4Bq6egBUc"
        let now = Base64.encode(try Sealer(keys, world: .still(seed: 5)).seal(plain, for: .signingKey, in: place))
        #expect(now == written)
        let sealed = try #require(Base64.decode(written))
        #expect(try Sealer(keys, world: world).open(sealed, for: .signingKey, in: place) == plain)
    }
}
