import Cryptography
import Kernel

/// Which role an identity gets.
extension RoleSettings {
    /// The role of an unauthenticated identity.
    ///
    /// - Throws: `IdentityPoolRefusal` if the pool has none, or if the caller asks for another one.
    package func unauthenticatedRole(asked: String?) throws(IdentityPoolRefusal) -> String {
        guard asked == nil else { throw .roleNotAllowed }
        guard let unauthenticated else { throw .noRole }
        return unauthenticated
    }

    /// The role of an authenticated identity.
    ///
    /// If several logins have a mapping, the first one in the order of the providers' names decides. A SAML provider
    /// without a mapping gives roles itself, among which the caller chooses (EXT-SAM-06, EXT-SAM-08).
    ///
    /// - Parameters:
    ///   - logins: The logins that the caller has proven.
    ///   - asked: The role that the caller asks for (`CustomRoleArn`).
    /// - Throws: `IdentityPoolRefusal`.
    package func authenticatedRole(of logins: [VerifiedLogin], asked: String?) throws(IdentityPoolRefusal) -> String {
        let sorted = logins.sorted { $0.login.provider.utf8.lexicographicallyPrecedes($1.login.provider.utf8) }
        for login in sorted {
            guard let choice = choice(for: login.names) else {
                guard let role = try Self.role(of: login, asked: asked) else { continue }
                return role
            }
            let allowed = choice.source.roles(in: login.claims)
            if let asked {
                guard allowed.all.contains(where: { $0.hasSameBytes(as: asked) }) else { throw .roleNotAllowed }
                return asked
            }
            if let preferred = allowed.preferred { return preferred }
            guard choice.ambiguity == .authenticatedRole else {
                throw .ambiguousRole(provider: login.login.provider)
            }
            break
        }
        guard asked == nil else { throw .roleNotAllowed }
        guard let authenticated else { throw .noRole }
        return authenticated
    }

    /// A role that the provider itself gives; nil if it gives none.
    private static func role(of login: VerifiedLogin, asked: String?) throws(IdentityPoolRefusal) -> String? {
        guard let first = login.roles.first else { return nil }
        guard let asked else {
            guard login.roles.count == 1 else { throw .ambiguousRole(provider: login.login.provider) }
            return first
        }
        guard login.roles.contains(where: { $0.hasSameBytes(as: asked) }) else { throw .roleNotAllowed }
        return asked
    }

    private func choice(for names: [String]) -> RoleChoice? {
        names.lazy.compactMap { name in mappings.first { $0.key.hasSameBytes(as: name) }?.value }.first
    }
}

extension RoleChoice.Source {
    /// The roles that a token gives: the first choice, and all that the caller may ask for.
    fileprivate func roles(in claims: Claims) -> (preferred: String?, all: [String]) {
        switch self {
        case .token: return (claims.string("cognito:preferred_role"), Self.roles(claims["cognito:roles"]))
        case .rules(let rules):
            // The first matching rule decides; the caller may ask for the role of another one (RBAC-RUL-09).
            let roles = rules.filter { $0.matches(claims) }.map(\.role)
            return (roles.first, roles)
        }
    }

    /// A list, or one text with commas (TOK-ID-13).
    private static func roles(_ value: ClaimValue?) -> [String] {
        switch value {
        case .list(let values)?: values.compactMap { if case .string(let role) = $0 { role } else { nil } }
        case .string(let text)?:
            text.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
        default: []
        }
    }
}
