import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// An import job: before its start the check of its file, then its progress and its result.
struct ImportPage: ConsolePage {
    let pattern = "/console/pools/{pool}/import"
    let methods = ["GET", "POST"]
    var maxUpload: Int? { ImportsPage.maxUpload }

    private static let refreshSeconds = 2

    /// What the form's button asks for.
    private enum Act: String {
        case start, stop

        /// The field that names it.
        static let field = "action"
    }

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.jobs
        let id = visit.query["id"] ?? ""
        let input = DescribeUserImportJobInput(jobId: id, userPoolId: visit.pool)
        guard let job = try await visit.call(input, in: visit.pool.region).userImportJob else {
            throw ServiceError(.resourceNotFound, texts.none)
        }
        if let file = visit.file {
            try await visit.receive(file, for: job)
            return .redirect(address(of: id, on: visit, more: [("done", "UploadUserImportFile")]))
        }
        if visit.isForm {
            let act = visit.form[Act.field].flatMap(Act.init(rawValue:)) ?? .start
            return try await visit.make(
                change(of: job, id: id, by: act, on: visit), title: act == .stop ? texts.stop : texts.start,
                above: above(visit))
        }
        let isRunning = job.status == .pending || job.status == .inProgress
        let check = job.status == .created ? try await check(of: id, on: visit) : .empty
        var content = ConsoleContent(.pools, title: job.jobName ?? id, above: above(visit)) {
            facts(of: job, on: visit)
            actions(for: job, id: id, isRunning: isRunning, on: visit)
            check
            visit.sameReading(PlannedCall(input))
        }
        if isRunning, visit.query["follow"] != nil { content.refresh = Self.refreshSeconds }
        return .page(content)
    }

    private func above(_ visit: ConsoleVisit) -> [(label: String, address: String)] {
        visit.abovePool + [(visit.texts.administration.jobs.imports, visit.poolAddress("imports"))]
    }

    private func address(
        of id: String, on visit: ConsoleVisit, more: [(name: String, value: String)] = []
    ) -> String {
        visit.poolAddress("import", query: [("id", id)] + more)
    }

    private func facts(of job: UserImportJobType, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.jobs
        return markup {
            element("p", with: [.class("notice"), Attribute("role", value: "status"), .id("progress")]) {
                element("strong") { job.status?.rawValue ?? "" }
                ": \(visit.counts(of: job))"
            }
            visit.facts([
                ("JobId", job.jobId), (texts.role, job.cloudWatchLogsRoleArn),
                ("CreationDate", visit.time(job.creationDate)), (texts.started, visit.time(job.startDate)),
                (texts.completed, visit.time(job.completionDate)), (texts.message, job.completionMessage),
            ])
        }
    }

    private func actions(
        for job: UserImportJobType, id: String, isRunning: Bool, on visit: ConsoleVisit
    ) -> Markup {
        let texts = visit.texts.administration.jobs
        let here = address(of: id, on: visit)
        return element("div", with: [.class("actions")]) {
            if job.status == .created {
                visit.button(texts.start, to: here, class: "main", sending: [(Act.field, Act.start.rawValue)])
            }
            if isRunning {
                visit.button(
                    texts.stop, to: here, class: "danger", sending: [(Act.field, Act.stop.rawValue)])
                if visit.query["follow"] == nil {
                    link(to: address(of: id, on: visit, more: [("follow", "yes")])) { texts.follow }
                } else {
                    link(to: here) { texts.pause }
                }
            }
            link(to: visit.poolAddress("import-log", query: [("id", id)])) { texts.log }
        }
    }

    private func change(of job: UserImportJobType, id: String, by act: Act, on visit: ConsoleVisit) -> Change {
        let (texts, stops) = (visit.texts.administration.jobs, act == .stop)
        let call =
            switch act {
            case .start: PlannedCall(StartUserImportJobInput(jobId: id, userPoolId: visit.pool))
            case .stop: PlannedCall(StopUserImportJobInput(jobId: id, userPoolId: visit.pool))
            }
        let status = stops ? UserImportJobStatusType.stopped : .pending
        return Change(
            calls: [call],
            differences: [Difference(name: texts.status, before: job.status?.rawValue, after: status.rawValue)],
            effect: stops ? texts.stopEffect : texts.startEffect, fields: [(name: Act.field, value: act.rawValue)],
            back: address(of: id, on: visit, more: stops ? [] : [("follow", "yes")]), grade: .costly)
    }

    // MARK: - Before the start

    /// What an import would make of the file, and the form that replaces it. Without a file, the command refuses.
    private func check(of id: String, on visit: ConsoleVisit) async throws -> Markup {
        let checked: Markup
        switch try await visit.commandResult("GetImportCheck", on: checkInput(for: id, on: visit)) {
        case .success(let report): checked = result(report.object ?? JSONObject(), id: id, on: visit)
        case .failure(let error): checked = element("p", with: [.class("soft")]) { error.message }
        }
        let texts = visit.texts.administration.jobs
        return markup {
            checked
            element("h2") { texts.upload }
            element("p", with: [.class("soft")]) { texts.uploadLead }
            visit.uploadForm(to: address(of: id, on: visit)) {
                visit.fileField(texts.file, hint: texts.fileHint, accepting: ".csv,text/csv")
                element("button") { texts.upload }
            }
        }
    }

    private func checkInput(for id: String, on visit: ConsoleVisit) -> JSONObject {
        var input = JSONObject([
            .init("pool", .string(visit.pool.rawValue)), .init("job", .string(id)),
            .init("keepsLines", .boolean(false)),
        ])
        if let position = visit.query["position"].flatMap({ Int64($0) }),
            let line = visit.query["line"].flatMap({ Int64($0) })
        {
            input["after"] = .object(
                JSONObject([.init("position", .integer(position)), .init("line", .integer(line))]))
        }
        return input
    }

    private func result(_ report: JSONObject, id: String, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.jobs
        func number(_ name: String) -> Int { report[name]?.whole ?? 0 }
        let faults = report["faults"]?.objects ?? []
        return element("section", with: [.id("check")]) {
            element("h2") { texts.check }
            element("p", with: [.class("soft")]) { texts.checkLead }
            if let problem = report["fileProblem"]?.string {
                element("p", with: [.class("alert"), Attribute("role", value: "alert")]) { problem }
            } else {
                element("p", with: [Attribute("role", value: "status")]) {
                    texts.checked(number("first"), number("last"))
                    " "
                    element("strong") {
                        texts.outcome(number("importable"), number("existing"), number("failing"))
                    }
                }
            }
            if !faults.isEmpty {
                table(of: faults, on: visit)
                element("p") {
                    link(to: visit.poolAddress("import-failed", query: [("id", id)])) { texts.failedLines }
                }
            }
            if let next = report["next"]?.object {
                element("p") {
                    link(to: address(of: id, on: visit, more: Self.place(next))) { texts.goOn }
                }
            }
        }
    }

    /// The parameters of the address that shows the check of the next part.
    private static func place(_ next: JSONObject) -> [(name: String, value: String)] {
        ["position", "line"].map { (name: $0, value: next[$0]?.plain ?? "") }
    }

    private func table(of faults: [JSONObject], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.jobs
        return visit.table([texts.line, texts.column, texts.fault]) {
            for fault in faults {
                element("tr") {
                    element("th", with: [.scope("row")]) { fault["line"]?.plain ?? "" }
                    element("td") { fault["column"]?.plain ?? "–" }
                    element("td") { fault["message"]?.string ?? "" }
                }
            }
        }
    }
}
