/// A request's permission to execute, from a limited number (`AdmissionQueue` in the server).
///
/// A request that only waits for another server releases its slot early, so that a slow mail server does not hold up
/// other requests.
public final class ExecutionSlot: Sendable {
    /// The slot of the request that the current task executes; nil outside of requests.
    @TaskLocal public static var current: ExecutionSlot?

    private let onRelease: Locked<(@Sendable () -> Void)?>
    private let granted = Locked(Duration.zero)

    /// How much longer the callers of a request wait at most, because it waits for other servers.
    public static let mostGrantedTime = Duration.seconds(30)

    /// Creates a slot that calls `onRelease` once, when it is released.
    public init(onRelease: @escaping @Sendable () -> Void) { self.onRelease = Locked(onRelease) }

    /// Releases the slot. Later calls do nothing.
    public func release() { onRelease.exchange(nil)?() }

    /// How much longer than usual the caller of the request waits.
    public var grantedTime: Duration { granted.read { $0 } }

    /// Lets the caller wait longer, since the request is about to wait for another server.
    ///
    /// - Returns: What was granted: less than `time` once `mostGrantedTime` is reached. Return what is not needed.
    public func grant(_ time: Duration) -> Duration {
        granted.change { granted in
            let more = min(time, Self.mostGrantedTime - granted)
            granted += more
            return more
        }
    }

    /// Takes back a part of what was granted.
    public func takeBack(_ time: Duration) { granted.change { $0 = max($0 - time, .zero) } }

    /// Runs `work` in this slot, then releases the slot.
    public func run<Result: Sendable>(_ work: @Sendable () async -> Result) async -> Result {
        defer { release() }
        return await Self.$current.withValue(self) { await work() }
    }
}
