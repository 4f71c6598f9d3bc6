import Crypto
import Cryptography
import Kernel
import Testing

@testable import SRP

/// A known exchange in which A, B, the salt and u all have their top bit set, so that a missing sign byte is detected.
struct VectorTests {
    /// The two implementations, by name, so that a failure does not print their numbers.
    enum Engine: CaseIterable {
        case plain, openSSL

        func arithmetic() throws -> any ModularArithmetic {
            switch self {
            case .plain: BigIntArithmetic()
            case .openSSL: try OpenSSLArithmetic()
            }
        }
    }

    let identity = SRPIdentity(pool: UserPoolID(rawValue: "eu-west-1_AbCdEf123"), name: "alice")
    let password = Secret("Passw0rd!é")
    let salt = Hex.decode("9f00112233445566778899aabbccddee") ?? []
    let a = Hex.decode("08fbc10e0e07a98cab339895fdff6c49663b8e650cf033ec62c9ec1661f4e879") ?? []
    let b = Hex.decode("b88347bfd1b6c2867f7cc671342441162e646a4e635fefd56009b7ec5551c97d") ?? []
    let block = Array("secret-block-bytes".utf8)
    let timestamp = "Tue Mar 3 04:05:06 UTC 2020"

    @Test func `k is the digest of N and g in signed form`() {
        #expect(
            Hex.encode(SRPGroup.modp3072.multiplier)
                == "538282c4354742d7cbbde2359fcf67f9f5b3a6b08791e5011b43b8a5b66d9ee6")
    }

    @Test(arguments: Engine.allCases)
    func `the verifier equals the vector's`(_ engine: Engine) throws {
        let arithmetic = try engine.arithmetic()
        let x = SRPHash.x(identity, password: password, salt: salt)
        #expect(Hex.encode(x) == "4dc591aabf3b65f8b6c1df01e246a6b57d260df931327170d0a0f81ca02c6150")
        let verifier = try SRPVerifier.make(for: identity, password: password, salt: salt, arithmetic: arithmetic)
        #expect(
            try digest(SRPPublicValue(verifier.value))
                == "abf7abbe4570c5a1059870f12891f6c402100398882c0cd933eb84cf8c02fb47")
    }

    @Test(arguments: Engine.allCases)
    func `both sides reproduce the vector`(_ engine: Engine) throws {
        let arithmetic = try engine.arithmetic()
        let verifier = try SRPVerifier.make(for: identity, password: password, salt: salt, arithmetic: arithmetic)
        let client = try SRPClient(arithmetic: arithmetic, secret: a)
        #expect(
            digest(client.publicValue) == "96f2735eaf2c34d48bfc5faca15083df8e93ba6d52d3f2db0e01862a24edb22f")

        let server = SRPServer(arithmetic: arithmetic)
        let session = try server.challenge(client.publicValue, verifier: verifier) { _ in b }
        #expect(digest(session.server) == "6c3d291c7b5b06ac5ede3b6795bb8e4960715521180eb8c2c4ff1516f0de5f65")

        let u = try SRPHash.u(session.client, server: session.server)
        #expect(Hex.encode(u) == "942e722e5d481067c66362c11e8ff541d8ed05a8349839af2a89ce441854d00a")
        let base = try arithmetic.product(session.client.bytes, by: arithmetic.power(verifier.value, publicExponent: u))
        #expect(
            try digest(SRPPublicValue(arithmetic.power(base, to: b)))
                == "bccd629f01a3c21cadfacb68a99f96a0652846a8f26d7d89ad4b775a0c73a5ba")

        let key = try server.key(of: session, verifier: verifier)
        #expect(Hex.encode(key) == "27553c8c84931367c9a175253cb10ed4")
        let x = SRPHash.x(identity, password: password, salt: salt)
        #expect(try client.key(x: x, server: session.server) == key)

        let proof = try client.proof(
            of: password, for: identity, server: session.server, salt: salt, secretBlock: block, timestamp: timestamp)
        #expect(Base64.encode(proof.signature) == "XvD0vE+KNaajP2DTpGi7Y87bEfzopQuACjHxzdfB60A=")
        #expect(try server.accepts(proof, of: identity, in: session, verifier: verifier))
    }

    /// SHA-256 of the lower-case digits without leading zeros, the form in which the vector lists large numbers.
    private func digest(_ value: SRPPublicValue) -> String {
        Hex.encode(Array(SHA256.hash(data: Array(value.hex.drop { $0 == "0" }.utf8))))
    }
}
