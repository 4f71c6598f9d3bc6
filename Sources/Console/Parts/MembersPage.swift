import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The users in a group, page by page.
struct MembersPage: ConsolePage {
    let pattern = "/console/pools/{pool}/members"
    let methods = ["GET", "POST"]

    private static let pageLength = 50

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let (texts, name) = (visit.texts.parts, try visit.partName)
        let group = GroupName(rawValue: name)
        let here = visit.poolAddress("members", query: [("name", name)])
        let groups = visit.texts.parts.part("group").title
        let above =
            visit.abovePool + [
                (groups, visit.poolAddress("groups")), (name, visit.poolAddress("group", query: [("name", name)])),
            ]
        if visit.isForm, let change = Self.change(of: group, on: visit, back: here) {
            return try await visit.make(change, title: texts.members, above: above + [(texts.members, here)])
        }
        let input = ListUsersInGroupInput(
            groupName: group, limit: Self.pageLength, nextToken: visit.query["next"], userPoolId: visit.pool)
        let listed = try await visit.call(input, in: visit.pool.region)
        return .page(
            ConsoleContent(.pools, title: texts.members, above: above) {
                list(listed.users ?? [], on: visit, here: here)
                visit.paging(visit.poolAddress("members"), query: [("name", name)], next: listed.nextToken)
                visit.form(to: here, class: "filter") {
                    visit.hidden("action", value: UserAction.addToGroup.rawValue)
                    element("div") {
                        element("label", with: [Attribute("for", value: "username")]) { visit.texts.users.username }
                        emptyElement(
                            "input",
                            with: [
                                .id("username"), .name("username"), Attribute("required", isSet: true),
                                Attribute("autocomplete", value: "off"),
                            ])
                    }
                    element("button") { visit.texts.users.action(.addToGroup) }
                }
                visit.sameReading(PlannedCall(input))
            })
    }

    private func list(_ users: [UserType], on visit: ConsoleVisit, here: String) -> Markup {
        let texts = visit.texts.users
        guard !users.isEmpty else { return element("p") { texts.none } }
        return visit.table([texts.username, texts.status, texts.actionHeading]) {
            for user in users {
                let name = user.username?.rawValue ?? ""
                element("tr") {
                    element("th", with: [.scope("row")]) {
                        link(to: visit.poolAddress("user", query: [("username", name)])) { name }
                    }
                    element("td") { user.userStatus?.rawValue ?? "–" }
                    element("td") {
                        visit.button(
                            texts.action(.removeFromGroup), to: here,
                            sending: [("action", UserAction.removeFromGroup.rawValue), ("username", name)])
                    }
                }
            }
        }
    }

    private static func change(of group: GroupName, on visit: ConsoleVisit, back: String) -> Change? {
        guard let action = visit.form["action"].flatMap(UserAction.init(rawValue:)),
            let name = visit.form.anyText("username")
        else { return nil }
        let (user, texts) = (Username(rawValue: name), visit.texts.users)
        let adds = action == .addToGroup
        let call =
            adds
            ? PlannedCall(AdminAddUserToGroupInput(groupName: group, userPoolId: visit.pool, username: user))
            : PlannedCall(AdminRemoveUserFromGroupInput(groupName: group, userPoolId: visit.pool, username: user))
        return Change(
            calls: [call],
            differences: [
                Difference(name: name, before: adds ? nil : group.rawValue, after: adds ? group.rawValue : nil)
            ],
            effect: texts.effect(adds ? .addToGroup : .removeFromGroup),
            fields: [(name: "action", value: action.rawValue), ("username", name)], back: back,
            opposite: action.opposite.map { [("action", $0.rawValue), ("username", name)] })
    }
}
