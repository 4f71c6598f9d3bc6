import Kernel
import NIOHTTP1

/// Assigns requests to the flows of the `FairQueue`: by user pool, app client or access token's key, or by host and
/// path for requests without these.
///
/// Each name maps to two flows, and a request takes the shorter one: it only waits behind an overloaded pool if that
/// pool occupies both of them ("the power of two choices").
///
/// It searches the unparsed request for the first such name, because it runs before the request is admitted. A caller
/// who states another pool's name takes turns with that pool, like a real request to it.
struct RequestFlow: Sendable {
    /// The number of flows. Names map to them by a hash with a random seed.
    static let count = 256
    /// How long names keep their flows: two pools that share one must not share it permanently.
    static let period = Duration.seconds(10)
    private static let start = ContinuousClock.now
    /// How many bytes are searched. The SDKs put these names near the start of a request.
    private static let searched = 4096
    private static let maxNameLength = 128
    /// The start of the paths of sync.
    private static let pools = Array("identitypools/".utf8)

    /// The numbers of both flows, which are rarely equal.
    let numbers: (Int, Int)

    init(_ head: HTTPRequestHead, body: [UInt8], receivedAt: ContinuousClock.Instant) {
        var hasher = Hasher()
        hasher.combine(Int((receivedAt - Self.start) / Self.period))
        body.withUnsafeBufferPointer { body in
            let body = UnsafeBufferPointer(rebasing: body.prefix(Self.searched))
            if !Self.feedMember(in: body, to: &hasher), !Self.feedClient(of: head, body: body, to: &hasher) {
                Self.feedHostAndPath(of: head, to: &hasher)
            }
        }
        let (rest, first) = UInt(bitPattern: hasher.finalize()).quotientAndRemainder(dividingBy: UInt(Self.count))
        numbers = (Int(first), Int(rest % UInt(Self.count)))
    }

    /// Hashes the first name in a JSON body.
    ///
    /// - Returns: False if the body has none.
    private static func feedMember(in body: UnsafeBufferPointer<UInt8>, to hasher: inout Hasher) -> Bool {
        for (member, end) in members {
            guard let value = value(of: member, in: body) else { continue }
            feed(value.prefix(maxNameLength).prefix { $0 != end && $0 != UInt8(ascii: "\"") }, to: &hasher)
            return true
        }
        return false
    }

    /// Hashes the client of a page or an OAuth endpoint: from the query, the header `Authorization` or the form.
    ///
    /// - Returns: False without a client.
    private static func feedClient(
        of head: HTTPRequestHead, body: UnsafeBufferPointer<UInt8>, to hasher: inout Hasher
    ) -> Bool {
        var uri = head.uri
        let isInQuery = uri.withUTF8 { uri in
            guard let mark = uri.firstIndex(of: UInt8(ascii: "?")) else { return false }
            return feedField(in: uri[mark...].dropFirst().prefix(searched), to: &hasher)
        }
        if isInQuery { return true }
        if let credentials = head.headers.first(name: "authorization"),
            let name = FlowCredentials(credentials)?.name
        {
            Array(name.prefix(maxNameLength)).withUnsafeBytes { hasher.combine(bytes: $0) }
            return true
        }
        return feedField(in: body[...], to: &hasher)
    }

    private static func feedField(in text: Slice<UnsafeBufferPointer<UInt8>>, to hasher: inout Hasher) -> Bool {
        guard let value = FormField.client.value(in: text), !value.isEmpty else { return false }
        feed(value.prefix(maxNameLength), to: &hasher)
        return true
    }

    /// Hashes the host, which may be a pool's own, and the text between the first two slashes of the path: the pool in
    /// `/<pool>/.well-known/jwks.json`. In the paths of sync, `/identitypools/<pool>`, the pool comes second.
    private static func feedHostAndPath(of head: HTTPRequestHead, to hasher: inout Hasher) {
        hasher.combine((head.headers.first(name: "host") ?? "").prefix(maxNameLength).lowercased())
        var uri = head.uri
        uri.withUTF8 { bytes in
            let path = bytes.dropFirst().prefix(maxNameLength)
            let pool = path.starts(with: pools) ? path.dropFirst(pools.count) : path
            feed(pool.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }, to: &hasher)
        }
    }

    private static func feed(_ name: Slice<UnsafeBufferPointer<UInt8>>, to hasher: inout Hasher) {
        hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: name)))
    }

    /// The members that name a pool, each with the character that ends the pool's part of the value. The header of an
    /// access token names its key, which belongs to one pool.
    private static let members: [(name: [UInt8], end: UInt8)] = [
        (Array("\"ClientId\"".utf8), UInt8(ascii: "\"")), (Array("\"UserPoolId\"".utf8), UInt8(ascii: "\"")),
        (Array("\"AccessToken\"".utf8), UInt8(ascii: ".")),
    ]

    /// The text after `"member": "`.
    private static func value(of member: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Slice<
        UnsafeBufferPointer<UInt8>
    >? {
        var rest = bytes[...]
        while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
            rest = rest[quote...]
            guard rest.starts(with: member) else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(member.count).drop(while: isSpace)
            // The same text may also be a value.
            guard rest.first == UInt8(ascii: ":") else { continue }
            rest = rest.dropFirst().drop(while: isSpace)
            return rest.popFirst() == UInt8(ascii: "\"") ? rest : nil
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

/// The pool that a request concerns, as far as the header `Authorization` states it. Nothing is verified.
struct FlowCredentials {
    /// The client in Basic credentials, or the header of an access token, which names a key of one pool.
    let name: Substring.UTF8View

    /// Longer credentials do not name a client.
    private static let maxLength = 1024

    /// Nil for any other scheme.
    init?(_ header: String) {
        let header = header.utf8.prefix(8192)
        let scheme = header.prefix { $0 != UInt8(ascii: " ") }
        let value = header.dropFirst(scheme.count).drop { $0 == UInt8(ascii: " ") }
        switch Substring(scheme).lowercased() {
        case "basic":
            guard value.count <= Self.maxLength, let pair = Base64.decode(String(Substring(value))) else { return nil }
            name = Substring(String(decoding: pair.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)).utf8
        case "bearer": name = Substring(value).utf8.prefix { $0 != UInt8(ascii: ".") }
        default: return nil
        }
    }
}

/// A field that is searched in a query or a form before these are parsed.
struct FormField: Sendable {
    private let name: [UInt8]

    static let client = FormField("client_id")
    static let grantType = FormField("grant_type")

    private init(_ name: String) { self.name = Array("\(name)=".utf8) }

    /// The first value of the field, in encoded form.
    func value(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>>? {
        var rest = text
        while !rest.isEmpty {
            if rest.starts(with: name) { return rest.dropFirst(name.count).prefix { $0 != UInt8(ascii: "&") } }
            rest = rest.drop { $0 != UInt8(ascii: "&") }.dropFirst()
        }
        return nil
    }
}

/// Decides which waiting request of a flow is processed first.
enum RequestPriority: Sendable {
    case high
    case normal

    /// High for requests that complete earlier work: responses to challenges, the pages and posts after the first one
    /// of a sign-in, and the exchange of a code. Also high for the documents needed to verify tokens, which cost almost
    /// nothing.
    init(_ head: HTTPRequestHead, body: [UInt8]) {
        let uri = head.uri.utf8
        let path = uri.prefix { $0 != UInt8(ascii: "?") }
        switch head.method {
        case .POST:
            let target = head.headers.first(name: "x-amz-target") ?? ""
            let isAnswer = target.utf8.reversed().starts(with: Self.answers)
            self = isAnswer || Self.continues(path) || Self.exchangesCode(path, body: body) ? .high : .normal
        default:
            let rest = uri.dropFirst().drop { $0 != UInt8(ascii: "/") }
            self = rest.starts(with: Self.wellKnown) || Self.continues(path) ? .high : .normal
        }
    }

    /// `RespondToAuthChallenge` and `AdminRespondToAuthChallenge`, compared from their end.
    private static let answers = Array("RespondToAuthChallenge".utf8.reversed())
    private static let wellKnown = Array("/.well-known/".utf8)

    /// Whether a page continues a sign-in: it receives a code, or the response of another provider.
    private static func continues(_ path: some Sequence<UInt8>) -> Bool {
        laterPages.contains { $0.elementsEqual(path) } || path.starts(with: providerResponses)
    }

    private static let laterPages: [[UInt8]] = [
        "/login/challenge", "/login/device", "/login/link", "/confirm", "/confirmForgotPassword", "/oauth2/form_post",
        "/oauth2/idpresponse", "/saml2/idpresponse",
    ].map { Array($0.utf8) }

    /// The callbacks of providers with their own address.
    private static let providerResponses = Array("/oauth2/idpresponse/".utf8)

    private static func exchangesCode(_ path: some Sequence<UInt8>, body: [UInt8]) -> Bool {
        guard path.elementsEqual(tokenEndpoint) else { return false }
        return body.withUnsafeBufferPointer { body in
            FormField.grantType.value(in: body.prefix(searched))?.elementsEqual(codeGrant) ?? false
        }
    }

    private static let searched = 4096
    private static let tokenEndpoint = Array("/oauth2/token".utf8)
    private static let codeGrant = Array("authorization_code".utf8)
}
