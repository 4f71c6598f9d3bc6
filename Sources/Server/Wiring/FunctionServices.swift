import Cryptography
import Directory
import Kernel
import Logging
import TriggerRunners
import Triggers

/// Calls the functions of triggers, and records the calls.
struct FunctionServices: Sendable {
    let targets: TriggerTargets
    let runner: TargetRunner
    let invoker: TriggerInvoker
    /// The latest calls, in development.
    let recent: RecentTriggerCalls
    private let senderKey: Locked<SenderKey?>
    private let world: World

    /// - Parameter allowsPrograms: Whether targets in the store may be programs.
    init(
        _ configuration: Configuration, on store: OpenStore, metrics: Metrics, log: Logger, allowsPrograms: Bool
    ) {
        targets = TriggerTargets(
            database: store.database, sealer: store.sealer, world: store.world,
            configured: configuration.triggers.targets, allowsPrograms: allowsPrograms)
        (senderKey, world) = (Locked(configuration.triggers.senderKey), store.world)
        // In development the log shows warnings only, and developers need the output of their functions.
        let level = configuration.isDevelopment ? Logger.Level.warning : .info
        runner = TargetRunner(targets, world: store.world) { function, line in
            log.log(level: level, "function output", metadata: ["function": "\(function)", "line": "\(line)"])
        }
        let recent = RecentTriggerCalls()
        self.recent = recent
        let keeps = configuration.isDevelopment
        invoker = TriggerInvoker(runner, world: store.world) { record in
            let outcome = TriggerOutcome(record.result)
            metrics.called(record.kind.rawValue, outcome: outcome)
            if keeps { recent.keep(record) }
            guard outcome != .succeeded else { return }
            log.warning("trigger not answered", metadata: Self.entry(record, outcome: outcome))
        } note: { kind, fault in
            if keeps { recent.note(fault, about: kind) }
            log.warning("trigger answer not usable", metadata: ["trigger": "\(kind.rawValue)", "reason": "\(fault)"])
        }
    }

    /// Calls functions with the secrets of `configuration` from now on.
    func use(_ configuration: Configuration) {
        targets.configure(configuration.triggers.targets)
        _ = senderKey.exchange(configuration.triggers.senderKey)
    }

    /// A sample event for testing a function of `pool`. If the function sends messages, it can decrypt the code.
    func sample(_ kind: TriggerKind, in pool: UserPool) throws -> [UInt8] {
        let sealed = try senderKey.read { $0 }.map { key in
            try EncryptedMessage.seal(
                Array("123456".utf8), under: key, context: ["userpool-id": pool.id.rawValue], world: world)
        }
        return SampleEvent(kind, in: pool, at: world.now(), encryptedCode: Base64.encode(sealed ?? [])).bytes
    }

    /// Ends the programs of triggers.
    func close() async { await runner.close() }

    /// The fields that are logged about a failed call: neither the event nor the function's output, which have data of
    /// users.
    private static func entry(_ record: TriggerRecord, outcome: TriggerOutcome) -> Logger.Metadata {
        var fields: Logger.Metadata = [
            "trigger": "\(record.kind.rawValue)", "function": "\(record.function)", "outcome": "\(outcome.rawValue)",
        ]
        switch record.result {
        case .failure(.unreachable(let reason)), .failure(.badResponse(let reason)): fields["reason"] = "\(reason)"
        case .failure(.noTarget): fields["reason"] = "the function has no target that serves the pool"
        case .success, .failure: break
        }
        return fields
    }
}

/// The result of one try to call a function, for metrics and the log.
package enum TriggerOutcome: String, CaseIterable, Sendable {
    /// It responded.
    case succeeded = "answered"
    /// It ended with an error.
    case failed
    /// It did not respond in time.
    case timedOut = "timed_out"
    /// It could not be called.
    case unreachable
    /// Too many calls ran.
    case busy
    /// Its response was too long or cut off.
    case invalid

    init(_ result: Result<[UInt8], TriggerError>) {
        self =
            switch result {
            case .success: .succeeded
            case .failure(.failed): .failed
            case .failure(.timedOut): .timedOut
            case .failure(.noTarget), .failure(.unreachable), .failure(.gone): .unreachable
            case .failure(.busy): .busy
            case .failure(.badResponse): .invalid
            }
    }
}
