import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// An app client with all its settings. Its secret is hidden until a form asks for it.
struct ClientPage: ConsolePage {
    let pattern = "/console/pools/{pool}/client"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, pool) = (visit.texts.clients, visit.pool)
        guard let id = visit.query["id"] else { throw ServiceError.invalidParameter(texts.none) }
        let described = try await visit.call(
            DescribeUserPoolClientInput(clientId: ClientID(rawValue: id), userPoolId: pool), in: pool.region)
        guard let client = described.userPoolClient,
            let fields = try JSONReader.read(client.jsonBytes, limits: .trusted).object
        else { throw ServiceError(.resourceNotFound, texts.none) }
        let identity = [(name: "UserPoolId", value: pool.rawValue), ("ClientId", id)]
        let secrets = try await visit.clientSecrets(of: id)
        return .page(
            ConsoleContent(
                .pools, title: client.clientName ?? id,
                above: visit.abovePool + [(texts.title, visit.poolAddress("clients"))]
            ) {
                secret(of: client, on: visit)
                element("h2") { texts.settings }
                visit.facts(Self.facts(Masking.masked(fields, of: UserPoolClientType.shape), on: visit))
                element("p") {
                    link(to: visit.poolAddress("client-settings", query: [("id", id)])) { texts.change }
                }
                element("h2") { texts.snippet }
                visit.copied(Self.snippet(client, on: visit), id: "snippet")
                secrets
                element("h2") { visit.texts.pools.more }
                element("ul") {
                    element("li") { visit.operationLink("ListUserPoolClientSecrets", on: identity) }
                }
                visit.deletion(of: "client", named: id)
            })
    }

    private func secret(of client: UserPoolClientType, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.clients
        guard let secret = client.clientSecret else { return element("p") { texts.noSecret } }
        guard visit.isForm else {
            return element("p", with: [.class("actions")]) {
                texts.hasSecret
                visit.button(texts.showSecret, to: visit.address, sending: [])
            }
        }
        return markup {
            element("p") { texts.shownSecret }
            visit.copied(secret.exposed, id: "secret")
        }
    }

    /// Each setting as the API writes it.
    private static func facts(_ fields: JSONObject, on visit: ConsoleVisit) -> [(name: String, value: String?)] {
        fields.members.map { member in
            switch member.value {
            case _ where ["CreationDate", "LastModifiedDate"].contains(member.name):
                (member.name, visit.time(member.value))
            case .string(let text): (member.name, text)
            case .array(let items): (member.name, items.map { $0.string ?? $0.compact }.joined(separator: ", "))
            default: (member.name, member.value.compact)
            }
        }
    }

    private static func snippet(_ client: UserPoolClientType, on visit: ConsoleVisit) -> String {
        """
        issuer    = \(visit.console.place.publicURL.issuer(of: visit.pool))
        client_id = \(client.clientId?.rawValue ?? "")
        scopes    = \((client.allowedOAuthScopes ?? []).joined(separator: " "))
        """
    }
}
