import Kernel
public import SignIn

/// A courier that keeps what it is given, or fails as it is told.
public final class TestMessageSender: MessageSender {
    /// What it does with a message.
    public enum Behavior: Sendable {
        case delivers
        /// The address is refused for good.
        case refuses
        /// Nobody answers just now.
        case fails
    }

    private struct State: Sendable {
        var behavior = Behavior.delivers
        var delivered: [Message] = []
        var attempts = 0
        var waiting: [Task<Void, Never>] = []
    }

    private let state = Locked(State())

    /// A courier in good mood.
    public init() {}

    /// What it does with the next message.
    public var behavior: Behavior {
        get { state.read(\.behavior) }
        set { state.change { $0.behavior = newValue } }
    }

    /// What it has delivered, the oldest first.
    public var delivered: [Message] { state.read(\.delivered) }

    /// How often it was asked.
    public var attempts: Int { state.read(\.attempts) }

    /// Keeps `message`, or throws, as its mood is.
    public func deliver(_ message: Message) async throws(DeliveryError) {
        let behavior = state.change { state in
            state.attempts += 1
            if case .delivers = state.behavior { state.delivered.append(message) }
            return state.behavior
        }
        switch behavior {
        case .delivers: return
        case .refuses: throw .permanent("no such address")
        case .fails: throw .transient("nobody answers")
        }
    }

    /// Begins work that nobody waits for.
    func begin(_ work: @escaping @Sendable () async -> Void) {
        let task = Task { await work() }
        state.change { $0.waiting.append(task) }
    }

    /// Returns once all work that nobody waits for is done.
    public func waitForBackgroundWork() async {
        let waiting = state.change { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for task in waiting { await task.value }
    }
}
