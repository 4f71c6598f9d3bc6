import AccessControl
import Cryptography
import Kernel
import Storage
import TestKit
import Testing

/// `martlet rekey` reaches every sealed column of every table.
@Suite struct ResealingTests {
    private let world: World

    init() {
        let random = SeededRandom(seed: 3)
        world = World(now: { Instant(seconds: 1_000_000_000) }, bytes: { random.bytes($0) })
    }

    // More rows than one transaction processes.
    @Test(arguments: Engine.available)
    func `afterwards the new key alone opens every secret`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        let (old, new) = (SealingKeys.makeText(from: world), SealingKeys.makeText(from: world))
        try await fill(database, Sealer(SealingKeys(text: old, source: "test"), world: world), rows: 201)
        let columns = Engine.tables.flatMap(\.sealed).count
        #expect(columns >= 7)

        let both = Sealer(try SealingKeys(text: Secret("\(new.exposed),\(old.exposed)"), source: "test"), world: world)
        let resealing = Resealing(database: database, tables: Engine.tables, sealer: both)
        #expect(try await resealing.reseal() == columns * 201)
        #expect(try await resealing.reseal() == 0)

        let alone = Sealer(try SealingKeys(text: new, source: "test"), world: world)
        for table in Engine.tables {
            for column in table.sealed {
                let secrets = try await database.read { tx in
                    try StoredRowTable(tx, table: table).secrets(in: column, after: nil, limit: 500)
                }
                #expect(secrets.count == 201)
                let purpose = try #require(Sealer.Purpose(rawValue: column.purpose))
                for secret in secrets {
                    let plain = try alone.open(secret.sealed, for: purpose, in: secret.context)
                    #expect(plain == Array("secret of \(table.name)".utf8))
                }
            }
        }
    }

    @Test(arguments: Engine.available)
    func `a secret that no key opens ends the run`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        let (lost, new) = (SealingKeys.makeText(from: world), SealingKeys.makeText(from: world))
        try await fill(database, Sealer(SealingKeys(text: lost, source: "test"), world: world), rows: 1)
        let sealer = Sealer(try SealingKeys(text: new, source: "test"), world: world)
        await #expect(throws: SealingError.unreadable) {
            try await Resealing(database: database, tables: Engine.tables, sealer: sealer).reseal()
        }
    }

    /// Inserts rows with a secret in every sealed column.
    private func fill(_ database: any Database, _ sealer: Sealer, rows: Int) async throws {
        for table in Engine.tables where !table.sealed.isEmpty {
            try await database.write { tx in
                let samples = try SampleRowTable(tx)
                for number in 1...rows {
                    let pool = SampleRowTable.pool(ofRow: number, in: table, else: UserPoolID(rawValue: "p"))
                    var values = try samples.values(
                        for: table, of: UserID(rawValue: "u\(number)"), in: pool, number: number)
                    for column in table.sealed {
                        let purpose = try #require(Sealer.Purpose(rawValue: column.purpose))
                        let context = try column.boundTo.map { name in
                            try String(sqlValue: values[name.description] ?? .null)
                        }
                        let sealed = try sealer.seal(
                            Array("secret of \(table.name)".utf8), for: purpose, in: context)
                        values[column.name.description] = .bytes(sealed)
                    }
                    try samples.insert(values, into: table)
                }
            }
        }
    }
}
