import Kernel
import Wire
import WireRuntime

extension ConsoleSite {
    /// The list, the form of a new one, and the pages about one.
    var identityPoolPages: [any ConsolePage] {
        [
            IdentityPoolsPage(), NewIdentityPoolPage(), IdentityPoolPage(), IdentityPoolSettingsIndexPage(),
            IdentityPoolSettingsPage(), IdentityPoolRolesPage(), RoleRulesPage(), NewRolesPage(), PrincipalTagsPage(),
            IdentitiesPage(), IdentityPage(), DeleteIdentityPage(), DeleteIdentityPoolPage(),
        ]
    }
}

/// The address of an identity pool's page. The id's colon stays, because browsers do not encode it either.
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
        let pages: [(page: String, label: String)] = [
            ("settings", texts.identityPools.edit), ("roles", texts.identityPools.roles),
            ("identities", texts.identityPools.browser), ("sync", texts.sync.title),
            ("datasets", texts.sync.datasets),
        ]
        return tabs(
            pages.map { (identityPoolAddress($0.page), $0.label) }, current: current.map { identityPoolAddress($0) },
            label: texts.identityPools.parts)
    }
}
