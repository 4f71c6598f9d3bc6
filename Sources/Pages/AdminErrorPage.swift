package import Wire

/// The page that replaces an error for programs when a browser opens the admin port, which does not have pages of its
/// own.
package enum AdminErrorPage {
    /// The page; nil if it cannot be drawn, which a test rules out.
    package static func response(status: Int) -> WireResponse? {
        var values = PageValues()
        values.set("style", toStyle: style.text)
        guard let html = try? page.render(values) else { return nil }
        var response = WireResponse.page(html, style: style)
        response.status = status
        return response
    }

    private static let page = DeveloperPage(title: "No such page", content: content)

    private static let style = PageStyle(
        """
        main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
        h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
        p { margin: 0 0 1rem; color: var(--soft); }
        nav { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; }
        a { color: var(--mark); }
        """)

    private static let content = """
        <h1>There is no such page</h1>
        <p>This is the admin port of Martlet. It serves the console, probes and the command line.</p>
        <nav><a href="/console">Console</a>
        <a href="/readyz">Readiness</a> <a href="/healthz">Health</a> <a href="/metrics">Metrics</a></nav>
        """
}
