import Cryptography
import Directory
import Kernel
import Storage
import TestKit
import Testing
import Triggers

@testable import TriggerRunners

/// The targets of functions, in the store and in the configuration.
@Suite struct TriggerTargetsTests {
    private static func arn(_ name: String) -> FunctionARN {
        FunctionARN(rawValue: "arn:aws:lambda:eu-test-1:123456789012:function:\(name)")
    }

    private let world: World
    private let sealer: Sealer
    private let secret: Secret<String>

    init() throws {
        let random = SeededRandom(seed: 9)
        world = World(now: { Instant(seconds: 1_800_000_000) }, bytes: { random.bytes($0) })
        sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(from: world), source: "test"), world: world)
        secret = HookSecret.makeText(from: world)
    }

    private func targets(_ database: any Database, _ configured: [TriggerTarget] = []) -> TriggerTargets {
        TriggerTargets(database: database, sealer: sealer, world: world, configured: configured)
    }

    private func hook(_ name: String, url: String = "https://hook.example/a") -> TriggerTarget {
        TriggerTarget(Self.arn(name), settings: .hook(HookTarget(url: url)), secret: secret)
    }

    private func process(_ name: String) -> TriggerTarget {
        TriggerTarget(
            Self.arn(name), settings: .process(ProcessTarget(command: ["/bin/true"], folder: "/")), secret: nil,
            isConfigured: true)
    }

    @Test(arguments: Engine.available)
    func `a target is found with its secret until it is removed`(on engine: Engine) async throws {
        let targets = targets(try await engine.freshDatabase())
        #expect(try await targets.find(Self.arn("a")) == nil)
        try await targets.add(hook("a"))
        let lambda = LambdaTarget(
            endpoint: "https://lambda.example", region: "eu-test-1", accessKeyID: "AKIDEXAMPLE", isPrivate: true)
        try await targets.add(
            TriggerTarget(Self.arn("b"), settings: .lambda(lambda), secret: Secret("0123456789abcdef")))
        let found = try #require(try await targets.find(Self.arn("a")))
        #expect(found.settings == .hook(HookTarget(url: "https://hook.example/a")) && found.secret == secret)
        #expect(try await targets.find(Self.arn("b"))?.settings == .lambda(lambda))
        #expect(try await targets.list().map(\.function) == [Self.arn("a"), Self.arn("b")])
        await #expect(throws: InvalidInput.self) { try await targets.add(hook("a")) }
        try await targets.remove(Self.arn("a"))
        #expect(try await targets.find(Self.arn("a")) == nil)
        await #expect(throws: MissingResource.self) { try await targets.remove(Self.arn("a")) }
    }

    @Test(arguments: Engine.available)
    func `of 32 that add a target at once, one does`(on engine: Engine) async throws {
        let targets = targets(try await engine.freshDatabase())
        let race = await Race { number in try await targets.add(hook("a", url: "https://hook.example/\(number)")) }
        #expect(race.winners.count == 1 && race.refusals.count == 31)
    }

    @Test(arguments: Engine.available)
    func `the configuration's target counts, and cannot be changed in the store`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        try await targets(database).add(hook("a"))
        let both = targets(database, [process("a"), process("b")])
        #expect(try await both.find(Self.arn("a"))?.settings.kind == "process")
        #expect(try await both.list().map(\.isConfigured) == [true, true])
        await #expect(throws: InvalidInput.self) { try await both.add(hook("b")) }
        await #expect(throws: InvalidInput.self) { try await both.remove(Self.arn("a")) }
        let runner = TargetRunner(both, world: world) { _, _ in }
        #expect(try await runner.hasTarget(Self.arn("b"), for: nil))
        #expect(try await !runner.hasTarget(Self.arn("c"), for: nil))
        await #expect(throws: TriggerError.noTarget) { try await runner.run(Self.call("c", for: "p")) }
    }

    private static func call(_ name: String, for pool: String) -> TriggerCall {
        TriggerCall(
            arn(name), for: UserPoolID(rawValue: pool), event: [], idempotencyKey: "", timeLimit: .seconds(1))
    }

    @Test(arguments: Engine.available)
    func `a target that names pools gets the events of no other`(on engine: Engine) async throws {
        let targets = targets(try await engine.freshDatabase())
        let (mine, other) = (UserPoolID(rawValue: "eu-test-1_mine"), UserPoolID(rawValue: "eu-test-1_other"))
        // A port on which no server listens: a call that is made is not answered.
        var target = hook("a", url: "http://127.0.0.1:1/")
        target.pools = [mine]
        try await targets.add(target)
        #expect(try await targets.find(Self.arn("a"))?.pools == [mine])
        let runner = TargetRunner(targets, world: world) { _, _ in }
        for (pool, isServed) in [(mine, true), (other, false), (nil, false)] as [(UserPoolID?, Bool)] {
            #expect(try await runner.hasTarget(Self.arn("a"), for: pool) == isServed)
        }
        await #expect(throws: TriggerError.noTarget) { try await runner.run(Self.call("a", for: other.rawValue)) }
        let reached = await #expect(throws: TriggerError.self) {
            try await runner.run(Self.call("a", for: mine.rawValue))
        }
        #expect(reached?.isRetryable == true)
        target.pools = []
        await #expect(throws: InvalidInput.self) { try await targets.add(target) }
        await runner.close()
    }

    // TRG-14
    @Test(arguments: Engine.available)
    func `a program is a target in the store, where administrators write, only if that is allowed`(on engine: Engine)
        async throws
    {
        let database = try await engine.freshDatabase()
        let targets = targets(database)
        await #expect(throws: InvalidInput.self) { try await targets.add(process("a")) }
        #expect(try await targets.list().isEmpty)
        let developer = TriggerTargets(database: database, sealer: sealer, world: world, allowsPrograms: true)
        try await developer.add(process("a"))
        #expect(try await developer.find(Self.arn("a"))?.settings == process("a").settings)
        #expect(try await targets.find(Self.arn("a")) == nil, "nor is one that was added before")
    }

    @Test(arguments: [
        "http://hook.example/", "https://", "ftp://hook.example/", "file:///etc/passwd", "https://u:p@hook.example/",
        "https://hook.example/#x", "hook.example", "https://hook.example/\n", "https://höok.example/", "",
    ])
    func `a hook's address is https, or http on this machine`(_ url: String) {
        #expect(throws: InvalidInput.self) { try hook("a", url: url).check() }
    }

    @Test(arguments: ["https://hook.example/a?b=c", "http://127.0.0.1:8080/", "http://localhost/", "http://[::1]:1/"])
    func `these addresses are valid`(_ url: String) throws { try hook("a", url: url).check() }

    @Test(arguments: [
        "whsec_", "whsec_AAAA", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaS",
    ])
    func `a hook's secret that is short or no Base64 is refused`(_ text: String) {
        #expect(HookSecret(Secret(text)) == nil)
    }

    @Test func `programs have absolute paths and bounded numbers`() {
        var good = ProcessTarget(command: ["/bin/true"], folder: "/")
        good.workers = 64
        let changes: [(inout ProcessTarget) -> Void] = [
            { $0.command = [] }, { $0.command = ["true"] }, { $0.folder = "here" }, { $0.workers = 0 },
            { $0.workers = 65 }, { $0.idleSeconds = 0 }, { $0.environment = ["A=B": "c"] },
            { $0.environment = ["": ""] },
            { $0.command.append("\u{0}") },
        ]
        for change in changes {
            var target = good
            change(&target)
            #expect(throws: InvalidInput.self) {
                try TriggerTarget(Self.arn("a"), settings: .process(target), secret: nil).check()
            }
        }
    }

    @Test func `an event of each kind has what all events have`() throws {
        for kind in TriggerKind.allCases {
            let pool = UserPool(
                id: UserPoolID(rawValue: "eu-test-1_abc"), name: "p", settings: PoolSettings(),
                schema: try AttributeSchema([], quotas: Quotas()), createdAt: world.now(), modifiedAt: world.now())
            let sample = SampleEvent(kind, in: pool, at: world.now(), encryptedCode: "AYADeA==")
            let text = String(decoding: sample.bytes, as: UTF8.self)
            #expect(text.contains(#""triggerSource":""#) && text.contains(#""userPoolId":"eu-test-1_abc""#), "\(text)")
            let first: String =
                switch kind {
                // No user is known yet when a provider has answered, or when another directory is asked.
                case .inboundFederation: "providerName\":\"Sample"
                case .userMigration: "password\":\"Sample-"
                case .customSMSSender, .customEmailSender: "type\":\"custom"
                default: "userAttributes\":{"
                }
            #expect(text.contains("\"request\":{\"\(first)") && text.contains(#""response":{"#), "\(text)")
            #expect(text.contains("AYADeA==") == [.customSMSSender, .customEmailSender].contains(kind))
        }
    }
}
