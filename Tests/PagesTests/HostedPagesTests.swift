import Crypto
import Directory
import Foundation
import Testing
import Wire

@testable import Pages

/// The hosted pages: what holds for every screen, in every language.
@Suite struct HostedPagesTests {
    @Test(arguments: Language.allCases)
    func `every input has a label, and every description is on the page`(_ language: Language) throws {
        for (name, page) in try GalleryScreens.all(language) {
            let ids = page.values("id")
            #expect(Set(ids).count == ids.count, "\(name) uses an id twice")
            for input in page.tags("input") where !input.contains("type=\"hidden\"") && !input.contains("aria-hidden") {
                let id = try #require(HostedHTML.values("id", in: input).first, "\(name): \(input)")
                #expect(page.text.contains("<label class=\"label-customizable\" for=\"\(id)\">"), "\(name)")
                #expect(input.contains(" autocomplete=\"") && !input.contains("onpaste"), "\(name): \(input)")
            }
            for described in page.values("aria-describedby").flatMap({ $0.split(separator: " ") }) {
                #expect(ids.contains(String(described)), "\(name) lacks \(described)")
            }
            #expect(page.text.components(separatedBy: "<h1 ").count == 2, "\(name)")
            #expect(page.text.components(separatedBy: " autofocus").count <= 2, "\(name) has two")
        }
    }

    // UI-15
    @Test(arguments: Language.allCases)
    func `no page has a script, a handler or a style inside, or anything of another host`(
        _ language: Language
    ) throws {
        for (name, page) in try GalleryScreens.all(language) {
            #expect(page.text.contains("<html lang=\"\(language.rawValue)\" dir=\"\(language.direction)\">"), "\(name)")
            #expect(page.tags("script") == ["src=\"\(PageAsset.script.path)\" defer"], "\(name)")
            #expect(!page.text.contains("<style") && page.values("style").isEmpty, "\(name)")
            for handler in ["onclick", "onload", "onerror", "onsubmit"] { #expect(page.values(handler).isEmpty) }
            for address in page.values("src") + page.values("href") where address != "data:," {
                #expect(address.hasPrefix("/") && !address.hasPrefix("//"), "\(name): \(address)")
            }
            #expect(!page.text.contains("{{") && !page.text.contains("Optional("), "\(name)")
        }
    }

    @Test(arguments: Language.allCases)
    func `a page and its files are below 50 kB`(_ language: Language) throws {
        let files = PageAsset.style.content.count + PageAsset.script.content.count
        for (name, page) in try GalleryScreens.all(language) {
            #expect(page.text.utf8.count + files < 50_000, "\(name)")
        }
    }

    @Test(arguments: Language.allCases)
    func `a sentence contains the value that it is about`(_ language: Language) throws {
        let code = try HostedHTML(
            CodeView(form: GallerySample.form, kind: .sms, destination: "+1***"), language: language)
        let email = try HostedHTML(
            CodeView(form: GallerySample.form, kind: .email, destination: "a***"), language: language)
        let signedIn = try HostedHTML(SignedInView(form: GallerySample.form, name: "ann"), language: language)
        let rules = PasswordRules(minimumLength: 13, history: 7)
        let password = try HostedHTML(NewPasswordView(form: GallerySample.form, rules: rules), language: language)
        let device = try HostedHTML(
            ConfirmDeviceView(form: GallerySample.form, code: "WDJB", app: "TV", name: "bob"), language: language)
        let provider = ProviderButton(kind: .corporate, name: "Contoso", link: "/x")
        let signIn = try HostedHTML(LoginView(form: nil, providers: [provider]), language: language)
        let link = try HostedHTML(
            LinkAccountView(form: GallerySample.form, provider: "Fabrikam", address: "eve@"), language: language)
        let sought = [
            (code, "+1***"), (email, "a***"), (signedIn, "ann"), (password, "13"), (password, "7"), (device, "WDJB"),
            (device, "TV"), (device, "bob"), (signIn, "Contoso"),
            (link, "Fabrikam"), (link, "eve@"),
        ]
        for (page, value) in sought { #expect(page.text.contains(value), "\(language) lacks \(value)") }
    }

    @Test func `the policy allows the pages' files, the brand's style and the app's callback`() throws {
        let brand = Brand(css: ".label-customizable { color: red; }")
        let response = try HostedPages.response(
            SignedOutView(), brand: brand, language: .english, redirectURI: "https://app.example.com/callback")
        let policy = try #require(response.headers.first { $0.name == "Content-Security-Policy" }?.value)
        let hash = Data(SHA256.hash(data: Data(".label-customizable { color: red; }".utf8))).base64EncodedString()
        #expect(policy.contains("style-src 'self' 'sha256-\(hash)';") && policy.contains("default-src 'none'"))
        #expect(policy.contains("form-action 'self' https:;") && policy.contains("frame-ancestors 'none'"))
        #expect(!policy.contains("unsafe"))
        let page = HostedHTML(response).text
        let sheet = try #require(page.range(of: PageAsset.style.path)).upperBound
        let style = try #require(page.range(of: "<style>.label-customizable { color: red; }</style>")).lowerBound
        #expect(sheet < style && page.contains(" class=\"branded\">"))
    }

    @Test func `a form may end at the app's callback, whatever its scheme`() {
        #expect(FormTarget.source("https://app.example.com/cb") == "https:")
        #expect(FormTarget.source("com.example.app://cb") == "com.example.app:")
        #expect(FormTarget.source("http://localhost:3000/cb?a=b") == "http://localhost:3000")
        for address in ["", "callback", "ja va:x", "1a:x", "http:/x", "http://", "http://a;b/", "x;y:z"] {
            #expect(FormTarget.source(address) == nil, "\(address)")
        }
    }

    @Test func `a brand that could end its style element is not used`() throws {
        let page = try HostedHTML(SignedOutView(), brand: Brand(css: "a{}</style><script>"))
        #expect(!page.text.contains("<style") && page.tags("script").count == 1)
    }

    // UI-17
    @Test func `the files may be kept for a year, and their names change with their content`() async throws {
        let routes = PageAssets(frame: RequestFrame { _ in }).routes
        #expect(Set(routes.map(\.pattern)) == [PageAsset.style.path, PageAsset.script.path])
        let response = try #require(await routes[0].respond(WireRequest(method: "GET"), PathParameters()))
        #expect(response.headers.contains { $0.name == "Cache-Control" && $0.value.contains("immutable") })
        #expect(
            PageAsset("a", suffix: "css", type: "", text: "x").path
                != PageAsset("a", suffix: "css", type: "", text: "y").path)
    }
}
