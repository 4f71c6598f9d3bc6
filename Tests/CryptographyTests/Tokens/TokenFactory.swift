import Cryptography
import Foundation
import Kernel

/// Two pools with keys, and tokens signed with them. They are made once, because making keys is slow.
enum TokenFactory {
    static let pool = UserPoolID(rawValue: "us-east-1_AbCdEf123")
    static let other = UserPoolID(rawValue: "us-east-1_Other4567")
    static let url = "https://id.example.com"
    static let now = Instant(seconds: 1_800_000_000)

    static let pair = Result { try PoolKeyPair.generate() }
    static let otherPair = Result { try PoolKeyPair.generate() }

    static func claims(_ use: TokenUse = .access, pool: UserPoolID = pool, _ more: Claims = [:]) -> Claims {
        var claims: Claims = [
            "sub": "5f3c2f8e-0000-4000-8000-000000000001", "iss": .string("\(url)/\(pool)"),
            "token_use": .string(use.rawValue), "exp": .integer(now.seconds + 3600), "iat": .integer(now.seconds),
        ]
        for claim in more.all { claims[claim.name] = claim.value }
        return claims
    }

    static func token(_ claims: Claims = claims()) throws -> String { try pair.get().access.token(claims) }

    /// A verifier that finds each pool's keys under that pool only.
    static func verifier() throws -> TokenVerifier {
        let (mine, theirs) = (try pair.get(), try otherPair.get())
        let rings = [
            pool: KeySet([mine.id.verifying, mine.access.verifying]),
            other: KeySet([theirs.id.verifying, theirs.access.verifying]),
        ]
        return TokenVerifier(publicURL: PublicURL(url)) { pool, kid in rings[pool]?.key(kid) }
    }

    static func fault(_ token: String, _ use: TokenUse = .access, at now: Instant = now) async throws -> TokenError? {
        do {
            _ = try await verifier().verify(token, for: use, at: now)
            return nil
        } catch let fault as TokenError {
            return fault
        }
    }

    /// A token with exactly this header and payload, signed with the pool's access key.
    static func forge(header: String, payload: String) throws -> String {
        let text = [header, payload].map { Base64.encodeURL(Array($0.utf8)) }.joined(separator: ".")
        return "\(text).\(Base64.encodeURL(try signature(of: text)))"
    }

    /// The pool's signature of any text, which an attacker could not get.
    static func signature(of text: String) throws -> [UInt8] {
        let keys = try SealingKeys(text: SealingKeys.makeText(from: .still()), source: "test")
        let sealer = Sealer(keys, world: .still())
        let key = try pair.get().access
        let stored = try sealer.open(key.sealed(by: sealer, for: pool), for: .signingKey, in: [pool.rawValue, key.kid])
        return try RSAKey(pkcs8: Secret(stored)).sign(Array(text.utf8))
    }

    static func kid() throws -> String { try pair.get().access.kid }

    static func goodPayload() throws -> String {
        let parts = try token().split(separator: ".")
        return String(decoding: Base64.decodeURL(parts[1]) ?? [], as: UTF8.self)
    }
}
