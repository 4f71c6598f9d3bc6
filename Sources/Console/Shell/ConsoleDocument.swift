import Pages
import Wire
import WireRuntime

/// The HTML document of every page: its head, style and script, and the choice of a language.
struct ConsoleDocument: Sendable {
    let language: PageLanguage
    /// The form that chooses a language.
    let languageChoice: Markup

    /// A document with this body.
    ///
    /// - Parameters:
    ///   - frames: Whether it has frames with documents of this server.
    ///   - connects: Whether its script requests other pages.
    func html(
        title: String, frames: Bool = false, connects: Bool = false, @MarkupBuilder body: () -> Markup
    ) -> WireResponse {
        let document = markup {
            Markup.doctype
            element(
                "html", with: [Attribute("lang", value: language.tag), Attribute("dir", value: language.direction)]
            ) {
                element("head") {
                    emptyElement("meta", with: [Attribute("charset", value: "utf-8")])
                    emptyElement(
                        "meta",
                        with: [.name("viewport"), Attribute("content", value: "width=device-width, initial-scale=1")])
                    emptyElement("meta", with: [.name("robots"), Attribute("content", value: "noindex")])
                    element("title") { "\(title) · Martlet" }
                    Markup.constant(ConsoleStyle.style.text, in: "style")
                }
                element("body") {
                    body()
                    languageChoice
                    Markup.constant(ConsoleScript.script.text, in: "script")
                }
            }
        }
        return .page(
            document.html, style: ConsoleStyle.style, script: ConsoleScript.script, frames: frames, connects: connects,
            posts: true)
    }
}

extension ConsoleVisit {
    /// A page with the navigation around it.
    func response(_ content: ConsoleContent) -> WireResponse {
        var response = console.document(for: request).html(
            title: content.title, frames: content.frames, connects: true
        ) {
            link(to: "#content") { texts.shell.skip }
            header(of: content.section)
            element("main", with: [.id("content")]) {
                path(to: content)
                element("h1") { content.title }
                notice
                content.body
            }
            footer
            palette
        }
        response.status = content.status
        if let seconds = content.refresh { response.headers.append(("Refresh", "\(seconds)")) }
        return response
    }

    /// The page for an operation's error, without which the requested page has nothing to show.
    func refused(_ error: ServiceError) -> WireResponse {
        let isDenied = error.code == .accessDenied
        let title = isDenied ? texts.shell.denied : texts.shell.failed
        return response(
            ConsoleContent(.home, title: title, status: error.code.status(in: service)) {
                problem(error)
            })
    }

    /// An operation's error, as a part of a page.
    func problem(_ error: ServiceError) -> Markup {
        element("p", with: [.class("alert"), Attribute("role", value: "alert")]) {
            element("strong") { error.code.name(in: service) }
            ": \(error.message)"
        }
    }

    private func header(of section: ConsoleContent.Section) -> Markup {
        element("header") {
            // Operators who have the consoles of several servers open tell them apart by this.
            element("p", with: [.class("brand")]) {
                link(to: "/console") { "Martlet" }
                element("span") { console.place.server }
            }
            element("nav", with: [.label(texts.shell.navigation)]) {
                element("ul") {
                    for entry in navigation {
                        item(entry.label, to: entry.address, isCurrent: section == entry.section)
                    }
                }
            }
            search
        }
    }

    /// The pages that every page leads to.
    var navigation: [(label: String, address: String, section: ConsoleContent.Section)] {
        [
            (texts.home.title, "/console", .home), (texts.pools.title, "/console/pools", .pools),
            (texts.identityPools.title, "/console/identity-pools", .identityPools),
            (texts.access.title, "/console/access", .access),
            (texts.administration.jobs.title, "/console/jobs", .jobs),
            (texts.administration.outbox.title, "/console/outbox", .outbox),
            (texts.administration.audit.title, "/console/audit", .audit),
            (texts.explorer.title, "/console/operations", .operations),
            (texts.inspector.toolsTitle, "/console/tools", .tools), (texts.server.title, "/console/server", .server),
            (texts.sessions.title, "/console/sessions", .sessions),
        ]
    }

    private func item(_ label: String, to address: String, isCurrent: Bool) -> Markup {
        let current = isCurrent ? [Attribute("aria-current", value: "page")] : []
        return element("li") { element("a", with: [.href(address)] + current) { label } }
    }

    /// The search field. On pages of a user pool, it searches users too.
    private var search: Markup {
        element(
            "form",
            with: [
                Attribute("role", value: "search"), Attribute("method", value: "get"),
                Attribute("action", value: "/console/search"),
            ]
        ) {
            if let pool = parameters["pool"] ?? query["pool"] { hidden("pool", value: pool) }
            emptyElement(
                "input",
                with: [
                    .type("search"), .name("q"), .id("search"), .label(texts.search.label),
                    Attribute("placeholder", value: texts.search.placeholder), Attribute("accesskey", value: "/"),
                    .value(query["q"] ?? ""),
                ])
            element("button") { texts.search.button }
        }
    }

    /// The links to the pages above.
    private func path(to content: ConsoleContent) -> Markup {
        guard !content.above.isEmpty else { return .empty }
        return element("nav", with: [.label(texts.shell.path), .class("path")]) {
            element("ol") {
                for (label, address) in content.above { element("li") { link(to: address) { label } } }
            }
        }
    }

    /// What the form that led to this page has done, and the button that undoes it.
    private var notice: Markup {
        guard !isForm, let done = query["done"], let text = texts.changes.done(done) ?? texts.further.done(done) else {
            return .empty
        }
        return element("div", with: [.class("notice"), Attribute("role", value: "status")]) {
            text
            undo
        }
    }

    private var footer: Markup {
        element("footer") {
            element("p") {
                "\(texts.shell.signedInAs) "
                code(caller.arn)
            }
            button(texts.sessions.leave, to: "/console/leave", sending: [])
        }
    }
}
