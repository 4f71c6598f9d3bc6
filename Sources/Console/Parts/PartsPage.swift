import Kernel
import Wire
import WireRuntime

/// The list of what a pool has of one kind.
struct PartsPage: ConsolePage {
    let part: PoolPart

    var pattern: String { "/console/pools/{pool}/\(part.list)" }

    private static let pageLength = 50

    func answer(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.parts
        var input = SettingsSource.named(visit.pool)
        input[part.limit] = .integer(Int64(Self.pageLength))
        input["NextToken"] = visit.query["next"].map(JSON.string)
        let answer = try await visit.perform(part.listing, of: .userPools, on: input, in: visit.pool.region).get()
        let output = try JSONReader.read(answer, limits: .trusted).object ?? JSONObject()
        let text = texts.part(part.name)
        return .page(
            ConsoleContent(.pools, title: text.title, above: visit.abovePool) {
                visit.poolLinks(current: part.list)
                element("p", with: [.class("soft")]) { text.lead }
                list(output, on: visit)
                visit.paging(visit.poolAddress(part.list), query: [], next: output["NextToken"]?.string)
                additions(on: visit)
                element("details") {
                    element("summary") { visit.texts.settings.sameReading }
                    visit.same(as: PlannedCall(part.listing, input: input))
                }
            })
    }

    private func list(_ output: JSONObject, on visit: ConsoleVisit) -> Markup {
        guard case .array(let items)? = output[part.listed], !items.isEmpty else {
            return element("p") { visit.texts.parts.none }
        }
        return visit.table([part.naming] + part.columns) {
            for item in items.compactMap(\.object) {
                let name = item[part.naming]?.string ?? ""
                element("tr") {
                    element("th", with: [.scope("row")]) { link(to: part.address(of: name, on: visit)) { name } }
                    for column in part.columns { element("td") { item[column]?.plain ?? "–" } }
                }
            }
        }
    }

    private func additions(on visit: ConsoleVisit) -> Markup {
        let page = "new-\(part.name)"
        guard part.given == ["ProviderType"] else {
            return element("p") { link(to: visit.poolAddress(page)) { part.creating } }
        }
        return element("ul", with: [.class("columns")]) {
            for kind in PoolPart.kinds {
                element("li") {
                    link(to: visit.poolAddress(page, query: [("ProviderType", kind)])) {
                        visit.texts.parts.enable(kind)
                    }
                }
            }
        }
    }
}
