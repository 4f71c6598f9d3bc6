/// A form of a page.
struct ScreenForm: Sendable {
    var target: PageForm
    var fields: [ScreenField] = []
    var buttons: [ScreenButton]
    /// A small form next to the main one, such as a button that sends a code again.
    var isMinor = false
    /// Whether the script sends it as soon as it is shown.
    var isSentAtOnce = false
    /// The name that a password manager stores a new password under; empty for none.
    var managedName = ""
}

/// A button that sends a form.
struct ScreenButton: Sendable {
    enum Style: Sendable { case main, plain, option, link }

    var label: String
    /// The value in the field `FieldName.choice`; nil for a button without a value.
    var value: String?
    var style = Style.main
    /// A second line.
    var detail: String?
    /// For how many seconds the script disables it.
    var wait: Int?
}

extension ScreenButton {
    /// A button whose value the form's page knows.
    init(label: String, value: ButtonValue, style: Style = .main) {
        self.init(label: label, value: value.rawValue, style: style)
    }
}

/// A labelled field of a form.
struct ScreenField: Hashable, Sendable {
    enum Kind: Sendable { case text, email, phone, url, date, code, userCode, password }

    var name: String
    var label: String
    var kind = Kind.text
    var value = ""
    /// The token that describes the field's content to browsers and password managers (HTML, section 4.10.18.7).
    var autocomplete = "off"
    var isRequired = true
    var hint: String?
    var problem: String?
    /// The rules of a new password.
    var rules: [ScreenRule] = []
    var rulesTitle = ""
    /// The hint after the label of a field that may stay empty.
    var optional: String?
    var hasFocus = false
}

/// A rule of a password, which the script ticks while the password is typed.
struct ScreenRule: Hashable, Sendable {
    enum Kind: String, Sendable { case length, uppercase, lowercase, number, symbol, history }

    var kind: Kind
    var text: String
    /// The least length; 0 for other rules.
    var count = 0
}
