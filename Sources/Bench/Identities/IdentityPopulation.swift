import IdentityPools
import Kernel
import Storage

/// Writes identities directly into the store, while no server runs: two of three have a login, and the others are
/// guests.
struct IdentityPopulation {
    let pool: IdentityPoolID
    let world: World
    /// Some seven hundred guests, at even distances.
    private var remembered: [(number: Int, id: String)] = []
    private(set) var count = 0

    /// The identities of a transaction.
    private static let batch = 3000

    init(pool: String, world: World) { (self.pool, self.world) = (IdentityPoolID(rawValue: pool), world) }

    /// Guests whose credentials are fetched.
    var guests: [String] { remembered.map(\.id) }

    /// Adds identities until there are `total`.
    mutating func grow(to total: Int, in database: any Database) async throws {
        let distance = 3 * max(1, total / 2000)
        remembered.removeAll { $0.number % distance != 0 }
        while count < total {
            let numbers = count..<min(count + Self.batch, total)
            let ids = numbers.map { _ in IdentityID.fresh(in: pool.region, from: world) }
            try await database.write { [pool, now = world.now()] tx in
                let linking = IdentityLinking(tx: tx, pool: pool, now: now, data: .none)
                for (number, id) in zip(numbers, ids) {
                    let login = Login(.external, provider: "accounts.google.com", subject: "person-\(number)")
                    _ = try linking.create(id, with: number % 3 == 0 ? [] : [login])
                }
            }
            for (number, id) in zip(numbers, ids) where number % distance == 0 {
                remembered.append((number, id.rawValue))
            }
            count = numbers.upperBound
        }
    }
}
