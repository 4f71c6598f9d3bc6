import Kernel

/// The measured server and two clients of its OAuth endpoints: an app that signs users in, and a machine.
struct OAuthTarget: Sendable {
    let target: BenchTarget
    let app: ClientID
    let machine: ClientID
    let machineSecret: Secret<String>

    static let callback = "http://localhost/cb"
    private static let scope = "https://bench.example.com/read"

    /// Creates both clients over the wire, as an administrator does.
    static func create(in target: BenchTarget, port: Int) throws -> OAuthTarget {
        let connection = try Connection(port: port)
        _ = try target.call(
            "CreateResourceServer",
            members: #""Identifier":"https://bench.example.com","Name":"bench","#
                + #""Scopes":[{"ScopeName":"read","ScopeDescription":"Read"}]"#, over: connection)
        let machine = try target.call(
            "CreateUserPoolClient",
            members: #""ClientName":"machine","GenerateSecret":true,"AllowedOAuthFlowsUserPoolClient":true,"#
                + #""AllowedOAuthFlows":["client_credentials"],"AllowedOAuthScopes":["\#(scope)"]"#, over: connection)
        let app = try target.call(
            "CreateUserPoolClient",
            members: #""ClientName":"app","AllowedOAuthFlowsUserPoolClient":true,"AllowedOAuthFlows":["code"],"#
                + #""AllowedOAuthScopes":["openid","email"],"SupportedIdentityProviders":["COGNITO"],"#
                + #""CallbackURLs":["\#(callback)"]"#, over: connection)
        return OAuthTarget(
            target: target, app: ClientID(rawValue: try app.text("ClientId")),
            machine: ClientID(rawValue: try machine.text("ClientId")),
            machineSecret: Secret(try machine.text("ClientSecret")))
    }

    /// The workloads of the endpoints and the sign-in page, in the order of the report.
    var workloads: [Workload] { [clientCredentials, codeExchange, userInfo, signInPage] }

    /// A token for the machine: one signature.
    private var clientCredentials: Workload {
        Workload(name: "client_credentials", baseline: [.signature], target: .ratio(1.35)) { _, _ in
            let pair = Base64.encode(Array("\(machine):\(machineSecret.exposed)".utf8))
            return Repeater(
                request: .form(
                    to: "/oauth2/token", fields: [("grant_type", "client_credentials")],
                    headers: "Authorization: Basic \(pair)\r\n"))
        }
    }

    /// An authorization request of a browser that is signed in, and the exchange of its code: an ID token and an access
    /// token.
    private var codeExchange: Workload {
        Workload(name: "Code and exchange", baseline: [.signature, .signature]) {
            number, connection in CodeCaller(browser: try signedIn(number, over: connection))
        }
    }

    /// Each caller with the access token of its own session.
    private var userInfo: Workload {
        Workload(name: "userInfo", target: .microseconds(100)) { number, connection in
            let token = try signedIn(number, over: connection).tokens(over: connection).text("access_token")
            return Repeater(request: .get("/oauth2/userInfo", headers: "Authorization: Bearer \(token)\r\n"))
        }
    }

    /// The page that asks a browser for name and password: 4,000 a second and core.
    private var signInPage: Workload {
        Workload(name: "Sign-in page", target: .microseconds(250)) { number, connection in
            Repeater(request: .get(BenchBrowser(target: self).address("/login")))
        }
    }

    private func signedIn(_ number: Int, over connection: Connection) throws -> BenchBrowser {
        var browser = BenchBrowser(target: self)
        try browser.signIn(BenchUser(number * target.population.stride), over: connection)
        return browser
    }
}

/// Asks for a code with the browser's session, and exchanges it.
private struct CodeCaller: Caller {
    let browser: BenchBrowser

    func perform(over connection: Connection) throws { _ = try browser.tokens(over: connection).text("id_token") }
}
