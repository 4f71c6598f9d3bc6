import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The import jobs of a pool, and the form that creates a job from a file.
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
        let roles = try await visit.roleARNs()
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
                visit.table(ofImports: listed.userImportJobs ?? [], in: visit.pool)
                visit.paging(visit.poolAddress("imports"), query: [], next: listed.paginationToken)
                element("h2") { texts.create }
                form(roles, on: visit)
                visit.sameReading(PlannedCall(input))
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

    /// Creates the job, with a role of the console's own if none is chosen, and stores the file. A job whose file was
    /// refused stays, because its page takes another file.
    ///
    /// - Returns: The address of the job's page.
    /// - Throws: `ServiceError`.
    private func create(on visit: ConsoleVisit) async throws -> String {
        let role = if let chosen = visit.form["role"] { chosen } else { try await ImportRole.findOrMake(on: visit) }
        let created = try await visit.call(
            CreateUserImportJobInput(
                cloudWatchLogsRoleArn: role, jobName: visit.form["name"] ?? "", userPoolId: visit.pool),
            in: visit.pool.region)
        guard let job = created.userImportJob, let id = job.jobId else {
            throw ServiceError(.resourceNotFound, visit.texts.administration.jobs.none)
        }
        if let file = visit.file { try await visit.receive(file, for: job) }
        return visit.poolAddress("import", query: [("id", id), ("done", "CreateUserImportJob")])
    }
}
