import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The attribute mappings of a pool's providers, each with a form of its own.
struct AttributeMappingPage: ConsolePage {
    let pattern = "/console/pools/{pool}/attribute-mapping"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let text = visit.texts.further.mapping
        if let name = visit.query.anyText("name") { return try await edit(name, on: visit) }
        let listed = try await visit.call(
            ListIdentityProvidersInput(maxResults: 60, nextToken: visit.query["next"], userPoolId: visit.pool),
            in: visit.pool.region)
        return .page(
            ConsoleContent(.pools, title: text.title, above: visit.abovePool) {
                visit.poolLinks(current: "attribute-mapping")
                element("p", with: [.class("soft")]) { text.lead }
                if listed.providers.isEmpty { element("p") { visit.texts.parts.none } }
                element("ul") {
                    for provider in listed.providers {
                        let name = provider.providerName ?? ""
                        element("li") {
                            link(to: visit.poolAddress("attribute-mapping", query: [("name", name)])) { name }
                            " (\(provider.providerType?.rawValue ?? ""))"
                        }
                    }
                }
                visit.paging(visit.poolAddress("attribute-mapping"), query: [], next: listed.nextToken)
            })
    }

    private func edit(_ name: String, on visit: ConsoleVisit) async throws -> ConsoleResponse {
        let text = visit.texts.further.mapping
        let source = PoolPart.providers.source(name, visit.pool)
        let provider = try await visit.read(source)
        return try await visit.edit(
            SettingsPlan(
                source: source, fields: try await PoolPart.mapping(of: provider, on: visit),
                title: "\(text.title): \(name)", lead: text.lead,
                above: visit.abovePool + [(text.title, visit.poolAddress("attribute-mapping"))],
                back: visit.poolAddress("attribute-mapping", query: [("name", name)])))
    }
}
