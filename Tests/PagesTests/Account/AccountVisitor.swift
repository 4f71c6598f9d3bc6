import Directory
import Kernel
import TestKit
import Testing
import Wire

@testable import Pages

extension PageSite {
    /// A site whose pool tracks sessions.
    static func trackingSessions(
        _ engine: Engine, pool set: (inout PoolSettings) -> Void = { _ in }
    ) async throws -> PageSite {
        try await PageSite(
            engine,
            pool: { settings in
                settings.sessions = SessionSettings().with(isTracked: true, maxPerUser: 20)
                set(&settings)
            })
    }

    /// The address of an account's page, as a link has it.
    func account(_ page: String = "/account") -> String { "\(page)?client_id=\(client.id)" }

    /// The answer of the token endpoint to the client.
    func token(_ fields: [(String, String)]) async throws -> WireResponse {
        let form = QueryText.join(fields + [("client_id", client.id.rawValue)])
        return try await answer(
            WireRequest(
                method: "POST", path: "/oauth2/token",
                headers: [("Content-Type", "application/x-www-form-urlencoded")], body: Array(form.utf8)))
    }
}

extension Visitor {
    /// Opens the account, and signs in for it.
    mutating func openAccount(as name: String = "ann", password: String = TestServer.password) async throws {
        try await open(site.account())
        try await follow()
        try await submit(["username": name, "password": password])
    }

    /// Sends the form of the page that is sent to `path`, with the button of this value.
    mutating func press(_ value: String, to path: String) async throws {
        try await submit(["choice": value], to: path)
    }

    /// Opens an account's page.
    mutating func open(account page: String) async throws {
        try await open(site.account(page))
        try await follow()
    }
}
