import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The latest jobs of all pools, some pools at a time.
struct JobsPage: ConsolePage {
    let pattern = "/console/jobs"

    private static let (pools, jobs) = (40, 5)

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.administration.jobs
        let listed = try await visit.call(
            ListUserPoolsInput(maxResults: Self.pools, nextToken: visit.query["next"]), in: visit.query["region"])
        var parts: [Markup] = []
        for pool in listed.userPools ?? [] {
            guard let id = pool.id else { continue }
            let found = try await visit.result(
                ListUserImportJobsInput(maxResults: Self.jobs, userPoolId: id), in: id.region)
            switch found {
            case .success(let output):
                guard let jobs = output.userImportJobs, !jobs.isEmpty else { continue }
                parts.append(part(of: pool.name ?? "", id: id, jobs: jobs, on: visit))
            case .failure(let error): parts.append(visit.problem(error))
            }
        }
        let bulk = visit.query["next"] == nil ? try await visit.bulkJobs() : .empty
        let isEmpty = parts.isEmpty
        let region = visit.query["region"].map { [(name: "region", value: $0)] } ?? []
        return .page(
            ConsoleContent(.jobs, title: texts.title) {
                bulk
                element("h2") { texts.imports }
                element("p", with: [.class("soft")]) { texts.lead }
                if isEmpty { element("p") { texts.none } }
                Markup(all: parts)
                element("p", with: [.class("actions")]) {
                    if visit.query["next"] != nil {
                        link(to: addressed("/console/jobs", query: region)) { visit.texts.shell.first }
                    }
                    if let next = listed.nextToken {
                        link(to: addressed("/console/jobs", query: region + [("next", next)])) { texts.morePools }
                    }
                }
            })
    }

    private func part(of name: String, id: UserPoolID, jobs: [UserImportJobType], on visit: ConsoleVisit) -> Markup {
        markup {
            element("h2") {
                link(to: "/console/pools/\(PercentEncoding.encode(id.rawValue.utf8))/imports") { name }
            }
            visit.jobs(jobs, in: id)
        }
    }
}
