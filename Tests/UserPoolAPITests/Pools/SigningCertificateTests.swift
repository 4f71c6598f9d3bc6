import Cryptography
import Foundation
import Kernel
import NIOSSL
import TestKit
import Testing

@testable import Tokens

/// GetSigningCertificate.
@Suite struct SigningCertificateTests {
    @Test(arguments: Engine.available)
    func `a pool has one certificate, of a key that signs`(on engine: Engine) async throws {
        let api = try await TestAPI(engine)
        let (pool, other) = (try await api.pool(), try await api.pool())
        let race = await Race(3) { _ in
            try await api.call("GetSigningCertificate", ["UserPoolId": pool])["Certificate"] as? String
        }
        let text = try #require(race.winners.first ?? nil)
        #expect(race.winners == [text, text, text], "\(race.losers)")
        #expect(try await api.call("GetSigningCertificate", ["UserPoolId": other])["Certificate"] as? String != text)
        // By another library than wrote it.
        let certificate = try NIOSSLCertificate(bytes: try #require(Base64.decode(text)), format: .der)
        #expect(certificate.notValidBefore == 1_767_254_400)
        #expect(certificate.notValidAfter == 1_767_254_400 + 3650 * 86_400)
        let keys = api.base.samlKeys
        let key = try await keys.key(of: UserPoolID(rawValue: pool))
        // It is read once, and another pool's is another.
        #expect(try await keys.key(of: UserPoolID(rawValue: pool)) === key)
        #expect(try await keys.key(of: UserPoolID(rawValue: other)).publicKey.modulus != key.publicKey.modulus)
        let spki = try certificate.extractPublicKey().toSPKIBytes()
        #expect(Data(spki).range(of: Data(key.publicKey.modulus)) != nil)
    }

    @Test func `a pool that does not exist has none`() async throws {
        let reply = try await TestAPI().call("GetSigningCertificate", ["UserPoolId": "eu-test-1_aaaaaaaaa"])
        #expect(reply.code == "ResourceNotFoundException")
    }
}
