import Cryptography
import Directory
import Factors
import Kernel
import SRP
import Storage

/// Writes users directly into the store, in the server's format, while no server runs.
struct Seeder: Sendable {
    let database: any Database
    let pool: UserPoolID
    let sealer: Sealer
    let arithmetic: OpenSSLArithmetic
    let world: World

    /// The users of a transaction.
    private static let batch = 2000

    /// Adds the users numbered `numbers`. Users without a password get an unusable verifier.
    ///
    /// - Parameter withApps: Whether each has an authenticator app, and sign-ins ask for its codes.
    func add(_ numbers: Range<Int>, of population: UserPopulation, withApps: Bool = false) async throws {
        let pool = try await database.read { [pool] in try PoolTable($0).require(pool) }
        let unusable = try verifier(of: Secret(Base64.encode(world.bytes(16))), called: "nobody")
        for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: Self.batch) {
            let users = try (start..<min(start + Self.batch, numbers.upperBound)).map { number in
                let member = BenchUser(number)
                return try user(
                    member,
                    verifier: population.hasPassword(number)
                        ? verifier(of: member.password, called: member.username) : unusable)
            }
            let apps = withApps ? try zip(start..., users).map { try app(numbered: $0, of: $1) } : []
            try await database.write { tx in
                let writer = UserWriter(tx, of: pool)
                for user in users { try writer.insert(user) }
                for app in apps { try app.register(tx) }
            }
        }
    }

    private func app(numbered number: Int, of user: User) throws -> SeededApp {
        let context = [user.pool.rawValue, user.id.rawValue]
        return SeededApp(
            user: user, sealedSecret: try sealer.seal(BenchUser(number).appSecret, for: .totpSeed, in: context))
    }

    private func user(_ member: BenchUser, verifier: SRPVerifier) throws -> User {
        let id = UserID(rawValue: world.uuid())
        return User(
            pool: pool, id: id, username: Username(rawValue: member.username), status: .confirmed,
            attributes: ["email": member.email, "email_verified": "true", "name": member.name],
            credential: try sealer.seal(verifier.encoded, for: .verifier, in: [pool.rawValue, id.rawValue]),
            createdAt: world.now())
    }

    private func verifier(of password: Secret<String>, called username: String) throws -> SRPVerifier {
        try SRPVerifier.make(
            for: SRPIdentity(pool: pool, name: username), password: password, arithmetic: arithmetic,
            random: world.bytes)
    }
}

/// The authenticator app of a user.
private struct SeededApp: Sendable {
    let user: User
    let sealedSecret: [UInt8]

    /// Writes the result of a verified registration, without using a code of the app.
    func register(_ tx: any Transaction) throws {
        let table = SecondFactorTable(tx)
        try table.putPending(sealedSecret, of: user.id, in: user.pool)
        try table.confirmPending(of: user.id, in: user.pool, deviceName: nil, step: 0)
        var factors = UserSecondFactors()
        factors.enabled = [.softwareToken]
        try table.put(factors, of: user.id, in: user.pool)
    }
}
