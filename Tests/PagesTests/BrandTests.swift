import Directory
import Kernel
import TestKit
import Testing
import Wire

@testable import Pages

/// Whose page it is: names, marks, links and texts of a pool.
@Suite struct BrandTests {
    private static let hostile = "</title><script>alert(1)</script>\"'&"

    private func page(_ brand: Brand, of view: any PageView = LoginView(form: nil)) throws -> HostedHTML {
        try HostedHTML(view, brand: brand)
    }

    @Test func `the title and the first line say whose page it is`() throws {
        let page = try page(Brand(name: "Shop", app: "Shop web"), of: LoginView(form: nil, app: "Shop web"))
        #expect(page.text.contains("<title>Sign in · Shop</title>"))
        #expect(page.text.contains("to continue to <bdi dir=\"ltr\">Shop web</bdi>"))
        #expect(try self.page(Brand()).text.contains("<title>Sign in</title>"))
    }

    @Test func `without a logo the initial is shown, with one the logo is the icon`() throws {
        let plain = try page(Brand(name: "«shop»"))
        #expect(plain.text.contains("aria-hidden=\"true\">S</span>"))
        #expect(plain.values("href").contains { $0.hasPrefix("data:image/svg+xml,%3Csvg") })
        let logo = try page(Brand(logo: "/p/branding/c/x.png", name: "Shop"))
        #expect(logo.values("href").contains("/p/branding/c/x.png") && !logo.text.contains("class=\"mark\""))
        #expect(try page(Brand(name: "***")).values("href").contains("data:,"), "no letter, no mark")
    }

    @Test func `no name or text of an operator becomes markup`() throws {
        var pool = PoolExtensions()
        pool.texts = ["en": ["signIn.title": Self.hostile, "signIn.withProvider": "\(Self.hostile){}"]]
        let brand = Brand(name: Self.hostile, app: Self.hostile, pool: pool)
        let providers = [ProviderButton(kind: .corporate, name: Self.hostile, link: "/")]
        let page = try page(brand, of: LoginView(form: nil, providers: providers, app: Self.hostile))
        #expect(page.tags("script").count == 1 && !page.text.contains("alert(1)</script>"))
        #expect(!page.values("href").contains { $0.contains("<") })
    }

    @Test func `links to terms and privacy open beside the form`() throws {
        var pool = PoolExtensions()
        (pool.termsURL, pool.privacyURL) = ("https://example.com/terms", "https://example.com/privacy")
        let page = try page(Brand(pool: pool))
        #expect(page.links.contains("https://example.com/terms") && page.links.contains("https://example.com/privacy"))
        #expect(page.text.contains("rel=\"noopener noreferrer\""))
    }

    @Test func `a pool's own texts take the place of those of the pages, in their language only`() throws {
        var pool = PoolExtensions()
        pool.texts = [
            "de": [
                "signIn.title": "Willkommen", "codes.sentByEmail": "Post an {} ist unterwegs.",
                "attributes.custom:team": "Mannschaft", "unknown": "x",
            ], "xx": ["signIn.title": "y"],
        ]
        let brand = Brand(pool: pool)
        #expect(try HostedHTML(LoginView(form: nil), brand: brand, language: .german).text.contains("Willkommen"))
        #expect(try HostedHTML(LoginView(form: nil), brand: brand).text.contains("Sign in"))
        let code = CodeView(form: GallerySample.form, kind: .email, destination: "a***")
        let sent = try HostedHTML(code, brand: brand, language: .german).text
        #expect(sent.contains("Post an <bdi dir=\"ltr\">a***</bdi> ist unterwegs."))
        let signUp = SignUpView(form: GallerySample.form, attributes: [AttributeField("custom:team")])
        #expect(try HostedHTML(signUp, brand: brand, language: .german).text.contains("Mannschaft"))
        #expect(try HostedHTML(signUp).text.contains("<bdi dir=\"ltr\">Team</bdi>"))
    }

    @Test func `every text of the pages has a name, and a value needs its place`() throws {
        let all = OwnTexts.all(in: "en")
        #expect(Set(all.map(\.name)).count == all.count && all.count > 190)
        for (name, text) in all { try OwnTexts.check(text, for: name, in: "en") }
        #expect(throws: InvalidInput.self) { try OwnTexts.check("We sent it.", for: "codes.sentTo", in: "en") }
        #expect(throws: InvalidInput.self) { try OwnTexts.check("x", for: "signIn.other", in: "en") }
        #expect(throws: InvalidInput.self) { try OwnTexts.check("x", for: "signIn.title", in: "tlh") }
        #expect(throws: Never.self) { try OwnTexts.check("Size", for: "attributes.custom:size", in: "pt-BR") }
    }

    @Test func `fields of a sign-up stand in the order that users expect`() {
        let names = ["birthdate", "custom:b", "email", "family_name", "custom:a", "given_name", "phone_number"]
        #expect(
            AttributeField.ordered(names) == [
                "given_name", "family_name", "email", "phone_number", "birthdate", "custom:a", "custom:b",
            ])
    }

    @Test(arguments: Engine.available)
    func `a new user is not told of former passwords`(on engine: Engine) async throws {
        let site = try await PageSite(engine, pool: { $0.passwordPolicy.historySize = 5 })
        var bea = Visitor(site)
        try await bea.open(page: "/signup")
        #expect(bea.status == 200 && !bea.shows("to differ from your last"))
        try await bea.open(page: "/forgotPassword")
        try await bea.submit(["username": "ann"])
        #expect(bea.shows("to differ from your last 5 passwords"))
    }
}
