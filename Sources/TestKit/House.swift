public import Directory
public import Kernel
import Keys
public import SignIn
public import Storage

/// A whole house of rooms on an empty database: `let house = try await House(engine)`.
///
/// Time stands still until `clock` is moved, chance is the same in every run, and messages stay in `post`.
public final class House: Sendable {
    /// The engine that the house stands on.
    public let database: any Database
    /// What time it is.
    public let clock: HouseClock
    /// Time and chance.
    public let world: World
    /// Where messages end up.
    public let post: HousePost
    /// Pools and clients as the rooms see them.
    public let settings: SettingsCache
    /// The pools' signing keys.
    public let keys: KeyCabinet
    /// Seals and digests.
    public let vault: Vault
    /// What every room of the wing `SignIn` works with.
    public let facilities: Facilities
    /// Messages on their way.
    public let outbox: Outbox

    private let chance: HouseChance

    /// What clients see of the house.
    public static let publicURL = "https://auth.example.test"

    /// A new house on a fresh database of `engine`.
    public convenience init(_ engine: Engine, seed: UInt64 = 1, codeLimits: CodeLimits = CodeLimits()) async throws {
        try self.init(
            on: try await engine.fresh(), clock: HouseClock(), chance: HouseChance(seed: seed), post: HousePost(),
            codeLimits: codeLimits)
    }

    /// A new house whose every statement is heard.
    public static func listened(_ engine: Engine) async throws -> (House, HouseListener) {
        let listener = HouseListener(try await engine.fresh())
        return (try House(on: listener, clock: HouseClock(), chance: HouseChance(seed: 1), post: HousePost()), listener)
    }

    /// Another node of the same house, or the same after a restart: nothing is shared but what a database and the keys
    /// beside it hold.
    ///
    /// `clock` is the node's own clock; without one it has the same as this node.
    public func anotherNode(clock: HouseClock? = nil) throws -> House {
        try House(
            on: database, clock: clock ?? self.clock, chance: chance, post: post, codeLimits: facilities.codeLimits)
    }

    /// A new house on a database that loses answers when it is told to.
    public static func faulty(_ engine: Engine) async throws -> (House, FaultyDatabase) {
        let database = FaultyDatabase(try await engine.fresh())
        return (try House(on: database, clock: HouseClock(), chance: HouseChance(seed: 1), post: HousePost()), database)
    }

    /// The same house after everything that is sealed has been sealed anew; only the new key is left to open it with.
    public func rekeyed() async throws -> House {
        let (old, new) = (Self.sealingKey(seed: Self.firstSealingKey), Self.sealingKey(seed: 12))
        let both = try SealingKeys(text: Secret("\(new),\(old)"), source: "the tests")
        _ = try await Resealing(database: database, sealer: Sealer(both, world)).run()
        return try House(
            on: database, clock: clock, chance: chance, post: post, codeLimits: facilities.codeLimits, sealingKey: new)
    }

    private init(
        on database: any Database, clock: HouseClock, chance: HouseChance, post: HousePost,
        codeLimits: CodeLimits = CodeLimits(), sealingKey: String = House.sealingKey(seed: House.firstSealingKey)
    ) throws {
        let world = World(now: { clock.now }, bytes: { chance.bytes($0) })
        let sealer = Sealer(try SealingKeys(text: Secret(sealingKey), source: "the tests"), world)
        let hashes = KeyedHash(HouseSecret.make(World(now: { clock.now }, bytes: HouseChance(seed: 7).bytes)))
        self.database = database
        self.clock = clock
        self.chance = chance
        self.world = world
        self.post = post
        settings = SettingsCache(database, world: world)
        vault = Vault(sealer: sealer, hashes: hashes)
        keys = KeyCabinet(database: database, world: world, sealer: sealer, crypto: HouseKeys.crypto)
        outbox = Outbox(
            database: database, world: world, vault: vault, couriers: [.email: post, .sms: post], keepsSent: false,
            background: { post.begin($0) })
        facilities = Facilities(
            database: database, world: world, settings: settings, vault: vault,
            passwords: PasswordDesk(
                crypto: HouseKeys.crypto, arithmetic: try HouseKeys.arithmetic.get(), vault: vault, world: world),
            tokens: TokenDesk(keys: keys, crypto: HouseKeys.crypto, world: world, publicURL: Self.publicURL),
            outbox: outbox, codeLimits: codeLimits, answerGrid: .none,
            // Tests run beside many others; here only what is decided counts, not when.
            patienceWithTries: .seconds(300))
    }

    private static let firstSealingKey: UInt64 = 11

    private static func sealingKey(seed: UInt64) -> String { Base64.encode(HouseChance(seed: seed).bytes(32)) }
}

/// The rooms.
extension House {
    /// Where callers become signed-in people.
    public var signIn: SignIn { SignIn(facilities) }
    /// Where people enter by themselves.
    public var registration: Registration { Registration(facilities) }
    /// Where sign-ups are confirmed.
    public var confirmation: Confirmation { Confirmation(facilities) }
    /// Where forgotten passwords are replaced.
    public var recovery: Recovery { Recovery(facilities) }
    /// Where administrators add people.
    public var invitation: Invitation { Invitation(facilities) }
    /// What administrators do with people.
    public var administration: Administration { Administration(facilities) }
    /// What people do with their own account.
    public var account: Account { Account(facilities) }
    /// Where refresh tokens are exchanged and revoked.
    public var refresh: Refresh { Refresh(facilities) }
    /// Where access tokens are recognised.
    public var doorway: Doorway { Doorway(facilities) }
    /// Where what has run out is forgotten.
    public var housekeeping: Housekeeping { Housekeeping(facilities) }
}
