import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The form around the list of users. It picks some of them or all that match, and what to do with them.
struct BulkSelection {
    let visit: ConsoleVisit
    /// The filter of the list; nil for all users.
    let search: UserSearch?

    /// The names of the form's fields.
    static let (actionField, groupField) = ("action", "group")
    static let (usersField, scopeField, filterField) = ("user", "scope", "filter")
    /// The values of the scope.
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
                order
            }
        }
    }

    /// The action, its group, and the button.
    private var order: Markup {
        element("div", with: [.class("filter")]) {
            visit.select(
                texts.action, name: Self.actionField,
                options: BulkAction.allCases.map { ($0.rawValue, texts.name($0)) }, chosen: "")
            element("div") {
                element("label", with: [Attribute("for", value: Self.groupField)]) { texts.group }
                emptyElement(
                    "input",
                    with: [
                        .id(Self.groupField), .name(Self.groupField), Attribute("autocomplete", value: "off"),
                    ])
            }
            element("button") { visit.texts.changes.review }
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
    /// More bytes than the operations take of a name or a filter.
    private static let maxBytes = 1024

    /// Reads the form.
    ///
    /// - Throws: `ServiceError` if something is missing or too long.
    init(_ form: QueryParameters, texts: ConsoleTexts.Bulk) throws {
        guard let action = form[BulkSelection.actionField].flatMap(BulkAction.init(rawValue:)) else {
            throw ServiceError.invalidParameter(texts.noAction)
        }
        let group = action.needsGroup ? form.anyText(BulkSelection.groupField) : nil
        guard !action.needsGroup || group != nil else { throw ServiceError.invalidParameter(texts.noGroup) }
        self.init(action: action, group: group, users: try Users(form, texts: texts))
        guard fields.allSatisfy({ $0.value.utf8.count <= Self.maxBytes }) else {
            throw ServiceError.invalidParameter(texts.tooLong)
        }
    }

    /// The fields of the form that orders it.
    var fields: [(name: String, value: String)] {
        [(BulkSelection.actionField, action.rawValue), (BulkSelection.scopeField, users.scope)]
            + (group.map { [(BulkSelection.groupField, $0)] } ?? []) + users.fields
    }

    /// The action, with its group if it has one.
    func title(_ texts: ConsoleTexts.Bulk) -> String {
        [texts.name(action), group].compactMap(\.self).joined(separator: ": ")
    }
}

extension BulkOrder.Users {
    fileprivate init(_ form: QueryParameters, texts: ConsoleTexts.Bulk) throws {
        guard form[BulkSelection.scopeField] != BulkSelection.matching else {
            self = .matching(form.anyText(BulkSelection.filterField) ?? "")
            return
        }
        let users = form.texts(BulkSelection.usersField)
        guard !users.isEmpty else { throw ServiceError.invalidParameter(texts.noUsers) }
        guard users.count <= BulkJob.maxPicked else {
            throw ServiceError.invalidParameter(texts.tooMany(BulkJob.maxPicked))
        }
        self = .picked(users)
    }

    fileprivate var scope: String {
        switch self {
        case .picked: BulkSelection.picked
        case .matching: BulkSelection.matching
        }
    }

    fileprivate var fields: [(name: String, value: String)] {
        switch self {
        case .picked(let users): users.map { (BulkSelection.usersField, $0) }
        case .matching(let filter): [(BulkSelection.filterField, filter)]
        }
    }

    /// Which users these are, without their names.
    func description(_ texts: ConsoleTexts.Bulk) -> String {
        switch self {
        case .picked: texts.picked
        case .matching(let filter): filter.utf8.isEmpty ? texts.everyUser : texts.matching(filter)
        }
    }
}
