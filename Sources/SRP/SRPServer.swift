import Kernel

/// The server side of the protocol.
package struct SRPServer: Sendable {
    private let arithmetic: any ModularArithmetic
    /// How often b is drawn. More draws would only help if `random` is broken.
    private static let maxDraws = 4
    /// - Parameter arithmetic: It must be constant-time.
    package init(arithmetic: any ModularArithmetic) { self.arithmetic = arithmetic }

    /// Responds to a client's A with a fresh B = k·v + g^b mod N. It costs one exponentiation.
    ///
    /// - Throws: `Unavailable` if `random` fails.
    package func challenge(
        _ client: SRPPublicValue, verifier: SRPVerifier, random: (_ count: Int) -> [UInt8]
    ) throws -> SRPServerSession {
        let masked = try arithmetic.product(arithmetic.group.multiplier, by: verifier.value)
        for _ in 0..<Self.maxDraws {
            let secret = random(SRPServerSession.secretByteCount)
            guard secret.count == SRPServerSession.secretByteCount else { break }
            let sum = try arithmetic.sum(masked, plus: arithmetic.generatorPower(secret))
            // Clients refuse B ≡ 0 mod N, which is as unlikely as guessing a key. Another b is then drawn.
            guard let server = try? SRPPublicValue(sum, in: arithmetic.group) else { continue }
            return SRPServerSession(client: client, server: server, secret: Secret(secret))
        }
        throw Unavailable("Random numbers are not available.")
    }

    /// Whether `proof` shows knowledge of the password behind `verifier`, for this session.
    ///
    /// It costs two exponentiations and compares in constant time.
    package func accepts(
        _ proof: SRPProof, of identity: SRPIdentity, in session: SRPServerSession, verifier: SRPVerifier
    ) throws -> Bool {
        let expected = SRPProof.signature(
            key: try key(of: session, verifier: verifier), identity: identity, secretBlock: proof.secretBlock,
            timestamp: proof.timestamp)
        return ConstantTime.equals(expected, proof.signature)
    }

    /// The 16-byte key shared with a client that has the password: S = (A·v^u)^b mod N, hashed.
    func key(of session: SRPServerSession, verifier: SRPVerifier) throws -> [UInt8] {
        let u = try SRPHash.u(session.client, server: session.server)
        let base = try arithmetic.product(session.client.bytes, by: arithmetic.power(verifier.value, publicExponent: u))
        let secret = try arithmetic.power(base, to: session.secret.exposed)
        return SRPHash.key(secret: secret, u: u)
    }
}
