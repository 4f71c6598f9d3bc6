import Dispatch
import Kernel
import Storage

/// Writes the records of a chain into the database, several with each commit.
///
/// A row can be written once. If another process has written where this one would, this process has lost the chain,
/// and continues with another one.
struct StoredChainWriter: ChainWriting {
    /// The records that one transaction adds or deletes, so that no other waits for long.
    static let chunk: Int64 = 500
    /// The transactions with which one checkpoint deletes.
    private static let maxDeletions = 100

    private let site: StoredChainSite
    private var claim: StoredChainSite.Claim
    /// Whether the chain has records after the last checkpoint.
    private var isUnsigned = true
    /// Whether the chain was lost, and another one must begin.
    private var isLost = false
    /// The record of the opening, as long as it is not written.
    private var opening: AuditEvent?

    init(_ claim: StoredChainSite.Claim, at site: StoredChainSite) {
        (self.claim, self.site) = (claim, site)
        opening = .opening(of: site.node, in: site.world)
    }

    mutating func append(_ events: [AuditEvent]) throws {
        do { try write(events) } catch is ChainTaken {
            isLost = true
            try write(events)
        }
    }

    private mutating func write(_ events: [AuditEvent]) throws {
        if isLost {
            self = StoredChainWriter(try wait { [site] in try await site.claim() }, at: site)
        }
        // After a failure, all parts are written again unchanged, so the claim moves only after the last one.
        var lines = StoredLines(at: claim.next, bytes: claim.bytes)
        for event in [opening].compactMap(\.self) + events { lines.append(event) }
        var rest = lines.records[...]
        while !rest.isEmpty {
            let part = Array(rest.prefix(Int(Self.chunk)))
            rest = rest.dropFirst(part.count)
            try wait { [site, chain = claim.chain] in
                try await site.database.write { try AuditRecordTable($0).insert(part, of: chain) }
            }
        }
        (claim.next, claim.bytes, isUnsigned, opening) = (lines.next, lines.bytes, true, nil)
    }

    mutating func checkpoint() throws -> ChainHead? {
        do { try signAndDelete() } catch is ChainTaken { isLost = true }
        try wait { [site] in try await site.tendFreeChains() }
        return nil
    }

    private mutating func signAndDelete() throws {
        guard !isLost else { return }
        for _ in 0..<Self.maxDeletions {
            let (site, claim, isUnsigned) = (site, claim, isUnsigned)
            let now = site.world.now()
            let expired = try wait { try await site.database.read { try site.expired(of: claim, at: now, $0) } }
            guard isUnsigned || expired != nil else {
                return try wait {
                    try await site.database.write {
                        try StoredChainTable($0).renew(claim.chain, writer: site.writer, at: now)
                    }
                }
            }
            let oldest = expired ?? claim.oldest
            let checkpoint = try site.checkpoint(of: claim, keepingFrom: oldest)
            self.claim = try wait {
                try await site.database.write { tx in
                    try StoredChainTable(tx).renew(claim.chain, writer: site.writer, at: now)
                    let signed = try site.add(checkpoint, to: claim, tx)
                    if expired != nil { try AuditRecordTable(tx).deleteAll(of: claim.chain, before: oldest) }
                    return signed
                }
            }
            self.isUnsigned = false
            guard expired != nil else { return }
        }
    }

    /// A commit returns when the disk has it.
    func sync() {}

    func release() {
        try? wait { [site, claim] in
            try await site.database.write { try StoredChainTable($0).release(claim.chain, writer: site.writer) }
        }
    }

    /// Waits on the log's own thread, which no task runs on.
    private func wait<Value: Sendable>(for work: @escaping @Sendable () async throws -> Value) throws -> Value {
        let (done, result) = (DispatchSemaphore(value: 0), Locked<Result<Value, any Error>?>(nil))
        Task {
            do { _ = result.exchange(.success(try await work())) } catch { _ = result.exchange(.failure(error)) }
            done.signal()
        }
        done.wait()
        guard let value = result.read({ $0 }) else { throw StorageRefusal.unavailable }
        return try value.get()
    }
}

extension StoredChainSite {
    /// The number of the oldest record that stays when the next ones are deleted, a limited number of them; nil if none
    /// has expired. Records expire by the day, or a sixteenth of the size at once, because a checkpoint announces each
    /// deletion.
    func expired(of claim: Claim, at now: Instant, _ tx: any Transaction) throws -> Int64? {
        let last = claim.next.sequence - 1
        guard claim.oldest < last, let first = try AuditRecordTable(tx).first(of: claim.chain) else { return nil }
        let time = limits.expiry(at: now).map { Instant(seconds: $0.seconds - $0.seconds % .days(1)) }
        var bytes = Int64.min
        if let maxBytes = limits.chainBytes.map(Int64.init), claim.bytes - first.bytesBefore > maxBytes {
            bytes = claim.bytes - (maxBytes - maxBytes / 16)
        }
        guard time.map({ first.time < $0 }) ?? false || first.bytesBefore < bytes else { return nil }
        let end = min(first.sequence + StoredChainWriter.chunk, last)
        let kept = try AuditRecordTable(tx).firstKept(
            of: claim.chain, in: first.sequence...end, since: time ?? Instant(microseconds: .min), bytesBefore: bytes)
        let oldest = kept ?? end
        return oldest > first.sequence ? oldest : nil
    }
}
