import Kernel

/// The places for requests to providers. Each request occupies one until it ends, and waits briefly if none is free.
///
/// A provider that does not respond occupies its places until its requests time out. So each provider of a pool gets
/// few, each pool gets few, and hosts that have not responded in time share half of all places.
final class ProviderPlaces: Sendable {
    /// How many requests may run and wait.
    struct Limits: Sendable {
        var maxPerProvider = 16
        var maxPerPool = 32
        /// Requests at the same time. Each blocks a thread.
        var maxAtOnce = 64
        /// Requests to hosts that last failed to respond in time, or have not been contacted yet.
        var maxUnproven = 32
        /// The same for one pool.
        var maxUnprovenPerPool = 16
        /// Requests of one provider that wait for a place.
        var maxWaitingPerProvider = 64
        var maxWaiting = 512
        /// How long a request waits for a place.
        var wait = Duration.seconds(2)
    }

    /// An occupied place. `leave` releases it.
    struct Place: Sendable {
        let source: ProviderSource
        let host: ByteKey
        let isProven: Bool
    }

    private struct Waiter: Sendable {
        let id: Int
        let place: (source: ProviderSource, host: ByteKey)
        let caller: CheckedContinuation<Place?, Never>
    }

    private struct State: Sendable {
        var taken = PlaceCounts()
        var waiting: [Waiter] = []
        var lastWaiter = 0
        /// The hosts whose last response was in time.
        var proven: Set<ByteKey> = []
    }

    private static let maxHosts = 4096

    private let limits: Limits
    private let state = Locked(State())

    init(_ limits: Limits = Limits()) { self.limits = limits }

    /// How many requests wait for a place.
    var waiting: Int { state.read(\.waiting.count) }

    /// Takes a place as soon as one is free.
    ///
    /// - Parameter patience: The longest wait.
    /// - Returns: nil if none is free in time, or too many requests wait.
    func enter(_ source: ProviderSource, host: String, patience: Duration?) async -> Place? {
        let host = ByteKey(host)
        let wait = min(patience ?? limits.wait, limits.wait)
        return await withCheckedContinuation { caller in
            let id = state.change { state -> Int? in
                if let place = takePlace(of: source, host: host, in: &state) {
                    caller.resume(returning: place)
                    return nil
                }
                let own = state.waiting.count { $0.place.source == source }
                guard own < limits.maxWaitingPerProvider, state.waiting.count < limits.maxWaiting else {
                    caller.resume(returning: nil)
                    return nil
                }
                state.lastWaiter &+= 1
                state.waiting.append(Waiter(id: state.lastWaiter, place: (source, host), caller: caller))
                return state.lastWaiter
            }
            if let id { giveUp(id, after: wait) }
        }
    }

    /// Releases a place to the waiting requests.
    ///
    /// - Parameter hasResponded: Whether the host responded in time.
    func leave(_ place: Place, hasResponded: Bool) {
        state.change { state in
            state.taken.remove(place)
            note(place.host, hasResponded: hasResponded, in: &state)
            let waiting = state.waiting
            state.waiting = waiting.filter { waiter in
                guard let next = self.takePlace(of: waiter.place.source, host: waiter.place.host, in: &state) else {
                    return true
                }
                waiter.caller.resume(returning: next)
                return false
            }
        }
    }

    private func takePlace(of source: ProviderSource, host: ByteKey, in state: inout State) -> Place? {
        let place = Place(source: source, host: host, isProven: state.proven.contains(host))
        guard state.taken.canAdd(place, within: limits) else { return nil }
        state.taken.add(place)
        return place
    }

    private func note(_ host: ByteKey, hasResponded: Bool, in state: inout State) {
        guard hasResponded else {
            state.proven.remove(host)
            return
        }
        if state.proven.count >= Self.maxHosts { state.proven.removeAll() }
        state.proven.insert(host)
    }

    private func giveUp(_ id: Int, after wait: Duration) {
        Task { [state] in
            try? await Task.sleep(for: wait)
            let caller = state.change { state in
                state.waiting.firstIndex { $0.id == id }.map { state.waiting.remove(at: $0).caller }
            }
            caller?.resume(returning: nil)
        }
    }
}

/// The numbers of occupied places, by each limit.
struct PlaceCounts: Sendable {
    private var all = 0
    private var unproven = 0
    private var ofProvider: [ProviderSource: Int] = [:]
    private var ofPool: [String: (all: Int, unproven: Int)] = [:]

    func canAdd(_ place: ProviderPlaces.Place, within limits: ProviderPlaces.Limits) -> Bool {
        guard all < limits.maxAtOnce, ofProvider[place.source, default: 0] < limits.maxPerProvider else { return false }
        let pool = place.source.owner.flatMap { ofPool[$0] } ?? (0, 0)
        guard pool.all < limits.maxPerPool else { return false }
        return place.isProven || unproven < limits.maxUnproven && pool.unproven < limits.maxUnprovenPerPool
    }

    mutating func add(_ place: ProviderPlaces.Place) { change(place, by: 1) }

    mutating func remove(_ place: ProviderPlaces.Place) { change(place, by: -1) }

    private mutating func change(_ place: ProviderPlaces.Place, by step: Int) {
        let unprovenStep = place.isProven ? 0 : step
        all += step
        unproven += unprovenStep
        let count = ofProvider[place.source, default: 0] + step
        ofProvider[place.source] = count > 0 ? count : nil
        guard let owner = place.source.owner else { return }
        var pool = ofPool[owner] ?? (0, 0)
        pool = (pool.all + step, pool.unproven + unprovenStep)
        ofPool[owner] = pool.all > 0 ? pool : nil
    }
}
