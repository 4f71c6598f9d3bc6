import IdentityPoolsModel
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Finds pages, operations, pools of both kinds, and users of the pool from whose page the search was sent. What is
/// found by its exact id is shown at once. The palette shows what this page finds.
struct SearchPage: ConsolePage {
    let pattern = "/console/search"

    private static let maxOperations = 40

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.search
        guard let text = visit.query["q"], text.utf8.count <= 256 else {
            return .page(ConsoleContent(.search, title: texts.title) { element("p") { texts.empty } })
        }
        if let address = try await exact(text, on: visit) { return .redirect(address) }
        let parts = try await parts(matching: text, on: visit)
        return .page(
            ConsoleContent(.search, title: texts.found(text)) {
                element("div", with: [.id("results")]) { for part in parts { part.shown(texts) } }
            })
    }

    /// The page of what has the text as its id.
    private func exact(_ text: String, on visit: ConsoleVisit) async throws -> String? {
        let regions = visit.console.place.regions
        let pool = UserPoolID(rawValue: text)
        if regions.contains(where: { $0.hasSameBytes(as: pool.region) }),
            case .success = try await visit.result(DescribeUserPoolInput(userPoolId: pool), in: pool.region)
        {
            return "/console/pools/\(text)"
        }
        let identityPool = IdentityPoolID(rawValue: text)
        if regions.contains(where: { $0.hasSameBytes(as: identityPool.region) }),
            case .success = try await visit.result(
                DescribeIdentityPoolInput(identityPoolId: text), in: identityPool.region)
        {
            return identityPoolAddress(text)
        }
        return visit.console.operations.first { $0.model.name.hasSameBytes(as: text) }?.address
    }

    /// What is found, or the next page of one kind of pools if the address asks for it.
    private func parts(matching text: String, on visit: ConsoleVisit) async throws -> [FoundPart] {
        let wanted = visit.query["more"].flatMap(FoundPart.Kind.init(rawValue:))
        let pools = SearchedPools(text, on: visit)
        switch wanted {
        case .userPools: return [try await pools.userPools(after: visit.query["next"])]
        case .identityPools: return [try await pools.identityPools(after: visit.query["next"])]
        case nil: break
        }
        let users = try await users(matching: text, on: visit)
        let clients = try await clients(matching: text, found: pools, on: visit)
        let pages = visit.palettePages.filter { pools.matches($0.label) }
        let operations = visit.console.operations.filter { pools.matches($0.model.name) }.prefix(Self.maxOperations)
            .map { (label: "\($0.service) \($0.model.name)", address: $0.address) }
        let texts = visit.texts.search
        let others = [
            FoundPart(title: texts.pages, links: pages), try await pools.userPools(after: nil),
            try await pools.identityPools(after: nil), FoundPart(title: texts.operations, links: operations),
        ]
        // Enter in the palette opens the first link, which is a user only if one was found.
        return users.contains { $0.links.count > 1 } ? users + clients + others : clients + others + users
    }

    private static let (maxUsers, maxClients) = (8, 60)

    /// The app clients of the pool in the address that have the text in their name, or as their id; nothing if none of
    /// the first ones has.
    private func clients(matching text: String, found: SearchedPools, on visit: ConsoleVisit) async throws
        -> [FoundPart]
    {
        guard let given = visit.query["pool"] else { return [] }
        let pool = UserPoolID(rawValue: given)
        let input = ListUserPoolClientsInput(maxResults: Self.maxClients, userPoolId: pool)
        let listed = (try? await visit.result(input, in: pool.region).get())?.userPoolClients ?? []
        let path = "/console/pools/\(PercentEncoding.encode(given.utf8))/client"
        let links = listed.compactMap { client -> (label: String, address: String)? in
            let (id, name) = (client.clientId?.rawValue ?? "", client.clientName ?? "")
            guard id.hasSameBytes(as: text) || found.matches(name) else { return nil }
            return (name, addressed(path, query: [("id", id)]))
        }
        return links.isEmpty ? [] : [FoundPart(title: visit.texts.clients.title, links: links)]
    }

    /// The first users of the pool in the address, and the way to all of them.
    private func users(matching text: String, on visit: ConsoleVisit) async throws -> [FoundPart] {
        guard let given = visit.query["pool"] else { return [] }
        let (pool, texts) = (UserPoolID(rawValue: given), visit.texts.search)
        let path = "/console/pools/\(PercentEncoding.encode(given.utf8))"
        let input = ListUsersInput(
            filter: UserSearch(text, in: nil).filter, limit: Self.maxUsers, userPoolId: pool)
        let found = try? await visit.result(input, in: pool.region).get()
        let links = (found?.users ?? []).compactMap(\.username).map { name in
            (label: name.rawValue, address: addressed("\(path)/user", query: [("username", name.rawValue)]))
        }
        let all = (label: texts.usersOf(given), address: addressed("\(path)/users", query: [("q", text)]))
        return [FoundPart(title: texts.users, links: links + [all])]
    }
}

/// One kind of what a search has found.
struct FoundPart {
    /// Kinds that one search may not have read to their end.
    enum Kind: String {
        case userPools = "user-pools"
        case identityPools = "identity-pools"
    }

    let title: String
    var links: [(label: String, address: String)]
    /// Where the search goes on.
    var more: (label: String, address: String)?

    func shown(_ texts: ConsoleTexts.Search) -> Markup {
        markup {
            element("h2") { title }
            if links.isEmpty { element("p", with: [.class("soft")]) { texts.none } }
            element("ul", with: [.class("columns")]) {
                for (label, address) in links { element("li") { link(to: address) { label } } }
            }
            if let more { element("p") { link(to: more.address) { more.label } } }
        }
    }
}
