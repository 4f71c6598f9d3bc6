extension ConsoleTexts {
    /// The pages of settings.
    struct Settings: Sendable {
        let title, noSection, meanwhile, whenShown, storedNow, yours, sameReading: String
        let lead: @Sendable (_ pool: String) -> String
        let section: @Sendable (_ name: String) -> SectionText
        /// The texts of settings, by the paths of these or by the key that a setting names.
        let fields: [String: SettingText]
        let affected: @Sendable (_ party: AffectedParty, _ users: Int?) -> String
        let kind: @Sendable (_ setting: ModelledSetting) -> String

        /// The text of a setting; empty for a custom attribute.
        func text(of field: SettingField) -> SettingText {
            fields[field.text ?? field.path.name] ?? SettingText("", effect: "")
        }
    }

    /// The heading of a section of settings.
    struct SectionText: Sendable {
        let title, lead: String

        init(_ title: String, lead: String) { (self.title, self.lead) = (title, lead) }
    }

    /// What a setting is, and what follows from its change.
    struct SettingText: Sendable {
        let help, effect: String

        init(_ help: String, effect: String) { (self.help, self.effect) = (help, effect) }
    }
}
