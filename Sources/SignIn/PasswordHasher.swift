public import Cryptography
import Directory
public import Kernel
public import SRP

/// Does with passwords what takes time: no transaction is open meanwhile, and the work waits for a place in
/// `CryptoPool`.
public struct PasswordHasher: Sendable {
    let crypto: CryptoPool
    let server: SRPServer
    let arithmetic: any ModularArithmetic
    let cipher: SecretCipher
    let world: World
    /// Whether passwords are taken that are tried first by whoever guesses.
    let takesCommon: Bool

    /// A desk that calculates with `arithmetic`, constant in time, at the places of `crypto`.
    public init(
        crypto: CryptoPool, arithmetic: any ModularArithmetic, cipher: SecretCipher, world: World,
        takesCommon: Bool = false
    ) {
        self.crypto = crypto
        self.takesCommon = takesCommon
        self.arithmetic = arithmetic
        server = SRPServer(arithmetic: arithmetic)
        self.cipher = cipher
        self.world = world
    }

    /// The one rule for new passwords, by whichever door they come (PW-01): the pool's policy, and that it is not one
    /// that is tried first (PW-08). Throws `invalidPassword`.
    func requireAcceptable(_ password: Secret<String>, in pool: UserPool) throws {
        try pool.settings.passwordPolicy.check(password)
        if !takesCommon { try CommonPasswords.refuse(password) }
    }

    /// The sealed credential of a new password for the person with this identifier and username.
    /// Costs one exponentiation.
    func credential(of password: Secret<String>, for id: UserID, called username: String, in pool: UserPool)
        async throws -> [UInt8]
    {
        let identity = pool.srpIdentity(of: username)
        let verifier = try await crypto.run { [arithmetic, world] in
            try SRPVerifier.make(for: identity, password: password, arithmetic: arithmetic, random: world.bytes)
        }
        return try cipher.seal(verifier.encoded, .verifier, pool.id.rawValue, id.rawValue)
    }

    /// Whether `password` is the one behind `verifier`. Costs one exponentiation, whoever is asked for.
    func accepts(_ password: Secret<String>, of identity: SRPIdentity, _ verifier: SRPVerifier) async throws -> Bool {
        try await crypto.run { [arithmetic] in
            try verifier.accepts(password, of: identity, arithmetic: arithmetic)
        }
    }

    /// What stands behind the name: a person's verifier, or one that no password fits.
    func verifier(of user: User?, identity: SRPIdentity) throws -> SRPVerifier {
        guard let user, let sealed = user.credential else { return try cipher.hashes.decoy.verifier(for: identity) }
        return try verifier(sealed, of: user)
    }

    /// What stands behind one of a person's passwords, the present one or one before it: all are sealed alike.
    func verifier(_ sealed: [UInt8], of user: User) throws -> SRPVerifier {
        try SRPVerifier(encoded: cipher.open(sealed, .verifier, user.pool.rawValue, user.id.rawValue))
    }

    /// Begins the exchange of SRP. Costs one exponentiation.
    func begin(with client: SRPPublicValue, _ verifier: SRPVerifier) async throws -> SRPServerSession {
        try await crypto.run { [server, world] in
            try server.begin(with: client, verifier: verifier, random: world.bytes)
        }
    }

    /// Whether the proof is good. Costs two exponentiations.
    func accepts(
        _ proof: SRPProof, of identity: SRPIdentity, in session: SRPServerSession, _ verifier: SRPVerifier
    ) async throws -> Bool {
        try await crypto.run { [server] in
            try server.accepts(proof, of: identity, in: session, verifier: verifier)
        }
    }
}
