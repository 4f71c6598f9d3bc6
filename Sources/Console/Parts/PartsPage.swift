import Kernel
import Wire
import WireRuntime

/// The list of what a pool has of one kind.
struct PartsPage: ConsolePage {
    let part: PoolPart

    var pattern: String { "\(part.place.pattern)/\(part.list)" }

    private static let pageLength = 50

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.parts
        var input = part.place.identity(on: visit)
        if let limit = part.limit { input[limit] = .integer(Int64(Self.pageLength)) }
        input[part.mark] = visit.query["next"].map(JSON.string)
        let call = PlannedCall(part.listing, of: part.place.service, input: input)
        let output = try await visit.read(call)
        let text = texts.part(part.name)
        return .page(
            ConsoleContent(visit.section, title: text.title, above: part.place.above(visit)) {
                part.place.links(current: part.list, on: visit)
                element("p", with: [.class("soft")]) { text.lead }
                list(output, on: visit)
                visit.paging(
                    part.place.address(part.list, on: visit), query: [], next: output[part.mark]?.string)
                additions(on: visit)
                visit.sameReading(call)
            })
    }

    private func list(_ output: JSONObject, on visit: ConsoleVisit) -> Markup {
        guard case .array(let items)? = output[part.listed], !items.isEmpty else {
            return element("p") { visit.texts.parts.none }
        }
        let shown = part.shown
        return visit.table([shown] + part.columns) {
            for item in items.compactMap(\.object) {
                let name = item[shown]?.string ?? ""
                let key = part.key.map { item[$0]?.string ?? "" } ?? name
                element("tr") {
                    element("th", with: [.scope("row")]) { link(to: part.address(of: key, on: visit)) { name } }
                    for column in part.columns {
                        element("td") {
                            Self.times.contains(column) ? visit.time(item[column]) : item[column]?.plain ?? "–"
                        }
                    }
                }
            }
        }
    }

    /// Columns that have times.
    private static let times: Set = ["CreateDate", "UpdateDate", "ValidUntil"]

    private func additions(on visit: ConsoleVisit) -> Markup {
        let page = "new-\(part.name)"
        guard part.given == ["ProviderType"] else {
            return element("p") {
                link(to: part.place.address(page, on: visit)) { visit.texts.parts.part(part.name).create }
            }
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
