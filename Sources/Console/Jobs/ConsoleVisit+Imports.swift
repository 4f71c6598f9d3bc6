import Kernel
import UserPoolsModel
import Wire
import WireRuntime

extension ConsoleVisit {
    /// The address of a page of any pool: lists of jobs lead to several.
    func address(of page: String, in pool: UserPoolID, query: [(name: String, value: String)] = []) -> String {
        addressed("/console/pools/\(PercentEncoding.encode(pool.rawValue.utf8))/\(page)", query: query)
    }

    /// Import jobs as a table with links.
    func table(ofImports jobs: [UserImportJobType], in pool: UserPoolID) -> Markup {
        let texts = texts.administration.jobs
        guard !jobs.isEmpty else { return element("p") { texts.none } }
        return table([texts.job, texts.status, texts.counts, texts.started, texts.completed]) {
            for job in jobs {
                element("tr") {
                    element("th", with: [.scope("row")]) {
                        link(to: address(of: "import", in: pool, query: [("id", job.jobId ?? "")])) {
                            job.jobName ?? ""
                        }
                    }
                    element("td") { job.status?.rawValue ?? "–" }
                    element("td") { counts(of: job) }
                    element("td") { time(job.startDate) }
                    element("td") { time(job.completionDate) }
                }
            }
        }
    }

    /// How many users an import job has imported, skipped and refused.
    func counts(of job: UserImportJobType) -> String {
        texts.administration.jobs.counted(
            Int(job.importedUsers ?? 0), Int(job.skippedUsers ?? 0), Int(job.failedUsers ?? 0))
    }

    /// Stores the file of an import job, as an upload to its URL does.
    ///
    /// - Throws: `ServiceError`.
    func receive(_ file: @escaping ConsoleCommands.Pieces, for job: UserImportJobType) async throws {
        let parts = (job.preSignedUrl ?? "").utf8.split(separator: UInt8(ascii: "?"), maxSplits: 1)
        let upload = ConsoleCommands.Upload(
            pool: pool, job: job.jobId ?? "", query: parts.last.map { String(Substring($0)) } ?? "", pieces: file)
        let operation = ConsoleOperation(name: "UploadUserImportFile")
        let (commands, pool) = (console.services.commands, pool)
        try await console.frame.run(request, as: operation, signer: { caller }) { _ in
            AuditContext.note(pool)
            try await commands.receive(upload)
        }.get()
    }
}
