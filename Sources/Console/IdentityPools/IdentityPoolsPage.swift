import Kernel
import Wire
import WireRuntime

/// The identity pools of a region.
struct IdentityPoolsPage: ConsolePage {
    let pattern = "/console/identity-pools"

    private static let pageLength: Int64 = 60

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.identityPools
        var input = JSONObject([.init("MaxResults", .integer(Self.pageLength))])
        input["NextToken"] = visit.query["next"].map(JSON.string)
        let call = PlannedCall("ListIdentityPools", of: .identityPools, input: input)
        let output = try await visit.read(call)
        let pools = output["IdentityPools"]?.objects ?? []
        return .page(
            ConsoleContent(.identityPools, title: texts.title) {
                visit.regionLinks(to: pattern)
                if pools.isEmpty {
                    element("p") { visit.texts.home.noIdentityPools }
                } else {
                    visit.table([visit.texts.pools.name, visit.texts.pools.id]) {
                        for pool in pools { row(pool) }
                    }
                }
                visit.paging(
                    "/console/identity-pools", query: [("region", visit.region)],
                    next: output["NextToken"]?.string)
                element("p") {
                    link(to: addressed("/console/new-identity-pool", query: [("region", visit.region)])) {
                        texts.create
                    }
                }
                visit.sameReading(call)
            })
    }

    private func row(_ pool: JSONObject) -> Markup {
        let id = pool["IdentityPoolId"]?.string ?? ""
        return element("tr") {
            element("th", with: [.scope("row")]) {
                link(to: identityPoolAddress(id)) { pool["IdentityPoolName"]?.string ?? "" }
            }
            element("td") { code(id) }
        }
    }
}
