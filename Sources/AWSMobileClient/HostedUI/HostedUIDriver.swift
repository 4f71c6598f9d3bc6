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
        _ configuration: Result<ClientConfiguration, AWSMobileClientError>, _ store: any TokenStore, app: String,
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
        var result: FirstResult<URL?>
    }

    private let waiting = Locked<[Waiting]>([])

    func add(_ redirectURI: String, _ result: FirstResult<URL?>) {
        waiting.change { $0.append(Waiting(redirectURI: redirectURI, result: result)) }
    }

    func remove(_ result: FirstResult<URL?>) { waiting.change { $0.removeAll { $0.result === result } } }

    /// Hands `url` to the page that leads there.
    /// - Returns: Whether a page waited for it.
    func take(_ url: URL) -> Bool {
        let text = url.absoluteString
        guard text.utf8.count <= HostedUIRedirect.limit else { return false }
        return waiting.read { $0 }.contains {
            RedirectMatch.isMatch(text, $0.redirectURI) && $0.result.end(.success(url))
        }
    }
}
