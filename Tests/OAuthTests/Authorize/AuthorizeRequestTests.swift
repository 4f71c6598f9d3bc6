import Authentication
import Directory
import Kernel
import OAuth
import TestKit
import Testing
import Wire

/// What an authorization request must contain, and where its errors go.
@Suite struct AuthorizeRequestTests {
    // OA-01, AUZ-NEG-07, UP-ACS-05
    @Test(arguments: Engine.available)
    func `a redirect URI that differs in one byte is shown on the error page and never a target`(
        on engine: Engine
    ) async throws {
        let site = try await BrowserSite(engine) {
            $0.callbackURLs = ["https://good.com/cb", "https://good.com/caf%C3%A9"]
        }
        let ann = try await site.server.signInOnPage(by: site.client)
        let others = [
            "https://good.com/cb@evil.com", "https://good.com@evil.com/cb", #"https://good.com\@evil.com/cb"#,
            "https://good%2eevil.com/cb", "https://good.com.evil.com/cb", "https://good.com/../cb",
            "https://good.com/cb/..", "https://good.com//cb", "https://good.com/cb/", "https://good.com/cb;x",
            "https://good.com/cb?x=1", "https://good.com/cb#f", "https://good.com/cb#", "https://good.com/cb?",
            "https://good.com:443/cb", "https://good.com:8443/cb", "https://GOOD.com/cb", "https://good.com/CB",
            "https://good.com./cb", "https://good.com/cb%0d", "https://good.com/cb\r\n", "https://good.com/cb\t",
            " https://good.com/cb", "http://good.com/cb", "https://user:pw@good.com/cb", "https://g\u{43E}od.com/cb",
            "https://good.com/cafe\u{301}", "https://good.com/caf\u{E9}", "https://good.com/caf%c3%a9",
            "https://good.com/%63b", "https://good.com/%2563b", "//good.com/cb", "/cb", "https://good.com",
            "javascript:alert(1)", "https://good.com/cb\u{0}", "https://evil.com/https://good.com/cb",
        ]
        for uri in others {
            for user in [nil, ann] {
                let answer = try await site.authorize(["redirect_uri": uri], by: user)
                #expect(answer.location == "/error?error=redirect_mismatch&client_id=\(site.client.id)", "\(uri)")
            }
        }
        let right = try await site.authorize(["redirect_uri": "https://good.com/caf%C3%A9"], by: ann)
        #expect(right.page == "https://good.com/caf%C3%A9" && right.query["code"] != nil)
    }

    // OA-01, AUZ-NEG-07
    @Test(arguments: Engine.available)
    func `a repeated client or redirect URI is no client and no redirect URI`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let query = BrowserSite.query(site.parameters())
        for more in ["client_id=\(site.client.id)", "redirect_uri=https%3A%2F%2Fapp.example.com%2Fcb"] {
            for query in ["\(query)&\(more)", "\(more)&\(query)"] {
                #expect(try await site.get("/oauth2/authorize", query: query).pageError == "invalid_request")
            }
        }
        let again = try await site.get("/oauth2/authorize", query: "\(query)&state=2")
        #expect(again.clientError == "invalid_request" && again.query["state"] == nil)
        let scopes = try await site.get("/oauth2/authorize", query: "\(query)&scope=email")
        #expect(scopes.clientError == "invalid_request" && scopes.query["state"] == "s 1&é")
    }

    // OA-03, AUZ-PAR-02, AUZ-NEG-07, LGN-GEN-02
    @Test(arguments: Engine.available)
    func `a client that is missing, unknown or not for OAuth gets an error page`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        #expect(try await site.authorize(["client_id": nil]).location == "/error?error=invalid_request")
        #expect(try await site.authorize(["client_id": ""]).pageError == "invalid_request")
        #expect(try await site.authorize(["client_id": "nowhere"]).location == "/error?error=invalid_client")
        let endless = String(repeating: "a", count: 100_000)
        #expect(try await site.authorize(["client_id": endless]).pageError == "invalid_client")
        #expect(try await site.authorize(["client_id": "a\u{0}"]).pageError == "invalid_client")
        let closed = try await site.server.client(in: site.pool) {
            $0.oauth.callbackURLs = [BrowserSite.callback]
        }
        #expect(try await site.authorize(["client_id": closed.id.rawValue]).pageError == "unauthorized_client")
    }

    // UP-ACS-01, UP-ACS-23
    @Test(arguments: Engine.available, [nil, []] as [[String]?])
    func `a client without a provider has no pages, and its other grants work`(on engine: Engine, names: [String]?)
        async throws
    {
        let site = try await BrowserSite(engine)
        let code = try await site.code()
        let ann = try await site.server.signInOnPage(by: site.client)
        _ = try await site.server.clients.change(site.client.id, in: site.pool.id) {
            $0.settings.oauth.identityProviders = names
        }
        for user in [nil, ann] {
            let answer = try await site.authorize(by: user)
            #expect(answer.location == "/error?error=unauthorized_client&client_id=\(site.client.id)")
        }
        #expect(try await site.exchange(code).status == 200)
    }

    // AUZ-PAR-01, AUZ-NEG-01, AUZ-NEG-04, AUZ-NEG-08, OA-03, OA-05, LGN-GEN-04
    @Test(arguments: Engine.available)
    func `response_type is code or token, and the client must be allowed it`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let missing = try await site.authorize(["response_type": nil])
        #expect(missing.clientError == "invalid_request" && missing.query["state"] == "s 1&é")
        #expect(missing.query["iss"] == "\(TestServer.publicURL)/\(site.pool.id)")
        for type in ["code token", "none", "CODE", "id_token", "code ", "token id_token"] {
            #expect(
                try await site.authorize(["response_type": type]).clientError == "unsupported_response_type", "\(type)")
        }
        let codeOnly = try await BrowserSite(engine) { $0.flows = [.code] }
        let token = try await codeOnly.authorize(["response_type": "token"])
        #expect(token.page == BrowserSite.callback && token.query["error"] == nil)
        #expect(token.fragment["error"] == "unauthorized_client" && token.fragment["state"] == "s 1&é")
        let implicitOnly = try await BrowserSite(engine) { $0.flows = [.implicit] }
        #expect(try await implicitOnly.authorize().clientError == "unauthorized_client")
    }

    // AUZ-PAR-07, AUZ-PAR-09, AUZ-PAR-12, AUZ-NEG-05, OA-03, LGN-GEN-07, LGN-GEN-08,
    // decision 5
    @Test(arguments: Engine.available)
    func `a scope that does not exist or that the client does not have is an error`(
        on engine: Engine
    ) async throws {
        let site = try await BrowserSite(engine)
        let servers = ResourceServers(site.server.database, world: site.server.world, cache: site.server.settings)
        _ = try await servers.create(
            "https://api.example.com", named: "API", in: site.pool.id, scopes: [.init(name: "read", description: "r")])
        func scopes(_ text: String?) async throws -> String? {
            try await site.authorize(["scope": text]).query["scope"]
        }
        #expect(try await scopes("openid") == "openid")
        #expect(try await scopes("email openid") == "email openid", "in the order of the request")
        #expect(try await scopes("openid email openid") == "openid email", "once each")
        let all = "openid profile email aws.cognito.signin.user.admin"
        #expect(try await scopes(nil) == all)
        #expect(try await scopes("") == all, "a parameter without a value is as if it were missing")
        let strange = [
            "openid phone", "openid https://api.example.com/read", "openid unknown", "https://api.example.com/write",
            "OPENID", "phone",
        ]
        for text in strange {
            let refused = try await site.authorize(["scope": text])
            #expect(refused.clientError == "invalid_request", "\(text)")
            #expect(refused.query["error_description"] == "invalid_scope", "\(text)")
        }
        let wrong = [
            "email", "profile aws.cognito.signin.user.admin",
            "openid  email", " openid", "openid ", "openid\temail", "openid\"", "openid\u{E9}", "open\u{0}id",
            String(repeating: "openid ", count: 15_000), String(repeating: "a", count: 100_000),
        ]
        for text in wrong {
            #expect(try await site.authorize(["scope": text]).clientError == "invalid_scope", "\(text.prefix(40))")
        }
    }

    // AUZ-PAR-13, AUZ-PAR-14, AUZ-NEG-02, AUZ-NEG-03, AUZ-POS-04
    @Test(arguments: Engine.available)
    func `a PKCE challenge has the method S256, and the method a challenge`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        func answer(_ challenge: String?, _ method: String?) async throws -> Landing {
            try await site.authorize(["code_challenge": challenge, "code_challenge_method": method])
        }
        let challenge = BrowserSite.challenge
        #expect(try await answer(challenge, "S256").query["code_challenge"] == challenge)
        for (given, method) in [
            (challenge, nil), (challenge, "plain"), (challenge, "s256"), (challenge, "S512"), (nil, "S256"),
            (String(challenge.dropLast()), "S256"), (challenge + "A", "S256"), ("=" + challenge.dropFirst(), "S256"),
        ] {
            #expect(try await answer(given, method).clientError == "invalid_request", "\(given ?? "") \(method ?? "")")
        }
    }

    // OA-26
    @Test(arguments: Engine.available)
    func `parameters that would change how the request or the answer is sent are refused`(on engine: Engine)
        async throws
    {
        let site = try await BrowserSite(engine)
        let ann = try await site.server.signInOnPage(by: site.client)
        for mode in ["fragment", "web_message", "query.jwt", "QUERY", "form_post.jwt", "FORM_POST"] {
            let answer = try await site.authorize(["response_mode": mode], by: ann)
            #expect(answer.clientError == "invalid_request" && !answer.hasFragment, "\(mode)")
        }
        #expect(try await site.authorize(["response_mode": "query"], by: ann).query["code"] != nil)
        let tokens = try await site.authorize(["response_type": "token", "response_mode": "form_post"], by: ann)
        #expect(tokens.page == BrowserSite.callback && tokens.fragment["error"] == "invalid_request")
        for (name, error) in [
            ("request", "request_not_supported"), ("request_uri", "request_uri_not_supported"),
            ("registration", "registration_not_supported"),
        ] {
            #expect(try await site.authorize([name: "x"], by: ann).clientError == error)
        }
        let ignored = ["claims": "{}", "display": "popup", "acr_values": "1", "resource": "x", "unknown": "x"]
        #expect(try await site.authorize(ignored.mapValues { $0 }, by: ann).query["code"] != nil)
    }

    // AUZ-PAR-05, AUZ-PAR-06
    @Test(arguments: Engine.available)
    func `a pool has no provider but itself`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        #expect(try await site.authorize(["identity_provider": "COGNITO"]).query["identity_provider"] == "COGNITO")
        for changes in [
            ["identity_provider": "Google"], ["idp_identifier": "example.com"], ["identity_provider": "cognito"],
        ] {
            #expect(try await site.authorize(changes.mapValues { $0 }).clientError == "invalid_request")
        }
    }

    @Test(arguments: Engine.available)
    func `malformed optional parameters are refused, or ignored if they are only hints`(on engine: Engine) async throws
    {
        let site = try await BrowserSite(engine)
        let marks = "a" + String(repeating: "\u{301}", count: 50)
        let wrong: [[String: String]] = [
            ["prompt": "none login"], ["prompt": "create"], ["prompt": "NONE"], ["max_age": "-1"], ["max_age": "1.5"],
            ["max_age": "99999999999999999999"], ["nonce": "a\u{0}b"], ["nonce": marks],
            ["nonce": String(repeating: "a", count: 1025)], ["id_token_hint": "a.b.c"],
        ]
        for changes in wrong {
            #expect(try await site.authorize(changes.mapValues { $0 }).clientError == "invalid_request", "\(changes)")
        }
        let hints = ["login_hint": "a\nb", "lang": "<script>", "ui_locales": "de-CH \" en"]
        let answer = try await site.authorize(hints.mapValues { $0 })
        #expect(
            answer.page == "/login" && answer.query["login_hint"] == nil && answer.query["ui_locales"] == "de-CH en")
        let state = try await site.authorize(["state": marks, "prompt": "none"])
        #expect(state.query.anyText("state")?.hasSameBytes(as: marks) == true, "state is returned unchanged")
    }

    // The parameters go on to the sign-in page, which reads them again.
    @Test(arguments: Engine.available)
    func `the query of the sign-in page is the same request`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let changes: [String: String?] = [
            "nonce": "n&=1", "code_challenge": BrowserSite.challenge, "code_challenge_method": "S256",
            "prompt": "select_account login", "max_age": "60", "login_hint": "ann+1@example.com",
            "ui_locales": "pt-BR fr", "lang": "de", "identity_provider": "COGNITO", "response_mode": "form_post",
        ]
        let login = try await site.authorize(changes)
        #expect(login.page == "/login")
        let again = try await site.get("/oauth2/authorize", query: String(login.location.dropFirst("/login?".count)))
        #expect(again.location == login.location)
        #expect(login.query["state"] == "s 1&é" && login.query["nonce"] == "n&=1")
        #expect(login.query["prompt"] == "login select_account" && login.query["ui_locales"] == "de pt-BR fr")
    }

    @Test(arguments: Engine.available)
    func `the default redirect URI stands in for a missing one`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine) { $0.defaultRedirectURI = "myapp://cb" }
        #expect(try await site.authorize(["redirect_uri": nil, "prompt": "none"]).page == "myapp://cb")
        let other = try await BrowserSite(engine)
        #expect(try await other.authorize(["redirect_uri": nil]).pageError == "invalid_request")
    }

    @Test(arguments: Engine.available)
    func `under the domain of a pool only its clients work`(on engine: Engine) async throws {
        let site = try await BrowserSite(engine)
        let reader = AuthorizeRequestReader(site.services)
        let parameters = QueryParameters(BrowserSite.query(site.parameters()))
        #expect(try await reader.read(parameters, in: site.pool.id).context.client.id == site.client.id)
        let other = try await site.server.pool()
        do {
            _ = try await reader.read(parameters, in: other.id)
            Issue.record("the client is of another pool")
        } catch { #expect(error.location == "/error?error=invalid_client") }
    }
}
