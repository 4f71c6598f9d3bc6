import Cryptography
import Directory
import Kernel

extension TokenOverrides {
    /// Applies a trigger's changes: adds claims, then suppresses claims, then replaces the groups (UP-LPT-07 to 11).
    func change<Sink: ClaimSink>(_ claims: inout Sink, of use: TokenUse, for client: ClientID) {
        let reserved = ReservedClaims(of: use, client: client)
        let changes = use == .id ? id : access
        for claim in changes.added.all where reserved.mayAdd(claim) { claims.override(claim.name, value: claim.value) }
        for name in changes.suppressed where reserved.maySuppress(name) { claims.suppress(name) }
        guard let groups else { return }
        Self.replace("cognito:groups", of: &claims, by: groups.names.isEmpty ? nil : .strings(groups.names))
        guard use == .id else { return }
        Self.replace("cognito:roles", of: &claims, by: groups.roles.isEmpty ? nil : .strings(groups.roles))
        Self.replace("cognito:preferred_role", of: &claims, by: groups.preferredRole.map(ClaimValue.string))
    }

    private static func replace<Sink: ClaimSink>(_ name: String, of claims: inout Sink, by value: ClaimValue?) {
        guard let value else { return claims.suppress(name) }
        claims.override(name, value: value)
    }

    /// `scopes` with a trigger's changes, in the service's order. A trigger cannot add scopes that are reserved to the
    /// service.
    func scope(changing scopes: [String]) -> String {
        HashOrder.ofSet(changed(scopes)).joined(separator: " ")
    }

    private func changed(_ scopes: [String]) -> [String] {
        // Most pools have no function.
        guard !suppressedScopes.isEmpty || !addedScopes.isEmpty else { return scopes }
        let suppressed = Set(suppressedScopes.map { ByteKey($0) })
        let added = addedScopes.filter { !$0.utf8.starts(with: Self.reservedScopes.utf8) }
        var seen = suppressed
        return (scopes + added).filter { seen.insert(ByteKey($0)).inserted }
    }

    private static let reservedScopes = "aws.cognito."
}
