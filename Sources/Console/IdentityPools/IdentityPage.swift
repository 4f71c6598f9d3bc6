import Kernel
import Wire
import WireRuntime

/// An identity: its logins and its dates, the user identifiers of the developer provider, and its deletion.
struct IdentityPage: ConsolePage {
    let pattern = "/console/identity-pools/{identity-pool}/identity"
    let methods = ["GET", "POST"]

    /// The field with the user identifier that is unlinked.
    private static let unlinked = "unlink"
    private static let maxUsers: Int64 = 60

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
                    ("IdentityId", id), (texts.logins, IdentitiesPage.logins(of: identity, texts: texts)),
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

    /// The user identifiers of the developer provider; none without such a provider.
    private func users(
        of id: String, provider: String?, on visit: ConsoleVisit
    ) async throws -> Result<[String], ServiceError> {
        guard provider != nil else { return .success([]) }
        var input = SettingsSource.named(visit.identityPool)
        input["IdentityId"] = .string(id)
        input["MaxResults"] = .integer(Self.maxUsers)
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
