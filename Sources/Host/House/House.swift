import Access
import Directory
import Kernel
import Keys
import Logging
import SignIn
import Storage
import UserPoolAPI
import Wire
import WireModel

/// The whole house, built from the ground up: every `let` is a room, every argument a door between two.
struct House: Sendable {
    let cellar: Cellar
    let metrics: Metrics
    /// Which requests of the public port are worked for.
    let admission = AdmissionQueue()
    let hooks: Hooks
    let keys: KeyCabinet
    let outbox: Outbox
    let facilities: Facilities
    let registry: Registry
    let door: AWSJSONDoor
    let post: PostOffice

    /// Builds the house that `configuration` describes, on its store.
    static func build(_ configuration: Configuration, _ log: Logger, world: World = .live) async throws -> House {
        let cellar = try await Cellar(configuration, world)
        return try House(configuration, on: cellar, log)
    }

    /// Builds everything above the cellar.
    init(_ configuration: Configuration, on cellar: Cellar, _ log: Logger) throws {
        let (database, world) = (cellar.database, cellar.world)
        self.cellar = cellar
        metrics = Metrics()
        hooks = Books(metrics: metrics, log: log).hooks
        let crypto = CryptoPool(cellar.workers)
        let settings = SettingsCache(database, world: world)
        keys = KeyCabinet(database: database, world: world, sealer: cellar.sealer, crypto: crypto)
        post = PostOffice(configuration, metrics: metrics, log: log)
        outbox = Outbox(
            database: database, world: world, vault: cellar.vault, couriers: post.couriers,
            keepsSent: configuration.isDevelopment)
        facilities = Facilities(
            database: database, world: world, settings: settings, vault: cellar.vault,
            passwords: PasswordDesk(
                crypto: crypto, arithmetic: try OpenSSLArithmetic(), vault: cellar.vault, world: world,
                takesCommon: configuration.takesCommonPasswords),
            tokens: TokenDesk(keys: keys, crypto: crypto, world: world, publicURL: configuration.publicURL),
            outbox: outbox, codeLimits: CodeLimits(perPool: configuration.codesPerHour))
        registry = Registry(
            database: database, world: world, settings: settings, vault: cellar.vault, keys: keys,
            place: Place(region: configuration.region, account: configuration.accountID))
        let access = Access(
            keys: cellar.accessKeys, world: world, region: configuration.region, accountID: configuration.accountID)
        let userPools = OperationTable(
            .userPools, UserPoolAPI.people(facilities) + UserPoolAPI.registry(registry),
            door: Doorkeeper(people: facilities, access: access), pages: PageSeal(cellar.sealer),
            hooks: hooks)
        door = AWSJSONDoor([userPools])
    }

    /// Finishes what has been asked for.
    func close() async { await cellar.close() }
}
