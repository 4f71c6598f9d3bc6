import Kernel
import UserPoolsModel
import Wire

/// The app clients of a pool.
struct ClientsPage: ConsolePage {
    let pattern = "/console/pools/{pool}/clients"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, pool) = (visit.texts.clients, visit.pool)
        let listed = try await visit.call(
            ListUserPoolClientsInput(maxResults: 60, nextToken: visit.query["next"], userPoolId: pool),
            in: pool.region)
        let clients = listed.userPoolClients ?? []
        return .page(
            ConsoleContent(.pools, title: texts.title, above: visit.abovePool) {
                visit.poolLinks(current: "clients")
                if clients.isEmpty {
                    element("p") { texts.none }
                } else {
                    visit.table([texts.name, texts.id, visit.texts.users.actionHeading]) {
                        for client in clients { row(client, on: visit) }
                    }
                }
                visit.paging(visit.poolAddress("clients"), query: [], next: listed.nextToken)
                element("p") { link(to: visit.poolAddress("new-client")) { texts.create } }
            })
    }

    private func row(_ client: UserPoolClientDescription, on visit: ConsoleVisit) -> Markup {
        let id = client.clientId?.rawValue ?? ""
        return element("tr") {
            element("th", with: [.scope("row")]) {
                link(to: visit.poolAddress("client", query: [("id", id)])) { client.clientName ?? id }
            }
            element("td") { code(id) }
            element("td") {
                element(
                    "a",
                    with: [
                        .href(visit.poolAddress("client-settings", query: [("id", id)])),
                        .label("\(visit.texts.further.analytics.change): \(client.clientName ?? id)"),
                    ]
                ) { visit.texts.further.analytics.change }
            }
        }
    }
}
