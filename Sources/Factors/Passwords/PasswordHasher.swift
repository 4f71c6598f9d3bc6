package import Cryptography
package import Directory
package import Kernel
package import SRP

/// Password arithmetic. It runs in `CryptoPool`, while no transaction is open.
package struct PasswordHasher: Sendable {
    let crypto: CryptoPool
    let server: SRPServer
    let arithmetic: any ModularArithmetic
    let cipher: SecretCipher
    package let world: World
    /// Whether common passwords, which attackers try first, are accepted.
    let acceptsCommon: Bool

    /// Creates a hasher that computes with the constant-time `arithmetic` in `crypto`.
    package init(
        crypto: CryptoPool, arithmetic: any ModularArithmetic, cipher: SecretCipher, world: World,
        acceptsCommon: Bool = false
    ) {
        self.crypto = crypto
        self.acceptsCommon = acceptsCommon
        self.arithmetic = arithmetic
        server = SRPServer(arithmetic: arithmetic)
        self.cipher = cipher
        self.world = world
    }

    /// The single check of new passwords, for every operation (PW-01): the pool's policy, and the list of common
    /// passwords (PW-08).
    ///
    /// - Throws: `PasswordRefusal`.
    package func requireAcceptable(_ password: Secret<String>, in pool: UserPool, for purpose: PasswordPolicy.Purpose)
        throws
    {
        try pool.settings.passwordPolicy.check(password, for: purpose)
        if !acceptsCommon { try CommonPasswords.refuse(password, for: purpose) }
    }

    /// The sealed credential of a new password for the user with this identifier and username. Costs one
    /// exponentiation.
    package func credential(of password: Secret<String>, for id: UserID, called username: Username, in pool: UserPool)
        async throws -> [UInt8]
    {
        let identity = pool.srpIdentity(of: username)
        let verifier = try await crypto.run { [arithmetic, world] in
            try SRPVerifier.make(for: identity, password: password, arithmetic: arithmetic, random: world.bytes)
        }
        return try StoredPassword.verifier(verifier).sealed(for: id, in: pool.id, by: cipher)
    }

    /// Whether `password` is the stored one. Costs one exponentiation, whether the user exists or not, or what the hash
    /// of another system costs. A password that only a source knows is never accepted.
    package func accepts(_ password: Secret<String>, of identity: SRPIdentity, stored: StoredPassword) async throws
        -> Bool
    {
        try await crypto.run { [arithmetic] in
            switch stored {
            case .verifier(let verifier): try verifier.accepts(password, of: identity, arithmetic: arithmetic)
            case .foreign(let hash): try hash.accepts(password)
            case .atSource: false
            }
        }
    }

    /// The stored form of the user's password, or for an unknown user a decoy that passwords do not match.
    package func stored(of user: User?, identity: SRPIdentity) throws -> StoredPassword {
        guard let user, let sealed = user.credential else {
            return .verifier(try cipher.hashes.decoy.verifier(for: identity))
        }
        return try stored(sealed, of: user)
    }

    /// The stored form of the user's current or a former password: both are sealed the same way.
    package func stored(_ sealed: [UInt8], of user: User) throws -> StoredPassword {
        try StoredPassword(sealed, of: user.id, in: user.pool, by: cipher)
    }

    /// The user's verifier, for SRP. A decoy, which no password matches, replaces that of an unknown user, and of one
    /// whose password is another system's: SRP cannot prove it.
    package func verifier(of user: User?, identity: SRPIdentity) throws -> SRPVerifier {
        switch try stored(of: user, identity: identity) {
        case .verifier(let verifier): verifier
        case .foreign, .atSource: try cipher.hashes.decoy.verifier(for: identity)
        }
    }

    /// Starts the SRP exchange. Costs one exponentiation.
    package func begin(with client: SRPPublicValue, verifier: SRPVerifier) async throws -> SRPServerSession {
        try await crypto.run { [server, world] in
            try server.challenge(client, verifier: verifier, random: world.bytes)
        }
    }

    /// Whether the proof is valid. Costs two exponentiations.
    package func accepts(
        _ proof: SRPProof, of identity: SRPIdentity, in session: SRPServerSession, verifier: SRPVerifier
    ) async throws -> Bool {
        try await crypto.run { [server] in
            try server.accepts(proof, of: identity, in: session, verifier: verifier)
        }
    }
}
