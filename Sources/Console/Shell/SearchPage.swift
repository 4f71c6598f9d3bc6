import IdentityPoolsModel
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Finds pages, operations, pools of both kinds, and users and app clients of the pool from whose page the search was
/// sent. An exact id leads to its page at once.
struct SearchPage: ConsolePage {
    let pattern = "/console/search"

    private static let maxTextBytes = 256
    private static let (maxOperations, maxUsers, maxClients) = (40, 8, 60)

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.search
        guard let text = visit.query["q"], text.utf8.count <= Self.maxTextBytes else {
            return .page(ConsoleContent(.search, title: texts.title) { element("p") { texts.empty } })
        }
        if let address = try await address(ofID: text, on: visit) { return .redirect(address) }
        let parts = try await parts(matching: SearchText(text), on: visit)
        return .page(
            ConsoleContent(.search, title: texts.found(text)) {
                element("div", with: [.id("results")]) { for part in parts { part.shown(texts) } }
            })
    }

    /// The page of the pool or the operation that has the text as its id or name; nil if there is none.
    private func address(ofID text: String, on visit: ConsoleVisit) async throws -> String? {
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
    private func parts(matching text: SearchText, on visit: ConsoleVisit) async throws -> [FoundPart] {
        let wanted = visit.query["more"].flatMap(FoundPart.Kind.init(rawValue:))
        let pools = SearchedPools(text, on: visit)
        switch wanted {
        case .userPools: return [try await pools.userPools(after: visit.query["next"])]
        case .identityPools: return [try await pools.identityPools(after: visit.query["next"])]
        case nil: break
        }
        let users = try await users(matching: text, on: visit)
        let clients = try await clients(matching: text, on: visit)
        let pages = visit.palettePages.filter { text.isContained(in: $0.label) }
        let operations = visit.console.operations.filter { text.isContained(in: $0.model.name) }
            .prefix(Self.maxOperations).map { (label: "\($0.service) \($0.model.name)", address: $0.address) }
        let texts = visit.texts.search
        let others = [
            FoundPart(title: texts.pages, links: pages), try await pools.userPools(after: nil),
            try await pools.identityPools(after: nil), FoundPart(title: texts.operations, links: operations),
        ]
        // Enter in the palette opens the first link: users come first only if one was found besides the link to all.
        return users.contains { $0.links.count > 1 } ? users + clients + others : clients + others + users
    }

    /// Of the first app clients of the pool in the address, those with the text in their name, or as their id; nothing
    /// if there is none, or the caller may not list them.
    private func clients(matching text: SearchText, on visit: ConsoleVisit) async throws -> [FoundPart] {
        guard let given = visit.query["pool"] else { return [] }
        let pool = UserPoolID(rawValue: given)
        let input = ListUserPoolClientsInput(maxResults: Self.maxClients, userPoolId: pool)
        guard case .success(let listed) = try await visit.result(input, in: pool.region) else { return [] }
        let path = "/console/pools/\(PercentEncoding.encode(given.utf8))/client"
        let links = (listed.userPoolClients ?? []).compactMap { client -> (label: String, address: String)? in
            let (id, name) = (client.clientId?.rawValue ?? "", client.clientName ?? "")
            guard id.hasSameBytes(as: text.text) || text.isContained(in: name) else { return nil }
            return (name, addressed(path, query: [("id", id)]))
        }
        return links.isEmpty ? [] : [FoundPart(title: visit.texts.clients.title, links: links)]
    }

    /// The first users of the pool in the address, and the link to all of them; that link alone if the caller may not
    /// list users.
    private func users(matching text: SearchText, on visit: ConsoleVisit) async throws -> [FoundPart] {
        guard let given = visit.query["pool"] else { return [] }
        let (pool, texts) = (UserPoolID(rawValue: given), visit.texts.search)
        let path = "/console/pools/\(PercentEncoding.encode(given.utf8))"
        let input = ListUsersInput(
            filter: UserSearch(text.text, in: nil).filter, limit: Self.maxUsers, userPoolId: pool)
        var users: [UserType] = []
        if case .success(let found) = try await visit.result(input, in: pool.region) { users = found.users ?? [] }
        let links = users.compactMap(\.username).map { name in
            (label: name.rawValue, address: addressed("\(path)/user", query: [("username", name.rawValue)]))
        }
        let all = (label: texts.usersOf(given), address: addressed("\(path)/users", query: [("q", text.text)]))
        return [FoundPart(title: texts.users, links: links + [all])]
    }
}

/// The text of a search, which is compared without regard to ASCII case.
struct SearchText: Sendable {
    let text: String
    private let lowercased: [UInt8]

    init(_ text: String) { (self.text, lowercased) = (text, text.utf8.map(\.asciiLowercased)) }

    func isContained(in name: String) -> Bool { name.utf8.map(\.asciiLowercased).firstRange(of: lowercased) != nil }
}

/// What a search has found of one kind.
struct FoundPart {
    /// The kinds whose lists one search may not read to their end.
    enum Kind: String {
        case userPools = "user-pools"
        case identityPools = "identity-pools"
    }

    let title: String
    var links: [(label: String, address: String)]
    /// The link that continues the search; nil if the list was read to its end.
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
