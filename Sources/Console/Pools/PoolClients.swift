import Kernel
import UserPoolsModel
import Wire

extension ConsoleVisit {
    private static var shownClients: Int { 5 }

    /// The first app clients of the pool in the path with their ids, and a button for each that shows its secret;
    /// nothing if there is none, or the caller may not list them.
    func firstClients() async throws -> Markup {
        let input = ListUserPoolClientsInput(maxResults: Self.shownClients, userPoolId: pool)
        guard case .success(let listed) = try await result(input, in: pool.region),
            let clients = listed.userPoolClients, !clients.isEmpty
        else { return .empty }
        return element("section", with: [.id("clients")]) {
            table([texts.clients.name, texts.clients.id, texts.users.actionHeading]) {
                for client in clients { row(client) }
            }
            if listed.nextToken != nil {
                element("p") { link(to: poolAddress("clients")) { texts.further.wizard.allClients } }
            }
        }
    }

    private func row(_ client: UserPoolClientDescription) -> Markup {
        let id = client.clientId?.rawValue ?? ""
        let (name, page) = (client.clientName ?? id, poolAddress("client", query: [("id", id)]))
        let details = texts.further.wizard.showDetails
        return element("tr") {
            element("th", with: [.scope("row")]) { link(to: page) { name } }
            element("td") { code(id) }
            element("td") {
                form(to: page, class: "inline") {
                    element("button", with: [.class("plain"), .label("\(details): \(name)")]) { details }
                }
            }
        }
    }
}
