import NIOHTTP1

/// Which of the waiting requests of one flow is served first.
enum RequestPriority: Sendable {
    case high
    case normal

    /// High for requests that complete work which was already granted, so that the work is not lost: the answers to
    /// challenges. High also for the documents without which others cannot verify tokens; they cost next to nothing.
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

    /// `RespondToAuthChallenge` and `AdminRespondToAuthChallenge`, from their end.
    private static let answers = Array("RespondToAuthChallenge".utf8.reversed())
    private static let wellKnown = Array("/.well-known/".utf8)
}
