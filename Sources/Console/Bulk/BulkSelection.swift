import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The form around the list of users, which picks some or all that match, and what to do with them.
struct BulkSelection {
    let visit: ConsoleVisit
    /// The filter of the list; nil for all users.
    let search: UserSearch?

    static let (usersField, scopeField, filterField) = ("user", "scope", "filter")
    static let (picked, matching) = ("picked", "matching")

    private var texts: ConsoleTexts.Bulk { visit.texts.administration.bulk }

    func form(around list: Markup) -> Markup {
        visit.form(to: visit.poolAddress("bulk")) {
            visit.hidden(Self.filterField, value: search?.filter ?? "")
            list
            element("fieldset", with: [.id("bulk")]) {
                element("legend") { texts.legend }
                element("div", with: [.class("choices")]) {
                    scope(Self.picked, label: texts.picked, isChosen: true)
                    scope(
                        Self.matching, label: search.map { texts.matching($0.filter) } ?? texts.everyUser,
                        isChosen: false)
                }
                element("div", with: [.class("filter")]) {
                    element("div") {
                        element("label", with: [Attribute("for", value: "action")]) { texts.action }
                        element("select", with: [.id("action"), .name("action")]) {
                            for action in BulkAction.allCases {
                                element("option", with: [.value(action.rawValue)]) { texts.name(action) }
                            }
                        }
                    }
                    element("div") {
                        element("label", with: [Attribute("for", value: "group")]) { texts.group }
                        emptyElement(
                            "input", with: [.id("group"), .name("group"), Attribute("autocomplete", value: "off")])
                    }
                    element("button") { visit.texts.changes.review }
                }
            }
        }
    }

    private func scope(_ value: String, label: String, isChosen: Bool) -> Markup {
        element("label") {
            emptyElement(
                "input",
                with: [
                    .type("radio"), .name(Self.scopeField), .value(value), Attribute("checked", isSet: isChosen),
                ])
            element("span") { label }
        }
    }

    /// The box that picks a user.
    func box(_ username: String) -> Markup {
        emptyElement(
            "input",
            with: [
                .type("checkbox"), .name(Self.usersField), .value(username), .label(texts.pick(username)),
            ])
    }
}

extension BulkOrder {
    /// What the form orders.
    ///
    /// - Throws: `ServiceError` if something is missing.
    init(form visit: ConsoleVisit) throws {
        let (form, texts) = (visit.form, visit.texts.administration.bulk)
        guard let action = form["action"].flatMap(BulkAction.init(rawValue:)) else {
            throw ServiceError.invalidParameter(texts.noAction)
        }
        let group = form.anyText("group")
        guard !action.needsGroup || group != nil else { throw ServiceError.invalidParameter(texts.noGroup) }
        let users: Users
        if form[BulkSelection.scopeField] == BulkSelection.matching {
            users = .matching(form.anyText(BulkSelection.filterField) ?? "")
        } else {
            let picked = form.texts(BulkSelection.usersField)
            guard !picked.isEmpty else { throw ServiceError.invalidParameter(texts.noUsers) }
            guard picked.count <= BulkJob.maxPicked else {
                throw ServiceError.invalidParameter(texts.tooMany(BulkJob.maxPicked))
            }
            users = .picked(picked)
        }
        self.init(action: action, group: action.needsGroup ? group : nil, users: users)
        guard fields.allSatisfy({ $0.value.utf8.count <= Self.maxBytes }) else {
            throw ServiceError.invalidParameter(texts.tooLong)
        }
    }

    /// More than the operations take of a name or a filter.
    private static let maxBytes = 1024

    /// The fields of the form that orders it.
    var fields: [(name: String, value: String)] {
        let (named, scope): ([(name: String, value: String)], String) =
            switch users {
            case .picked(let users): (users.map { (BulkSelection.usersField, $0) }, BulkSelection.picked)
            case .matching(let filter): ([(BulkSelection.filterField, filter)], BulkSelection.matching)
            }
        return [("action", action.rawValue), (BulkSelection.scopeField, scope)]
            + (group.map { [("group", $0)] } ?? []) + named
    }
}
