import Kernel
import Wire

/// A random text by which a browser is recognised before a user has signed in. Forms and the steps of a sign-in are
/// bound to it. It changes with every sign-in, so that nothing from before can be used after it (UI-03).
struct BrowserCookie: Sendable {
    let text: String
    /// Whether the browser did not bring it.
    let isNew: Bool
    private let name: String
    private let isSecure: Bool

    private static let byteCount = 32
    private static let mostBytes = 64

    /// The cookie of the browser that sent `request`, or a new one.
    init(in request: WireRequest, isSecure: Bool, _ world: World) {
        let name = SetCookie.name("martlet-browser", isSecure: isSecure)
        let known = request.cookie(name).flatMap { Self.isOne($0) ? $0 : nil }
        self.init(known ?? Self.fresh(world), isNew: known == nil, name, isSecure: isSecure)
    }

    private init(_ text: String, isNew: Bool, _ name: String, isSecure: Bool) {
        (self.text, self.isNew, self.name, self.isSecure) = (text, isNew, name, isSecure)
    }

    /// The cookie that takes its place.
    func renewed(_ world: World) -> BrowserCookie {
        BrowserCookie(Self.fresh(world), isNew: true, name, isSecure: isSecure)
    }

    /// Gives the browser the cookie until it is closed.
    var setting: WireRequest.Header { SetCookie(name, value: text, seconds: nil, isSecure: isSecure).header }

    private static func fresh(_ world: World) -> String { Base64.encodeURL(world.bytes(byteCount)) }

    private static func isOne(_ text: String) -> Bool {
        text.utf8.count <= mostBytes && Base64.decodeURL(text)?.count == byteCount
    }
}
