import Directory
import Kernel
import Testing

@testable import OAuth
@testable import Wire

/// Doubling the parameters of an authorization request at most doubles their cost (OA-03).
@Suite(.serialized) struct AuthorizeGrowthTests {
    private static let settings: OAuthSettings = {
        var settings = OAuthSettings()
        settings.scopes = ["openid", "https://api.example.com/read"]
        settings.callbackURLs = ["http://127.0.0.1/cb", "https://app.example.com/cb"]
        return settings
    }()

    @Test(arguments: Text.units + ["openid ", "a ", "none "])
    func `parameters are read in linear time`(_ unit: String) {
        Growth.expectLinear("scope") { size in
            let text = Text.repeating(unit, size)
            _ = RequestedScopes.mayBeCustom(text, settings: Self.settings)
            _ = try? RequestedScopes.granted(text, to: Self.settings, custom: [ByteKey("https://api.example.com/read")])
        }
        Growth.expectLinear("challenge") { _ = try? CodeChallenge.read(Text.repeating(unit, $0), method: "S256") }
        for start in ["", "http://127.0.0.1:", "http://[::1]/", "https://app.example.com/cb"] {
            Growth.expectLinear("redirect URI") { size in
                let uri = start + Text.repeating(unit, size)
                _ = RedirectURI.isRegistered(uri, in: Self.settings.callbackURLs ?? [])
                _ = QueryText.append([("state", uri)], to: uri)
            }
        }
        Growth.expectLinear("words") { size in
            let text = PercentEncoding.encode(Text.repeating(unit, size).utf8)
            let parameters = AuthorizeParameters(
                QueryParameters("prompt=\(text)&ui_locales=\(text)&login_hint=\(text)&nonce=\(text)&max_age=\(text)"))
            _ = (parameters.languages, parameters.loginHint)
            _ = (try? parameters.prompts, try? parameters.nonce, try? parameters.maxAge)
        }
    }

    @Test func `a query of very many parameters has none`() {
        let many = String(repeating: "a=b&", count: 250)
        #expect(
            QueryParameters(String(many.dropLast()))["a"] == nil
                && QueryParameters(many + "client_id=x")["client_id"] == nil)
        #expect(QueryParameters(String(repeating: "a=b&", count: 249) + "client_id=x")["client_id"] == "x")
    }
}
