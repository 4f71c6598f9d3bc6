import IdentityPoolsModel
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The first page: some pools of both kinds, and the estimated numbers of users that the store keeps.
struct HomePage: ConsolePage {
    let pattern = "/console"

    private static let shownPools = 8

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts
        let userPools = try await userPools(on: visit)
        let chart = try await visit.signInChart(of: nil)
        let identityPools = try await visit.result(ListIdentityPoolsInput(maxResults: Self.shownPools))
        return .page(
            ConsoleContent(.home, title: texts.home.title) {
                element("h2") { link(to: "/console/pools") { texts.pools.title } }
                userPools
                chart
                element("h2") { link(to: "/console/identity-pools") { texts.identityPools.title } }
                switch identityPools {
                case .success(let output): list(of: output.identityPools ?? [], texts: texts)
                case .failure(let error): visit.problem(error)
                }
                element("p") { link(to: "/console/sync") { texts.sync.title } }
                element("h2") { texts.home.tools }
                element("ul") {
                    element("li") {
                        link(to: "/console/operations") { texts.explorer.title }
                        ": \(texts.explorer.lead)"
                    }
                }
            })
    }

    private func userPools(on visit: ConsoleVisit) async throws -> Markup {
        let listed: ListUserPoolsOutput
        switch try await visit.result(ListUserPoolsInput(maxResults: Self.shownPools)) {
        case .success(let output): listed = output
        case .failure(let error): return visit.problem(error)
        }
        var cards: [Markup] = []
        for pool in listed.userPools ?? [] {
            guard let id = pool.id else { continue }
            // Policies may allow a pool to be listed and not described: its card has a dash for the number.
            let described = try await visit.result(DescribeUserPoolInput(userPoolId: id), in: id.region)
            let users = (try? described.get())?.userPool?.estimatedNumberOfUsers
            cards.append(card(of: id, name: pool.name ?? "", users: users, texts: visit.texts))
        }
        let isEmpty = cards.isEmpty
        return markup {
            if isEmpty { element("p") { visit.texts.pools.none } }
            element("ul", with: [.class("cards")]) { Markup(all: cards) }
            if listed.nextToken != nil {
                element("p") { link(to: "/console/pools") { visit.texts.home.allPools } }
            }
        }
    }

    private func card(of id: UserPoolID, name: String, users: Int?, texts: ConsoleTexts) -> Markup {
        element("li") {
            link(to: "/console/pools/\(id.rawValue)") { name }
            element("span", with: [.class("number")]) { users.map(String.init) ?? "–" }
            element("span", with: [.class("soft")]) { texts.home.estimatedUsers }
            element("span", with: [.class("id")]) { code(id.rawValue) }
        }
    }

    private func list(of pools: [IdentityPoolShortDescription], texts: ConsoleTexts) -> Markup {
        markup {
            if pools.isEmpty { element("p") { texts.home.noIdentityPools } }
            element("ul") {
                for pool in pools {
                    element("li") {
                        link(to: identityPoolAddress(pool.identityPoolId ?? "")) { pool.identityPoolName ?? "" }
                        " "
                        code(pool.identityPoolId ?? "")
                    }
                }
            }
        }
    }
}
