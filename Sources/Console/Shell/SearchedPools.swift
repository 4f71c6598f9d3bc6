import IdentityPoolsModel
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Pools with a text in their names, on some pages of their lists.
struct SearchedPools {
    private let text: SearchText
    private let visit: ConsoleVisit
    /// How many pages of a list one search reads: one for the palette, which searches with every change of its field.
    private let maxPages: Int

    /// How many pools a page of a list has: the most that the operations return.
    private static let pageLength = 60

    init(_ text: SearchText, on visit: ConsoleVisit) {
        (self.text, self.visit) = (text, visit)
        maxPages = visit.query["palette"] == nil ? 10 : 1
    }

    /// A page of a list of pools, and the token of the next one.
    private typealias ListedPage = (pools: [(name: String, id: String)], next: String?)

    func userPools(after token: String?) async throws -> FoundPart {
        try await search(
            .userPools, title: visit.texts.search.pools, after: token, address: { "/console/pools/\($0)" }
        ) { token in
            let input = ListUserPoolsInput(maxResults: Self.pageLength, nextToken: token)
            guard case .success(let output) = try await visit.result(input, in: visit.query["region"]) else {
                return nil
            }
            let pools = (output.userPools ?? []).map { (name: $0.name ?? "", id: $0.id?.rawValue ?? "") }
            return (pools, output.nextToken)
        }
    }

    func identityPools(after token: String?) async throws -> FoundPart {
        try await search(
            .identityPools, title: visit.texts.identityPools.title, after: token, address: identityPoolAddress
        ) { token in
            let input = ListIdentityPoolsInput(maxResults: Self.pageLength, nextToken: token)
            guard case .success(let output) = try await visit.result(input, in: visit.query["region"]) else {
                return nil
            }
            let pools = (output.identityPools ?? []).map {
                (name: $0.identityPoolName ?? "", id: $0.identityPoolId ?? "")
            }
            return (pools, output.nextToken)
        }
    }

    /// What is found on the next pages, and the link that continues the search if there are more.
    ///
    /// - Parameters:
    ///   - address: The address of the page of a pool, by its id.
    ///   - list: Reads a page of the list after a token; nil if the caller may not list pools.
    private func search(
        _ kind: FoundPart.Kind, title: String, after token: String?, address: (String) -> String,
        list: (String?) async throws -> ListedPage?
    ) async throws -> FoundPart {
        var (found, next) = (FoundPart(title: title, links: []), token)
        for _ in 0..<maxPages {
            guard let page = try await list(next) else { return found }
            for pool in page.pools where text.isContained(in: pool.name) {
                found.links.append(("\(pool.name) (\(pool.id))", address(pool.id)))
            }
            next = page.next
            if next == nil { return found }
        }
        guard let next else { return found }
        let state = ["q", "pool", "region"].compactMap { name in visit.query[name].map { (name: name, value: $0) } }
        found.more = (
            visit.texts.search.more,
            addressed("/console/search", query: state + [("more", kind.rawValue), ("next", next)])
        )
        return found
    }
}
