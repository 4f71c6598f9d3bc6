import Crypto
import Cryptography
import Foundation
import Kernel
import Testing

struct RSATests {
    @Test func `the public key accepts a signature, also after the private key was stored`() throws {
        let key = try RSAKey.generate()
        #expect(key.publicKey.modulus.count == 256)
        #expect(key.publicKey.modulus[0] >= 0x80)
        #expect(key.publicKey.exponent == [1, 0, 1])
        let message = Array("message".utf8)
        let signature = try key.sign(message)
        #expect(key.publicKey.accepts(signature, of: message))
        #expect(!key.publicKey.accepts(signature, of: message + [0]))
        #expect(!key.publicKey.accepts(signature, of: []))

        let stored = try RSAKey(pkcs8: key.pkcs8())
        #expect(try stored.sign(message) == signature)
        let other = try RSAPublicKey(modulus: key.publicKey.modulus, exponent: key.publicKey.exponent)
        #expect(other.accepts(signature, of: message))
    }

    @Test func `a signature that is changed, truncated or extended is refused`() throws {
        let key = try RSAKey.generate()
        let signature = try key.sign([1])
        for place in signature.indices {
            var changed = signature
            changed[place] ^= 0x40
            #expect(!key.publicKey.accepts(changed, of: [1]))
        }
        for wrong in [
            [], Array(signature.dropLast()), signature + [0], [0] + signature, [UInt8](repeating: 0, count: 256),
        ] {
            #expect(!key.publicKey.accepts(wrong, of: [1]))
        }
        #expect(key.publicKey.accepts(signature, of: [1]))
    }

    @Test func `another key's signature is refused`() throws {
        let (one, other) = (try RSAKey.generate(), try RSAKey.generate())
        #expect(one.publicKey.modulus != other.publicKey.modulus)
        #expect(try !other.publicKey.accepts(one.sign([1]), of: [1]))
    }

    @Test func `unsafe moduli and exponents are refused`() throws {
        let modulus = try RSAKey.generate().publicKey.modulus
        let even = Array(modulus.dropLast()) + [2]
        for (n, e) in [
            ([], [1, 0, 1]), (Array(modulus.prefix(128)), [1, 0, 1]), (even, [1, 0, 1]), (modulus, []), (modulus, [1]),
            (modulus, [2]), (modulus, [1, 0, 0, 0, 1]), (modulus + modulus + modulus + modulus + modulus, [1, 0, 1]),
        ] as [([UInt8], [UInt8])] {
            #expect(throws: (any Error).self) { try RSAPublicKey(modulus: n, exponent: e) }
        }
    }

    @Test func `anything but an RSA key in PKCS#8 is refused`() throws {
        let key = try RSAKey.generate().pkcs8().exposed
        for count in [0, 1, 10, 100, key.count - 1] {
            #expect(throws: (any Error).self) { try RSAKey(pkcs8: Secret(Array(key.prefix(count)))) }
        }
        let elliptic = [UInt8](P256.Signing.PrivateKey().derRepresentation)
        #expect(throws: (any Error).self) { try RSAKey(pkcs8: Secret(elliptic)) }
    }

    @Test func `an error reveals nothing of the key`() throws {
        let error = #expect(throws: (any Error).self) { try RSAKey(pkcs8: Secret([1, 2, 3])) }
        #expect("\(try #require(error))".hasPrefix("OpenSSL: "))
    }
}
