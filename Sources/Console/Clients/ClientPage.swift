import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// An app client with all its settings. Its secret is hidden until a form asks for it.
struct ClientPage: ConsolePage {
    let pattern = "/console/pools/{pool}/client"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, id) = (visit.texts.clients, try visit.clientID)
        let described = try await visit.call(
            DescribeUserPoolClientInput(clientId: ClientID(rawValue: id), userPoolId: visit.pool),
            in: visit.pool.region)
        guard let client = described.userPoolClient,
            let settings = try JSONReader.read(client.jsonBytes, limits: .trusted).object
        else { throw ServiceError(.resourceNotFound, texts.none) }
        let secrets = try await visit.clientSecrets(of: id)
        return .page(
            ConsoleContent(
                .pools, title: client.clientName ?? id,
                above: visit.abovePool + [(texts.title, visit.poolAddress("clients"))]
            ) {
                secret(of: client, on: visit)
                element("h2") { texts.settings }
                visit.facts(Self.facts(Masking.masked(settings, of: UserPoolClientType.shape), on: visit))
                settingsLinks(to: id, on: visit)
                element("h2") { texts.snippet }
                visit.copied(Self.snippet(client, on: visit), id: "snippet")
                secrets
                element("h2") { visit.texts.pools.more }
                element("ul") {
                    element("li") {
                        visit.operationLink(
                            "ListUserPoolClientSecrets", on: [("UserPoolId", visit.pool.rawValue), ("ClientId", id)])
                    }
                }
                visit.deletion(of: "client", named: id)
            })
    }

    private func settingsLinks(to id: String, on visit: ConsoleVisit) -> Markup {
        element("p") {
            link(to: visit.poolAddress("client-settings", query: [("id", id)])) { visit.texts.clients.change }
            " "
            link(to: visit.poolAddress("client-history", query: [("id", id)])) {
                visit.texts.administration.audit.whoChanged
            }
        }
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
    private static func facts(_ settings: JSONObject, on visit: ConsoleVisit) -> [(name: String, value: String?)] {
        settings.members.map { member in
            let isTime = ["CreationDate", "LastModifiedDate"].contains(member.name)
            let value =
                switch member.value {
                case .integer where isTime, .number where isTime: visit.time(member.value)
                case .string(let text): text
                case .array(let items): items.map { $0.string ?? $0.compact }.joined(separator: ", ")
                case .object, .null, .boolean, .integer, .number: member.value.compact
                }
            return (member.name, value)
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

extension ConsoleVisit {
    /// The app client in the address.
    var clientID: String {
        get throws {
            guard let id = query["id"] else { throw ServiceError.invalidParameter(texts.clients.none) }
            return id
        }
    }
}
