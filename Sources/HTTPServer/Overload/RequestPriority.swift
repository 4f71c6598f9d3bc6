import NIOHTTP1

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
