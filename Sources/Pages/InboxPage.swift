import Kernel
import Mustache

/// The inbox as a page. Every value is escaped. E-mails are shown in frames, as separate documents.
struct InboxPage: Sendable {
    private let plainText: @Sendable (_ html: String) -> String
    private static let page = DeveloperPage(title: "Inbox", content: content)

    /// - Parameter plainText: Reads the text of an HTML message.
    init(plainText: @escaping @Sendable (_ html: String) -> String) { self.plainText = plainText }

    /// The page of `messages`.
    ///
    /// - Parameters:
    ///   - destination: The filter that selected the messages.
    ///   - isCallback: Whether a sign-in of a demo client ended here.
    /// - Throws: `Unavailable` if the template is invalid, which a test rules out.
    func html(_ messages: [InboxMessage], destination: String?, isCallback: Bool = false) throws -> String {
        try Self.page.render([
            "style": Self.style.text, "destination": HTMLText.escaped(destination ?? ""), "isEmpty": messages.isEmpty,
            "count": messages.count, "isCallback": isCallback,
            "messages": messages.map(fields),
        ])
    }

    private func fields(_ message: InboxMessage) -> [String: Any] {
        let isMail = message.channel == "email"
        let values = [
            "id": message.id, "channel": isMail ? "E-mail" : "Text message", "destination": message.destination,
            "subject": message.subject, "text": isMail ? plainText(message.body) : message.body,
            "code": message.code ?? "", "purpose": message.purpose, "username": message.username,
            "pool": message.userPoolId, "sentAt": message.sentAt ?? "not sent yet", "source": message.body,
        ].mapValues(HTMLText.escaped)
        let flags = ["hasSubject": !message.subject.isEmpty, "hasCode": message.code != nil, "isMail": isMail]
        return (values as [String: Any]).merging(flags) { value, _ in value }
    }

    static let style = PageStyle(
        """
        main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
        header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: baseline; justify-content: space-between; }
        h1 { font-size: 1.5rem; margin: 0; }
        form { display: flex; gap: .5rem; flex: 1 1 18rem; max-width: 26rem; }
        input, button { font: inherit; color: inherit; padding: .4rem .7rem; border: 1px solid var(--line);
          border-radius: .4rem; background: var(--card); }
        input { flex: 1; min-width: 0; }
        button { cursor: pointer; }
        article { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.2rem;
          margin-top: 1rem; }
        h2 { font-size: 1.05rem; margin: 0 0 .2rem; overflow-wrap: anywhere; }
        .about { color: var(--soft); font-size: .875rem; margin: 0; overflow-wrap: anywhere; }
        .text { white-space: pre-wrap; overflow-wrap: anywhere; margin: .8rem 0; }
        a { color: var(--mark); }
        iframe { display: block; width: 100%; height: 9rem; resize: vertical; margin: .8rem 0; background: #fff;
          color-scheme: light; border: 1px solid var(--line); border-radius: .4rem; }
        .code { display: inline-block; font: 600 1.35rem/1.4 ui-monospace, monospace; letter-spacing: .12em;
          color: var(--mark); background: var(--tint); border-radius: .4rem; padding: .2rem .7rem; user-select: all;
          overflow-wrap: anywhere; }
        details { margin-top: .8rem; color: var(--soft); font-size: .875rem; }
        pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .4rem 0 0; }
        .ended { background: var(--tint); border-radius: .6rem; padding: .8rem 1.2rem; margin: 1rem 0 0; }
        .none { color: var(--soft); margin-top: 2rem; }
        """)

    private static let content = """
        <header>
        <h1>Inbox</h1>
        <a href="/inbox/triggers">Triggers</a>
        <form method="get" action="/inbox">
        <input type="search" name="destination" value="{{{destination}}}" aria-label="Address or number"
          placeholder="Address or number">
        <button>Show</button>
        </form>
        </header>
        {{#isCallback}}
        <p class="ended" role="status">You are signed in. Your app would be here now, and exchange the code in the
        address for tokens; the demo clients lead back to this inbox.</p>
        {{/isCallback}}
        {{#isEmpty}}
        <p class="none">No messages. The messages of pools appear here; reload to see new ones.</p>
        {{/isEmpty}}
        {{#messages}}
        <article>
        <h2>{{#hasSubject}}{{{subject}}}{{/hasSubject}}{{^hasSubject}}{{{channel}}}{{/hasSubject}}</h2>
        <p class="about">{{{channel}}} to {{{destination}}} · {{{sentAt}}}</p>
        {{#isMail}}
        <iframe title="{{{subject}}}" src="/inbox/messages/{{{id}}}" loading="lazy"
          sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
        {{/isMail}}
        {{^isMail}}<p class="text">{{{text}}}</p>{{/isMail}}
        {{#hasCode}}<span class="code">{{{code}}}</span>{{/hasCode}}
        <p class="about">{{{purpose}}} · {{{username}}} · {{{pool}}}</p>
        {{#isMail}}
        <details><summary>Plain text</summary><p class="text">{{{text}}}</p></details>
        <details><summary>HTML source</summary><pre>{{{source}}}</pre></details>
        {{/isMail}}
        </article>
        {{/messages}}
        """
}
