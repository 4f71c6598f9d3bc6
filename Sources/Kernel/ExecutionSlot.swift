/// A request's permission to execute, from a limited number (`AdmissionQueue` in the server).
///
/// A request that only waits for another server releases its slot early, so that a slow mail server does not hold up
/// other requests.
public final class ExecutionSlot: Sendable {
    /// The slot of the request that the current task executes; nil outside of requests.
    @TaskLocal public static var current: ExecutionSlot?

    private let onRelease: Locked<(@Sendable () -> Void)?>

    /// Creates a slot that calls `onRelease` once, when it is released.
    public init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = Locked(onRelease) }

    /// Releases the slot. Later calls do nothing.
    public func release() { onRelease.exchange(nil)?() }

    /// Runs `work` in this slot, then releases the slot.
    public func run<Result: Sendable>(_ work: @Sendable () async -> Result) async -> Result {
        defer { release() }
        return await Self.$current.withValue(self) { await work() }
    }
}
