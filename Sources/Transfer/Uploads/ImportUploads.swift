package import Cryptography
package import Kernel
package import Storage

/// The files of import jobs. They are uploaded to URLs that need no other credentials (UP-CSV-40, UP-CSV-41).
///
/// A URL contains an expiry and a keyed hash of its parameters, so it works for one job only, cannot be altered, and is
/// useless after the expiry. A file is stored piece by piece as it arrives. The job has the file whose upload finished
/// last.
package struct ImportUploads: Sendable {
    private let database: any Database
    private let cipher: SecretCipher
    private let world: World
    private let publicURL: PublicURL

    /// The most bytes of a file (UP-CSV-33).
    package static let maxBytes = 100 * 1024 * 1024
    /// The bytes of each piece but the last.
    static let pieceBytes = 256 * 1024
    /// Seconds until the pieces of a file are deleted, regardless of the job's state.
    private static let keptFor: Int64 = .days(8)
    /// The pattern of the paths.
    package static let path = "/userpools/{pool}/importjobs/{job}/file"
    /// The header that an upload must have, and its value.
    package static let header = (name: "x-amz-server-side-encryption", value: "aws:kms")

    /// Files in `database`, by URLs of `publicURL`.
    package init(_ database: any Database, cipher: SecretCipher, world: World, publicURL: PublicURL) {
        (self.database, self.cipher, self.world, self.publicURL) = (database, cipher, world, publicURL)
    }

    func url(of job: UserImportJob) -> String {
        let segments = [job.pool.rawValue, job.id].map { PercentEncoding.encode(Array($0.utf8)) }
        let end = "\(job.uploadEndsAt.seconds)"
        let signature = signature(job.id, in: job.pool, expires: end)
        return publicURL.url(in: job.pool.region) + "/userpools/\(segments[0])/importjobs/\(segments[1])/file"
            + "?expires=\(end)&signature=\(signature)"
    }

    private func signature(_ job: String, in pool: UserPoolID, expires: String) -> String {
        Hex.encode(cipher.digest(job, .importUpload, pool.rawValue, expires))
    }

    /// The credentials of an upload.
    package struct Request: Sendable {
        package let pool: UserPoolID
        var job: String
        var expires: String
        var signature: String

        /// The parameters of a URL.
        package init(pool: UserPoolID, job: String, expires: String, signature: String) {
            (self.pool, self.job, self.expires, self.signature) = (pool, job, expires, signature)
        }
    }

    /// Stores the file of a job.
    ///
    /// - Parameter next: Returns the next bytes of the file; nil after the last ones.
    /// - Throws: `TransferRefusal.uploadRefused`, and `.notStartable` if the job was started before the upload ended.
    package func receive(_ request: Request, next: () async throws -> [UInt8]?) async throws {
        let job = try await admit(request)
        let upload = world.uuid()
        var (rest, size, number) = ([UInt8](), 0, 0)
        while let bytes = try await next() {
            rest += bytes
            size += bytes.count
            guard size <= Self.maxBytes else { throw InvalidInput("The file has more than \(Self.maxBytes) bytes.") }
            var start = 0
            while rest.count - start >= Self.pieceBytes {
                let piece = Array(rest[start..<start + Self.pieceBytes])
                try await store(piece, number: number, of: upload, for: job)
                (start, number) = (start + Self.pieceBytes, number + 1)
            }
            rest.removeFirst(start)
        }
        if !rest.isEmpty {
            try await store(rest, number: number, of: upload, for: job)
            number += 1
        }
        try await complete(upload, size: size, pieces: number, of: job)
    }

    private func admit(_ request: Request) async throws -> UserImportJob {
        let now = world.now()
        let expected = signature(request.job, in: request.pool, expires: request.expires)
        guard cipher.equals(Array(expected.utf8), Array(request.signature.utf8)),
            let end = Int64(request.expires), now < Instant(seconds: end),
            let job = try await database.read({ try UserImportJobTable($0).find(request.job, in: request.pool) })
        else { throw TransferRefusal.uploadRefused }
        guard job.current(at: now).status == .created else { throw TransferRefusal.notStartable(job.status) }
        return job
    }

    private func store(_ bytes: [UInt8], number: Int, of upload: String, for job: UserImportJob) async throws {
        let sealed = try cipher.seal(bytes, .importFile, job.pool.rawValue, job.id, upload)
        let expiry = job.createdAt.advanced(seconds: Self.keptFor)
        try await database.write { tx in
            try Self.requireOpen(job, tx)
            try ImportFileTable(tx).insert(sealed, number: number, of: upload, for: job, expiry: expiry)
        }
    }

    private func complete(_ upload: String, size: Int, pieces: Int, of job: UserImportJob) async throws {
        try await database.write { [world] tx in
            var changed = try Self.requireOpen(job, tx)
            // If another upload of the file has finished since, it has deleted the pieces of this one.
            guard try ImportFileTable(tx).count(of: upload, for: job) == pieces else {
                throw ConcurrentChange(of: "user import job")
            }
            (changed.upload, changed.fileSize) = (upload, size)
            try UserImportJobTable(tx).save(changed, due: max(changed.expiresAt, world.now()))
        }
        try await discard(job, except: upload)
    }

    @discardableResult
    private static func requireOpen(_ job: UserImportJob, _ tx: any Transaction) throws -> UserImportJob {
        guard let found = try UserImportJobTable(tx).find(job.id, in: job.pool) else {
            throw TransferRefusal.uploadRefused
        }
        guard found.status == .created else { throw TransferRefusal.notStartable(found.status) }
        return found
    }

    /// Deletes the files of a job, except the upload `kept`, a few pieces in each transaction.
    func discard(_ job: UserImportJob, except kept: String = "") async throws {
        while try await database.write({ try ImportFileTable($0).delete(of: job, except: kept, atMost: 16) }) > 0 {}
    }

    /// A piece of a job's file.
    ///
    /// - Returns: Nil if it was deleted.
    func piece(_ number: Int, of job: UserImportJob) async throws -> [UInt8]? {
        guard let upload = job.upload,
            let sealed = try await database.read({ try ImportFileTable($0).piece(number, of: upload, for: job) })
        else { return nil }
        return try cipher.open(sealed, .importFile, job.pool.rawValue, job.id, upload)
    }
}
