import Kernel
import WireClient

/// The keys of an issuer, which are fetched once for all callers and kept while the issuer cannot be reached.
final class IssuerKeys: Sendable {
    /// After this many seconds the next caller starts a fetch of the keys, but does not wait for it.
    static let freshSeconds: Int64 = 300
    /// After this many seconds callers wait for the keys to be fetched: once the issuer responds, a key that it has
    /// withdrawn is no longer accepted.
    static let staleSeconds: Int64 = 3600
    /// How long keys stay valid while the issuer does not respond, in seconds.
    static let keptSeconds: Int64 = 86_400
    /// Minimum seconds between two requests to the issuer, no matter how many tokens name unknown keys.
    static let pauseSeconds: Int64 = 10

    private struct State: Sendable {
        var keys: PublishedKeys?
        /// When the request for `keys` began.
        var fetched: Instant?
        /// When the last request began, regardless of its result.
        var tried: Instant?
        /// Whether the last request failed.
        var hasFailed = false
        var fetching: Task<Void, Never>?
    }

    private let address: ServiceAddress
    private let transport: Transport
    private let now: @Sendable () -> Instant
    private let state = Locked(State())

    /// - Parameter address: The address of the key set.
    init(at address: ServiceAddress, _ transport: Transport, now: @escaping @Sendable () -> Instant) {
        (self.address, self.transport, self.now) = (address, transport, now)
    }

    /// The key called `id`.
    ///
    /// - Throws: `CallerRefusal` if the issuer does not have this key, or cannot be reached.
    func key(_ id: String) async throws(CallerRefusal) -> RSAVerificationKey {
        let (found, age) = state.read { state in (self.known(state)?.key(id), self.age(of: state)) }
        if let found, age < Self.staleSeconds {
            if age >= Self.freshSeconds { _ = startFetchUnlessJustTried() }
            return found
        }
        await startFetchUnlessJustTried()?.value
        let (fetched, hasFailed) = state.read { state in
            (self.known(state)?.key(id), state.hasFailed || self.known(state) == nil)
        }
        if let fetched { return fetched }
        // An unknown key may be a new one, unless the issuer has responded without it.
        throw hasFailed
            ? .unavailable : .token(.wrongSignature, message: "No key of the issuer has the id in the token.")
    }

    /// The keys, unless they are too old.
    private func known(_ state: State) -> PublishedKeys? { age(of: state) < Self.keptSeconds ? state.keys : nil }

    /// The age of the keys. It is unknown if the clock was set back; the keys are then treated as stale.
    private func age(of state: State) -> Int64 {
        guard let fetched = state.fetched else { return .max }
        let age = now().seconds(since: fetched)
        return age < 0 ? Self.staleSeconds : age
    }

    /// The running request, or a new one; nil if one has ended in the last seconds.
    private func startFetchUnlessJustTried() -> Task<Void, Never>? {
        state.change { state in
            if let fetching = state.fetching { return fetching }
            let start = now()
            if let tried = state.tried, (0..<Self.pauseSeconds).contains(start.seconds(since: tried)) { return nil }
            state.tried = start
            let task = Task { await self.fetch(startedAt: start) }
            state.fetching = task
            return task
        }
    }

    private func fetch(startedAt start: Instant) async {
        let request = ClientRequest(
            method: "GET", origin: address.origin, path: address.path, headers: [("accept", "application/json")])
        let response = try? await transport.send(request)
        let keys = response.flatMap { $0.status == 200 ? PublishedKeys($0.body) : nil }
        state.change { state in
            state.fetching = nil
            state.hasFailed = keys == nil
            guard let keys else { return }
            (state.keys, state.fetched) = (keys, start)
        }
    }
}
