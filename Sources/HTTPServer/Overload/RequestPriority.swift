import NIOHTTP1

/// Which waiting request of a flow is processed first.
enum RequestPriority: Sendable {
    case high
    case normal

    /// High for responses to challenges, which complete work already done. High also for the documents needed to verify
    /// tokens; they cost almost nothing.
    init(_ head: HTTPRequestHead) {
        switch head.method {
        case .POST:
            let target = head.headers.first(name: "x-amz-target") ?? ""
            self = target.utf8.reversed().starts(with: Self.answers) ? .high : .normal
        default:
            let path = head.uri.utf8.dropFirst().drop { $0 != UInt8(ascii: "/") }
            self = path.starts(with: Self.wellKnown) ? .high : .normal
        }
    }

    /// `RespondToAuthChallenge` and `AdminRespondToAuthChallenge`, compared from their end.
    private static let answers = Array("RespondToAuthChallenge".utf8.reversed())
    private static let wellKnown = Array("/.well-known/".utf8)
}
