import Kernel
import Wire

/// One of the hosted pages, with its form.
protocol HostedPage: Sendable {
    /// The path, which is also that of the form.
    static var path: String { get }
    /// The name of the page in records. It begins with `Get`, because showing the page changes nothing.
    static var name: String { get }
    /// The operation that the form performs, as records name it.
    static var operation: String { get }
    /// Whether the page belongs to the user's account, so that its address only has to name the client.
    static var isOfAccount: Bool { get }
    /// Whether the form does something as the user who is signed in.
    static func usesSession(_ form: QueryParameters) -> Bool

    /// The view that is shown, with the problems of the form.
    func show(_ hosted: HostedRequest, with problems: FormProblems) async throws -> HostedResponse

    /// Performs the action of the form.
    ///
    /// - Throws: A refusal, which the page then shows.
    func submit(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse
}

extension HostedPage {
    static var isOfAccount: Bool { false }

    /// Most forms start or continue a sign-in.
    static func usesSession(_ form: QueryParameters) -> Bool { false }
}

/// The result of a page or of its form.
enum HostedResponse: Sendable {
    case view(any PageView, cookies: [WireRequest.Header] = [])
    /// Another page, or the app's callback.
    case redirect(String, cookies: [WireRequest.Header] = [])
}
