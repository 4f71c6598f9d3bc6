import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Adds a second secret to an app client, which is shown once, or removes a secret.
struct ClientSecretsPage: ConsolePage {
    let pattern = "/console/pools/{pool}/client-secrets"
    let methods = ["GET", "POST"]

    /// The field with the id of the secret that is removed; a form without it adds one.
    fileprivate static let removed = "secret"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, id) = (visit.texts.further.secrets, try visit.clientID)
        let page = visit.poolAddress("client", query: [("id", id)])
        guard visit.isForm else { return .redirect(page) }
        let above = visit.abovePool + [(visit.texts.clients.title, visit.poolAddress("clients")), (id, page)]
        if let secret = visit.form.anyText(Self.removed) {
            return try await visit.make(
                removal(of: secret, from: id, on: visit), title: "\(texts.remove): \(secret)", above: above)
        }
        return try await visit.make(
            try await addition(to: id, above: above, on: visit), title: texts.add, above: above)
    }

    private func addition(
        to id: String, above: [(label: String, address: String)], on visit: ConsoleVisit
    ) async throws -> Change {
        let texts = visit.texts.further.secrets
        let input = AddUserPoolClientSecretInput(clientId: ClientID(rawValue: id), userPoolId: visit.pool)
        // The page of the new secret has the earlier ones too. A caller who may not list them sees the new one alone.
        let earlier = (try? await visit.listedSecrets(of: id).get()) ?? []
        return Change(
            calls: [PlannedCall(input)],
            differences: [Difference(name: "ClientSecret", before: nil, after: Masking.mask)], effect: texts.addEffect,
            fields: [], back: visit.poolAddress("client", query: [("id", id)]),
            outcome: { output in
                let added = output["ClientSecretDescriptor"]?.object ?? JSONObject()
                return .page(
                    ConsoleContent(.pools, title: texts.new, above: above) {
                        shown(added, beside: earlier, of: id, on: visit)
                    })
            })
    }

    private func removal(of secret: String, from id: String, on visit: ConsoleVisit) -> Change {
        let input = DeleteUserPoolClientSecretInput(
            clientId: ClientID(rawValue: id), clientSecretId: secret, userPoolId: visit.pool)
        return Change(
            calls: [PlannedCall(input)],
            differences: [Difference(name: "ClientSecretId", before: secret, after: nil)],
            effect: visit.texts.further.secrets.removeEffect, fields: [(name: Self.removed, value: secret)],
            back: visit.poolAddress("client", query: [("id", id)]), grade: .irreversible, typed: secret)
    }

    /// The secret that was just added, and the earlier ones with their buttons.
    private func shown(
        _ added: JSONObject, beside earlier: [ClientSecretDescriptorType], of id: String, on visit: ConsoleVisit
    ) -> Markup {
        let texts = visit.texts.further.secrets
        return markup {
            element("p", with: [.class("alert"), Attribute("role", value: "status")]) { texts.once }
            visit.facts([(texts.id, added["ClientSecretId"]?.string)])
            visit.copied(added["ClientSecretValue"]?.string ?? "", id: "new-secret")
            element("h2") { texts.title }
            element("p", with: [.class("soft")]) { texts.lead }
            visit.table(of: earlier, client: id)
            element("p") { link(to: visit.poolAddress("client", query: [("id", id)])) { texts.back } }
        }
    }
}

extension ConsoleVisit {
    /// The ids of a client's secrets, the oldest first.
    fileprivate func listedSecrets(
        of client: String
    ) async throws -> Result<[ClientSecretDescriptorType], ServiceError> {
        let input = ListUserPoolClientSecretsInput(clientId: ClientID(rawValue: client), userPoolId: pool)
        return try await result(input, in: pool.region).map { $0.clientSecrets ?? [] }
    }

    /// The secrets of a client by their ids, and the buttons that add and remove one.
    func clientSecrets(of client: String) async throws -> Markup {
        let (texts, secrets) = (texts.further.secrets, try await listedSecrets(of: client))
        return markup {
            element("h2") { texts.title }
            switch secrets {
            case .failure(let error): element("p", with: [.class("soft")]) { error.message }
            case .success(let secrets) where secrets.isEmpty:
                element("p", with: [.class("soft")]) { self.texts.clients.noSecret }
            case .success(let secrets):
                element("p", with: [.class("soft")]) { texts.lead }
                table(of: secrets, client: client)
                if secrets.count < Self.maxSecrets {
                    button(texts.add, to: poolAddress("client-secrets", query: [("id", client)]), sending: [])
                }
            }
        }
    }

    /// The secrets that a client can have.
    private static let maxSecrets = 2

    fileprivate func table(of secrets: [ClientSecretDescriptorType], client: String) -> Markup {
        let texts = texts.further.secrets
        return table([texts.id, texts.created, self.texts.users.actionHeading]) {
            for secret in secrets {
                let id = secret.clientSecretId ?? ""
                element("tr") {
                    element("th", with: [.scope("row")]) { code(id) }
                    element("td") { time(secret.clientSecretCreateDate) }
                    element("td") {
                        form(to: poolAddress("client-secrets", query: [("id", client)]), class: "inline") {
                            hidden(ClientSecretsPage.removed, value: id)
                            element(
                                "button", with: [.class("plain"), .label("\(texts.remove): \(id)")]
                            ) { texts.remove }
                        }
                    }
                }
            }
        }
    }
}
