import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The analytics projects of a pool's app clients, and the mapping of one client to its project.
struct AnalyticsPage: ConsolePage {
    let pattern = "/console/pools/{pool}/analytics"
    let methods = ["GET", "POST"]

    /// A page asks for each of its clients, because a listing has no mappings.
    private static let pageLength = 10

    /// A client and its mapping, which is nil too if the caller may not describe the client.
    private typealias MappedClient = (client: UserPoolClientDescription, project: AnalyticsConfigurationType?)

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.further.analytics
        let listed = try await visit.call(
            ListUserPoolClientsInput(
                maxResults: Self.pageLength, nextToken: visit.query["next"], userPoolId: visit.pool),
            in: visit.pool.region)
        let mapped = try await Self.mapped(listed.userPoolClients ?? [], on: visit)
        if let client = visit.query["client"] { return try await edit(client, mapped: mapped, on: visit) }
        return .page(
            ConsoleContent(.pools, title: texts.title, above: visit.abovePool) {
                visit.poolLinks(current: "analytics")
                element("p", with: [.class("soft")]) { texts.lead }
                if mapped.isEmpty { element("p") { visit.texts.clients.none } } else { table(mapped, on: visit) }
                visit.paging(visit.poolAddress("analytics"), query: [], next: listed.nextToken)
                if !mapped.isEmpty { chooser(mapped.map(\.client), on: visit) }
            })
    }

    /// The address of the current page of the list, or of the form for a client on it.
    private static func address(of client: String? = nil, on visit: ConsoleVisit) -> String {
        let named = client.map { [(name: "client", value: $0)] } ?? []
        let page = visit.query["next"].map { [(name: "next", value: $0)] } ?? []
        return visit.poolAddress("analytics", query: named + page)
    }

    private static func mapped(
        _ clients: [UserPoolClientDescription], on visit: ConsoleVisit
    ) async throws -> [MappedClient] {
        var mapped: [MappedClient] = []
        for client in clients {
            guard let id = client.clientId else { continue }
            let described = try await visit.result(
                DescribeUserPoolClientInput(clientId: id, userPoolId: visit.pool), in: visit.pool.region)
            mapped.append((client, (try? described.get())?.userPoolClient?.analyticsConfiguration))
        }
        return mapped
    }

    private func table(_ mapped: [MappedClient], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.further.analytics
        return visit.table([texts.client, texts.project, texts.shared, texts.role, visit.texts.users.actionHeading]) {
            for (client, project) in mapped {
                let (id, name) = (client.clientId?.rawValue ?? "", client.clientName ?? "")
                element("tr") {
                    element("th", with: [.scope("row")]) { name }
                    element("td") { project?.applicationId ?? project?.applicationArn ?? "–" }
                    element("td") { project.map { String($0.userDataShared ?? false) } ?? "–" }
                    element("td") { project?.roleArn ?? "–" }
                    element("td") {
                        element(
                            "a",
                            with: [
                                .href(Self.address(of: id, on: visit)),
                                .label("\(texts.change): \(name)"),
                            ]
                        ) { texts.change }
                    }
                }
            }
        }
    }

    /// The form that adds a mapping.
    private func chooser(_ clients: [UserPoolClientDescription], on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.further.analytics
        return visit.filter(to: visit.poolAddress("analytics")) {
            if let page = visit.query["next"] { visit.hidden("next", value: page) }
            visit.select(
                texts.client, name: "client",
                options: clients.map { ($0.clientId?.rawValue ?? "", $0.clientName ?? "") }, chosen: "")
            element("button") { texts.add }
        }
    }

    private func edit(
        _ client: String, mapped: [MappedClient], on visit: ConsoleVisit
    ) async throws -> ConsoleResponse {
        let texts = visit.texts.further.analytics
        let name = mapped.first { $0.client.clientId?.rawValue.hasSameBytes(as: client) == true }?.client.clientName
        let projects = Set(mapped.compactMap { $0.project?.applicationId }).sorted()
        let back = Self.address(on: visit)
        var source = SettingsSource.client(client, in: visit.pool)
        source.completed = { Self.withoutEmptyMapping($0) }
        return try await visit.edit(
            SettingsPlan(
                source: source,
                fields: Self.fields(projects: projects, roles: try await visit.roleARNs()),
                title: "\(texts.title): \(name ?? client)", lead: texts.lead,
                above: visit.abovePool + [(texts.title, back)], back: back, further: newRole(on: visit)))
    }

    /// The settings of a client, without a mapping that names nothing.
    private static func withoutEmptyMapping(_ settings: JSONObject) -> JSONObject {
        let named = settings["AnalyticsConfiguration"]?.object?.members.filter { $0.name != "UserDataShared" }
        return named?.isEmpty == true ? settings.removing("AnalyticsConfiguration") : settings
    }

    private static func fields(projects: [String], roles: [String]) -> [SettingField] {
        let member = "AnalyticsConfiguration"
        func line(_ name: String, offers: [String] = []) -> SettingField {
            var field = SettingField(SettingPath([member, name]), affects: .apps, style: .line)
            field.offers = offers
            return field
        }
        return [
            line("ApplicationId", offers: projects), line("RoleArn", offers: roles), line("ExternalId"),
            line("ApplicationArn"), SettingField(SettingPath([member, "UserDataShared"]), affects: .apps),
        ]
    }

    /// Links to the two forms that create a role that may write to projects.
    private func newRole(on visit: ConsoleVisit) -> Markup {
        let (name, action) = ("martlet-analytics", "mobiletargeting:*")
        let policy = """
            {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "\(action)", "Resource": "*"}]}
            """
        return element("p", with: [.class("actions")]) {
            link(
                to: addressed(
                    "/console/operations/iam/CreateRole",
                    query: [("RoleName", name), ("AssumeRolePolicyDocument", ImportRole.trust)])
            ) { visit.texts.sync.createRole }
            link(
                to: addressed(
                    "/console/operations/iam/PutRolePolicy",
                    query: [("RoleName", name), ("PolicyName", name), ("PolicyDocument", policy)])
            ) { visit.texts.sync.grant(action) }
        }
    }
}
