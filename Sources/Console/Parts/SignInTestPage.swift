import Kernel
import Wire
import WireRuntime

/// A sign-in with a provider that an operator tries: the way there, and what the provider has sent.
struct SignInTestPage: ConsolePage {
    let pattern = "/console/pools/{pool}/provider-test"
    let methods = ["GET", "POST"]

    private static let refreshSeconds = 2

    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse {
        let name = try visit.partName
        guard !visit.isForm else { return .redirect(try await begin(at: name, on: visit)) }
        let test = try await begun(on: visit)
        let report = test?["report"]?.object
        var content = ConsoleContent(.pools, title: visit.texts.checks.signIn.title, above: above(name, on: visit)) {
            element("p", with: [.class("soft")]) { visit.texts.checks.signIn.lead }
            if let report { shown(report, on: visit) } else if let test { way(test, on: visit) }
            if test == nil || report != nil {
                visit.form(to: visit.poolAddress("provider-test", query: [("name", name)])) {
                    element("button", with: [.class("main")]) { visit.texts.checks.signIn.begin }
                }
            }
        }
        if test != nil, report == nil { content.refresh = Self.refreshSeconds }
        return .page(content)
    }

    /// Begins a test.
    ///
    /// - Returns: The address of the page that shows it.
    private func begin(at provider: String, on visit: ConsoleVisit) async throws -> String {
        let begun = try await visit.command(
            "BeginProviderTest",
            on: JSONObject([
                JSONObject.Member("pool", .string(visit.pool.rawValue)),
                JSONObject.Member("provider", .string(provider)),
            ]))
        let id = begun.object?["id"]?.string ?? ""
        return visit.poolAddress("provider-test", query: [("name", provider), ("test", id)])
    }

    /// The test that the address names; nil without one.
    private func begun(on visit: ConsoleVisit) async throws -> JSONObject? {
        guard let id = visit.query.anyText("test") else { return nil }
        return try await visit.command(
            "GetProviderTest",
            on: JSONObject([
                JSONObject.Member("pool", .string(visit.pool.rawValue)), JSONObject.Member("id", .string(id)),
            ])
        ).object
    }

    private func above(_ provider: String, on visit: ConsoleVisit) -> [(label: String, address: String)] {
        visit.abovePool + [
            (visit.texts.parts.part("provider").title, visit.poolAddress("providers")),
            (provider, visit.poolAddress("provider", query: [("name", provider)])),
        ]
    }

    /// The link to the provider. The browser comes back in a tab of its own, because the cookie of the console is not
    /// sent with a request that another site has begun.
    private func way(_ test: JSONObject, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.checks.signIn
        return element("div", with: [.class("notice"), Attribute("role", value: "status"), .id("waiting")]) {
            element("p") { texts.waiting }
            if let address = test["address"]?.string {
                let target = [
                    Attribute("target", value: "_blank"), Attribute("rel", value: "noopener noreferrer"), .id("begin"),
                ]
                element("p") { element("a", with: [.href(address)] + target) { texts.open } }
            }
        }
    }

    private func shown(_ report: JSONObject, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.checks.signIn
        let problem = report["problem"]?.string
        return markup {
            element("div", with: [.class(problem == nil ? "notice" : "alert"), .id("verdict")]) {
                problem.map { "\(texts.refused) \($0)" } ?? texts.accepted
            }
            if let outlook = report["outlook"]?.object {
                element("h2") { texts.made }
                made(outlook, isRefused: problem != nil, on: visit)
            }
            element("h2") { texts.sent }
            sent(report["received"]?.object ?? JSONObject(), on: visit)
        }
    }

    /// - Parameter isRefused: Whether the page names the refusal already.
    private func made(_ outlook: JSONObject, isRefused: Bool, on visit: ConsoleVisit) -> Markup {
        let (texts, inspector) = (visit.texts.checks.signIn, visit.texts.inspector)
        let user = outlook["user"]?.object.map { user in
            ["username", "sub", "status"].compactMap { user[$0]?.string }.joined(separator: " · ")
        }
        let facts: [(name: String, value: String?)] = [
            (texts.username, outlook["username"]?.string), (texts.user, user ?? texts.newUser),
            (texts.groups, Self.list("groups", in: outlook)),
        ]
        let exceptions: [(name: String, value: String?)] = [
            (texts.refused, isRefused ? nil : outlook["refusal"]?.string),
            (texts.missing, Self.list("missing", in: outlook)),
            (texts.noGroups, Self.list("missingGroups", in: outlook)),
            (texts.functions, Self.list("functions", in: outlook)),
        ]
        return markup {
            visit.facts(facts + exceptions.filter { $0.value != nil })
            visit.table([texts.attribute, inspector.claim, inspector.value]) {
                for attribute in Self.objects("attributes", in: outlook) {
                    element("tr") {
                        element("th", with: [.scope("row")]) { code(attribute["name"]?.string ?? "") }
                        element("td") { code(attribute["claim"]?.string ?? "") }
                        element("td", with: [.class("value")]) { attribute["value"]?.string ?? texts.notSent }
                    }
                }
            }
        }
    }

    private func sent(_ received: JSONObject, on visit: ConsoleVisit) -> Markup {
        let texts = visit.texts.inspector
        let assertion = received["assertion"]?.object ?? JSONObject()
        // What has no name in the operator's language is called as on the wire.
        let documents: [(id: String, title: String, text: String?)] = [
            ("id-token-header", "\(texts.idToken): \(texts.header)", received["idTokenHeader"]?.string),
            ("id-token-claims", "\(texts.idToken): \(texts.claims)", received["idTokenClaims"]?.string),
            ("user-info", "userinfo_endpoint", received["userInfo"]?.string),
            ("token-response", "token_endpoint", received["tokenResponse"]?.string),
            ("assertion", "saml:Assertion", assertion["xml"]?.string),
            ("saml-response", "samlp:Response", received["samlResponse"]?.string),
        ]
        let facts: [(name: String, value: String?)] = [
            (texts.issuer, assertion["issuer"]?.string), ("NameID", assertion["nameID"]?.string),
            ("Format", assertion["nameIDFormat"]?.string),
        ]
        return markup {
            if received["assertion"]?.object != nil { visit.facts(facts) }
            entries(Self.objects("parameters", in: received), on: visit)
            entries(Self.objects("attributes", in: assertion), on: visit)
            for document in documents {
                if let text = document.text {
                    element("h3") { document.title }
                    visit.copied(Self.pretty(text), id: document.id)
                }
            }
            asked(Self.objects("requests", in: received), on: visit)
        }
    }

    private func asked(_ requests: [JSONObject], on visit: ConsoleVisit) -> Markup {
        guard !requests.isEmpty else { return .empty }
        return markup {
            element("h3") { visit.texts.checks.signIn.asked }
            element("ul") {
                for request in requests {
                    element("li") {
                        code("\(request["method"]?.string ?? "") \(request["url"]?.string ?? "")")
                        " \(request["status"]?.whole.map(String.init) ?? "–") \(request["problem"]?.string ?? "")"
                    }
                }
            }
        }
    }

    private func entries(_ entries: [JSONObject], on visit: ConsoleVisit) -> Markup {
        let facts = entries.map { (name: $0["name"]?.string ?? "", value: $0["value"]?.string) }
        return facts.isEmpty ? Markup.empty : visit.facts(facts)
    }

    /// JSON with a line for each member; other texts as they are.
    private static func pretty(_ text: String) -> String {
        (try? JSONReader.read(Array(text.utf8), limits: .trusted).shown()) ?? text
    }

    private static func objects(_ name: String, in object: JSONObject) -> [JSONObject] {
        guard case .array(let items)? = object[name] else { return [] }
        return items.compactMap(\.object)
    }

    /// The texts of a list; nil if it is empty.
    private static func list(_ name: String, in object: JSONObject) -> String? {
        guard case .array(let items)? = object[name], !items.isEmpty else { return nil }
        return items.compactMap(\.string).joined(separator: ", ")
    }
}
