import Wire
import WireRuntime

/// A page of the console: the paths that it serves, and its responses.
protocol ConsolePage: Sendable {
    /// The pattern of its path.
    var pattern: String { get }
    /// The HTTP methods that it accepts.
    var methods: [String] { get }
    /// The most bytes of a form with a file; nil if the page takes no file.
    var maxUpload: Int? { get }

    /// - Throws: `ServiceError` of an operation that the page cannot do without.
    func respond(to visit: ConsoleVisit) async throws -> ConsoleResponse
}

extension ConsolePage {
    var methods: [String] { ["GET"] }
    var maxUpload: Int? { nil }
}

/// What a page of the console returns.
enum ConsoleResponse: Sendable {
    /// A page with the navigation around it.
    case page(ConsoleContent)
    /// The browser is sent to another page by a GET request.
    case redirect(String)
    /// A file, or a document for a frame.
    case document(WireResponse)
    /// The session has ended: its cookie is removed.
    case left

    func response(to visit: ConsoleVisit) -> WireResponse {
        switch self {
        case .page(let content): visit.response(content)
        case .document(let response): response
        case .redirect(let address): WireResponse(status: 303, headers: [("Location", address), Self.notStored])
        case .left:
            WireResponse(
                status: 303,
                headers: [("Location", "/console"), Self.notStored, visit.console.cookie("", seconds: 0)])
        }
    }

    /// Keeps a response out of caches: it belongs to one session.
    static let notStored: WireRequest.Header = ("Cache-Control", "no-store")
}

/// What a page shows within the navigation.
struct ConsoleContent: Sendable {
    /// The entry of the navigation that the page belongs to.
    enum Section: Sendable {
        case home, pools, identityPools, access, operations, tools, jobs, outbox, audit, server, sessions, search
    }

    var section: Section
    var title: String
    /// The pages above this one, from the outermost.
    var above: [(label: String, address: String)]
    var status: Int
    var body: Markup
    /// Seconds until the browser asks again; nil if the page stays.
    var refresh: Int?
    /// Whether the page has frames with documents of this server.
    var frames = false

    init(
        _ section: Section, title: String, above: [(label: String, address: String)] = [], status: Int = 200,
        @MarkupBuilder body: () -> Markup
    ) {
        (self.section, self.title, self.above, self.status) = (section, title, above, status)
        self.body = body()
    }
}
