import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Finds operations, pools, and the users of the pool from whose page the search was sent. What is found by its exact
/// id is shown at once.
struct SearchPage: ConsolePage {
    let pattern = "/console/search"

    private static let maxOperations = 40

    func answer(to visit: ConsoleVisit) async throws -> ConsoleAnswer {
        let texts = visit.texts.search
        guard let text = visit.query["q"], text.utf8.count <= 256 else {
            return .page(ConsoleContent(.search, title: texts.title) { element("p") { texts.empty } })
        }
        if let pool = try await pool(text, on: visit) { return .redirect("/console/pools/\(pool)") }
        if let operation = visit.console.operations.first(where: { $0.model.name.hasSameBytes(as: text) }) {
            return .redirect(operation.address)
        }
        let operations = operations(matching: text, on: visit)
        let pools = try await pools(matching: text, on: visit)
        return .page(
            ConsoleContent(.search, title: texts.found(text)) {
                if let pool = visit.query["pool"] {
                    element("h2") { texts.users }
                    element("p") {
                        let users = addressed(
                            "/console/pools/\(PercentEncoding.encode(pool.utf8))/users", query: [("q", text)])
                        link(to: users) { texts.usersOf(pool) }
                    }
                }
                part(texts.pools, links: pools, none: texts.none)
                part(texts.operations, links: operations, none: texts.none)
            })
    }

    private func part(_ title: String, links: [(label: String, address: String)], none: String) -> Markup {
        markup {
            element("h2") { title }
            if links.isEmpty { element("p", with: [.class("soft")]) { none } }
            element("ul", with: [.class("columns")]) {
                for (label, address) in links { element("li") { link(to: address) { label } } }
            }
        }
    }

    /// The id of a pool, if the text is one.
    private func pool(_ text: String, on visit: ConsoleVisit) async throws -> String? {
        let id = UserPoolID(rawValue: text)
        guard visit.console.place.regions.contains(where: { $0.hasSameBytes(as: id.region) }) else { return nil }
        return (try? await visit.call(DescribeUserPoolInput(userPoolId: id), in: id.region)) == nil ? nil : text
    }

    private func operations(matching text: String, on visit: ConsoleVisit) -> [(label: String, address: String)] {
        let part = text.utf8.map(\.asciiLowercased)
        let found = visit.console.operations.filter { operation in
            operation.model.name.utf8.map(\.asciiLowercased).firstRange(of: part) != nil
        }
        return found.prefix(Self.maxOperations).map { ("\($0.service) \($0.model.name)", $0.address) }
    }

    /// Pools of the first page with the text in their names.
    private func pools(
        matching text: String, on visit: ConsoleVisit
    ) async throws -> [(label: String, address: String)] {
        let part = text.utf8.map(\.asciiLowercased)
        let listed = (try? await visit.call(ListUserPoolsInput(maxResults: 60)))?.userPools ?? []
        return listed.filter { ($0.name ?? "").utf8.map(\.asciiLowercased).firstRange(of: part) != nil }
            .compactMap { pool in pool.id.map { ("\(pool.name ?? "") (\($0))", "/console/pools/\($0)") } }
    }
}
