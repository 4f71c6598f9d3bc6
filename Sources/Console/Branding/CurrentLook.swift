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
    /// Whose look it is.
    private let owner: String

    /// Reads it.
    ///
    /// - Throws: `ServiceError`.
    init(_ client: String, on visit: ConsoleVisit) async throws {
        let read = try await visit.call(
            GetUICustomizationInput(clientId: ClientID(rawValue: client), userPoolId: visit.pool),
            in: visit.pool.region)
        let stored = read.uiCustomization
        self.client = client
        owner = stored.clientId?.rawValue ?? client
        css = stored.css ?? ""
        logo = stored.imageUrl
        isInherited = !owner.hasSameBytes(as: client) && (stored.css != nil || stored.imageUrl != nil)
    }

    /// The bytes of the logo, which a write must repeat: what it does not give is removed.
    func logoBytes(on visit: ConsoleVisit) async throws -> [UInt8]? {
        guard let file = logo?.utf8.split(separator: UInt8(ascii: "/")).last else { return nil }
        let (name, looks) = (String(Substring(file)), visit.console.services.commands.looks)
        return try await looks.logo(name, owner, visit.pool)
    }

    /// The call that writes a look.
    func call(css: String, logo: [UInt8]?, on visit: ConsoleVisit) -> PlannedCall {
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
