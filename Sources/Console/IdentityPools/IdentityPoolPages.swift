import Kernel
import Wire
import WireRuntime

extension ConsoleSite {
    /// The dashboard of a pool, and what leads from it.
    var identityPoolPages: [any ConsolePage] {
        [
            IdentityPoolsPage(), NewIdentityPoolPage(), IdentityPoolPage(), IdentityPoolSettingsIndexPage(),
            IdentityPoolSettingsPage(), IdentityPoolRolesPage(), RoleRulesPage(), NewRolesPage(), PrincipalTagsPage(),
            IdentitiesPage(), IdentityPage(), DeleteIdentityPage(), DeleteIdentityPoolPage(),
        ]
    }
}

/// The address of an identity pool's page. Its colon stays: browsers send it so.
func identityPoolAddress(_ id: String) -> String {
    "/console/identity-pools/\(PercentEncoding.encode(id.utf8, also: ":"))"
}

extension ConsoleVisit {
    /// The identity pool in the path.
    var identityPool: IdentityPoolID { IdentityPoolID(rawValue: parameters["identity-pool"] ?? "") }

    /// The address of a page of the identity pool in the path.
    func identityPoolAddress(_ page: String, query: [(name: String, value: String)] = []) -> String {
        addressed("\(Console.identityPoolAddress(identityPool.rawValue))/\(page)", query: query)
    }

    /// The pages above those of the identity pool in the path.
    var aboveIdentityPool: [(label: String, address: String)] {
        [
            (texts.identityPools.title, "/console/identity-pools"),
            (identityPool.rawValue, Console.identityPoolAddress(identityPool.rawValue)),
        ]
    }

    /// The identity pool in the path as it is stored.
    func describedIdentityPool() async throws -> JSONObject {
        try await read(SettingsSource.identityPool(identityPool).readingCall)
    }

    /// Links to the parts of the identity pool in the path.
    func identityPoolLinks(current: String?) -> Markup {
        let sync = [("sync", texts.sync.title), ("datasets", texts.sync.datasets)]
        let texts = texts.identityPools
        let pages = [("settings", texts.edit), ("roles", texts.roles), ("identities", texts.browser)] + sync
        return element("nav", with: [.label(texts.parts)]) {
            element("p", with: [.class("actions")]) {
                for (page, label) in pages {
                    let isCurrent = page == current ? [Attribute("aria-current", value: "page")] : []
                    element("a", with: [.href(identityPoolAddress(page))] + isCurrent) { label }
                }
            }
        }
    }

    /// The part of a page that leads to a deletion.
    func danger(_ text: String, link label: String, to address: String) -> Markup {
        element("section", with: [.class("card danger"), .id("danger")]) {
            element("h2") { texts.parts.danger }
            element("p") { text }
            element("p") { link(to: address) { label } }
        }
    }
}
