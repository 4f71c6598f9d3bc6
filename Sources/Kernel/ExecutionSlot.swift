/// The permission of one request to be worked for, out of a limited number (`AdmissionQueue` in the server).
///
/// A request that has done its work and only waits for another server gives its slot back early, so that a slow mail
/// server does not keep other requests waiting.
public final class ExecutionSlot: Sendable {
    /// The slot of the request that the current task works for; nil outside of requests.
    @TaskLocal public static var current: ExecutionSlot?

    private let onRelease: Locked<(@Sendable () -> Void)?>

    /// A slot that calls `onRelease` once, when it is given back.
    public init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = Locked(onRelease) }

    /// Gives the slot back. Every call but the first does nothing.
    public func release() { onRelease.exchange(nil)?() }

    /// Runs `work` as the work of this slot and then gives the slot back.
    public func run<Result: Sendable>(_ work: @Sendable () async -> Result) async -> Result {
        defer { release() }
        return await Self.$current.withValue(self) { await work() }
    }
}
