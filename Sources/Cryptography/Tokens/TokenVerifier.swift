public import Kernel

/// Decides whether a token was issued here and is good now (spec rows TOK-VER-01 to -07).
public struct TokenVerifier: Sendable {
    /// What every issuer begins with: the public address and a slash.
    ///
    /// The pool's id is the rest.
    private let prefix: String
    private let find: @Sendable (UserPoolID, _ kid: String) async throws -> VerifyingKey?

    private let signatures = VerifiedSignatures()

    /// How far a token's `iat` may lie ahead, in seconds, since the clocks of two nodes never agree entirely.
    ///
    /// Neither `exp` nor `nbf` has any such leeway.
    public static let clockDifference: Int64 = 60

    /// A verifier for the pools whose issuer is `publicURL`, a slash and their id.
    ///
    /// `find` gives the key that this very pool has under this very name: a key of another pool must not be found.
    public init(
        publicURL: String, find: @escaping @Sendable (UserPoolID, _ kid: String) async throws -> VerifyingKey?
    ) {
        prefix = publicURL + "/"
        self.find = find
    }

    /// The token, where it is good for `use` at `now`.
    ///
    /// It takes some 25 µs for a new token, half of that for one that was here lately.
    ///
    /// Throws `TokenError`, and what finding the key throws.
    public func verify(_ text: String, for use: TokenUse, at now: Instant) async throws -> Token {
        let unverified = try UnverifiedToken(text, for: use)
        guard let pool = pool(of: unverified.issuer) else { throw TokenError.wrongIssuer }
        guard let key = try await find(pool, unverified.kid) else { throw TokenError.unknownKey }
        return try Self.check(unverified.verified(by: key, signatures), of: pool, for: use, at: now)
    }

    /// The issuer's name as tokens of `pool` carry it.
    public func issuer(of pool: UserPoolID) -> String { prefix + pool.rawValue }

    /// The pool that `issuer` names, where it is written exactly as we write it.
    private func pool(of issuer: String) -> UserPoolID? {
        guard issuer.utf8.starts(with: prefix.utf8) else { return nil }
        let id = issuer.utf8.dropFirst(prefix.utf8.count)
        guard (1...55).contains(id.count), id.allSatisfy(Self.isPoolID) else { return nil }
        return UserPoolID(rawValue: String(Substring(id)))
    }

    private static func isPoolID(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private static func check(
        _ claims: Claims, of pool: UserPoolID, for use: TokenUse, at now: Instant
    ) throws(TokenError) -> Token {
        guard claims.string("token_use") == use.rawValue else { throw .wrongUse }
        guard let exp = claims.integer("exp"), let iat = claims.integer("iat") else { throw .malformed }
        let (expires, issued) = (Instant(seconds: exp), Instant(seconds: iat))
        guard now < expires else { throw .expired }
        guard issued <= now.advanced(seconds: clockDifference) else { throw .notYetValid }
        if claims["nbf"] != nil {
            guard let nbf = claims.integer("nbf") else { throw .malformed }
            guard Instant(seconds: nbf) <= now else { throw .notYetValid }
        }
        return Token(pool: pool, use: use, claims: claims, expires: expires, issued: issued)
    }
}
