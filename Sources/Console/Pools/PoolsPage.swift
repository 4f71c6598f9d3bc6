import Kernel
import UserPoolsModel
import Wire

/// The list of user pools.
struct PoolsPage: ConsolePage {
    let pattern = "/console/pools"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.pools
        let region = visit.console.region(visit.query["region"])
        let listed = try await visit.call(
            ListUserPoolsInput(maxResults: 60, nextToken: visit.query["next"]), in: region)
        let pools = listed.userPools ?? []
        return .page(
            ConsoleContent(.pools, title: texts.title) {
                regions(on: visit, chosen: region)
                if pools.isEmpty {
                    element("p") { texts.none }
                } else {
                    visit.table([texts.name, texts.id, texts.created, texts.changed]) {
                        for pool in pools { row(pool, on: visit) }
                    }
                }
                visit.paging("/console/pools", query: [("region", region)], next: listed.nextToken)
                element("p") {
                    link(to: addressed("/console/new-pool", query: [("region", region)])) { texts.create }
                }
            })
    }

    /// Links to the pools of each region; nothing if there is only one.
    private func regions(on visit: ConsoleVisit, chosen: String) -> Markup {
        guard visit.console.place.regions.count > 1 else { return .empty }
        return element("p", with: [.class("actions")]) {
            for region in visit.console.place.regions {
                let current = region == chosen ? [Attribute("aria-current", value: "true")] : []
                element("a", with: [.href(addressed("/console/pools", query: [("region", region)]))] + current) {
                    region
                }
            }
        }
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
