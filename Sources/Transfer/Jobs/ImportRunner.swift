package import Cryptography
package import Directory
package import Kernel
package import Storage

/// Carries out import jobs, one turn at a time, on the node that holds the job's lease.
///
/// The whole state of a job is in the store, so a job continues after its node ends: another node takes over with the
/// lease. A process that has lost a lease commits nothing more.
package struct ImportRunner: Sendable {
    /// Pauses after a batch, so that sign-ins have time.
    package typealias Pause = @Sendable (_ afterWork: Duration) async throws -> Void

    let database: any Database
    let world: World
    let cache: SettingsCache
    private let cipher: SecretCipher
    let uploads: ImportUploads
    let checkRole: ImportRoleCheck
    /// Nil if no service for logs is configured.
    let sendLog: ImportLogSink?
    /// The lines of a turn's first batch, and how that changes.
    let batchSize: ImportBatchSize
    let pause: Pause

    /// The duration of a lease in seconds. Every batch extends it.
    static let leaseTime: Int64 = 5
    /// A turn ends after so many lines, blank ones too; then another job takes its turn.
    static let maxTurnLines = 2000
    /// The most users of a file (UP-CSV-34).
    var maxUsers = 500_000

    /// Carries out the jobs in `database`.
    package init(
        _ database: any Database, cipher: SecretCipher, world: World, cache: SettingsCache, uploads: ImportUploads,
        checkRole: @escaping ImportRoleCheck, sendLog: ImportLogSink? = nil, batchSize: ImportBatchSize,
        pause: @escaping Pause
    ) {
        (self.database, self.cipher, self.world, self.cache) = (database, cipher, world, cache)
        (self.uploads, self.checkRole, self.sendLog) = (uploads, checkRole, sendLog)
        (self.batchSize, self.pause) = (batchSize, pause)
    }

    /// Works on the job that has been due longest.
    ///
    /// - Returns: False if none is due.
    package func advance() async throws -> Bool {
        let now = world.now()
        guard try await database.read({ try UserImportJobTable($0).hasDue(at: now) }) else { return false }
        let lease = world.uuid()
        let until = now.advanced(seconds: Self.leaseTime)
        let job = try await database.write { try UserImportJobTable($0).take(as: lease, at: now, until: until) }
        guard let job else { return false }
        try await HeldJob(self, lease: lease).work(on: job)
        return true
    }

    /// Reads the next lines, at most `size` users.
    ///
    /// A batch also ends after as many bytes as a piece has: blank lines are not users, and a file may have millions.
    func batch(
        of size: Int, _ reader: inout ImportFileReader, after job: UserImportJob, under header: ImportHeader,
        for pool: UserPool
    ) async throws -> ImportBatch {
        var batch = ImportBatch(pool, after: job)
        while batch.lines.count < size, batch.end - batch.start < ImportUploads.pieceBytes {
            guard let line = try await reader.next() else {
                batch.isLast = true
                return batch
            }
            (batch.end, batch.nextLine) = (line.end, line.number + 1)
            guard !line.isBlank else { continue }
            let row = Result { () throws(ImportRowError) in
                try ImportRow(line.text, under: header, hashes: job.hashAlgorithm, in: pool, world: world)
                    .sealed(by: cipher)
            }
            batch.lines.append(ImportBatch.Line(number: line.number, end: line.end, row: row))
        }
        return batch
    }
}

extension FileLines.Line {
    /// Whether it contains only white space. Such a line is not a user and is not counted.
    var isBlank: Bool { text.unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
}
