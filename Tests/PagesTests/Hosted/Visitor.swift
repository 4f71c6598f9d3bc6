import Foundation
import Kernel
import TestKit
import Testing
import Wire

@testable import Pages

/// A browser: it keeps cookies, and sends the forms of the page that it shows.
struct Visitor {
    let site: PageSite
    private(set) var cookies: [String: String] = [:]
    /// The last answer.
    private(set) var response = WireResponse(status: 0, headers: [], body: [])
    private var isEncrypted = false

    init(_ site: PageSite, isEncrypted: Bool = false, bringing cookies: [String: String] = [:]) {
        (self.site, self.isEncrypted, self.cookies) = (site, isEncrypted, cookies)
    }

    /// Takes the cookies that the browser has got in another tab.
    mutating func take(cookiesOf tab: Visitor) { cookies = tab.cookies }

    var html: HostedHTML { HostedHTML(response) }
    var status: Int { response.status }
    /// Where the last answer leads; "" for a page.
    var location: String { response.header("Location") ?? "" }
    /// The path of the page where it leads.
    var next: String { location.prefix { $0 != "?" }.description }

    /// Whether the page has the sentence.
    func shows(_ sentence: String) -> Bool { html.text.contains(sentence.replacing("'", with: "&#39;")) }

    mutating func open(_ address: String) async throws { try await send("GET", address) }

    /// Opens a page of the usual authorization request.
    mutating func open(page: String) async throws { try await open("\(page)?\(site.query)") }

    /// Follows redirects on the server.
    mutating func follow() async throws {
        var count = 0
        while location.hasPrefix("/"), count < 5 {
            try await open(location)
            count += 1
        }
    }

    /// Sends the first form of the page that is sent to `path`, with these fields, and follows redirects on the server.
    mutating func submit(_ fields: [String: String], to path: String? = nil) async throws {
        try await post(fields, to: path)
        try await follow()
    }

    /// As above, without following.
    mutating func post(_ fields: [String: String], to path: String? = nil) async throws {
        let form = try #require(html.forms.first { path == nil || $0.action.hasPrefix("\(path ?? "")?") })
        try await post(form, fields)
    }

    /// Sends `form`, and follows redirects on the server.
    mutating func submit(_ form: HostedHTML.Form) async throws {
        try await post(form, [:])
        try await follow()
    }

    private mutating func post(_ form: HostedHTML.Form, _ fields: [String: String]) async throws {
        let sent = form.hidden.merging(fields) { $1 }
        let body = sent.map { "\($0.key)=\(PercentEncoding.encode($0.value.utf8))" }.joined(separator: "&")
        try await send(
            "POST", form.action,
            [
                ("Content-Type", "application/x-www-form-urlencoded"), ("Sec-Fetch-Site", "same-origin"),
                ("Origin", "https://\(PageSite.host)"),
            ], body)
    }

    /// Begins the usual request and gives the password.
    mutating func signIn(_ name: String = "ann", password: String = TestServer.password) async throws {
        try await open(page: "/oauth2/authorize")
        try await follow()
        try await submit(["username": name, "password": password])
    }

    /// A request of this browser.
    func request(
        _ method: String, _ address: String, _ headers: [WireRequest.Header] = [], _ body: String = ""
    ) -> WireRequest {
        let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
        let sent = cookies.isEmpty ? [] : [("Cookie", cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; "))]
        var request = WireRequest(
            method: method, path: parts[0], query: parts.count > 1 ? parts[1] : "",
            headers: [("Host", PageSite.host)] + sent + headers, body: Array(body.utf8))
        request.isEncrypted = isEncrypted
        return request
    }

    private mutating func send(
        _ method: String, _ address: String, _ headers: [WireRequest.Header] = [], _ body: String = ""
    ) async throws {
        response = try await site.answer(request(method, address, headers, body))
        for header in response.headers where header.name == "Set-Cookie" {
            let parts = header.value.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1)
            cookies[String(parts[0])] = parts.count > 1 ? String(parts[1]) : nil
        }
    }
}

extension HostedHTML {
    /// A form: where it is sent, and its hidden fields.
    struct Form {
        var action: String
        var hidden: [String: String]
    }

    /// The forms of the page.
    var forms: [Form] {
        text.components(separatedBy: "<form ").dropFirst().compactMap { part in
            let form = part.components(separatedBy: "</form>")[0]
            let inputs = form.components(separatedBy: "<input ").dropFirst()
            let hidden = inputs.filter { $0.hasPrefix("type=\"hidden\"") }.map { input in
                (Self.unescaped(input, "name"), Self.unescaped(input, "value"))
            }
            return Form(action: Self.unescaped(form, "action"), hidden: Dictionary(hidden) { $1 })
        }
    }

    /// The addresses of the links of the page.
    var links: [String] {
        text.components(separatedBy: "<a ").dropFirst().map { Self.unescaped($0, "href") }
    }

    private static func unescaped(_ tag: String, _ name: String) -> String {
        (values(name, in: " " + tag).first ?? "").replacingOccurrences(of: "&amp;", with: "&")
    }
}
