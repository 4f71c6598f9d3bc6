import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// A user pool: its ids and numbers, and links to its parts.
struct PoolPage: ConsolePage {
    let pattern = "/console/pools/{pool}"

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, id) = (visit.texts.pools, visit.pool)
        let pool = try await visit.pool(id)
        let chart = try await visit.signInChart(of: id)
        let clients = try await visit.firstClients()
        return .page(
            ConsoleContent(.pools, title: pool.name ?? id.rawValue, above: [(texts.title, "/console/pools")]) {
                visit.poolLinks(current: nil)
                element("ul", with: [.class("cards")]) { usersCard(of: pool, on: visit) }
                chart
                element("h2") { texts.integration }
                links(
                    [("clients", visit.texts.clients.title)] + visit.integration
                        + [("branding", visit.texts.administration.branding.title)], on: visit)
                clients
                element("h2") { texts.federation }
                links(visit.federation, on: visit)
                element("h2") { texts.overview }
                visit.facts(facts(of: pool, on: visit))
                element("h2") { texts.more }
                element("ul", with: [.class("columns")]) {
                    for name in Self.furtherOperations {
                        element("li") { visit.operationLink(name, on: [("UserPoolId", id.rawValue)]) }
                    }
                }
            })
    }

    private func usersCard(of pool: UserPoolType, on visit: ConsoleVisit) -> Markup {
        element("li") {
            link(to: visit.poolAddress("users")) { visit.texts.users.title }
            element("span", with: [.class("number")]) { pool.estimatedNumberOfUsers.map(String.init) ?? "–" }
            element("span", with: [.class("soft")]) { visit.texts.home.estimatedUsers }
            element("span", with: [.class("id")]) {
                link(to: visit.poolAddress("new-user")) { visit.texts.users.creation.title }
            }
        }
    }

    private func links(_ pages: [(page: String, label: String)], on visit: ConsoleVisit) -> Markup {
        element("ul") {
            for (page, label) in pages { element("li") { link(to: visit.poolAddress(page)) { label } } }
        }
    }

    private static let furtherOperations = ["ListUserImportJobs", "CreateUserImportJob", "GetUICustomization"]

    private func facts(of pool: UserPoolType, on visit: ConsoleVisit) -> [(name: String, value: String?)] {
        let id = visit.pool
        return [
            ("Id", id.rawValue), ("Arn", pool.arn), ("Issuer", visit.console.place.publicURL.issuer(of: id)),
            ("Domain", pool.domain ?? pool.customDomain), ("MfaConfiguration", pool.mfaConfiguration?.rawValue),
            ("DeletionProtection", pool.deletionProtection?.rawValue),
            ("UsernameAttributes", Self.joined(pool.usernameAttributes?.map(\.rawValue))),
            ("AliasAttributes", Self.joined(pool.aliasAttributes?.map(\.rawValue))),
            ("AutoVerifiedAttributes", Self.joined(pool.autoVerifiedAttributes?.map(\.rawValue))),
            ("CreationDate", visit.time(pool.creationDate)), ("LastModifiedDate", visit.time(pool.lastModifiedDate)),
        ]
    }

    private static func joined(_ names: [String]?) -> String? { names.map { $0.joined(separator: ", ") } }
}

extension ConsoleVisit {
    /// The pool in the path.
    var pool: UserPoolID { UserPoolID(rawValue: parameters["pool"] ?? "") }

    /// The address of a page of the pool in the path.
    func poolAddress(_ page: String, query: [(name: String, value: String)] = []) -> String {
        addressed("/console/pools/\(PercentEncoding.encode(pool.rawValue.utf8))/\(page)", query: query)
    }

    /// A pool as it is stored.
    func pool(_ id: UserPoolID) async throws -> UserPoolType {
        let described = try await call(DescribeUserPoolInput(userPoolId: id), in: id.region)
        guard let pool = described.userPool else { throw ServiceError(.resourceNotFound, texts.pools.none) }
        return pool
    }

    /// The pages above those of the pool in the path.
    var abovePool: [(label: String, address: String)] { abovePool(called: nil) }

    /// The same for a page that has read the pool.
    ///
    /// - Parameter name: The pool's name; nil for its id instead.
    func abovePool(called name: String?) -> [(label: String, address: String)] {
        [
            (texts.pools.title, "/console/pools"),
            (name ?? pool.rawValue, "/console/pools/\(PercentEncoding.encode(pool.rawValue.utf8))"),
        ]
    }

    /// The parts of a pool: the pages below its own, and their titles.
    var parts: [(page: String, label: String)] {
        [("users", texts.users.title), ("groups", texts.parts.part("group").title), ("clients", texts.clients.title)]
            + integration + federation + upkeep + [("settings", texts.settings.title)]
    }

    /// The parts that the sign-in pages need.
    fileprivate var integration: [(page: String, label: String)] {
        [("domain", texts.domains.title), ("resource-servers", texts.parts.part("resource-server").title)]
    }

    /// The parts about other identity providers.
    fileprivate var federation: [(page: String, label: String)] {
        [("providers", texts.parts.part("provider").title), ("attribute-mapping", texts.further.mapping.title)]
    }

    /// Links to the parts of the pool in the path.
    func poolLinks(current: String?) -> Markup {
        tabs(
            parts.map { (poolAddress($0.page), $0.label) }, current: current.map { poolAddress($0) },
            label: texts.pools.parts)
    }

    /// A link to the form of an operation on user pools, filled in.
    func operationLink(_ name: String, on input: [(name: String, value: String)]) -> Markup {
        link(to: addressed("/console/operations/cognito-idp/\(name)", query: input)) { name }
    }
}
