import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Finds operations, pools, and the users of the pool from whose page the search was sent. What is found by its exact
/// id is shown at once.
struct SearchPage: ConsolePage {
    let pattern = "/console/search"

    private static let maxOperations = 40

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
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
        let state = ["q", "pool", "region"].compactMap { name in visit.query[name].map { (name: name, value: $0) } }
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
                part(texts.pools, links: pools.links, none: texts.none)
                if let next = pools.next {
                    element("p") {
                        link(to: addressed("/console/search", query: state + [("next", next)])) { texts.more }
                    }
                }
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

    /// The pools with the text in their names, on the next pages of the list.
    ///
    /// - Returns: What was found, and where the list goes on if there are more pools than one search reads.
    private func pools(matching text: String, on visit: ConsoleVisit) async throws -> FoundPools {
        let part = text.utf8.map(\.asciiLowercased)
        var found = FoundPools(next: visit.query["next"])
        for _ in 0..<Self.maxPages {
            let input = ListUserPoolsInput(maxResults: 60, nextToken: found.next)
            guard case .success(let listed) = try await visit.result(input, in: visit.query["region"]) else { break }
            found.links += (listed.userPools ?? [])
                .filter { ($0.name ?? "").utf8.map(\.asciiLowercased).firstRange(of: part) != nil }
                .compactMap { pool in pool.id.map { ("\(pool.name ?? "") (\($0))", "/console/pools/\($0)") } }
            found.next = listed.nextToken
            if found.next == nil { break }
        }
        return found
    }

    /// Pages of the list of pools that one search reads, of 60 pools each.
    private static let maxPages = 10
}

/// Pools that a search has found so far.
private struct FoundPools {
    var links: [(label: String, address: String)] = []
    var next: String?
}
