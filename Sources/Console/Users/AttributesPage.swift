import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The form for the attributes of a user: every attribute of the pool's schema that is mutable.
struct AttributesPage: ConsolePage {
    let pattern = "/console/pools/{pool}/attributes"
    let methods = ["GET", "POST"]

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let texts = visit.texts.users
        let user = try await visit.call(
            AdminGetUserInput(userPoolId: visit.pool, username: try visit.username), in: visit.pool.region)
        let pool = try await visit.pool(visit.pool)
        let schema = pool.schemaAttributes ?? []
        let names = schema.filter { $0.mutable != false }.compactMap(\.name).filter { $0 != "sub" }
        let back = visit.userAddress(user.username)
        let above =
            visit.abovePool(called: pool.name) + [
                (texts.title, visit.poolAddress("users")), (user.username.rawValue, back),
            ]
        if visit.isForm, let change = Self.change(of: user, names: names, on: visit) {
            return try await visit.make(change, title: texts.editAttributes, above: above)
        }
        return .page(
            ConsoleContent(.pools, title: texts.editAttributes, above: above) {
                if visit.isForm { element("p", with: [.class("notice")]) { visit.texts.changes.nothing } }
                element("p", with: [.class("soft")]) { texts.emptiedAttribute }
                visit.form(to: visit.address) {
                    for name in names {
                        visit.field(name, id: name) {
                            emptyElement(
                                "input",
                                with: [
                                    .id(name), .name(name), .value(user.userAttributes?.text(name) ?? ""),
                                    Attribute("autocomplete", value: "off"),
                                ])
                        }
                    }
                    element("p", with: [.class("actions")]) {
                        element("button", with: [.class("main")]) { visit.texts.changes.review }
                        link(to: back) { visit.texts.changes.cancel }
                    }
                }
            })
    }

    /// What the form changes; nil if it changes nothing. A field that is empty removes its attribute.
    private static func change(of user: AdminGetUserOutput, names: [String], on visit: ConsoleVisit) -> Change? {
        let differences = names.compactMap { name -> Difference? in
            let (before, after) = (user.userAttributes?.text(name), visit.form.anyText(name))
            let isSame = before.map { after?.hasSameBytes(as: $0) == true } ?? (after == nil)
            return isSame ? nil : Difference(name: name, before: before, after: after)
        }
        guard !differences.isEmpty else { return nil }
        return Change(
            calls: calls(for: differences, user: user.username, in: visit.pool), differences: differences,
            effect: visit.texts.users.attributesEffect,
            fields: names.compactMap { name in visit.form.anyText(name).map { (name: name, value: $0) } },
            back: visit.userAddress(user.username))
    }

    /// The calls that set and remove attributes: they are two operations.
    private static func calls(
        for differences: [Difference], user: Username, in pool: UserPoolID
    ) -> [PlannedCall] {
        let set = differences.compactMap { difference in
            difference.after.map { AttributeType(name: difference.name, value: Secret($0)) }
        }
        let removed = differences.filter { $0.after == nil }.map(\.name)
        var calls: [PlannedCall] = []
        if !set.isEmpty {
            calls.append(
                PlannedCall(AdminUpdateUserAttributesInput(userAttributes: set, userPoolId: pool, username: user)))
        }
        if !removed.isEmpty {
            calls.append(
                PlannedCall(
                    AdminDeleteUserAttributesInput(userAttributeNames: removed, userPoolId: pool, username: user)))
        }
        return calls
    }
}
