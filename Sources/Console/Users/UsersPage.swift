import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The users of a pool, page by page, and a field that searches them.
struct UsersPage: ConsolePage {
    let pattern = "/console/pools/{pool}/users"

    private static let pageLength = 50

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, pool) = (visit.texts.users, visit.pool)
        let search = visit.query["q"].map { UserSearch($0, in: visit.query["in"]) }
        let input = ListUsersInput(
            filter: search?.filter, limit: Self.pageLength, paginationToken: visit.query["next"], userPoolId: pool)
        let result = try await visit.result(input, in: pool.region)
        let searched = ["q", "in"].compactMap { name in visit.query[name].map { (name: name, value: $0) } }
        return .page(
            ConsoleContent(.pools, title: texts.title, above: visit.abovePool) {
                visit.poolLinks(current: "users")
                searchForm(showing: search, on: visit)
                switch result {
                case .success(let output):
                    list(output.users ?? [], search: search, on: visit)
                    visit.paging(visit.poolAddress("users"), query: searched, next: output.paginationToken)
                case .failure(let error): visit.problem(error)
                }
                element("p", with: [.class("actions")]) {
                    link(to: visit.poolAddress("new-user")) { texts.creation.title }
                    link(to: visit.poolAddress("imports")) { visit.texts.administration.jobs.imports }
                    link(to: visit.poolAddress("groups")) { visit.texts.parts.part("group").title }
                }
            })
    }

    private func searchForm(showing search: UserSearch?, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.users
        return visit.filter(to: visit.poolAddress("users")) {
            element("div") {
                element("label", with: [Attribute("for", value: "q")]) { texts.search }
                emptyElement(
                    "input", with: [.type("search"), .id("q"), .name("q"), .value(visit.query["q"] ?? "")])
            }
            element("div") {
                element("label", with: [Attribute("for", value: "in")]) { texts.searchIn }
                element("select", with: [.id("in"), .name("in")]) {
                    element("option", with: [.value("")]) { texts.anyAttribute }
                    for name in UserSearch.attributes {
                        let isChosen = visit.query["in"] == name
                        element("option", with: [.value(name), Attribute("selected", isSet: isChosen)]) { name }
                    }
                }
            }
            element("button") { texts.find }
            if let search { element("p", with: [.class("hint")]) { texts.searched(search.filter) } }
        }
    }

    private func list(_ users: [UserType], search: UserSearch?, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.users
        guard !users.isEmpty else { return element("p") { texts.none } }
        let selection = BulkSelection(visit: visit, search: search)
        return selection.form(
            around: visit.table(
                [
                    visit.texts.administration.bulk.select, texts.username, texts.email, texts.phone, texts.status,
                    texts.enabled, texts.created,
                ]
            ) {
                for user in users { row(user, selection: selection, on: visit) }
            })
    }

    private func row(_ user: UserType, selection: BulkSelection, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.users
        let name = user.username?.rawValue ?? ""
        return element("tr") {
            element("td") { selection.box(name) }
            element("th", with: [.scope("row")]) {
                link(to: visit.poolAddress("user", query: [("username", name)])) { name }
            }
            element("td") { user.attributes?.text("email") ?? "–" }
            element("td") { user.attributes?.text("phone_number") ?? "–" }
            element("td") { user.userStatus?.rawValue ?? "–" }
            element("td") { user.enabled == false ? texts.isDisabled : texts.isEnabled }
            element("td") { visit.time(user.userCreateDate) }
        }
    }
}

extension [AttributeType] {
    /// The value of the attribute called `name`; nil if it is not set.
    func text(_ name: String) -> String? { first { $0.name == name }?.value?.exposed }
}
