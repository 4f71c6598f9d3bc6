import Kernel
import Mustache
package import Wire

/// The page at the root of a server in development: its pools, useful links, and lines to paste.
///
/// It shows ids that an operator has anyway, but only under the host names that `hosts` allows, as the inbox does.
package struct StartPage: Sendable {
    /// A pool, with the clients of its apps.
    package struct Pool: Sendable {
        package var name: String
        package var id: String
        package var issuer: String
        package var clients: [Client]

        package init(name: String, id: String, issuer: String, clients: [Client]) {
            (self.name, self.id, self.issuer, self.clients) = (name, id, issuer, clients)
        }
    }

    /// A client of an app.
    package struct Client: Sendable {
        package var name: String
        package var id: String
        /// The sign-in page; nil if the client has no callback.
        package var signIn: String?

        package init(name: String, id: String, signIn: String?) {
            (self.name, self.id, self.signIn) = (name, id, signIn)
        }
    }

    private let frame: RequestFrame
    private let exports: [String]
    private let hosts: @Sendable (WireRequest) -> WireResponse?
    private let pools: @Sendable () async throws -> [Pool]

    /// - Parameters:
    ///   - exports: The lines to paste into a terminal.
    ///   - hosts: Refuses requests for host names that the page does not allow.
    ///   - pools: The pools, in the order of the page.
    package init(
        frame: RequestFrame, exports: [String], hosts: @escaping @Sendable (WireRequest) -> WireResponse?,
        pools: @escaping @Sendable () async throws -> [Pool]
    ) {
        (self.frame, self.exports, self.hosts, self.pools) = (frame, exports, hosts, pools)
    }

    /// The page; nil under another host name, which only serves the pages of pools.
    package func response(to request: WireRequest) async -> WireResponse? {
        guard hosts(request) == nil else { return nil }
        let result = await frame.run(request, as: .reading("GetStartPage"), status: \.status) { _ in
            WireResponse.page(try html(try await pools()), style: Self.style)
        }
        return result.response(elseRefusing: request)
    }

    private func html(_ pools: [Pool]) throws -> String {
        var values = PageValues([("exports", exports.joined(separator: "\n"))])
        values.set("style", toStyle: Self.style.text)
        let shown = pools.map { pool in
            var values = PageValues([("name", pool.name), ("id", pool.id), ("issuer", pool.issuer)])
            let clients = pool.clients.map {
                PageValues([("name", $0.name), ("id", $0.id), ("signIn", $0.signIn)])
            }
            values.set("clients", to: clients)
            return values
        }
        values.set("pools", to: shown)
        return try Self.page.render(values)
    }

    private static let page = DeveloperPage(title: "Start", content: content)

    private static let style = PageStyle(
        """
        main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
        h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
        h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
        h3 { font-size: 1rem; margin: 0 0 .25rem; }
        p { margin: 0; color: var(--soft); }
        nav { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; margin-top: 1rem; }
        a { color: var(--mark); }
        article { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.2rem;
          margin-top: .75rem; }
        dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .125rem 1rem; margin: 0; }
        dt { color: var(--soft); }
        dd { margin: 0; overflow-wrap: anywhere; }
        code, pre { font: .875rem/1.5 ui-monospace, monospace; }
        code { user-select: all; }
        pre { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.2rem;
          margin: .75rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; user-select: all; }
        """)

    private static let content = """
        <h1>Martlet runs here</h1>
        <p>This server is for development: its inbox shows every code.</p>
        <nav><a href="/inbox">Inbox</a> <a href="/inbox/triggers">Triggers</a> <a href="/gallery">Gallery</a></nav>
        <h2>Pools</h2>
        {{#pools}}
        <article>
        <h3>{{{.name}}}</h3>
        <dl><dt>Pool id</dt><dd><code>{{{.id}}}</code></dd><dt>Issuer</dt><dd><code>{{{.issuer}}}</code></dd>
        {{#.clients}}<dt>{{{.name}}}</dt><dd><code>{{{.id}}}</code>\
        {{#.signIn}} <a href="{{{.}}}">Sign in</a>{{/.signIn}}</dd>
        {{/.clients}}</dl>
        </article>
        {{/pools}}
        {{^pools}}<p>There is no pool yet.</p>{{/pools}}
        <h2>For the AWS CLI</h2>
        <pre>{{{exports}}}</pre>
        """
}
