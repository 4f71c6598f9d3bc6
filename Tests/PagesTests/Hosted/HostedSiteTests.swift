import Directory
import Kernel
import Storage
import TestKit
import Testing
import Wire

@testable import Pages

/// What all hosted pages have in common.
@Suite struct HostedSiteTests {
    private static let pages = [
        "/login", "/signup", "/confirm", "/resendcode", "/forgotPassword", "/login/challenge", "/confirmForgotPassword",
        "/login/link",
    ]

    // UI-07, UI-13, OA-21
    @Test(arguments: Engine.available)
    func `every page is shown in a request, is kept by none and framed by none`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        for page in Self.pages {
            var ann = Visitor(site)
            try await ann.open(page: page)
            try await ann.follow()
            #expect(ann.status == 200 && ann.html.forms.count == 1, "\(page)")
            #expect(ann.response.header("Cache-Control") == "no-store")
            #expect(ann.response.header("X-Frame-Options") == "DENY")
            #expect(Set(ann.cookies.keys) == ["__Host-martlet-browser", "XSRF-TOKEN"])
        }
    }

    @Test(arguments: Engine.available)
    func `a page of no client leads to the error page, and a wrong parameter to the app`(on engine: Engine)
        async throws
    {
        let site = try await PageSite(engine)
        for page in Self.pages {
            var ann = Visitor(site)
            try await ann.open("\(page)?client_id=unknown")
            #expect(ann.status == 302 && ann.next == "/error", "\(page)")
            try await ann.open("\(page)?\(site.query)&max_age=x")
            #expect(ann.next == PageSite.callback && ann.location.contains("error=invalid_request"), "\(page)")
        }
        var ann = Visitor(site)
        try await ann.open("/error?error=invalid_client&error_description=%3Cb%3E")
        #expect(ann.status == 400 && !ann.html.text.contains("<b>"))
        try await ann.open("/error?error=server_error")
        #expect(ann.status == 503)
    }

    // UI-08, OA-26
    @Test(arguments: Engine.available)
    func `an answer is posted to the callback with its own fields only`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        var ann = Visitor(site)
        let address = "/oauth2/form_post?client_id=\(site.client.id)&redirect_uri="
        let callback = PercentEncoding.encode(PageSite.callback.utf8)
        try await ann.open("\(address)\(callback)&code=c&state=%22%3E%3Cb%3E&iss=i&csrf=x&choice=y")
        let form = try #require(ann.html.forms.first)
        #expect(ann.status == 200 && ann.html.forms.count == 1 && form.action == PageSite.callback)
        #expect(form.hidden == ["code": "c", "state": "&quot;&gt;&lt;b&gt;", "iss": "i"])
        #expect(!ann.html.text.contains("<b>") && ann.response.header("Cache-Control") == "no-store")
        #expect(ann.response.header("Content-Security-Policy")?.contains("form-action 'self' https:;") == true)
        for wrong in ["https%3A%2F%2Fevil.example%2F", "\(callback)&redirect_uri=https%3A%2F%2Fevil.example%2F"] {
            try await ann.open("\(address)\(wrong)&code=c")
            #expect(ann.status == 302 && ann.next == "/error")
        }
    }

    // UP-UI-01
    @Test(arguments: Engine.available)
    func `the pages without an authorization request have the look of the client that they name`(on engine: Engine)
        async throws
    {
        let site = try await PageSite(engine)
        _ = try await site.server.domains.create("brand", certificate: nil, for: site.pool.id)
        _ = try await site.server.brandings.replace(
            for: site.client.id, in: site.pool.id, css: ".background-customizable { color: red }", logo: nil)
        var ann = Visitor(site)
        for page in ["/error?error=invalid_request", "/signedout?a=b"] {
            try await ann.open("\(page)&client_id=\(site.client.id)")
            #expect(ann.html.text.contains(".background-customizable{color:red}"), "\(page)")
            for other in ["", "&client_id=unknown", "&client_id=%00", "&client_id="] {
                try await ann.open(page + other)
                #expect(ann.status < 500 && !ann.html.text.contains("color:red"), "\(page)\(other)")
            }
        }
    }

    // UI-18
    @Test(arguments: Engine.available)
    func `a failure of the store is a page with the request's id and no detail`(on engine: Engine) async throws {
        let (server, database) = try await TestServer.faulty(engine)
        let site = try await PageSite(server)
        let forms = [
            ("/login", ["username": "ann", "password": TestServer.password]), ("/forgotPassword", ["username": "ann"]),
            ("/confirm", ["username": "ann", "code": "123456"]), ("/resendcode", ["username": "ann"]),
            ("/signup", ["username": "bea", "new_password": TestServer.password, "attribute.email": "b@example.com"]),
        ]
        for (path, fields) in forms {
            var ann = Visitor(site)
            try await ann.open(page: path)
            database.failure = StorageError.unexpected("SELECT secret FROM users at db-7.internal")
            try await ann.post(fields)
            database.failure = nil
            #expect(ann.status == 500, "\(path)")
            for detail in ["SELECT", "secret", "db-7", "internal", "StorageError"] {
                #expect(!ann.html.text.contains(detail), "\(path) \(detail)")
            }
            #expect(ann.html.forms.isEmpty && ann.response.header("Cache-Control") == "no-store")
        }
    }

    // UI-18
    @Test(arguments: Engine.available)
    func `a store that does not answer is told with the form, so that it can be sent again`(on engine: Engine)
        async throws
    {
        let (server, database) = try await TestServer.faulty(engine)
        let site = try await PageSite(server)
        var ann = Visitor(site)
        try await ann.open(page: "/login")
        database.failure = StorageError.unavailable("connection to db-7.internal refused")
        try await ann.post(["username": "ann", "password": TestServer.password])
        database.failure = nil
        #expect(ann.status == 503 && !ann.html.text.contains("db-7"))
        try await ann.submit(["username": "ann", "password": TestServer.password])
        #expect(ann.next == PageSite.callback)
    }

    // UI-01
    @Test(arguments: Engine.available)
    func `a form of another browser is refused with a way to begin again`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        var (ann, eve) = (Visitor(site), Visitor(site))
        try await eve.open(page: "/login")
        try await ann.open(page: "/login")
        let foreign = try #require(eve.html.forms.first?.hidden["csrf"])
        try await ann.post(["csrf": foreign, "username": "ann", "password": TestServer.password])
        #expect(ann.status == 403 && !ann.cookies.keys.contains { $0.contains("session") })
        #expect(ann.html.links.contains { $0.hasPrefix("/oauth2/authorize?") })
    }

    /// A custom domain may have a certificate here while the public URL has none.
    @Test(arguments: Engine.available)
    func `cookies are of TLS if the request came over TLS`(on engine: Engine) async throws {
        let site = try await PageSite(engine, isSecure: false)
        var ann = Visitor(site, isEncrypted: true)
        try await ann.signIn()
        #expect(ann.next == PageSite.callback && ann.cookies.count == 3)
        #expect(ann.cookies.keys.allSatisfy { $0.hasPrefix("__Host-") || $0 == "XSRF-TOKEN" })
        try await ann.open(page: "/oauth2/authorize")
        #expect(ann.next == PageSite.callback, "the session's cookie is found by the same name")
        var plain = Visitor(site)
        try await plain.open(page: "/login")
        #expect(Set(plain.cookies.keys).isSubset(of: ["martlet-browser", "XSRF-TOKEN"]))
    }
}
