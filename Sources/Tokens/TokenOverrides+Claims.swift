import Cryptography
import Directory
import Kernel

extension TokenOverrides {
    /// `claims` as a trigger changes them: added, then suppressed, then the groups replaced (UP-LPT-07 to 11).
    func changing(_ claims: Claims, of use: TokenUse, for client: ClientID) -> Claims {
        let reserved = ReservedClaims(of: use, client: client)
        let changes = use == .id ? id : access
        var claims = claims
        for claim in changes.added.all where reserved.mayAdd(claim) { claims[claim.name] = claim.value }
        for name in changes.suppressed where reserved.maySuppress(name) { claims[name] = nil }
        guard let groups else { return claims }
        claims["cognito:groups"] = groups.names.isEmpty ? nil : .strings(groups.names)
        guard use == .id else { return claims }
        claims["cognito:roles"] = groups.roles.isEmpty ? nil : .strings(groups.roles)
        claims["cognito:preferred_role"] = groups.preferredRole.map(ClaimValue.string)
        return claims
    }

    /// `scopes` as a trigger changes them, in the service's order. It cannot add what only the service gives.
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
