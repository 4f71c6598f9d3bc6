/// Calls that wait for their answer, and what runs for them.
///
/// Tasks are handed out to be cancelled, and not cancelled here: who is told of a cancellation may call the client.
struct PendingCalls: Sendable {
    typealias Completion = @Sendable (Outcome) -> Void
    typealias Running = Task<Void, Never>

    private var completions: [CallID: Completion] = [:]
    private var tasks: [CallID: Running] = [:]
    private var last: UInt64 = 0

    /// How many wait.
    var count: Int { completions.count }

    mutating func nextID() -> CallID {
        last &+= 1
        return CallID(number: last)
    }

    mutating func open(_ call: CallID, _ completion: @escaping Completion) { completions[call] = completion }

    /// Takes the call out. Whoever gets the completion calls it; nobody gets it twice.
    mutating func close(_ call: CallID) -> (completion: Completion?, running: Running?) {
        (completions.removeValue(forKey: call), tasks.removeValue(forKey: call))
    }

    /// Remembers what runs for `call`, unless that was answered already.
    mutating func run(_ task: Running, for call: CallID) {
        if completions[call] != nil { tasks[call] = task }
    }

    /// What runs for `call`.
    func running(for call: CallID) -> Running? { tasks[call] }
}
