import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The import jobs of a pool, and the form that makes one from a file.
struct ImportsPage: ConsolePage {
    let pattern = "/console/pools/{pool}/imports"
    let methods = ["GET", "POST"]
    var maxUpload: Int? { Self.maxUpload }

    /// The most bytes of a file, and some for the form's fields.
    static let maxUpload = 100 * 1024 * 1024 + 100_000
    private static let pageLength = 20

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.jobs
        var problem: ServiceError?
        if visit.isForm {
            do { return .redirect(try await create(on: visit)) } catch let error as ServiceError { problem = error }
        }
        let input = ListUserImportJobsInput(
            maxResults: Self.pageLength, paginationToken: visit.query["next"], userPoolId: visit.pool)
        let listed = try await visit.call(input, in: visit.pool.region)
        let roles = try await ImportRole.all(on: visit)
        return .page(
            ConsoleContent(
                .pools, title: texts.imports, above: visit.abovePool,
                status: problem?.code.status(in: .userPools) ?? 200
            ) {
                visit.poolLinks(current: "imports")
                element("p", with: [.class("soft")]) { texts.importsLead }
                if let problem { visit.problem(problem) }
                element("p") {
                    link(to: visit.poolAddress("import-header")) { texts.header }
                }
                visit.jobs(listed.userImportJobs ?? [], in: visit.pool)
                visit.paging(visit.poolAddress("imports"), query: [], next: listed.paginationToken)
                element("h2") { texts.create }
                form(roles, on: visit)
                element("details") {
                    element("summary") { visit.texts.settings.sameReading }
                    visit.same(as: PlannedCall(input))
                }
            })
    }

    private func form(_ roles: [String], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.administration.jobs
        return visit.uploadForm(to: visit.poolAddress("imports")) {
            visit.field(texts.name, id: "name") {
                emptyElement(
                    "input",
                    with: [
                        .id("name"), .name("name"), Attribute("required", isSet: true),
                        .value(visit.form["name"] ?? ""),
                    ])
            }
            visit.field(texts.role, id: "role", hint: texts.roleHint) {
                element(
                    "select", with: [.id("role"), .name("role"), Attribute("aria-describedby", value: "role-hint")]
                ) {
                    element("option", with: [.value("")]) { texts.newRole }
                    for role in roles {
                        let isChosen = visit.form["role"]?.hasSameBytes(as: role) == true
                        element("option", with: [.value(role), Attribute("selected", isSet: isChosen)]) { role }
                    }
                }
            }
            visit.fileField(texts.file, hint: texts.fileHint, accepting: ".csv,text/csv")
            element("button", with: [.class("main")]) { texts.createButton }
        }
    }

    /// Makes the job, and its role if none is chosen, and stores the file.
    ///
    /// - Returns: The address of the job's page.
    private func create(on visit: ConsoleVisit) async throws -> String {
        let role: String
        if let chosen = visit.form["role"] { role = chosen } else { role = try await ImportRole.make(on: visit) }
        let made = try await visit.call(
            CreateUserImportJobInput(
                cloudWatchLogsRoleArn: role, jobName: visit.form["name"] ?? "", userPoolId: visit.pool),
            in: visit.pool.region)
        guard let job = made.userImportJob, let id = job.jobId else {
            throw ServiceError(.resourceNotFound, visit.texts.administration.jobs.none)
        }
        if let file = visit.file { try await visit.receive(file, for: job) }
        return visit.poolAddress("import", query: [("id", id), ("done", "CreateUserImportJob")])
    }
}

/// The first line of a file, in the order of the columns in the guide's console: the username first.
struct ImportHeaderFile: ConsolePage {
    let pattern = "/console/pools/{pool}/import-header"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let header = try await visit.call(GetCSVHeaderInput(userPoolId: visit.pool), in: visit.pool.region)
        let columns = header.csvHeader ?? []
        let username = "cognito:username"
        let others = columns.filter { !$0.hasSameBytes(as: username) }
        return .document(.csv(([username] + others).joined(separator: ",") + "\n", name: "users.csv"))
    }
}

extension WireResponse {
    /// A file of values that the browser stores.
    static func csv(_ text: String, name: StaticString) -> WireResponse {
        WireResponse(
            status: 200,
            headers: [
                ("Content-Type", "text/csv; charset=utf-8"), ("X-Content-Type-Options", "nosniff"),
                ("Content-Disposition", "attachment; filename=\"\(name)\""), ConsoleResponse.notStored,
                ("Content-Security-Policy", "default-src 'none'; sandbox"),
            ], body: Array(text.utf8))
    }
}

extension ConsoleVisit {
    /// Jobs as a table.
    func jobs(_ jobs: [UserImportJobType], in pool: UserPoolID) -> Markup {
        let texts = texts.administration.jobs
        guard !jobs.isEmpty else { return element("p") { texts.none } }
        return table([texts.job, texts.status, texts.counts, texts.started, texts.completed]) {
            for job in jobs {
                element("tr") {
                    element("th", with: [.scope("row")]) {
                        let page = "/console/pools/\(PercentEncoding.encode(pool.rawValue.utf8))/import"
                        link(to: addressed(page, query: [("id", job.jobId ?? "")])) { job.jobName ?? "" }
                    }
                    element("td") { job.status?.rawValue ?? "–" }
                    element("td") { counts(of: job) }
                    element("td") { time(job.startDate) }
                    element("td") { time(job.completionDate) }
                }
            }
        }
    }

    func counts(of job: UserImportJobType) -> String {
        texts.administration.jobs.counted(
            Int(job.importedUsers ?? 0), Int(job.skippedUsers ?? 0), Int(job.failedUsers ?? 0))
    }

    /// A form with a file, which stands last in it.
    func uploadForm(to action: String, @MarkupBuilder content: () -> Markup) -> Markup {
        form(to: action, sendsFile: true, content: content)
    }

    func fileField(_ label: String, hint: String, accepting types: String) -> Markup {
        field(label, id: "file", hint: hint) {
            emptyElement(
                "input",
                with: [
                    .type("file"), .id("file"), .name("file"), Attribute("required", isSet: true),
                    Attribute("accept", value: types), Attribute("aria-describedby", value: "file-hint"),
                ])
        }
    }

    /// Stores the file of a job, as an upload to its URL does.
    func receive(_ file: @escaping ConsoleCommands.Pieces, for job: UserImportJobType) async throws {
        let mark = UInt8(ascii: "?")
        let query = (job.preSignedUrl ?? "").utf8.split(separator: mark, maxSplits: 1).last.map {
            String(Substring($0))
        }
        let upload = ConsoleCommands.Upload(pool: pool, job: job.jobId ?? "", query: query ?? "", pieces: file)
        let operation = ConsoleOperation(name: "UploadUserImportFile")
        let (commands, pool) = (console.services.commands, pool)
        try await console.frame.run(request, as: operation, signer: { caller }) { _ in
            AuditContext.note(pool)
            try await commands.receive(upload)
        }.get()
    }
}
