import Console
import Cryptography
import Directory
import Kernel
import Storage
import Tokens

/// What explains the sources of a user's claims: the pool's providers, their rules, and its resource servers.
struct ClaimNotes: Sendable {
    private let client: Client?
    /// The providers at which the user has signed in.
    private var linked: [IdentityProvider] = []
    /// The names of resource servers, by their scopes.
    private var servers: [ByteKey: String] = [:]

    /// Reads the notes of a pool on a user.
    ///
    /// - Parameters:
    ///   - user: Nil for a client's own tokens.
    ///   - client: The client that the tokens are for; nil if it was deleted.
    init(of user: User?, through client: Client?, in pool: UserPoolID, _ tx: any Transaction) throws {
        self.client = client
        for server in try ResourceServerTable(tx).all(in: pool) {
            for scope in server.scopes ?? [] { servers[ByteKey("\(server.identifier)/\(scope.name)")] = server.name }
        }
        guard let user else { return }
        let names = Set(try ExternalIdentityTable(tx).all(of: user.id, in: pool).map { ByteKey($0.provider) })
        guard !names.isEmpty else { return }
        linked = try IdentityProviderTable(tx).all(in: pool).filter { names.contains(ByteKey($0.name)) }
    }

    /// The notes on a claim with this source.
    func notes(on source: ClaimSource?, value: ClaimValue?) -> [ClaimNote] {
        switch source {
        case .attribute(let name):
            [.readRight(isNamed: client?.settings.readAttributes != nil)]
                + linked.compactMap { provider in
                    provider.attributeMapping[name].map { .mapping(provider: provider.name, claim: $0) }
                }
        case .groups(let groups):
            groups.flatMap { ranked in
                linked.flatMap { provider in
                    provider.groupRules.filter { $0.group == ranked.group }
                        .map { .groupRule(provider: provider.name, claim: $0.claim, group: $0.group) }
                }
            }
        case .scopes(let granted): scopes(value, granted: granted)
        case .function(let former): notes(on: former, value: nil)
        case .user, .roles, .preferredRole, .issuer, .client, .session, .device, .browserSession, .request, .lifetime,
            .token, .accessToken, nil:
            []
        }
    }

    private func scopes(_ value: ClaimValue?, granted: [String]) -> [ClaimNote] {
        guard case .string(let text)? = value else { return [] }
        let known = Set(granted.map { ByteKey($0) })
        return text.split(separator: " ").map { part in
            let scope = String(part)
            guard known.contains(ByteKey(scope)) else { return .addedScope(scope) }
            return .scope(scope, server: servers[ByteKey(scope)])
        }
    }
}

extension ClaimList {
    /// The claims that a token would have.
    init(_ sourced: SourcedClaims, notes: ClaimNotes) {
        self.init(
            claims: sourced.claims.all.map { claim in
                let source = sourced.source(of: claim.name)
                return ReportedClaim(
                    claim.name, value: source?.isNewEachTime(claim.name) == true ? nil : claim.value.jsonText,
                    source: source, notes: notes.notes(on: source, value: claim.value))
            }, absent: Self.absent(sourced))
    }

    /// The claims of a token, compared with the claims that it would have now.
    init(_ claims: Claims, now: SourcedClaims?, notes: ClaimNotes) {
        self.init(
            claims: claims.all.map { claim in
                let source = now?.source(of: claim.name)
                var reported = ReportedClaim(
                    claim.name, value: claim.value.jsonText, source: source,
                    notes: notes.notes(on: source, value: claim.value))
                guard let now, source?.isNewEachTime(claim.name) != true else { return reported }
                switch now.claims[claim.name] {
                case claim.value?: break
                case let value?: reported.today = .other(value.jsonText)
                case nil: reported.today = .gone
                }
                return reported
            }, absent: now.map(Self.absent) ?? [])
    }

    private static func absent(_ sourced: SourcedClaims) -> [Absent] {
        sourced.absent.map { Absent($0.name, because: $0.absence) }
    }
}

extension ClaimSource {
    /// Whether each token, or each sign-in, has another value.
    fileprivate func isNewEachTime(_ name: String) -> Bool {
        switch self {
        case .accessToken: true
        case .token: name == "jti"
        case .session: name == "event_id" || name == "origin_jti"
        case .user, .attribute, .groups, .roles, .preferredRole, .scopes, .issuer, .client, .device, .browserSession,
            .request, .lifetime, .function:
            false
        }
    }
}
