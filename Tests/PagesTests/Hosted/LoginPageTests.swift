import Directory
import Kernel
import TestKit
import Testing
import Wire

@testable import Pages

/// The sign-in page, and what follows it.
@Suite struct LoginPageTests {
    // LGN-GEN-01, OA-20, UI-03
    @Test(arguments: Engine.available)
    func `a right password leads to the app with a code, and the browser's cookies are new`(on engine: Engine)
        async throws
    {
        let site = try await PageSite(engine)
        var ann = Visitor(site)
        try await ann.open(page: "/oauth2/authorize")
        try await ann.follow()
        #expect(ann.status == 200 && ann.shows("Forgot your password?") && ann.shows("Create an account"))
        let before = ann.cookies["__Host-martlet-browser"]
        try await ann.post(["username": "ann", "password": TestServer.password])
        #expect(ann.status == 303 && ann.next == PageSite.callback && ann.location.contains("code="))
        #expect(ann.cookies["__Host-martlet-browser"] != before)
        #expect(ann.cookies.keys.contains { $0.hasPrefix("__Host-martlet-session-") })
    }

    @Test(arguments: Engine.available)
    func `a wrong password is told above the form, and the name stays`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        var ann = Visitor(site)
        for name in ["ann", "nobody"] {
            try await ann.signIn(name, password: "Wrong-Horse-9")
            #expect(ann.status == 400 && ann.html.tags("input").contains { $0.contains("value=\"\(name)\"") })
            #expect(ann.html.text.contains("role=\"alert\"") && !ann.html.text.contains("Wrong-Horse-9"))
        }
    }

    @Test(arguments: Engine.available)
    func `a signed-in user is asked whether to go on, and may take another name`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        var ann = Visitor(site)
        try await ann.signIn()
        try await ann.open(page: "/login")
        #expect(
            ann.html.text.contains("ann") && ann.html.forms.count == 1 && !ann.html.text.contains("type=\"password\""))
        var again = ann
        try await again.submit(["choice": "continue"])
        #expect(again.next == PageSite.callback)
        try await ann.submit(["choice": "other"])
        #expect(ann.html.text.contains("type=\"password\""))
    }

    // A sentence beside a field is a problem too: the page of the sign-in is shown again, not the question.
    @Test(arguments: Engine.available)
    func `a problem beside a field shows the form to a signed-in user`(on engine: Engine) async throws {
        let site = try await PageSite(engine)
        var ann = Visitor(site)
        try await ann.signIn()
        let hosted = try await site.hosted(ann.request("GET", "/login?\(site.query)"))
        func view(_ problems: FormProblems) async throws -> HostedResponse {
            try await LoginPage().show(hosted, with: problems)
        }
        guard case .view(let asked, _) = try await view(FormProblems()), asked is SignedInView,
            case .view(let beside, _) = try await view(FormProblems(fields: [FieldName.username: .malformed])),
            beside is LoginView
        else {
            Issue.record("another page is shown")
            return
        }
    }

    // UI-03
    @Test(arguments: Engine.available)
    func `the former session has ended before the next one gets a code`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let site = try await PageSite(server)
        var ann = Visitor(site)
        try await ann.signIn()
        let name = try #require(ann.cookies.keys.first { $0.contains("martlet-session") })
        let former = Secret(try #require(ann.cookies[name]))
        try await ann.open("/login?\(site.query)&prompt=login")
        recorder.forget()
        try await ann.post(["username": "ann", "password": TestServer.password])
        #expect(ann.next == PageSite.callback)
        #expect(try await server.browserSession(former, in: site.pool.id) == nil)
        let ended = recorder.asked.firstIndex {
            $0.contains("browser_sessions") && !$0.hasPrefix("SELECT") && !$0.hasPrefix("INSERT")
        }
        let issued = recorder.asked.firstIndex { $0.hasPrefix("INSERT INTO authorization_codes") }
        #expect(try #require(ended) < (try #require(issued)))
    }
}
