import Foundation
import Kernel

/// The pages that wait for their redirect.
final class RedirectInbox: Sendable {
    private struct Waiting: Sendable {
        var redirectURI: String
        var isResponse: @Sendable (URL) -> Bool
        var result: FirstResult<URL?>
    }

    private let waiting = Locked<[Waiting]>([])

    func add(_ redirectURI: String, isResponse: @escaping @Sendable (URL) -> Bool, result: FirstResult<URL?>) {
        waiting.change { $0.append(Waiting(redirectURI: redirectURI, isResponse: isResponse, result: result)) }
    }

    func remove(_ result: FirstResult<URL?>) { waiting.change { $0.removeAll { $0.result === result } } }

    /// Passes `url` to the page whose response it is: a page that was replaced by another may still be waiting. A URL
    /// that is no page's response goes to the latest page, which refuses it.
    ///
    /// - Returns: Whether a page waited for it.
    func take(_ url: URL) -> Bool {
        let text = url.absoluteString
        guard text.utf8.count <= HostedUIRedirect.limit else { return false }
        let pages = waiting.read { $0 }.filter { RedirectMatch.isMatch(text, of: $0.redirectURI) }
        return (pages.last { $0.isResponse(url) } ?? pages.last)?.result.end(.success(url)) ?? false
    }
}

/// Compares a URL with a redirect URI.
enum RedirectMatch {
    /// Whether `url` is `redirectURI` with parameters. Case does not matter, as in the iOS SDK, nor a slash at the end.
    static func isMatch(_ url: String, of redirectURI: String) -> Bool {
        address(url).elementsEqual(address(redirectURI))
    }

    private static func address(_ text: String) -> [UInt8] {
        var bytes = text.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }.map(\.asciiLowercased)
        if bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
        return bytes
    }
}
