import WireRuntime

/// The users, apps or operators that the change of a setting affects.
enum AffectedParty: Sendable {
    case operators, newUsers, newPasswords, nextSignIns, newTokens, recipients, apps, allUsers, identities, callers
}

/// How hard it is to take a change back.
enum DangerGrade: Comparable, Sendable {
    /// The opposite change restores everything.
    case reversible
    /// The opposite change does not give users back what they lose.
    case costly
    /// There is no opposite change.
    case irreversible
}

/// A setting as the pages describe it. The operation's model says what values it takes.
struct SettingField: Sendable {
    /// How a value is edited, if not as its shape suggests.
    enum Style: Sendable {
        case plain
        /// Whether the structure is there.
        case presence
        /// One of several values.
        case choices([(name: String, value: JSON)])
        /// A text that is picked from some, or was set otherwise.
        case suggestions([String])
        /// A list of structures with two texts, a line `first=second` for each.
        case pairs(first: String, second: String)
        /// A list of words that are ticked one by one, and those it has beside them.
        case ticks([String])
        /// A text in one line, which its shape does not tell.
        case line
        /// A text of several lines, even if it is secret.
        case document
        /// A list of structures, row by row: the members of a row, and whether rows can be moved.
        case rows([String], isOrdered: Bool)
    }

    let path: SettingPath
    let affects: AffectedParty
    var grade = DangerGrade.reversible
    var style = Style.plain
    /// Whether it always has a value.
    var isRequired = false
    /// The structure that is there only with this setting.
    var owner: SettingPath?
    /// Whether the setting matters, for these settings.
    var isShown: @Sendable (JSONObject) -> Bool = { _ in true }
    /// The key of its texts, if it is not the path.
    var text: String?
    /// What pages call it, if not by its path.
    var label: String?
    /// Words of a list that can be ticked together, by a name.
    var bundles: [(name: String, words: [String])] = []
    /// Values that the field of a line offers; others can be typed.
    var offers: [String] = []

    init(
        _ path: SettingPath, affects: AffectedParty, grade: DangerGrade = .reversible, style: Style = .plain,
        isRequired: Bool = false, owner: SettingPath? = nil, text: String? = nil,
        isShown: @escaping @Sendable (JSONObject) -> Bool = { _ in true }
    ) {
        (self.path, self.affects, self.grade, self.style) = (path, affects, grade, style)
        (self.isRequired, self.owner, self.text, self.isShown) = (isRequired, owner, text, isShown)
    }
}

extension SettingField {
    /// The same setting, picked from `words`.
    func suggesting(_ words: [String]) -> SettingField {
        var field = self
        field.style = .suggestions(words)
        return field
    }
}

/// A setting of which the model is known.
struct ModelledSetting: Sendable {
    let field: SettingField
    let shape: Shape
    /// Whether the value is typed each time, and never shown.
    let isSecret: Bool

    var name: String { field.path.name }
    /// What pages call it.
    var label: String { field.label ?? name }

    /// The greatest value or length; nil for lengths that no form reaches by typing.
    var maximum: Int? {
        if case .number = input.kind { return shape.maximum }
        return shape.maximum.flatMap { $0 <= Self.maxTyped ? $0 : nil }
    }

    private static let maxTyped = 10_000

    /// The words of a list that are ticked one by one; nil for other settings.
    var ticks: [String]? {
        if case .ticks(let words) = field.style { return words }
        guard case .list(let element) = shape.kind, case .enumeration(let words) = element.kind else { return nil }
        return words
    }

    /// As a field of an operation's form.
    var input: InputField {
        InputField(path: name, kind: kind, shape: shape, isRequired: field.isRequired)
    }

    private var kind: InputField.Kind {
        switch field.style {
        case .document: .text
        case _ where isSecret: .secret
        case .line: .line
        default: InputField.Kind(shape)
        }
    }
}

extension [SettingField] {
    /// The settings that the input of an operation has, with their models.
    func modelled(by shape: StructureShape) -> [ModelledSetting] {
        compactMap { field in
            shape.shape(at: field.path).map {
                ModelledSetting(field: field, shape: $0.shape, isSecret: $0.isHidden)
            }
        }
    }
}
