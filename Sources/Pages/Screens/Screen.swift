/// The parts of a page, in the words of one language.
package struct Screen: Sendable {
    /// The heading, and the title of the window.
    var title: String
    var lead: String?
    /// A message about a success.
    var notice: String?
    /// An error message, announced to screen readers.
    var alert: String?
    var parts: [Part] = []
    /// The address that the page redirects to at once.
    var refresh: String?

    enum Part: Sendable {
        case form(ScreenForm)
        case providers([ProviderButton])
        /// A line with a word in it.
        case divider(String)
        case paragraph(String)
        /// The text above the buttons of other providers.
        case description(String)
        /// The small print below the buttons of social providers.
        case legal(String)
        /// A line for developers, such as the id of a request.
        case fact(String, String)
        case list(title: String, [String])
        case section(ScreenSection)
        case link(before: String?, String, to: String)
        /// A link that looks like the button of a form.
        case button(String, to: String)
        case qrCode(QRCode, label: String)
        /// A key or a number to copy.
        case key(String, label: String)
    }
}
