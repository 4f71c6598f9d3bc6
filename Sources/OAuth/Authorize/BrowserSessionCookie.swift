import Crypto
package import Directory
package import Kernel
import Tokens
package import Wire

/// The cookie with the text of a browser session. Each pool has its own, so that pools on one host do not conflict.
package struct BrowserSessionCookie: Sendable {
    private let name: String
    private let isSecure: Bool

    /// The cookie of a pool.
    ///
    /// - Parameter isSecure: Whether browsers reach the pages over TLS.
    package init(of pool: UserPoolID, isSecure: Bool) {
        let hash = Array(SHA256.hash(data: Array(pool.rawValue.utf8)).prefix(8))
        name = SetCookie.name("martlet-session-\(Hex.encode(hash))", isSecure: isSecure)
        self.isSecure = isSecure
    }

    /// The text in a request; nil if it is missing, or cannot be that of a session.
    package func text(in request: WireRequest) -> Secret<String>? {
        request.cookie(name).flatMap { $0.utf8.count <= 64 ? Secret($0) : nil }
    }

    /// Sets the text of a new session of `pool` in the browser.
    package func setting(_ text: Secret<String>, of pool: UserPool) -> WireRequest.Header {
        let seconds = Int(BrowserSession.lifetime(in: pool))
        return SetCookie(name, value: text.exposed, seconds: seconds, isSecure: isSecure).header
    }

    /// Removes the text from the browser.
    package var clearing: WireRequest.Header { SetCookie(name, value: "", seconds: 0, isSecure: isSecure).header }
}
