import Kernel
import Wire
import WireRuntime

/// A job of many users: its progress, and the users who were refused.
struct BulkJobPage: ConsolePage {
    let pattern = "/console/pools/{pool}/job"
    let methods = ["GET", "POST"]

    /// What the form's button asks for.
    fileprivate enum Act: String, Sendable {
        case stop, resume

        /// The field that names it.
        static let field = "do"
    }

    private static let (refreshSeconds, pageLength) = (2, 100)

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let job = try await visit.console.jobs.find(visit.query["id"] ?? "", in: visit.pool, for: visit.caller)
        let above = visit.abovePool + [(visit.texts.administration.jobs.title, "/console/jobs")]
        if visit.isForm { return try await review(of: job, on: visit, above: above) }
        let after = visit.query["next"].flatMap { Int($0) } ?? 0
        let refusals = try await visit.console.jobs.refusals(of: job, after: after, limit: Self.pageLength)
        let title = job.order.title(visit.texts.administration.bulk)
        var content = ConsoleContent(.jobs, title: title, above: above) {
            progress(of: job, on: visit)
            actions(for: job, on: visit)
            facts(of: job, on: visit)
            report(refusals, of: job, on: visit)
        }
        if job.status == .running, visit.query["follow"] != nil { content.refresh = Self.refreshSeconds }
        return .page(content)
    }

    private func address(of job: BulkJob, on visit: ConsoleVisit, more: [(name: String, value: String)] = [])
        -> String
    {
        visit.poolAddress("job", query: [("id", job.id)] + more)
    }

    private func progress(of job: BulkJob, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.bulk
        return element("div", with: [.class("notice"), Attribute("role", value: "status"), .id("progress")]) {
            element("strong") { texts.status(job.status) }
            ": \(texts.counted(job.done, job.refused))"
            if let message = job.message { " \(message)" }
        }
    }

    private func actions(for job: BulkJob, on visit: ConsoleVisit) -> Markup {
        let (texts, here) = (visit.texts.administration, address(of: job, on: visit))
        return element("div", with: [.class("actions")]) {
            switch job.status {
            case .running:
                visit.button(texts.bulk.stop, to: here, class: "danger", sending: [(Act.field, Act.stop.rawValue)])
                if visit.query["follow"] == nil {
                    link(to: address(of: job, on: visit, more: [("follow", "yes")])) { texts.jobs.follow }
                } else {
                    link(to: here) { texts.jobs.pause }
                }
            case .stopped, .failed:
                visit.button(
                    texts.bulk.resume, to: here, class: "main", sending: [(Act.field, Act.resume.rawValue)])
            case .completed: Markup.empty
            }
        }
    }

    private func facts(of job: BulkJob, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.bulk
        return visit.facts([
            (texts.users, job.order.users.description(texts)), (texts.author, job.author.arn),
            (texts.began, visit.time(job.createdAt)), (texts.ended, visit.time(job.completedAt)),
        ])
    }

    private func report(_ refusals: [BulkRefusal], of job: BulkJob, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.bulk
        return markup {
            element("h2") { texts.report }
            if refusals.isEmpty { element("p") { texts.noRefusals } }
            if job.refused > BulkJob.maxListed { element("p") { texts.listed(BulkJob.maxListed) } }
            if !refusals.isEmpty {
                visit.table([texts.user, texts.reason]) { for refusal in refusals { row(of: refusal, on: visit) } }
            }
            visit.paging(
                visit.poolAddress("job"), query: [("id", job.id)],
                next: refusals.count < Self.pageLength ? nil : refusals.last.map { String($0.number) })
        }
    }

    private func row(of refusal: BulkRefusal, on visit: ConsoleVisit) -> Markup {
        element("tr") {
            element("th", with: [.scope("row")]) {
                link(to: visit.userAddress(Username(rawValue: refusal.username))) { refusal.username }
            }
            element("td") {
                element("strong") { refusal.code }
                ": \(refusal.message)"
            }
        }
    }

    /// Stops or resumes the job. To resume what cannot be undone requires a fresh session, as to start it.
    private func review(
        of job: BulkJob, on visit: ConsoleVisit, above: [(label: String, address: String)]
    ) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.bulk
        let act = visit.form[Act.field].flatMap(Act.init(rawValue:)) ?? .stop
        let resumes = act == .resume
        let change = Change(
            calls: [],
            differences: [
                Difference(
                    name: texts.name(job.order.action), before: texts.status(job.status),
                    after: texts.status(resumes ? .running : .stopped))
            ], effect: resumes ? texts.resumeEffect : texts.stopEffect,
            fields: [(Act.field, act.rawValue)], back: address(of: job, on: visit),
            grade: resumes ? job.order.action.grade : .reversible,
            act: {
                try await visit.perform(act, on: job)
                return .redirect(address(of: job, on: visit, more: resumes ? [("follow", "yes")] : []))
            })
        return try await visit.make(change, title: resumes ? texts.resume : texts.stop, above: above)
    }
}

extension ConsoleVisit {
    /// Stops or resumes a job, with a record of its own.
    fileprivate func perform(_ act: BulkJobPage.Act, on job: BulkJob) async throws {
        let operation = ConsoleOperation(name: act == .resume ? "ResumeBulkJob" : "StopBulkJob")
        try await console.frame.run(request, as: operation, signer: { caller }) { _ in
            AuditContext.note(pool)
            switch act {
            case .stop: try await console.jobs.stop(job.id, in: pool, for: caller)
            case .resume:
                try await console.jobs.resume(job.id, in: pool, by: session, as: caller, from: request)
            }
        }.get()
    }

    /// The latest jobs of many users that the caller may see, as a table with links.
    func bulkJobs() async throws -> Markup {
        let texts = texts.administration.bulk
        let jobs = try await console.jobs.latest(for: caller, limit: Self.shownJobs)
        guard !jobs.isEmpty else { return .empty }
        return markup {
            element("h2") { texts.title }
            table([texts.action, texts.pool, texts.state, texts.users, texts.began]) {
                for job in jobs {
                    element("tr") {
                        element("th", with: [.scope("row")]) {
                            link(to: address(of: "job", in: job.pool, query: [("id", job.id)])) {
                                texts.name(job.order.action)
                            }
                        }
                        element("td") { code(job.pool.rawValue) }
                        element("td") { texts.status(job.status) }
                        element("td") { texts.counted(job.done, job.refused) }
                        element("td") { time(job.createdAt) }
                    }
                }
            }
        }
    }

    private static let shownJobs = 20
}
