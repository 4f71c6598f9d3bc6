import BigInt
package import Kernel

/// The client side of one SRP attempt.
package struct SRPClient: Sendable {
    /// A, sent as `SRP_A`.
    package let publicValue: SRPPublicValue
    private let secret: Secret<[UInt8]>
    private let arithmetic: any ModularArithmetic

    /// Draws a (256 bits) and computes A = g^a.
    ///
    /// - Throws: `InvalidInput` if `random` returns only zeros.
    package init(arithmetic: any ModularArithmetic, random: (_ count: Int) -> [UInt8]) throws {
        try self.init(arithmetic: arithmetic, secret: random(32))
    }

    init(arithmetic: any ModularArithmetic, secret: [UInt8]) throws {
        self.arithmetic = arithmetic
        self.secret = Secret(secret)
        publicValue = try SRPPublicValue(arithmetic.generatorPower(secret), in: arithmetic.group)
    }

    /// Proves `password` to the server.
    ///
    /// - Parameters:
    ///   - server: B, received as `SRP_B`.
    ///   - timestamp: Text in the form of `SRPTimestamp`.
    /// - Throws: `InvalidInput` if B makes u zero, as only a malicious server would.
    package func proof(
        of password: Secret<String>, for identity: SRPIdentity, server: SRPPublicValue, salt: [UInt8],
        secretBlock: [UInt8], timestamp: String
    ) throws -> SRPProof {
        let x = SRPHash.x(identity, password: password, salt: salt)
        let signature = SRPProof.signature(
            key: try key(x: x, server: server), identity: identity, secretBlock: secretBlock, timestamp: timestamp)
        return SRPProof(secretBlock: secretBlock, timestamp: timestamp, signature: signature)
    }

    /// S = (B − k·g^x)^(a + u·x) mod N, hashed.
    func key(x: [UInt8], server: SRPPublicValue) throws -> [UInt8] {
        let u = try SRPHash.u(publicValue, server: server)
        let mask = try arithmetic.product(arithmetic.group.multiplier, by: arithmetic.generatorPower(x))
        let exponent =
            BigIntArithmetic.number(secret.exposed) + BigIntArithmetic.number(u) * BigIntArithmetic.number(x)
        let base = try arithmetic.difference(server.bytes, minus: mask)
        let shared = try arithmetic.power(base, to: Array(exponent.serialize()))
        return SRPHash.key(secret: shared, u: u)
    }
}
