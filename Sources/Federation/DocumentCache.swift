import Cryptography
import Kernel

/// Documents of other servers, each fetched once for all concurrent callers.
actor DocumentCache {
    private struct Entry {
        var document: Claims?
        var fetchedAt: Instant
        var triedAt: Instant
        var failure: FederationRefusal?
    }

    private let lifetime: Int64
    private let world: World
    private var entries: [String: Entry] = [:]
    private var fetches: [String: Task<Claims, any Error>] = [:]

    /// How long a failure is cached, so that sign-ins do not all contact an unavailable provider.
    private static let failureSeconds: Int64 = 5
    /// The shortest time until a valid document is fetched again (FED-11).
    private static let renewalSeconds: Int64 = 60
    private static let maxEntries = 1000

    /// - Parameter lifetime: The maximum age of documents, in seconds.
    init(lifetime: Int64, world: World) { (self.lifetime, self.world) = (lifetime, world) }

    /// The document at `url`, fetched again after its maximum age. If that fails, the former one is returned.
    func document(_ url: String, fetch: @escaping @Sendable () async throws -> Claims) async throws -> Claims {
        let now = world.now()
        if let entry = entries[url] {
            let age = now.seconds(since: entry.fetchedAt)
            if let document = entry.document, (0...lifetime).contains(age) { return document }
            if let failure = entry.failure, (0...Self.failureSeconds).contains(now.seconds(since: entry.triedAt)) {
                guard let document = entry.document else { throw failure }
                return document
            }
        }
        return try await renew(url, fetch: fetch)
    }

    /// The document at `url`, fetched again unless that was tried within the last minute.
    func newer(_ url: String, fetch: @escaping @Sendable () async throws -> Claims) async throws -> Claims {
        if let entry = entries[url], let document = entry.document,
            (0...Self.renewalSeconds).contains(world.now().seconds(since: entry.triedAt))
        {
            return document
        }
        return try await renew(url, fetch: fetch)
    }

    private func renew(_ url: String, fetch: @escaping @Sendable () async throws -> Claims) async throws -> Claims {
        // Not part of the request that asks first, because that may be cancelled.
        let task = fetches[url] ?? Task { try await fetch() }
        fetches[url] = task
        let result = await task.result
        // Another waiting caller may have resumed first, and begun the next fetch.
        if fetches[url] == task { fetches[url] = nil }
        return try store(result, url: url)
    }

    private func store(_ result: Result<Claims, any Error>, url: String) throws -> Claims {
        let now = world.now()
        if entries.count >= Self.maxEntries, entries[url] == nil { entries.removeAll() }
        switch result {
        case .success(let document):
            entries[url] = Entry(document: document, fetchedAt: now, triedAt: now)
            return document
        case .failure(let error):
            var entry = entries[url] ?? Entry(fetchedAt: now, triedAt: now)
            (entry.triedAt, entry.failure) = (now, error as? FederationRefusal)
            entries[url] = entry
            guard let document = entry.document else { throw error }
            return document
        }
    }
}
