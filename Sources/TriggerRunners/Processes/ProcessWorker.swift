import Directory
import Foundation
import Kernel
import NIOHTTP1
import Triggers

/// A call that a program works on, or that waits for one.
struct Invocation: Sendable {
    /// The id of the invocation in the program's requests.
    let id: String
    let call: TriggerCall
    let response: CheckedContinuation<Result<[UInt8], TriggerError>, Never>

    /// The response to a program that asks for the next event at `now`: it may work on it for the call's time.
    func event(at now: Instant) -> RuntimeResponse {
        let deadline = now.microseconds / 1000 + Int64(call.timeLimit / .milliseconds(1))
        return RuntimeResponse(
            status: .ok,
            headers: [
                ("Lambda-Runtime-Aws-Request-Id", id),
                ("Lambda-Runtime-Deadline-Ms", String(deadline)),
                ("Lambda-Runtime-Invoked-Function-Arn", call.function.rawValue),
                ("Lambda-Runtime-Client-Context", call.clientContext),
            ], body: call.event)
    }
}

/// One copy of a program.
struct ProcessWorker: Sendable {
    enum State: Sendable {
        /// It has not asked for an event yet.
        case starting
        /// It waits for an event. The continuation takes the event, or nil to end the connection.
        case idle(CheckedContinuation<RuntimeResponse?, Never>)
        case busy(Invocation)
        /// It has responded and not asked for the next event yet.
        case responded
    }

    var state = State.starting
    /// When it began to start, responded, or began to wait for an event.
    var waitsSince = ContinuousClock.now
    var listener: RuntimeListener?
    var process: ChildProcess?
    /// Why it cannot start, in its own words.
    var initError: String?

    var isStarting: Bool {
        if case .starting = state { true } else { false }
    }

    /// Whether it will ask for an event soon.
    var isSoonFree: Bool {
        switch state {
        case .starting, .responded: true
        case .idle, .busy: false
        }
    }

    /// Whether it has waited for an event since before `time`.
    func isIdle(since time: ContinuousClock.Instant) -> Bool {
        if case .idle = state { waitsSince < time } else { false }
    }

    /// Ends the program: at once, or with two seconds to finish.
    func end(atOnce: Bool) {
        listener?.close()
        if case .idle(let waiting) = state { waiting.resume(returning: nil) }
        guard let process else { return }
        process.signal(atOnce ? SIGKILL : SIGTERM)
        guard !atOnce else { return }
        Task {
            try? await Task.sleep(for: .seconds(2))
            process.signal(SIGKILL)
        }
    }
}
