/// Calls that wait for their answer, and what runs for them.
struct PendingCalls: Sendable {
    typealias Completion = @Sendable (Outcome) -> Void

    private var completions: [CallID: Completion] = [:]
    private var tasks: [CallID: Task<Void, Never>] = [:]
    private var last: UInt64 = 0

    /// How many wait.
    var count: Int { completions.count }

    mutating func nextID() -> CallID {
        last &+= 1
        return CallID(number: last)
    }

    mutating func open(_ call: CallID, _ completion: @escaping Completion) { completions[call] = completion }

    /// Takes the call out. Whoever gets the completion calls it; nobody gets it twice.
    mutating func close(_ call: CallID) -> Completion? {
        tasks.removeValue(forKey: call)?.cancel()
        return completions.removeValue(forKey: call)
    }

    /// Remembers what runs for `call`, unless that was answered already.
    mutating func run(_ task: Task<Void, Never>, for call: CallID) {
        guard completions[call] != nil else { return task.cancel() }
        tasks[call] = task
    }

    func stop(_ call: CallID) { tasks[call]?.cancel() }
}
