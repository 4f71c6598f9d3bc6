import Kernel

/// A part of a page with its own heading: entries, each with its actions.
struct ScreenSection: Sendable {
    /// The id of the heading, and the prefix of the ids of the entries.
    var id: String
    var title: String
    var lead: String?
    var entries: [ScreenEntry] = []
    /// The forms that the buttons of the entries send, by their ids.
    var forms: [(id: String, target: PageForm)] = []
}

/// An entry of a section, with its actions.
struct ScreenEntry: Sendable {
    var title: String
    /// A word that sets it apart from the others.
    var badge: String?
    var details: [String] = []
    /// The time of an event, with the words before it.
    var time: (label: String, at: Instant)?
    var actions: [Action] = []

    enum Action: Sendable {
        /// A button that sends the form called `form` with `value`.
        case button(String, value: String, form: String)
        case link(String, to: String)
    }
}
