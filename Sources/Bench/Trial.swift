import Cryptography
import Foundation
import Kernel
import Storage

/// One run from an empty store to a full one.
final class Trial {
    let plan: BenchCommand
    let store: any Store
    let martlet: ServerProcess
    let world = World.live
    private let arithmetic: OpenSSLArithmetic
    private let sealer: Sealer
    private let signer: RequestSigner
    let baseline: CryptoBaseline
    var report: Report

    init(of plan: BenchCommand, in store: any Store, folder: String) throws {
        let world = World.live
        let key = RequestSigner.Key(
            id: "AKIA" + Hex.encode(world.bytes(8)).uppercased(), secret: Secret(Base64.encodeURL(world.bytes(30))))
        let sealingKey = SealingKeys.makeText(from: world)
        self.plan = plan
        self.store = store
        martlet = ServerProcess(
            binary: plan.binary, store: store, ports: try .free(), rootKey: key, sealingKey: sealingKey,
            configuration: folder + "/martlet.json", log: folder + "/martlet.log")
        try plan.triggered.write(to: martlet.configuration)
        arithmetic = try OpenSSLArithmetic()
        sealer = Sealer(try SealingKeys(text: sealingKey, source: "the bench"), world: world)
        signer = RequestSigner(key: key, region: "us-east-1", world: world)
        baseline = try CryptoBaseline(arithmetic, world: world)
        report = Report(engine: store.name, connections: plan.connections, rounds: plan.rounds)
    }

    func run() async throws -> Report {
        let small = UserPopulation(count: plan.users)
        let target = try createPool(for: small)
        try plan.triggered.write(to: martlet.configuration, pool: target.pool.rawValue)
        try await seed(0..<plan.users, of: small, in: target)
        let identities = try createIdentityPool(for: target)
        let sync = SyncTarget(identities: identities)
        let workloads =
            try await target.workloads + oauthWorkloads(target) + identities.workloads + sync.workloads
            + federationWorkloads(target) + secondFactorWorkloads()
        try measurePolicies()
        try measureStart()
        try measure(workloads)
        try measureSignIn(target)
        try await measureClient(target)
        try await measureTrigger(target)
        try measureWaiting(sync)
        try await measureOverload(target)
        try await measureSizes(of: identities)
        guard plan.population > plan.users else { return report }
        let large = UserPopulation(count: plan.population)
        try await seed(plan.users..<plan.population, of: large, in: target)
        try measureSignIn(target.with(large))
        return report
    }

    /// A new pool for the users of `population`, who are not in the store yet.
    func createPool(
        for population: UserPopulation, settings: BenchPoolSettings = BenchPoolSettings()
    ) throws -> BenchTarget {
        try running { _ in
            try BenchTarget.create(
                port: martlet.ports.service, population: population, settings: settings, signer: signer,
                arithmetic: arithmetic, world: world)
        }
    }

    /// Writes users of `population` into the store.
    ///
    /// - Parameter withApps: Whether each has an authenticator app.
    func seed(
        _ numbers: Range<Int>, of population: UserPopulation, in target: BenchTarget, withApps: Bool = false
    ) async throws {
        say("adding \(numbers.count) users")
        let database = try store.open()
        let seeder = Seeder(database: database, pool: target.pool, sealer: sealer, arithmetic: arithmetic, world: world)
        do { try await seeder.add(numbers, of: population, withApps: withApps) } catch {
            await database.close()
            throw error
        }
        await database.close()
    }

    private func measureStart() throws {
        say("starting five times")
        let times = try (0..<5).map { _ in try running { Double($0.startUp) / 1e6 } }
        report.startUp = times.sorted()[times.count / 2]
    }

    private func measure(_ workloads: [Workload]) throws {
        try running { server in
            // The work of the start has ended by then.
            usleep(1_000_000)
            report.idle = try server.meter.memory()
            for workload in workloads where isWanted(workload.name) {
                say(workload.name)
                let rounds = try (0..<plan.rounds).map { _ in try round(of: workload, meter: server.meter) }
                report.lines.append(rounds.sorted { $0.weight < $1.weight }[rounds.count / 2])
            }
            report.loaded = try server.meter.memory()
        }
    }

    /// Runs the load and, directly after it, its calculations alone, because a shared machine's speed varies over time.
    private func round(of workload: Workload, meter: ProcessMeter) throws -> Report.Line {
        let sample = try load.run(workload, meter: meter)
        let steps = workload.baseline
        guard !steps.isEmpty else { return Report.Line(workload: workload, sample: sample) }
        return Report.Line(
            workload: workload, sample: sample, baseline: try baseline.measure(steps, for: 1),
            own: try baseline.measure(steps, isOwn: true, for: 1))
    }

    private func measureClient(_ target: BenchTarget) async throws {
        guard isWanted(ClientSignIn.name) else { return }
        say(ClientSignIn.name)
        let server = try martlet.start()
        do {
            report.clientSignIn = try await ClientSignIn(target: target, port: martlet.ports.service).measure(40)
        } catch {
            server.kill()
            throw error
        }
        try server.stop()
    }

    /// Seeds a second pool with one batch of users, which shows how the overload of the first affects others.
    private func measureOverload(_ target: BenchTarget) async throws {
        guard isWanted("Overload") else { return }
        let other = try createPool(for: UserPopulation(count: 64))
        try await seed(0..<64, of: other.population, in: other)
        try running { server in
            say("overload: the capacity")
            let sample = try load.run(target.passwordSignIn, meter: server.meter)
            let trial = OverloadTrial(target: target, other: other, port: martlet.ports.service, seconds: plan.seconds)
            let lines = try [0.5, 1, 2, 10].map { factor in
                say("overload: \(factor) times the capacity")
                return try trial.run(factor: factor, capacity: sample.perSecond, meter: server.meter)
            }
            say("overload: exchanges without work")
            report.overload = OverloadTable(
                capacity: sample, baseline: try baseline.measure(target.passwordSignIn.baseline, for: 1),
                cores: ProcessInfo.processInfo.activeProcessorCount, lines: lines,
                exchange: try trial.exchange(rate: 5 * sample.perSecond, meter: server.meter))
            report.pageOverload = try pageOverload(of: other, capacity: sample.perSecond)
        }
    }

    /// Floods the pages of a third pool.
    private func pageOverload(of other: BenchTarget, capacity: Double) throws -> PageOverloadTable {
        let port = martlet.ports.service
        let flooded = try BenchTarget.create(
            port: port, population: UserPopulation(count: 64), settings: BenchPoolSettings(), signer: signer,
            arithmetic: arithmetic, world: world)
        let trial = PageOverloadTrial(
            flooded: try OAuthTarget.create(in: flooded, port: port),
            other: try OAuthTarget.create(in: other, port: port), port: port, seconds: plan.seconds)
        return PageOverloadTable(
            lines: try [0.0, 2, 10].map { factor in
                say("overload of pages: \(factor) times the capacity")
                return try trial.run(rate: factor * capacity)
            })
    }

    /// Always in a fresh process, so that sizes are compared under the same conditions.
    private func measureSignIn(_ target: BenchTarget) throws {
        guard plan.population > plan.users else { return }
        say("signing in among \(target.population.count)")
        try running { server in
            report.bySize.append((target.population.count, try load.run(target.passwordSignIn, meter: server.meter)))
        }
    }

    var load: Load { load(connections: plan.connections) }

    func load(connections: Int) -> Load {
        Load(port: martlet.ports.service, connections: connections, warmUp: Load.usualWarmUp, seconds: plan.seconds)
    }

    /// Whether the command asks for the operation called `name`.
    func isWanted(_ name: String) -> Bool {
        plan.only.isEmpty || plan.only.contains { name.lowercased().hasPrefix($0.lowercased()) }
    }

    /// Runs `body` while a server runs.
    func running<Value>(_ body: (ServerProcess.Running) throws -> Value) throws -> Value {
        let server = try martlet.start()
        let value: Value
        do { value = try body(server) } catch {
            server.kill()
            throw error
        }
        try server.stop()
        return value
    }

    /// Writes the step that begins to standard error.
    func say(_ step: String) { FileHandle.standardError.write(Data("bench: \(step)\n".utf8)) }
}
