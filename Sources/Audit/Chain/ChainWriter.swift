import Kernel
import WireRuntime

/// Writes the records of a chain into its files.
struct ChainWriter: ChainWriting {
    let folder: ChainFolder
    /// The origin that the log's own records, and the chain in the store, name.
    let node: String
    private let key: AuditKey
    private let world: World
    private let limits: AuditLimits
    private let claim: ChainClaim
    private var next: ChainPosition
    private var oldest: Int64
    private var number: Int
    private var file: AuditFile
    private var day: String
    private var lastSigned: Int64 = 0

    /// Continues the chain of `claim`. The first record describes the opening of the log.
    init(_ claim: ChainClaim, node: String, key: AuditKey, limits: AuditLimits, world: World) throws {
        (folder, self.claim, self.node) = (claim.folder, claim, node)
        (self.key, self.limits, self.world) = (key, limits, world)
        next = claim.end?.next ?? .first(of: claim.folder.chain)
        oldest = claim.end?.oldest ?? 1
        let last = claim.end?.file
        day = Self.day(claim.end?.time ?? world.now())
        // A fragment that a killed process has left stays as it is: the next file describes it.
        let continuesFile = last.map { $0.size < limits.fileBytes && claim.end?.torn == nil } ?? false
        number = (last?.number ?? 0) + (continuesFile ? 0 : 1)
        file = try AuditFile(folder.path(of: number), size: continuesFile ? last?.size ?? 0 : 0)
        try append([.opening(of: node, after: claim.end?.torn, in: world)])
    }

    /// How many records the chain has.
    var count: Int64 { next.sequence - 1 }

    /// Whether there are records after the last checkpoint.
    var isUnsigned: Bool { count > lastSigned }

    /// - Throws: `AuditFileError`; none of the records is in the chain in that case.
    mutating func append(_ events: [AuditEvent]) throws(AuditFileError) {
        try rotateIfNeeded()
        var (position, bytes): (ChainPosition, [UInt8]) = (next, [])
        for event in events {
            let line = RecordLine.of(event, at: position)
            bytes += line
            bytes.append(UInt8(ascii: "\n"))
            position = position.next(after: line)
        }
        try file.append(bytes)
        next = position
    }

    /// Signs all records so far, and waits until the disk has them.
    ///
    /// - Returns: The checkpoint, for the store.
    mutating func sign() throws -> ChainHead {
        let checkpoint = try Checkpoint(
            at: next, oldest: oldest, time: world.now(), eventID: world.uuid(), key: key)
        let line = checkpoint.line
        try file.append(line + [UInt8(ascii: "\n")])
        next = next.next(after: line)
        lastSigned = count
        try file.sync()
        return ChainHead(
            chain: folder.chain, node: node, sequence: count, hash: next.previous, signedAt: checkpoint.time)
    }

    mutating func checkpoint() throws -> ChainHead? {
        if let head = try deleteExpired() { return head }
        return isUnsigned ? try sign() : nil
    }

    func sync() throws(AuditFileError) { try file.sync() }

    func release() { claim.release() }
}

// MARK: - Files

extension ChainWriter {
    private static func day(_ instant: Instant) -> String { String(CivilTime(instant).timestamp.prefix(10)) }

    private mutating func rotateIfNeeded() throws(AuditFileError) {
        let today = Self.day(world.now())
        guard file.byteCount > 0, file.byteCount >= limits.fileBytes || today != day else { return }
        let next = try AuditFile(folder.path(of: number + 1))
        do { _ = try sign() } catch {
            throw (error as? AuditFileError) ?? AuditFileError(file.path, because: "\(error)")
        }
        file = next
        (number, day) = (number + 1, today)
    }

    /// Deletes the oldest files that are too old or too many. A checkpoint announces it first, so that a process that
    /// is killed in between has not deleted anything unannounced.
    ///
    /// - Returns: The checkpoint, for the store; nil if no file was deleted.
    mutating func deleteExpired() throws -> ChainHead? {
        let expired = expired()
        guard let last = expired.last else { return nil }
        guard let first = AuditLines(folder.path(of: last.number + 1))?.first.flatMap(ChainPosition.init(line:)) else {
            return nil
        }
        oldest = first.sequence
        let head = try sign()
        for file in expired { try AuditFile.delete(file.path) }
        return head
    }

    /// The files to delete, never the file that is being written.
    private func expired() -> [ChainFolder.File] {
        let files = folder.files.filter { $0.number < number }
        var total = files.reduce(file.byteCount) { $0 + $1.size }
        let expiry = limits.expiry(at: world.now())
        return Array(
            files.prefix { candidate in
                let isOld = expiry.map { candidate.changedAt < $0 } ?? false
                let isTooMuch = limits.chainBytes.map { total > $0 } ?? false
                total -= candidate.size
                return isOld || isTooMuch
            })
    }
}
