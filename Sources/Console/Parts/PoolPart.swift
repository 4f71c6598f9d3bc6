import Kernel
import Wire
import WireRuntime

/// A kind of thing that a pool or the account has by name, and the operations on it.
struct PoolPart: Sendable {
    /// Its name in addresses, and the key of its texts.
    let name: String
    /// The name of its list in addresses.
    let list: String
    /// The operation that lists, the list in its output, and how its input calls the length of a page.
    let listing, listed: String
    let limit: String?
    /// The member that names one.
    let naming: String
    /// What a list shows of each.
    let columns: [String]
    let creating, deleting: String
    let source: @Sendable (_ name: String, _ pool: UserPoolID) -> SettingsSource
    /// The settings of one, by what it is.
    let fields: @Sendable (_ one: JSONObject, _ visit: ConsoleVisit) async throws -> [SettingField]
    /// The members of the creating operation that an address gives, for a new one of some kind.
    var given: [String] = []
    /// Links and forms below the settings of one.
    var further: @Sendable (_ name: String, _ visit: ConsoleVisit) async throws -> Markup = { _, _ in .empty }
    var place = PartPlace.userPool
    /// The member of a listed thing that addresses have, if not `naming`.
    var key: String?
    /// How the input of the operations on it calls that, if not `naming`.
    var argument: String?
    /// The settings of a new one, if it has others.
    var newFields: [SettingField]?
    /// What addresses call a new one, by the output of the operation; nil for its name.
    var created: @Sendable (_ output: JSONObject) -> String? = { _ in nil }
    /// Whether a change may be one of the name, so that the list follows it.
    var mayBeRenamed = false
    /// The member that lists show, if they lack `naming`.
    var listedName: String?

    /// The parts of a user pool.
    static let all = [groups, resourceServers, providers]

    /// The member that continues a list.
    var mark: String { place == .userPool ? "NextToken" : "Marker" }

    /// The member by which lists name it.
    var shown: String { listedName ?? naming }

    /// Addresses of the page of one called `name`.
    func address(of name: String, on visit: ConsoleVisit) -> String {
        place.address(self.name, query: [("name", name)], on: visit)
    }
}

extension PoolPart {
    private static let groups = PoolPart(
        name: "group", list: "groups", listing: "ListGroups", listed: "Groups", limit: "Limit", naming: "GroupName",
        columns: ["Description", "Precedence", "RoleArn"], creating: "CreateGroup", deleting: "DeleteGroup",
        source: { name, pool in
            SettingsSource(
                reading: "GetGroup", member: "Group", writing: "UpdateGroup",
                identity: SettingsSource.named(pool, and: ("GroupName", name)), keepsMissing: true)
        },
        fields: { _, _ in
            [
                SettingField("Description", affects: .operators),
                SettingField("RoleArn", affects: .newTokens, grade: .costly),
                SettingField("Precedence", affects: .newTokens),
            ]
        },
        further: { name, visit in
            element("p") {
                link(to: visit.poolAddress("members", query: [("name", name)])) { visit.texts.parts.members }
            }
        })

    private static let resourceServers = PoolPart(
        name: "resource-server", list: "resource-servers", listing: "ListResourceServers", listed: "ResourceServers",
        limit: "MaxResults", naming: "Identifier", columns: ["Name"], creating: "CreateResourceServer",
        deleting: "DeleteResourceServer",
        source: { identifier, pool in
            SettingsSource(
                reading: "DescribeResourceServer", member: "ResourceServer", writing: "UpdateResourceServer",
                identity: SettingsSource.named(pool, and: ("Identifier", identifier)))
        },
        fields: { _, _ in
            [
                SettingField("Name", affects: .operators, isRequired: true),
                SettingField(
                    "Scopes", affects: .apps, grade: .costly,
                    style: .pairs(first: "ScopeName", second: "ScopeDescription")),
            ]
        })
}
