import Kernel
import Wire
import WireRuntime

/// A job of many users: how far it is, and who was refused.
struct BulkJobPage: ConsolePage {
    let pattern = "/console/pools/{pool}/job"
    let methods = ["GET", "POST"]

    private static let (refreshSeconds, pageLength) = (2, 100)

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, id) = (visit.texts.administration.bulk, visit.query["id"] ?? "")
        let job = try await visit.console.jobs.find(id, in: visit.pool, for: visit.caller)
        let above = visit.abovePool + [(visit.texts.administration.jobs.title, "/console/jobs")]
        if visit.isForm { return try await change(of: job, on: visit, above: above) }
        let after = visit.query["next"].flatMap { Int($0) } ?? 0
        let refusals = try await visit.console.jobs.refusals(of: job, after: after, limit: Self.pageLength)
        let title = [texts.name(job.order.action), job.order.group].compactMap(\.self).joined(separator: ": ")
        var content = ConsoleContent(.jobs, title: title, above: above) {
            progress(of: job, on: visit)
            actions(on: job, visit: visit)
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

    private func actions(on job: BulkJob, visit: ConsoleVisit) -> Markup {
        let (texts, here) = (visit.texts.administration, address(of: job, on: visit))
        return element("div", with: [.class("actions")]) {
            switch job.status {
            case .running:
                visit.button(texts.bulk.stop, to: here, class: "danger", sending: [("do", "stop")])
                if visit.query["follow"] == nil {
                    link(to: address(of: job, on: visit, more: [("follow", "yes")])) { texts.jobs.follow }
                } else {
                    link(to: here) { texts.jobs.pause }
                }
            case .stopped, .failed:
                visit.button(texts.bulk.resume, to: here, class: "main", sending: [("do", "resume")])
            case .completed: Markup.empty
            }
        }
    }

    private func facts(of job: BulkJob, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.bulk
        let users: String
        switch job.order.users {
        case .picked: users = texts.picked
        case .matching(let filter): users = filter.utf8.isEmpty ? texts.everyUser : texts.matching(filter)
        }
        return visit.facts([
            (texts.users, users), (texts.author, job.author.arn), (texts.began, visit.time(job.createdAt)),
            (texts.ended, visit.time(job.completedAt)),
        ])
    }

    private func report(_ refusals: [BulkRefusal], of job: BulkJob, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.bulk
        return markup {
            element("h2") { texts.report }
            if refusals.isEmpty { element("p") { texts.noRefusals } }
            if job.refused > BulkJob.maxListed { element("p") { texts.listed(BulkJob.maxListed) } }
            if !refusals.isEmpty {
                visit.table([texts.user, texts.reason]) {
                    for refusal in refusals {
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
                }
            }
            visit.paging(
                visit.poolAddress("job"), query: [("id", job.id)],
                next: refusals.count < Self.pageLength ? nil : refusals.last.map { String($0.number) })
        }
    }

    /// Stops the job, or goes on with it. To go on with what cannot be undone wants a fresh session, as to begin it.
    private func change(
        of job: BulkJob, on visit: ConsoleVisit, above: [(label: String, address: String)]
    ) async throws -> ConsoleResponse {
        let (texts, resumes) = (visit.texts.administration.bulk, visit.form["do"] == "resume")
        let change = Change(
            calls: [],
            differences: [
                Difference(
                    name: texts.name(job.order.action), before: texts.status(job.status),
                    after: texts.status(resumes ? .running : .stopped))
            ], effect: resumes ? texts.resumeEffect : texts.stopEffect,
            fields: [("do", resumes ? "resume" : "stop")], back: address(of: job, on: visit),
            grade: resumes ? job.order.action.grade : .reversible,
            act: {
                try await visit.change(job, resumes: resumes)
                return .redirect(address(of: job, on: visit, more: resumes ? [("follow", "yes")] : []))
            })
        return try await visit.make(change, title: resumes ? texts.resume : texts.stop, above: above)
    }
}

extension ConsoleVisit {
    fileprivate func change(_ job: BulkJob, resumes: Bool) async throws {
        let operation = ConsoleOperation(name: resumes ? "ResumeBulkJob" : "StopBulkJob")
        try await console.frame.run(request, as: operation, signer: { caller }) { _ in
            AuditContext.note(pool)
            if resumes {
                try await console.jobs.resume(job.id, in: pool, by: session, as: caller, from: request)
            } else {
                try await console.jobs.stop(job.id, in: pool, for: caller)
            }
        }.get()
    }

    /// The latest jobs of many users that the caller may see, as a table with links.
    func bulkJobs() async throws -> Markup {
        let texts = texts.administration.bulk
        let jobs = try await console.jobs.list(for: caller, after: nil, limit: Self.shownJobs).items
        guard !jobs.isEmpty else { return .empty }
        return markup {
            element("h2") { texts.title }
            table([texts.action, texts.pool, texts.state, texts.users, texts.began]) {
                for job in jobs {
                    element("tr") {
                        element("th", with: [.scope("row")]) {
                            let path = "/console/pools/\(PercentEncoding.encode(job.pool.rawValue.utf8))/job"
                            link(to: addressed(path, query: [("id", job.id)])) { texts.name(job.order.action) }
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
