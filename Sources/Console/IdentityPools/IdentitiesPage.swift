import Kernel
import Wire
import WireRuntime

/// The identities of a pool, page by page, and a field that finds one by its id.
struct IdentitiesPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/identities"

    private static let pageLength: Int64 = 50

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.identityPools
        var problem = Markup.empty
        if let id = visit.query["q"] {
            switch try await visit.found(Self.describing(id)) {
            case .success: return .redirect(visit.identityPoolAddress("identity", query: [("id", id)]))
            case .failure(let error): problem = visit.problem(error)
            }
        }
        let hidesDisabled = visit.query["disabled"] == "hidden"
        let call = Self.listing(from: visit.query["next"], hidesDisabled: hidesDisabled, on: visit)
        let output = try await visit.read(call)
        let hiding: [(name: String, value: String)] = [("disabled", "hidden")]
        return .page(
            ConsoleContent(.identityPools, title: texts.browser, above: visit.aboveIdentityPool) {
                visit.identityPoolLinks(current: "identities")
                problem
                search(on: visit)
                element("p", with: [.class("actions")]) {
                    link(to: visit.identityPoolAddress("identities", query: hidesDisabled ? [] : hiding)) {
                        hidesDisabled ? texts.showDisabled : texts.hideDisabled
                    }
                }
                list(output["Identities"]?.objects ?? [], on: visit)
                visit.paging(
                    visit.identityPoolAddress("identities"), query: hidesDisabled ? hiding : [],
                    next: output["NextToken"]?.string)
                visit.sameReading(call)
            })
    }

    private static func listing(from token: String?, hidesDisabled: Bool, on visit: ConsoleVisit) -> PlannedCall {
        var input = SettingsSource.named(visit.identityPool)
        input["MaxResults"] = .integer(pageLength)
        input["NextToken"] = token.map(JSON.string)
        if hidesDisabled { input["HideDisabled"] = .boolean(true) }
        return PlannedCall("ListIdentities", of: .identityPools, input: input)
    }

    /// The call that reads an identity.
    static func describing(_ id: String) -> PlannedCall {
        PlannedCall("DescribeIdentity", of: .identityPools, input: JSONObject(texts: ["IdentityId": id]))
    }

    /// The field that finds an identity by its id.
    private func search(on visit: ConsoleVisit) -> Markup {
        visit.filter(to: visit.identityPoolAddress("identities")) {
            element("div") {
                element("label", with: [Attribute("for", value: "q")]) { visit.texts.identityPools.identityID }
                emptyElement("input", with: [.type("search"), .id("q"), .name("q"), .value(visit.query["q"] ?? "")])
            }
            element("button") { visit.texts.users.find }
        }
    }

    private func list(_ identities: [JSONObject], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.identityPools
        guard !identities.isEmpty else { return element("p") { texts.noIdentities } }
        return visit.table([texts.identityID, texts.logins, visit.texts.pools.created, visit.texts.pools.changed]) {
            for identity in identities {
                let id = identity["IdentityId"]?.string ?? ""
                element("tr") {
                    element("th", with: [.scope("row")]) {
                        link(to: visit.identityPoolAddress("identity", query: [("id", id)])) { id }
                    }
                    element("td") { Self.logins(of: identity, texts: texts) }
                    element("td") { visit.time(identity["CreationDate"]) }
                    element("td") { visit.time(identity["LastModifiedDate"]) }
                }
            }
        }
    }

    /// The providers of an identity's logins; without logins, it is a guest.
    static func logins(of identity: JSONObject, texts: ConsoleTexts.IdentityPoolPages) -> String {
        let logins = identity["Logins"]?.texts ?? []
        return logins.isEmpty ? texts.guest : logins.joined(separator: ", ")
    }
}
