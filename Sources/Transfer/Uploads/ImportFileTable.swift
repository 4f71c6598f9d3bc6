import Cryptography
import Kernel
import Storage

/// The statements on uploaded files, whose pieces are sealed: a file has users' contacts.
struct ImportFileTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Adds a sealed piece, which is deleted after `expiry` at the latest.
    func insert(
        _ sealed: [UInt8], number: Int, of upload: String, for job: UserImportJob, expiry: Instant
    ) throws {
        try tx.execute(
            """
            INSERT INTO user_import_files (pool_id, job_id, upload_id, number, contents, expires_at)
            VALUES (\(job.pool), \(job.id), \(upload), \(number), \(sealed), \(expiry))
            """)
    }

    /// A sealed piece.
    func piece(_ number: Int, of upload: String, for job: UserImportJob) throws -> [UInt8]? {
        try tx.first(
            """
            SELECT contents FROM user_import_files WHERE pool_id = \(job.pool) AND job_id = \(job.id)
                AND upload_id = \(upload) AND number = \(number)
            """
        )?.value("contents")
    }

    /// How many pieces an upload has.
    func count(of upload: String, for job: UserImportJob) throws -> Int {
        try tx.first(
            """
            SELECT COUNT(*) AS found FROM user_import_files
            WHERE pool_id = \(job.pool) AND job_id = \(job.id) AND upload_id = \(upload)
            """
        )?.value("found") ?? 0
    }

    /// Deletes at most `limit` pieces of a job, except those of the upload `kept`.
    ///
    /// - Returns: How many were deleted.
    func delete(of job: UserImportJob, except kept: String, atMost limit: Int) throws -> Int {
        let rows = try tx.fetch(
            """
            SELECT upload_id, number FROM user_import_files
            WHERE pool_id = \(job.pool) AND job_id = \(job.id) AND upload_id <> \(kept) LIMIT \(limit)
            """)
        for row in rows {
            let (upload, number): (String, Int) = (try row.value("upload_id"), try row.value("number"))
            try tx.execute(
                """
                DELETE FROM user_import_files WHERE pool_id = \(job.pool) AND job_id = \(job.id)
                    AND upload_id = \(upload) AND number = \(number)
                """)
        }
        return rows.count
    }
}
