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
        if let id = visit.query["q"], !id.utf8.isEmpty {
            switch try await visit.found(Self.describing(id)) {
            case .success: return .redirect(visit.identityPoolAddress("identity", query: [("id", id)]))
            case .failure(let error): problem = visit.problem(error)
            }
        }
        var input = SettingsSource.named(visit.identityPool)
        input["MaxResults"] = .integer(Self.pageLength)
        input["NextToken"] = visit.query["next"].map(JSON.string)
        let hidesDisabled = visit.query["disabled"] == "hidden"
        if hidesDisabled { input["HideDisabled"] = .boolean(true) }
        let call = PlannedCall("ListIdentities", of: .identityPools, input: input)
        let output = try await visit.read(call)
        return .page(
            ConsoleContent(.identityPools, title: texts.browser, above: visit.aboveIdentityPool) {
                visit.identityPoolLinks(current: "identities")
                problem
                field(on: visit)
                element("p", with: [.class("actions")]) {
                    link(
                        to: visit.identityPoolAddress(
                            "identities", query: hidesDisabled ? [] : [("disabled", "hidden")])
                    ) { hidesDisabled ? texts.showDisabled : texts.hideDisabled }
                }
                list(output["Identities"]?.objects ?? [], on: visit)
                visit.paging(
                    visit.identityPoolAddress("identities"), query: hidesDisabled ? [("disabled", "hidden")] : [],
                    next: output["NextToken"]?.string)
                visit.sameReading(call)
            })
    }

    static func describing(_ id: String) -> PlannedCall {
        PlannedCall("DescribeIdentity", of: .identityPools, input: JSONObject(texts: ["IdentityId": id]))
    }

    private func field(on visit: ConsoleVisit) -> Markup {
        element(
            "form",
            with: [
                .class("filter"), Attribute("method", value: "get"),
                Attribute("action", value: visit.identityPoolAddress("identities")),
            ]
        ) {
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
                    element("td") { Self.logins(of: identity, else: texts.guest) }
                    element("td") { visit.time(identity["CreationDate"]) }
                    element("td") { visit.time(identity["LastModifiedDate"]) }
                }
            }
        }
    }

    static func logins(of identity: JSONObject, else guest: String) -> String {
        let logins = identity["Logins"]?.texts ?? []
        return logins.isEmpty ? guest : logins.joined(separator: ", ")
    }
}

/// An identity: its logins and its dates, the user identifiers of the developer provider, and its deletion.
struct IdentityPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/identity"
    let methods = ["GET", "POST"]

    private static let unlinked = "unlink"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, id) = (visit.texts.identityPools, try visit.identityID)
        let identity = try await visit.read(IdentitiesPage.describing(id))
        let provider = try await visit.describedIdentityPool()["DeveloperProviderName"]?.string
        let above = visit.aboveIdentityPool + [(texts.browser, visit.identityPoolAddress("identities"))]
        if visit.isForm, let provider, let user = visit.form.anyText(Self.unlinked) {
            return try await visit.make(
                unlinking(user, of: provider, from: id, on: visit), title: texts.unlink,
                above: above + [(id, visit.address)])
        }
        let users = try await users(of: id, provider: provider, on: visit)
        return .page(
            ConsoleContent(.identityPools, title: id, above: above) {
                visit.facts([
                    ("IdentityId", id), (texts.logins, IdentitiesPage.logins(of: identity, else: texts.guest)),
                    ("CreationDate", visit.time(identity["CreationDate"])),
                    ("LastModifiedDate", visit.time(identity["LastModifiedDate"])),
                ])
                if let provider { list(users, of: provider, on: visit) }
                visit.sameReading(IdentitiesPage.describing(id))
                visit.danger(
                    texts.deleteIdentityEffect, link: texts.deleteIdentity,
                    to: visit.identityPoolAddress("delete-identity", query: [("id", id)]))
            })
    }

    /// The user identifiers of the developer provider; an error if they cannot be read.
    private func users(
        of id: String, provider: String?, on visit: ConsoleVisit
    ) async throws -> Result<[String], ServiceError> {
        guard provider != nil else { return .success([]) }
        var input = SettingsSource.named(visit.identityPool)
        input["IdentityId"] = .string(id)
        input["MaxResults"] = .integer(60)
        let found = try await visit.found(PlannedCall("LookupDeveloperIdentity", of: .identityPools, input: input))
        return found.map { $0["DeveloperUserIdentifierList"]?.texts ?? [] }
    }

    private func list(
        _ users: Result<[String], ServiceError>, of provider: String, on visit: ConsoleVisit
    ) -> Markup {
        let texts = visit.texts.identityPools
        return markup {
            element("h2") { "\(texts.developerUsers): \(provider)" }
            switch users {
            case .failure(let error): element("p", with: [.class("soft")]) { error.message }
            case .success(let users) where users.isEmpty: element("p") { texts.noDeveloperUsers }
            case .success(let users):
                visit.table([texts.developerUser, visit.texts.users.actionHeading]) {
                    for user in users {
                        element("tr") {
                            element("th", with: [.scope("row")]) { user }
                            element("td") {
                                visit.button(texts.unlink, to: visit.address, sending: [(Self.unlinked, user)])
                            }
                        }
                    }
                }
            }
        }
    }

    private func unlinking(_ user: String, of provider: String, from id: String, on visit: ConsoleVisit) -> Change {
        var input = SettingsSource.named(visit.identityPool)
        input["IdentityId"] = .string(id)
        input["DeveloperProviderName"] = .string(provider)
        input["DeveloperUserIdentifier"] = .string(user)
        return Change(
            calls: [PlannedCall("UnlinkDeveloperIdentity", of: .identityPools, input: input)],
            differences: [Difference(name: provider, before: user, after: nil)],
            effect: visit.texts.identityPools.unlinkEffect, fields: [(name: Self.unlinked, value: user)],
            back: visit.identityPoolAddress("identities"), grade: .costly)
    }
}

extension ConsoleVisit {
    /// The identity in the address.
    var identityID: String {
        get throws {
            guard let id = query.anyText("id") else {
                throw ServiceError.invalidParameter(texts.identityPools.noIdentities)
            }
            return id
        }
    }
}
