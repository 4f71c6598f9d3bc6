import Directory
import Kernel
import Testing

/// OAuth settings of clients.
@Suite struct OAuthSettingsTests {
    private func refusalMessage(hasSecret: Bool = false, _ change: (inout OAuthSettings) -> Void) -> String? {
        refusal(hasSecret: hasSecret, change)?.message
    }

    private func refusal(hasSecret: Bool, _ change: (inout OAuthSettings) -> Void) -> (any Refusal)? {
        var settings = ClientSettings()
        change(&settings.oauth)
        let pool = UserPool(
            id: UserPoolID(rawValue: "p"), name: "people", settings: PoolSettings(), schema: .standard,
            createdAt: Instant(seconds: 0), modifiedAt: Instant(seconds: 0))
        do {
            try settings.check(in: pool, hasSecret: hasSecret, known: ClientReferences(), when: .creating)
            return nil
        } catch {
            return error as? any Refusal ?? InvalidInput("another error")
        }
    }

    // UP-ACS-06
    @Test(arguments: [
        "https://app.example.com/back", "https://app.example.com:8443/back?x=1", "myapp://signin",
        "com.example.app:/cb", "myapp://user@signin", "https://app.example.com/@back", "websocket://x",
        "http://localhost/cb", "http://localhost:3000/cb", "http://127.0.0.1:8080", "http://[::1]:8080/cb",
    ])
    func `HTTPS, loopback and custom-scheme URLs are permitted`(_ url: String) {
        #expect(refusalMessage { $0.callbackURLs = [url] } == nil)
        #expect(refusalMessage { $0.logoutURLs = [url] } == nil)
    }

    // UP-ACS-06
    @Test(arguments: [
        "http://app.example.com/back", "http://localhost.example.com/", "http://localhost@example.com/",
        "http://localhost:80@example.com/", "http://127.0.0.1.example.com", "HTTP://example.com", "http:example.com",
    ])
    func `plain HTTP to another machine is refused in every disguise`(_ url: String) {
        #expect(refusalMessage { $0.callbackURLs = [url] } == "\(url) cannot use the HTTP protocol.")
        #expect(refusalMessage { $0.logoutURLs = [url] } != nil)
    }

    @Test(arguments: [
        "app.example.com/back", "//app.example.com", "https://", "https:///x", "", ":", "javascript:alert(1)",
        "JavaScript:alert(1)", "data:text/html,x", "https://a.example.com/ b", "https://a.example.com/\r\nX: y",
        "1app://x", "http://localhost\\@example.com", "https://a.example.com\\@b.example.com", "https://ä.example.com",
        "https://*.example.com/cb", "https://a.example.com/*", "about:blank", "About:blank",
        "view-source:https://a.example.com", "ws://a.example.com/", "wss://a.example.com/",
        "blob:https://a.example.com/x", "file:///etc/passwd", "filesystem:https://a.example.com/x",
        "https://user@a.example.com/", "https://user:x@a.example.com/", "https://a.example.com@b.example.com",
        "HTTPS://user@a.example.com/",
    ])
    func `anything but an absolute URI is refused`(_ url: String) {
        #expect(refusalMessage { $0.callbackURLs = [url] }?.contains("is not a valid redirect URI") == true)
    }

    @Test func `a fragment is refused`() {
        #expect(
            refusalMessage { $0.callbackURLs = ["https://a.example.com/#x"] }
                == "https://a.example.com/#x cannot use fragment")
    }

    @Test func `the default callback must equal one of the callbacks`() {
        #expect(
            refusalMessage {
                $0.callbackURLs = ["https://a.example.com/"]
                $0.defaultRedirectURI = "https://a.example.com"
            } == "The default redirect URI https://a.example.com is not in the callback URIs list.")
        #expect(
            refusalMessage {
                $0.callbackURLs = ["https://a.example.com/"]
                $0.defaultRedirectURI = "https://a.example.com/"
            } == nil)
    }

    // UP-ACS-04, UP-ACS-09, UP-ACS-21
    @Test func `a client of the OAuth endpoints needs flows, scopes and callbacks`() {
        let needsFlows =
            "AllowedOAuthFlows and AllowedOAuthScopes are required if user pool client is allowed to use OAuth flows."
        #expect(refusalMessage { $0.enabled = true } == needsFlows)
        #expect(
            refusalMessage {
                $0.enabled = true; $0.flows = [.code]
            } == needsFlows)
        #expect(
            refusalMessage {
                $0.enabled = true; $0.flows = [.implicit]; $0.scopes = ["openid"]
            }
                == "CallbackUrls can not be empty when code flow or implicit flow is selected")
        #expect(
            refusalMessage {
                $0.enabled = true
                $0.flows = [.code, .implicit]
                $0.scopes = ["openid"]
                $0.callbackURLs = ["https://a.example.com"]
            } == nil)
    }

    // UP-ACS-12, UP-ACS-13
    @Test func `client credentials need a secret and exclude other flows`() {
        #expect(
            refusalMessage { $0.flows = [.clientCredentials] }
                == "client_credentials flow can not be selected if client does not have a client secret.")
        #expect(
            refusalMessage(hasSecret: true) { $0.flows = [.clientCredentials, .code] }
                == "client_credentials flow can not be selected along with code flow or implicit flow.")
        for hasSecret in [true, false] {
            let refused = refusal(hasSecret: hasSecret) {
                $0.flows = hasSecret ? [.clientCredentials, .implicit] : [.clientCredentials]
                $0.scopes = ["openid"]
            }
            let expected = hasSecret ? ClientRefusal.exclusiveFlow : .flowRequiresSecret
            #expect(refused as? ClientRefusal == expected, "before the scopes")
        }
        #expect(refusalMessage(hasSecret: true) { $0.flows = [.clientCredentials] } == nil)
        #expect(
            refusalMessage(hasSecret: true) {
                $0.flows = [.clientCredentials]; $0.scopes = ["openid"]
            }
                == "openid is not supported with client_credentials flow")
    }

    // UP-ACS-14, UP-ACS-15
    @Test func `five scopes exist, and three of them require openid`() {
        #expect(
            refusalMessage { $0.scopes = ["openid", "email", "phone", "profile", "aws.cognito.signin.user.admin"] }
                == nil)
        #expect(refusalMessage { $0.scopes = ["aws.cognito.signin.user.admin"] } == nil)
        for scope in ["phone", "email", "profile"] {
            #expect(
                refusalMessage { $0.scopes = [scope, "aws.cognito.signin.user.admin"] }
                    == "openid scope is required when phone, email or profile scopes are requested.", "\(scope)")
            #expect(refusalMessage { $0.scopes = ["openid", scope] } == nil, "\(scope)")
        }
        #expect(refusalMessage { $0.scopes = ["orders/read"] } == "Invalid scope requested: orders/read")
    }

    // UP-ACS-02, UP-ACS-03
    @Test func `only the pool itself is a provider until there are others`() {
        #expect(refusalMessage { $0.identityProviders = ["COGNITO"] } == nil)
        #expect(
            refusalMessage { $0.identityProviders = ["COGNITO", "Google"] }
                == "The provider Google does not exist for User Pool p")
    }
}
