import IdentityPoolsModel
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Pools with a text in their names, on some pages of their lists.
struct SearchedPools {
    private let part: [UInt8]
    private let visit: ConsoleVisit
    /// Pages of a list that one search reads, of 60 pools each: few for the palette, which asks while one types.
    private let maxPages: Int

    init(_ text: String, on visit: ConsoleVisit) {
        self.visit = visit
        part = text.utf8.map(\.asciiLowercased)
        maxPages = visit.query["palette"] == nil ? 10 : 1
    }

    private typealias Listed = (pools: [(name: String, id: String)], next: String?)

    func matches(_ name: String) -> Bool { name.utf8.map(\.asciiLowercased).firstRange(of: part) != nil }

    func userPools(after token: String?) async throws -> FoundPart {
        try await search(
            .userPools, title: visit.texts.search.pools, after: token, address: { "/console/pools/\($0)" }
        ) {
            let listed = try await visit.result(
                ListUserPoolsInput(maxResults: 60, nextToken: $0), in: visit.query["region"])
            guard case .success(let output) = listed else { return nil }
            return ((output.userPools ?? []).map { ($0.name ?? "", $0.id?.rawValue ?? "") }, output.nextToken)
        }
    }

    func identityPools(after token: String?) async throws -> FoundPart {
        try await search(
            .identityPools, title: visit.texts.identityPools.title, after: token, address: identityPoolAddress
        ) {
            let listed = try await visit.result(
                ListIdentityPoolsInput(maxResults: 60, nextToken: $0), in: visit.query["region"])
            guard case .success(let output) = listed else { return nil }
            return (
                (output.identityPools ?? []).map { ($0.identityPoolName ?? "", $0.identityPoolId ?? "") },
                output.nextToken
            )
        }
    }

    /// What is found on the next pages, and where the list goes on if there are more.
    ///
    /// - Parameter list: A page of the list after a token; nil if the caller may not know it.
    private func search(
        _ kind: FoundPart.Kind, title: String, after token: String?, address: (String) -> String,
        list: (String?) async throws -> Listed?
    ) async throws -> FoundPart {
        var (found, next) = (FoundPart(title: title, links: []), token)
        for _ in 0..<maxPages {
            guard let listed = try await list(next) else { return found }
            found.links += listed.pools.filter { matches($0.name) }.map { ("\($0.name) (\($0.id))", address($0.id)) }
            next = listed.next
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
