import Foundation
import Kernel
import WireClient

/// The dependencies of the driver for hosted pages.
struct HostedUIDriver: Sendable {
    /// The endpoints, or the error in the configuration.
    var calls: Result<HostedUICalls, AWSMobileClientError> = .failure(
        .invalidConfiguration(message: "Auth.Default.OAuth is missing, so there are no hosted pages."))
    /// Whether the configuration has a section for hosted pages.
    var isNamed = false
    /// Keeps hosted sessions, under the id of their app client.
    var store: SessionStore?
    /// Shows the pages.
    let pages = Locked<any HostedUIPages>(SystemHostedUIPages())
    /// The pages whose redirect the app may hand in.
    let inbox = RedirectInbox()

    var configuration: HostedUIConfiguration? { (try? calls.get())?.configuration }
}

extension HostedUIDriver {
    init(
        _ configuration: Result<ClientConfiguration, AWSMobileClientError>, store: any TokenStore, app: String,
        transport: Transport, world: World
    ) {
        guard let read = try? configuration.get() else { return }
        isNamed = read.namesHostedUI
        calls = read.hostedUI.map {
            HostedUICalls(configuration: $0, transport: transport.sending(userAgent: read.userAgent), world: world)
        }
        self.store = self.configuration.map { SessionStore(store, app: app, clientID: $0.clientID) }
    }
}

/// The pages that wait for their redirect.
final class RedirectInbox: Sendable {
    private struct Waiting: Sendable {
        var redirectURI: String
        var isAnswer: @Sendable (URL) -> Bool
        var result: FirstResult<URL?>
    }

    private let waiting = Locked<[Waiting]>([])

    func add(_ redirectURI: String, isAnswer: @escaping @Sendable (URL) -> Bool, result: FirstResult<URL?>) {
        waiting.change { $0.append(Waiting(redirectURI: redirectURI, isAnswer: isAnswer, result: result)) }
    }

    func remove(_ result: FirstResult<URL?>) { waiting.change { $0.removeAll { $0.result === result } } }

    /// Hands `url` to the page that it answers: a page that was replaced by another may still be waiting. A URL that
    /// answers no page goes to the latest one, which refuses it.
    ///
    /// - Returns: Whether a page waited for it.
    func take(_ url: URL) -> Bool {
        let text = url.absoluteString
        guard text.utf8.count <= HostedUIRedirect.limit else { return false }
        let pages = waiting.read { $0 }.filter { RedirectMatch.isMatch(text, of: $0.redirectURI) }
        return (pages.last { $0.isAnswer(url) } ?? pages.last)?.result.end(.success(url)) ?? false
    }
}
