import Crypto
import Kernel
import Wire

/// A random text that identifies a browser before a user has signed in. Forms and the steps of a sign-in are bound to
/// it. It changes with every sign-in, so that an earlier text is of no use for the session (UI-03).
///
/// Sign-ins in other tabs, including those of other pools, stay valid: the cookie keeps its former texts for as long as
/// a sign-in may take. A former text cannot use a session (`HostedPage.usesSession`), and cannot repeat the request of
/// a completed sign-in.
struct BrowserCookie: Sendable {
    let text: String
    /// The earlier texts, the newest first.
    let former: [Expiring]
    /// The requests whose sign-ins have ended, as digests.
    let ended: [Expiring]
    /// Whether the browser did not send it.
    let isNew: Bool
    private let name: String
    private let isSecure: Bool

    /// A part of the cookie that expires at `expiry`, in seconds.
    struct Expiring: Sendable, Equatable {
        var text: String
        var expiry: Int64
    }

    /// For how many seconds a sign-in that has begun stays valid, as one at a provider does.
    private static let lifetime: Int64 = 300
    private static let byteCount = 32
    private static let maxFormer = 4
    private static let maxEnded = 8
    private static let maxBytes = 1024

    /// The cookie of the browser that sent `request`, or a new one.
    init(in request: WireRequest, isSecure: Bool, world: World) {
        name = SetCookie.name("martlet-browser", isSecure: isSecure)
        self.isSecure = isSecure
        let parts = request.cookie(name).flatMap { Self.parts($0, now: world.now().seconds) }
        isNew = parts == nil
        (text, former, ended) = parts ?? (Self.freshText(from: world), [], [])
    }

    private init(_ text: String, former: [Expiring], ended: [Expiring], replacing old: BrowserCookie) {
        (self.text, self.former, self.ended, isNew) = (text, former, ended, true)
        (name, isSecure) = (old.name, old.isSecure)
    }

    /// The present text and the former ones.
    var texts: [String] { [text] + former.map(\.text) }

    /// The cookie that replaces this one when the sign-in for `request`, the query of an authorization request, ends.
    func renewed(ending request: String, world: World) -> BrowserCookie {
        let expiry = world.now().seconds + Self.lifetime
        let replaced = isNew ? [] : [Expiring(text: text, expiry: expiry)]
        let latest = [Expiring(text: Self.digest(request), expiry: expiry)]
        return BrowserCookie(
            Self.freshText(from: world), former: Array((replaced + former).prefix(Self.maxFormer)),
            ended: Array((latest + ended).prefix(Self.maxEnded)), replacing: self)
    }

    /// Whether a sign-in for `request` has ended.
    func hasEnded(_ request: String) -> Bool {
        let digest = Self.digest(request)
        return ended.contains { $0.text.hasSameBytes(as: digest) }
    }

    /// Gives the browser the cookie until it is closed.
    var setting: WireRequest.Header {
        let value =
            [text] + former.map { "f\($0.text)~\($0.expiry)" } + ended.map { "e\($0.text)~\($0.expiry)" }
        return SetCookie(name, value: value.joined(separator: "."), seconds: nil, isSecure: isSecure).header
    }
}

extension BrowserCookie {
    private static func freshText(from world: World) -> String { Base64.encodeURL(world.bytes(byteCount)) }

    private static func digest(_ request: String) -> String {
        Base64.encodeURL(Array(SHA256.hash(data: Array(request.utf8)).prefix(8)))
    }

    /// The parts of a cookie; nil if one is malformed. Expired ones are left out.
    private static func parts(_ value: String, now: Int64) -> (String, [Expiring], [Expiring])? {
        guard value.utf8.count <= maxBytes else { return nil }
        let parts = value.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard parts.count <= 1 + maxFormer + maxEnded, let text = parts.first, isText(text, count: byteCount) else {
            return nil
        }
        var (former, ended): ([Expiring], [Expiring]) = ([], [])
        for part in parts.dropFirst() {
            guard let (kind, item) = expiring(part) else { return nil }
            guard item.expiry > now, item.expiry <= now + lifetime else { continue }
            if kind == UInt8(ascii: "f") { former.append(item) } else { ended.append(item) }
        }
        return (text, former, ended)
    }

    private static func expiring(_ part: String) -> (kind: UInt8, Expiring)? {
        let halves = part.utf8.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false)
        guard halves.count == 2, let kind = halves[0].first, let expiry = Int(asciiDigits: halves[1]) else {
            return nil
        }
        let text = String(decoding: halves[0].dropFirst(), as: UTF8.self)
        switch kind {
        case UInt8(ascii: "f") where isText(text, count: byteCount), UInt8(ascii: "e") where isText(text, count: 8):
            return (kind, Expiring(text: text, expiry: Int64(expiry)))
        default: return nil
        }
    }

    private static func isText(_ text: String, count: Int) -> Bool { Base64.decodeURL(text)?.count == count }
}
