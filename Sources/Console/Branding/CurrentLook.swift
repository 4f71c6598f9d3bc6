import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// The stored look of a client's pages, or of all clients.
struct CurrentLook: Sendable {
    static let allClients = "ALL"

    /// The client that the page is about.
    let client: String
    let css: String
    /// The address of the logo; nil if there is none.
    let logo: String?
    /// Whether it is the look of all clients, because the client has none of its own.
    let isInherited: Bool
    /// The client whose look it is, or all.
    private let owner: String

    /// The operation that reads a look.
    static func reading(of client: String, in pool: UserPoolID) -> GetUICustomizationInput {
        GetUICustomizationInput(clientId: ClientID(rawValue: client), userPoolId: pool)
    }

    /// Reads the look of a client, or of all.
    ///
    /// - Throws: `ServiceError`.
    static func read(of client: String, on visit: ConsoleVisit) async throws -> CurrentLook {
        let stored = try await visit.call(reading(of: client, in: visit.pool), in: visit.pool.region).uiCustomization
        let owner = stored.clientId?.rawValue ?? client
        return CurrentLook(
            client: client, css: stored.css ?? "", logo: stored.imageUrl,
            isInherited: !owner.hasSameBytes(as: client) && (stored.css != nil || stored.imageUrl != nil), owner: owner)
    }

    /// The bytes of the logo, which a write must repeat: what it does not give is removed.
    func logoBytes(on visit: ConsoleVisit) async throws -> [UInt8]? {
        guard let file = logo?.utf8.split(separator: UInt8(ascii: "/")).last else { return nil }
        return try await visit.console.services.commands.looks.logo(String(Substring(file)), owner, visit.pool)
    }

    /// The call that writes a style sheet and a logo for the client.
    func writing(css: String, logo: [UInt8]?, on visit: ConsoleVisit) -> PlannedCall {
        var input = SettingsSource.named(visit.pool)
        input["ClientId"] = .string(client)
        if !css.utf8.isEmpty { input["CSS"] = .string(css) }
        var shown = input
        if let logo {
            input["ImageFile"] = .string(Base64.encode(logo))
            shown["ImageFile"] = .string("fileb://logo")
        }
        var call = PlannedCall("SetUICustomization", input: input)
        call.shown = shown
        return call
    }
}
