import Kernel
package import Messaging

/// A message sender that keeps messages, or fails on request.
package final class TestMessageSender: MessageSender {
    /// The result of sending a message.
    package enum Behavior: Sendable {
        case delivers
        /// The address is permanently refused.
        case refuses
        /// A temporary failure.
        case fails
    }

    private struct State: Sendable {
        var behavior = Behavior.delivers
        var delivered: [Message] = []
        var attempts = 0
        var waiting: [Task<Void, Never>] = []
    }

    private let state = Locked(State())

    /// Creates a sender that accepts messages.
    package init() {}

    /// The result of sending the next message.
    package var behavior: Behavior {
        get { state.read(\.behavior) }
        set { state.change { $0.behavior = newValue } }
    }

    /// The sent messages, oldest first.
    package var delivered: [Message] { state.read(\.delivered) }

    /// The number of attempts.
    package var attempts: Int { state.read(\.attempts) }

    /// Keeps `message`, or throws, as `behavior` says.
    package func deliver(_ message: Message) async throws(DeliveryError) {
        let behavior = state.change { state in
            state.attempts += 1
            if case .delivers = state.behavior { state.delivered.append(message) }
            return state.behavior
        }
        switch behavior {
        case .delivers: return
        case .refuses: throw .permanent("no such address")
        case .fails: throw .transient("no response")
        }
    }

    /// Starts background work, which `waitForBackgroundWork` waits for.
    func begin(_ work: @escaping @Sendable () async -> Void) {
        let task = Task { await work() }
        state.change { $0.waiting.append(task) }
    }

    /// Returns when all background work is done.
    package func waitForBackgroundWork() async {
        let waiting = state.change { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for task in waiting { await task.value }
    }
}
