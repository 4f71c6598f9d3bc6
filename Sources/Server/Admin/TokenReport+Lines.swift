import Console
import Cryptography

extension TokenReport {
    /// The report in lines, for a terminal.
    package var lines: [String] {
        let facts: [(String, String?)] = [
            ("signature", signature.rawValue), ("key", key.map { "\($0.id) (\($0.phase.rawValue))" }),
            ("time", time.rawValue), ("issued", issuedAt), ("expires", expiresAt), ("checked", checkedAt),
            ("session", session.rawValue), ("event_id", sessionID), ("pool", parties.pool),
            ("user", parties.username), ("client", parties.client), ("function", function.rawValue),
            ("header", header),
        ]
        return facts.compactMap { name, value in value.map { "\(name)  \($0)" } } + list.lines
    }
}

extension TokenPreview {
    /// The preview in lines, for a terminal.
    package var lines: [String] {
        let first = ["function  \(function.rawValue)"]
        return first + (id.map { ["ID token"] + $0.lines } ?? []) + ["access token"] + access.lines
    }
}

extension ClaimList {
    /// A line for each claim, and for what is not there.
    fileprivate var lines: [String] {
        claims.map { "  \($0.name)  \($0.value ?? "(new each time)")  [\($0.words)]" }
            + absent.map { "  \($0.name)  (not there: \($0.reason.rawValue))" }
    }
}

extension ReportedClaim {
    fileprivate var words: String {
        let now: String? =
            switch today {
            case .same: nil
            case .other(let value): "now \(value)"
            case .gone: "now gone"
            }
        let words = [source?.words ?? "not known", now].compactMap(\.self) + notes.map(\.words)
        return words.joined(separator: "; ")
    }
}

extension ClaimSource {
    /// The source in a line.
    fileprivate var words: String {
        switch self {
        case .user: "user"
        case .attribute(let name): "attribute \(name)"
        case .groups(let groups): "groups \(groups.map(\.words).joined(separator: ", "))"
        case .roles(let roles): "roles of \(roles.map { "\($0.group)" }.joined(separator: ", "))"
        case .preferredRole(let groups): "role of \(groups.map(\.words).joined(separator: ", "))"
        case .scopes(let granted): "scopes \(granted.joined(separator: " "))"
        case .issuer: "pool"
        case .client: "client"
        case .session: "session"
        case .device: "device"
        case .browserSession: "browser session"
        case .request: "request"
        case .lifetime(let seconds): "validity of \(seconds) s"
        case .token: "token"
        case .accessToken: "access token"
        case .function(let former): "function" + (former.map { " in place of \($0.words)" } ?? "")
        }
    }
}

extension ClaimSource.RankedGroup {
    fileprivate var words: String { "\(group) (\(precedence.map(String.init) ?? "-"))" }
}

extension ClaimNote {
    /// The note in a line.
    fileprivate var words: String {
        switch self {
        case .readRight(let isNamed): isNamed ? "named in ReadAttributes" : "all may be read"
        case .mapping(let provider, let claim): "\(provider) gives it as \(claim)"
        case .groupRule(let provider, let claim, let group): "a rule of \(provider) for \(claim) gives \(group)"
        case .scope(let scope, let server): server.map { "\(scope) of \($0)" } ?? scope
        case .addedScope(let scope): "\(scope) added by the function"
        }
    }
}
