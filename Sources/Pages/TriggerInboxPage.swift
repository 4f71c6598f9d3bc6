import Kernel
import Mustache

/// The calls of functions as a page. Every value is escaped, and the page loads and runs nothing.
enum TriggerInboxPage {
    private static let page = DeveloperPage(title: "Triggers", content: content)

    /// The page of `calls`.
    ///
    /// - Throws: `Unavailable` if the template is invalid, which a test rules out.
    static func html(_ calls: [TriggerCallView]) throws -> String {
        try page.render([
            "style": style.text, "isEmpty": calls.isEmpty, "count": calls.count, "calls": calls.map(fields),
        ])
    }

    private static func fields(_ call: TriggerCallView) -> [String: Any] {
        let values = [
            "trigger": call.trigger, "function": call.function, "event": call.event, "response": call.response,
            "problem": call.problem ?? "", "began": call.began, "milliseconds": String(call.milliseconds),
        ].mapValues(HTMLText.escaped)
        let flags = ["hasProblem": call.problem != nil, "hasResponse": call.problem == nil || !call.response.isEmpty]
        return (values as [String: Any]).merging(flags) { value, _ in value }
    }

    static let style = InboxPage.style

    private static let content = """
        <header>
        <h1>Triggers</h1>
        <a href="/inbox">Messages</a>
        </header>
        {{#isEmpty}}
        <p class="none">No calls. The calls of functions appear here; reload to see new ones.</p>
        {{/isEmpty}}
        {{#calls}}
        <article>
        <h2>{{{trigger}}}</h2>
        <p class="about">{{{function}}} · {{{began}}} · {{{milliseconds}}} ms</p>
        {{#hasProblem}}<p class="text">No answer: {{{problem}}}</p>{{/hasProblem}}
        {{#hasResponse}}<details open><summary>Answer</summary><pre>{{{response}}}</pre></details>{{/hasResponse}}
        <details><summary>Event</summary><pre>{{{event}}}</pre></details>
        </article>
        {{/calls}}
        """
}
