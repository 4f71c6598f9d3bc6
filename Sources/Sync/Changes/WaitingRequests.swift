import Kernel

/// The requests that wait for changes of datasets.
///
/// Its functions return what wakes the requests that they end, to be called outside of the lock.
package struct WaitingRequests: Sendable {
    /// How many requests wait.
    package struct Limits: Sendable {
        /// For all datasets together.
        package var maxWaiting: Int
        /// For the datasets of one identity: a few browser tabs.
        package var maxOfIdentity = 8

        /// Limits for a server that lets `maxWaiting` requests wait.
        package init(maxWaiting: Int) { self.maxWaiting = maxWaiting }
    }

    /// The number of a request. Later ones have greater numbers.
    typealias RequestID = Int
    typealias Wake = @Sendable () -> Void

    private struct Request: Sendable {
        let place: DatasetPlace
        let since: Int64
        var end: ContinuousClock.Instant
        /// Set once it waits.
        var continuation: CheckedContinuation<Int64, Never>?
        /// Set if it was woken before it waits.
        var result: Int64?
        /// False once another request has replaced it.
        var isCounted = true

        /// Completes it.
        ///
        /// - Returns: Nil if it does not wait yet.
        mutating func wake(_ count: Int64) -> Wake? {
            guard let continuation else {
                result = result ?? count
                return nil
            }
            self.continuation = nil
            return { continuation.resume(returning: count) }
        }
    }

    /// An identity of a pool.
    private struct Owner: Hashable, Sendable {
        let pool: IdentityPoolID
        let identity: IdentityID

        init(_ place: DatasetPlace) { (pool, identity) = (place.pool, place.identity) }
    }

    private let limits: Limits
    private var requests: [RequestID: Request] = [:]
    private var byDataset: [DatasetPlace: Set<RequestID>] = [:]
    private var byOwner: [Owner: Set<RequestID>] = [:]
    private var byPool: [IdentityPoolID: Set<RequestID>] = [:]
    /// How many wait, without the requests that others have replaced.
    private(set) var count = 0
    private var lastID = 0
    private var lastPolled: RequestID = 0
    private var isClosed = false

    init(_ limits: Limits) { self.limits = limits }

    /// How many are suspended.
    var suspended: Int { requests.values.count { $0.continuation != nil } }

    /// Adds a request.
    ///
    /// If the identity already has as many as it may have, its oldest request ends as if its time were over: a closed
    /// tab must not keep a new one out. If as many requests wait as may, the new request replaces the oldest of the
    /// pool with the most requests, unless its own pool has as many.
    ///
    /// - Returns: The wake-ups of the requests that end; a nil id if the server is shutting down.
    /// - Throws: `SyncRefusal.tooManyWaiting`.
    mutating func add(
        _ place: DatasetPlace, since: Int64, end: ContinuousClock.Instant
    ) throws(SyncRefusal) -> (RequestID?, [Wake]) {
        guard !isClosed else { return (nil, []) }
        var ended: [Wake] = []
        let own = byOwner[Owner(place)] ?? []
        if own.count >= limits.maxOfIdentity, let oldest = own.min() {
            ended.append(contentsOf: replace(oldest))
        } else if count >= limits.maxWaiting {
            let fullest = byPool.values.max { $0.count < $1.count } ?? []
            guard fullest.count > (byPool[place.pool]?.count ?? 0) + 1, let oldest = fullest.min() else {
                throw .tooManyWaiting
            }
            ended.append(contentsOf: replace(oldest))
        }
        (lastID, count) = (lastID + 1, count + 1)
        requests[lastID] = Request(place: place, since: since, end: end)
        byDataset[place, default: []].insert(lastID)
        byOwner[Owner(place), default: []].insert(lastID)
        byPool[place.pool, default: []].insert(lastID)
        return (lastID, ended)
    }

    /// Ends a request, so that another one may wait.
    private mutating func replace(_ id: RequestID) -> [Wake] {
        let wake = end(id)
        uncount(id)
        return wake.map { [$0] } ?? []
    }

    /// Lets a request wait no longer than until `end`.
    mutating func limit(_ id: RequestID, end: ContinuousClock.Instant) { requests[id]?.end = end }

    /// Lets a request wait.
    ///
    /// - Returns: The wake-up, if the request need not wait.
    mutating func suspend(_ id: RequestID, with continuation: CheckedContinuation<Int64, Never>) -> Wake? {
        guard let request = requests[id] else { return { continuation.resume(returning: 0) } }
        if let result = request.result { return { continuation.resume(returning: result) } }
        requests[id]?.continuation = continuation
        return nil
    }

    /// Removes a request that is completed.
    mutating func remove(_ id: RequestID) {
        uncount(id)
        requests[id] = nil
    }

    private mutating func uncount(_ id: RequestID) {
        guard let request = requests[id], request.isCounted else { return }
        requests[id]?.isCounted = false
        count -= 1
        byDataset.remove(id, of: request.place)
        byOwner.remove(id, of: Owner(request.place))
        byPool.remove(id, of: request.place.pool)
    }

    /// Ends a request as if its time were over.
    mutating func end(_ id: RequestID) -> Wake? {
        guard let since = requests[id]?.since else { return nil }
        return requests[id]?.wake(since)
    }

    /// Completes the requests for a dataset whose `since` is below `count`.
    mutating func wake(_ place: DatasetPlace, at count: Int64) -> [Wake] {
        wake(place, with: count) { $0 < count }
    }

    /// Completes the requests that expect a dataset to exist, after its deletion.
    mutating func wakeAsGone(_ place: DatasetPlace) -> [Wake] { wake(place, with: 0) { $0 > 0 } }

    private mutating func wake(
        _ place: DatasetPlace, with count: Int64, if isOutdated: (_ since: Int64) -> Bool
    ) -> [Wake] {
        var wakes: [Wake] = []
        for id in byDataset[place] ?? [] where requests[id].map({ isOutdated($0.since) }) ?? false {
            if let wake = requests[id]?.wake(count) { wakes.append(wake) }
        }
        return wakes
    }

    /// Ends the requests whose time is over.
    mutating func endOverdue(at now: ContinuousClock.Instant) -> [Wake] {
        requests.filter { $0.value.end <= now }.keys.compactMap { end($0) }
    }

    /// The next datasets to compare with the store.
    mutating func nextPlaces(atMost maximum: Int) -> [DatasetPlace] {
        let order = requests.keys.sorted()
        let next = (order.filter { $0 > lastPolled } + order.filter { $0 <= lastPolled }).prefix(maximum)
        lastPolled = next.last ?? 0
        return Array(Set(next.compactMap { requests[$0]?.place }))
    }

    /// Ends all requests, and accepts no more.
    mutating func close() -> [Wake] {
        isClosed = true
        return requests.keys.compactMap { end($0) }
    }
}

extension Dictionary where Value == Set<WaitingRequests.RequestID> {
    fileprivate mutating func remove(_ id: WaitingRequests.RequestID, of key: Key) {
        self[key]?.remove(id)
        if self[key]?.isEmpty == true { self[key] = nil }
    }
}
