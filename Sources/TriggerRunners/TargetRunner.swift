package import Directory
package import Kernel
import Outbound
package import Triggers

/// Calls functions at their targets.
package final class TargetRunner: TriggerRunner {
    /// Writes a line that a program has printed to the log.
    package typealias OutputLog = @Sendable (FunctionARN, _ line: String) -> Void

    private struct State {
        var callers: [AddressReach: HTTPCaller] = [:]
        var pools: [FunctionARN: ProcessPool] = [:]
        var settings: [FunctionARN: ProcessTarget] = [:]
        /// The pools of targets that were replaced, until their copies have ended.
        var replaced: [ProcessPool] = []
    }

    /// The longest call, in seconds. `TriggerCall.timeLimit` is shorter.
    private static let maxCallSeconds = 60
    private let targets: TriggerTargets
    private let world: World
    private let log: OutputLog
    private let state = Locked(State())
    private let limit = CallLimit()
    private let platforms: PlatformSender

    /// A runner for `targets`. Nothing is started before the first call.
    package init(_ targets: TriggerTargets, world: World, log: @escaping OutputLog) {
        self.targets = targets
        self.world = world
        self.log = log
        platforms = PlatformSender(world)
    }

    /// Whether configuration or store has a target that serves the pool.
    package func hasTarget(_ function: FunctionARN, for pool: UserPoolID?) async throws -> Bool {
        guard !function.isStream, !function.isPushApplication else { return false }
        return try await targets.find(function)?.serves(pool) ?? false
    }

    /// Whether configuration or store has a target that serves the identity pool.
    package func hasTarget(_ function: FunctionARN, forIdentities pool: IdentityPoolID) async throws -> Bool {
        try await targets.find(function)?.serves(calling: .identities(pool)) ?? false
    }

    /// Calls the function once.
    ///
    /// - Throws: `TriggerError`.
    package func run(_ call: TriggerCall) async throws(TriggerError) -> [UInt8] {
        let target = try await target(of: call)
        guard limit.begin(call.function) else { throw .busy }
        defer { limit.end(call.function) }
        switch target.settings {
        case .lambda(let lambda):
            let api = LambdaAPI(lambda, function: call.function, secret: target.secret ?? Secret(""))
            return try LambdaAPI.result(try await send(api.request(call, at: world.now()), for: call))
        case .hook(let hook):
            let receiver = HookReceiver(hook, secret: target.secret.flatMap(HookSecret.init))
            return try HookReceiver.result(try await send(receiver.request(call, at: world.now()), for: call))
        case .process(let process):
            return try await Span.record("program") { () async throws(TriggerError) in
                try await pool(of: call.function, running: process).run(call).get()
            }
        case .kinesis(let kinesis):
            let api = KinesisAPI(kinesis, secret: target.secret ?? Secret(""))
            guard let request = api.request(call, at: world.now()) else { throw .noTarget }
            return try KinesisAPI.result(try await send(request, for: call))
        case .apns, .fcm, .adm, .sns:
            guard let message = call.push else { throw .noTarget }
            try await push(message, to: target, for: call)
            return []
        }
    }

    private func push(
        _ message: PushMessage, to target: TriggerTarget, for call: TriggerCall
    ) async throws(TriggerError) {
        let send: PlatformSender.Send = { request async throws(TriggerError) in try await self.send(request, for: call)
        }
        switch target.settings {
        case .apns(let apns): try await platforms.send(message, to: target, at: apns, by: send)
        case .fcm(let fcm): try await platforms.send(message, to: target, at: fcm, by: send)
        case .adm(let adm): try await platforms.send(message, to: target, at: adm, by: send)
        case .sns(let sns): try await platforms.send(message, to: target, at: sns, by: send)
        case .lambda, .hook, .process, .kinesis: throw .noTarget
        }
    }

    /// Ends all programs and connections.
    package func close() async {
        for pool in state.read({ Array($0.pools.values) + $0.replaced }) { await pool.close() }
        for caller in state.read({ Array($0.callers.values) }) { await caller.close() }
    }

    private func target(of call: TriggerCall) async throws(TriggerError) -> TriggerTarget {
        let found: TriggerTarget?
        do { found = try await targets.find(call.function) } catch { throw .unreachable("the target cannot be read") }
        guard let found, found.serves(calling: call.pool) else { throw .noTarget }
        return found
    }

    private func send(_ request: HTTPCall, for call: TriggerCall) async throws(TriggerError) -> HTTPCallResponse {
        var request = request
        request.deadline = .now + call.timeLimit
        do throws(HTTPCallError) { return try await caller(to: request.reach).send(request) } catch {
            switch error.cause {
            case .timedOut: throw .timedOut
            case .badResponse: throw .badResponse(error.reason)
            case .busy: throw .busy
            case .connection: throw .unreachable(error.reason)
            }
        }
    }

    /// A caller with as many threads as calls, so that a slow function delays no other call. Each thread starts with
    /// the first call that needs it.
    private func caller(to reach: AddressReach) -> HTTPCaller {
        state.change { state in
            if let caller = state.callers[reach] { return caller }
            var limits = HTTPCallLimits()
            limits.total = Self.maxCallSeconds
            let caller = HTTPCaller(workers: CallLimit.total, depth: CallLimit.total, limits: limits)
            state.callers[reach] = caller
            return caller
        }
    }

    private func pool(of function: FunctionARN, running process: ProcessTarget) -> ProcessPool {
        let (pool, former) = state.change { state -> (ProcessPool, ProcessPool?) in
            let former = state.pools[function]
            if let former, state.settings[function] == process { return (former, nil) }
            let pool = ProcessPool(function, target: process, world: world, log: log)
            state.pools[function] = pool
            state.settings[function] = process
            if let former { state.replaced.append(former) }
            return (pool, former)
        }
        if let former { retire(former) }
        return pool
    }

    /// Ends the copies of a replaced target. Calls that have begun are completed.
    private func retire(_ former: ProcessPool) {
        Task { [state] in
            await former.retire()
            state.change { state in state.replaced.removeAll { $0 === former } }
        }
    }
}

/// Limits the calls that run or wait for a copy of a program: any beyond the limit are refused at once (TRG-05).
final class CallLimit: Sendable {
    static let perFunction = 256
    static let total = 1024

    private let counts = Locked<[FunctionARN: Int]>([:])

    /// - Returns: False if there are too many; otherwise `end` must follow.
    func begin(_ function: FunctionARN) -> Bool {
        counts.change { counts in
            let count = counts[function, default: 0]
            guard count < Self.perFunction, counts.values.reduce(0, +) < Self.total else { return false }
            counts[function] = count + 1
            return true
        }
    }

    func end(_ function: FunctionARN) {
        counts.change { counts in
            let count = counts[function, default: 0] - 1
            counts[function] = count > 0 ? count : nil
        }
    }
}
