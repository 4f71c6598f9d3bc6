import Cryptography
import Directory
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

    private static let batch = 2000

    /// Adds the users numbered `numbers`. Users without a password get an unusable verifier.
    func add(_ numbers: Range<Int>, of population: UserPopulation) async throws {
        let pool = try await database.read { [pool] in try PoolTable($0).require(pool) }
        let unusable = try verifier(of: Secret(Base64.encode(world.bytes(16))), called: "nobody")
        for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: Self.batch) {
            let users = try (start..<min(start + Self.batch, numbers.upperBound)).map { number in
                let member = BenchUser(number)
                return try user(
                    member,
                    population.hasPassword(number) ? verifier(of: member.password, called: member.username) : unusable)
            }
            try await database.write { tx in
                let register = UserWriter(tx, of: pool)
                for user in users { try register.insert(user) }
            }
        }
    }

    private func user(_ member: BenchUser, _ verifier: SRPVerifier) throws -> User {
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
