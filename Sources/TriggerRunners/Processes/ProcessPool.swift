import Directory
import Foundation
import Kernel
import NIOHTTP1
import Triggers

/// The running copies of a function's program.
///
/// A call starts a copy if no other is free. A copy responds to one event at a time, and stays for the next call. A
/// copy that takes too long is ended together with its call. A copy that crashes fails only its own call.
actor ProcessPool {
    private let function: FunctionARN
    private let target: ProcessTarget
    private let world: World
    private let log: TargetRunner.OutputLog
    private var workers: [Int: ProcessWorker] = [:]
    private var waiting: [Invocation] = []
    private var started = 0
    private var isClosed = false
    private var isSweeping = false
    /// Whether each copy ends as soon as it has no call.
    private var isRetired = false

    /// How long a copy may take until it asks for its first event, or for the next one.
    private static let startLimit = Duration.seconds(30)

    init(
        _ function: FunctionARN, target: ProcessTarget, world: World, log: @escaping TargetRunner.OutputLog
    ) {
        self.function = function
        self.target = target
        self.world = world
        self.log = log
    }

    /// Passes the event to a copy and waits for its response. A call may wait for a copy as long as it may run.
    func run(_ call: TriggerCall) async -> Result<[UInt8], TriggerError> {
        guard !isClosed else { return .failure(.unreachable("the server is shutting down")) }
        let id = world.uuid()
        Task {
            try? await Task.sleep(for: call.timeLimit)
            expire(waiting: id)
        }
        return await withCheckedContinuation { response in
            waiting.append(Invocation(id: id, call: call, response: response))
            assign()
        }
    }

    /// Ends each copy as soon as it has no call, and returns after the last one.
    func retire() async {
        isRetired = true
        for (number, worker) in workers {
            if case .idle = worker.state { end(number, atOnce: false, error: .timedOut) }
        }
        while !workers.isEmpty { try? await Task.sleep(for: .milliseconds(50)) }
    }

    /// Ends all copies, and waits until they have ended.
    func close() async {
        isClosed = true
        failWaiting(.unreachable("the server is shutting down"))
        let ending = workers.values.compactMap(\.process)
        for number in Array(workers.keys) {
            end(number, atOnce: false, error: .unreachable("the server is shutting down"))
        }
        await Self.wait(upTo: .seconds(2), for: ending)
        for process in ending { process.signal(SIGKILL) }
        await Self.wait(upTo: .seconds(1), for: ending)
    }

    private static func wait(upTo limit: Duration, for processes: [ChildProcess]) async {
        let end = ContinuousClock.now + limit
        while ContinuousClock.now < end, processes.contains(where: { !$0.hasEnded }) {
            try? await Task.sleep(for: .milliseconds(10))
        }
    }

    /// Gives waiting calls to free copies, and starts copies for the others.
    private func assign() {
        for (number, worker) in workers.sorted(by: { $0.key < $1.key }) {
            guard case .idle(let asking) = worker.state, !waiting.isEmpty else { continue }
            let invocation = waiting.removeFirst()
            workers[number]?.state = .busy(invocation)
            expireLater(invocation)
            asking.resume(returning: invocation.event(at: world.now()))
        }
        while workers.count < target.workers, waiting.count > workers.values.count(where: \.isSoonFree) { start() }
    }

    /// The time of a call begins when a copy receives it.
    private func expireLater(_ invocation: Invocation) {
        Task {
            try? await Task.sleep(for: invocation.call.timeLimit)
            expire(running: invocation.id)
        }
    }

    private func failWaiting(_ error: TriggerError) {
        let failed = waiting
        waiting = []
        for invocation in failed { invocation.response.resume(returning: .failure(error)) }
    }

    /// Ends a copy; a call that it works on fails with `error`.
    private func end(_ number: Int, atOnce: Bool, error: TriggerError) {
        guard let worker = workers.removeValue(forKey: number) else { return }
        worker.end(atOnce: atOnce)
        if case .busy(let invocation) = worker.state { invocation.response.resume(returning: .failure(error)) }
    }
}

// MARK: - Copies and their ends

extension ProcessPool {
    /// Fails a call for which no copy was free in time.
    private func expire(waiting id: String) {
        guard let index = waiting.firstIndex(where: { $0.id.hasSameBytes(as: id) }) else { return }
        waiting.remove(at: index).response.resume(returning: .failure(.timedOut))
    }

    /// Fails a call that took too long, and ends its copy.
    private func expire(running id: String) {
        let number = workers.first { _, worker in
            if case .busy(let invocation) = worker.state { invocation.id.hasSameBytes(as: id) } else { false }
        }?.key
        guard let number else { return }
        end(number, atOnce: true, error: .timedOut)
        assign()
    }

    private func start() {
        started += 1
        let number = started
        workers[number] = ProcessWorker()
        Task { await launch(number) }
        guard !isSweeping else { return }
        isSweeping = true
        Task { await sweep() }
    }

    /// Ends copies that no call has needed for a while, and copies that do not ask for an event, while there are any.
    private func sweep() async {
        while !workers.isEmpty {
            try? await Task.sleep(for: .seconds(min(5, target.idleSeconds)))
            let now = ContinuousClock.now
            for (number, worker) in workers {
                if worker.isIdle(since: now - .seconds(target.idleSeconds)) {
                    end(number, atOnce: false, error: .timedOut)
                } else if worker.isSoonFree, worker.waitsSince < now - Self.startLimit {
                    end(number, atOnce: true, error: .timedOut)
                }
            }
        }
        isSweeping = false
    }

    private func launch(_ number: Int) async {
        do {
            let listener = try await RuntimeListener.open { await self.respond(to: $0, from: number) }
            // The pool may have been closed during the wait.
            guard workers[number] != nil else { return listener.close() }
            workers[number]?.listener = listener
            let process = try ChildProcess.start(
                target.command, in: target.folder, mark: ProcessMark(world),
                environment: WorkerEnvironment(function, target: target, port: listener.port).variables,
                onLine: { [log, function] in log(function, $0) },
                onExit: { how in Task { await self.exited(number, how: how) } })
            listener.admit(process.id)
            workers[number]?.process = process
        } catch {
            let reason = (error as? ChildProcessError)?.reason ?? "the Runtime API cannot be opened"
            log(function, reason)
            end(number, atOnce: true, error: .unreachable(reason))
            failWaiting(.unreachable(reason))
        }
    }

    /// Called after a copy has ended by itself, or was ended and removed.
    private func exited(_ number: Int, how: String) {
        guard let worker = workers[number] else { return }
        let message = worker.initError ?? "Runtime exited with error: \(how)"
        if case .busy(let invocation) = worker.state {
            end(
                number, atOnce: true,
                error: .failed(message: "RequestId: \(invocation.id) Error: Runtime exited with error: \(how)"))
        } else {
            end(number, atOnce: true, error: .failed(message: message))
        }
        // If a copy ends before its first event, another one would as well.
        if worker.isStarting { failWaiting(.failed(message: message)) }
        assign()
    }
}

// MARK: - The Runtime API

extension ProcessPool {
    /// - Returns: Nil to close the connection.
    private func respond(to request: RuntimeRequest, from number: Int) async -> RuntimeResponse? {
        guard workers[number] != nil else { return nil }
        switch request {
        case .next: return await next(for: number)
        case .response(let id, let body?): return respond(to: id, result: .success(body), from: number)
        case .response(let id, nil):
            let isKnown =
                respond(to: id, result: .failure(.badResponse("it is longer than 1 MiB")), from: number).status
                == .accepted
            return isKnown ? .tooLong : .wrongID
        case .error(let id, let body):
            let message = FunctionErrorText.message(in: body) ?? "The function failed."
            return respond(to: id, result: .failure(.failed(message: message)), from: number)
        case .initError(let body):
            workers[number]?.initError = FunctionErrorText.message(in: body)
            return .accepted
        case .unknown: return .notFound
        }
    }

    private func next(for number: Int) async -> RuntimeResponse? {
        guard let worker = workers[number] else { return nil }
        switch worker.state {
        // The program asked twice, or asks for the next event without a response to the last one.
        case .idle(let earlier): earlier.resume(returning: nil)
        case .busy(let invocation):
            invocation.response.resume(returning: .failure(.failed(message: "The function returned nothing.")))
        case .starting, .responded: break
        }
        workers[number]?.waitsSince = .now
        if isRetired, waiting.isEmpty {
            // Its last call has its result.
            workers[number]?.state = .responded
            end(number, atOnce: false, error: .timedOut)
            return nil
        }
        return await withCheckedContinuation { asking in
            workers[number]?.state = .idle(asking)
            assign()
        }
    }

    private func respond(
        to id: String, result: Result<[UInt8], TriggerError>, from number: Int
    ) -> RuntimeResponse {
        guard case .busy(let invocation) = workers[number]?.state, invocation.id.hasSameBytes(as: id) else {
            return .wrongID
        }
        workers[number]?.state = .responded
        workers[number]?.waitsSince = .now
        invocation.response.resume(returning: result)
        return .accepted
    }
}
