/// The content of one of the hosted pages: plain values, without texts or HTML.
///
/// `HostedPages.response` chooses the texts of a language and makes the page.
package protocol PageView: Sendable {
    /// The status of the response.
    var status: Int { get }
    /// Another address that a form of the page may lead to, apart from this server and the app's callback; nil for
    /// none.
    var formTarget: String? { get }
    /// Whether opening the address shows the page again: false for the response to a form that can be sent only once.
    var canBeShownAgain: Bool { get }
    /// The screen in the words of a language.
    func screen(in texts: PageTexts) -> Screen
}

extension PageView {
    package var status: Int { 200 }
    package var formTarget: String? { nil }
    package var canBeShownAgain: Bool { true }
}

/// The action of a form, and its hidden fields.
package struct PageForm: Sendable {
    /// The path with its query.
    package var action: String
    /// The token against forged forms, for the field `FieldName.csrf`; nil if no cookie is involved.
    package var csrf: String?
    /// Further fields.
    package var hidden: [(name: String, value: String)]

    package init(action: String, csrf: String?, hidden: [(name: String, value: String)] = []) {
        (self.action, self.csrf, self.hidden) = (action, csrf, hidden)
    }
}

/// The names of the fields of the forms.
package enum FieldName {
    /// The token against forged forms.
    package static let csrf = "csrf"
    /// The same token, under the name that scripts that sign users in use.
    package static let csrfOfScripts = "_csrf"
    /// A username, an e-mail address or a phone number.
    package static let username = "username"
    /// The present password.
    package static let password = "password"
    package static let newPassword = "new_password"
    /// The new password again.
    package static let repeatedPassword = "repeated_password"
    /// A code that was sent or made by an app.
    package static let code = "code"
    /// The code of a device that waits (RFC 8628).
    package static let userCode = "user_code"
    /// The value of the button that was pressed.
    package static let choice = "choice"
    /// A name for a device or an app.
    package static let deviceName = "device_name"
    /// The address of a user whose company signs users in.
    package static let corporateEmail = "corporate_email"

    /// The field of an attribute, such as `attribute.email` and `attribute.custom:size`.
    package static func attribute(_ name: String) -> String { "attribute." + name }
}
