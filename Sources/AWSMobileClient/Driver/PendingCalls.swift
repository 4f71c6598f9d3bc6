/// The calls that wait for their answer, and their tasks.
///
/// Tasks are returned to be cancelled, and not cancelled here under the lock: a cancellation handler may call the
/// client.
struct PendingCalls: Sendable {
    typealias Completion = @Sendable (CallResult) -> Void
    typealias Running = Task<Void, Never>

    private var completions: [CallID: Completion] = [:]
    private var tasks: [CallID: Running] = [:]
    private var last: UInt64 = 0

    /// The number of waiting calls.
    var count: Int { completions.count }

    mutating func nextID() -> CallID {
        last &+= 1
        return CallID(number: last)
    }

    mutating func open(_ call: CallID, completion: @escaping Completion) { completions[call] = completion }

    /// Removes `call`. Only the first removal returns the completion, so it is called once.
    mutating func close(_ call: CallID) -> (completion: Completion?, running: Running?) {
        (completions.removeValue(forKey: call), tasks.removeValue(forKey: call))
    }

    /// Keeps the task of `call`, unless the call is answered already.
    mutating func run(_ task: Running, for call: CallID) {
        if completions[call] != nil { tasks[call] = task }
    }

    func running(for call: CallID) -> Running? { tasks[call] }
}
