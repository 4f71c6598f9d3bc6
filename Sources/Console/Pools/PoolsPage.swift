import Kernel
import UserPoolsModel
import Wire

/// The list of user pools.
struct PoolsPage: ConsolePage {
    let pattern = "/console/pools"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.pools
        let listed = try await visit.call(
            ListUserPoolsInput(maxResults: 60, nextToken: visit.query["next"]), in: visit.region)
        let pools = listed.userPools ?? []
        return .page(
            ConsoleContent(.pools, title: texts.title) {
                visit.regionLinks(to: pattern)
                if pools.isEmpty {
                    element("p") { texts.none }
                } else {
                    visit.table([texts.name, texts.id, texts.created, texts.changed]) {
                        for pool in pools { row(pool, on: visit) }
                    }
                }
                visit.paging("/console/pools", query: [("region", visit.region)], next: listed.nextToken)
                element("p") {
                    link(to: addressed("/console/new-pool", query: [("region", visit.region)])) { texts.create }
                }
            })
    }

    private func row(_ pool: UserPoolDescriptionType, on visit: ConsoleVisit) -> Markup {
        element("tr") {
            element("th", with: [.scope("row")]) {
                link(to: "/console/pools/\(pool.id?.rawValue ?? "")") { pool.name ?? "" }
            }
            element("td") { code(pool.id?.rawValue ?? "") }
            element("td") { visit.time(pool.creationDate) }
            element("td") { visit.time(pool.lastModifiedDate) }
        }
    }
}
