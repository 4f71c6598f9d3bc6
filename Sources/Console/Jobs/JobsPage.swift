import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The latest jobs on users, and the latest imports of all pools, some pools at a time.
struct JobsPage: ConsolePage {
    let pattern = "/console/jobs"

    private static let (maxPools, maxJobsOfPool) = (40, 5)

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.jobs
        let (parts, next) = try await imports(on: visit)
        let bulk = visit.query["next"] == nil ? try await visit.bulkJobs() : .empty
        let region = visit.query["region"].map { [(name: "region", value: $0)] } ?? []
        return .page(
            ConsoleContent(.jobs, title: texts.title) {
                bulk
                element("h2") { texts.imports }
                element("p", with: [.class("soft")]) { texts.lead }
                if parts.isEmpty { element("p") { texts.none } }
                Markup(all: parts)
                element("p", with: [.class("actions")]) {
                    if visit.query["next"] != nil {
                        link(to: addressed("/console/jobs", query: region)) { visit.texts.shell.first }
                    }
                    if let next {
                        link(to: addressed("/console/jobs", query: region + [("next", next)])) { texts.morePools }
                    }
                }
            })
    }

    /// The import jobs of some pools, and the token of the next pools. A caller who may not list pools gets the
    /// refusal, and sees the jobs on users all the same.
    private func imports(on visit: ConsoleVisit) async throws -> (parts: [Markup], next: String?) {
        let input = ListUserPoolsInput(maxResults: Self.maxPools, nextToken: visit.query["next"])
        let listed: ListUserPoolsOutput
        switch try await visit.result(input, in: visit.query["region"]) {
        case .success(let output): listed = output
        case .failure(let error): return ([visit.problem(error)], nil)
        }
        var parts: [Markup] = []
        for pool in listed.userPools ?? [] {
            guard let id = pool.id else { continue }
            let found = try await visit.result(
                ListUserImportJobsInput(maxResults: Self.maxJobsOfPool, userPoolId: id), in: id.region)
            switch found {
            case .success(let output):
                guard let jobs = output.userImportJobs, !jobs.isEmpty else { continue }
                parts.append(part(of: pool.name ?? "", id: id, jobs: jobs, on: visit))
            case .failure(let error): parts.append(visit.problem(error))
            }
        }
        return (parts, listed.nextToken)
    }

    private func part(of name: String, id: UserPoolID, jobs: [UserImportJobType], on visit: ConsoleVisit) -> Markup {
        markup {
            element("h2") {
                link(to: visit.address(of: "imports", in: id)) { name }
            }
            visit.table(ofImports: jobs, in: id)
        }
    }
}
