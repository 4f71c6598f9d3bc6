package import Kernel

extension OAuthSettings {
    /// Whether a scope exists: in the service, or in `custom`, the scopes of the pool's resource servers.
    package static func isKnown(_ scope: ByteKey, custom: Set<ByteKey>) -> Bool {
        custom.contains(scope) || isStandard(scope.text)
    }

    /// The scopes that the client is granted, in the order of the request and once each: all of its own if `requested`
    /// is nil (AUZ-PAR-09), or else those in `requested`. A scope of the client that its resource server no longer has
    /// is left out until the server has it again (UP-RS-08, UP-RS-09).
    ///
    /// - Parameter custom: The scopes of the pool's resource servers.
    /// - Throws: `ScopeRefusal` for a scope that does not exist or that the client does not have (UP-RS-10), for
    ///   profile, email or phone without openid (AUZ-PAR-12), and if none remains.
    package func granted(_ requested: [ByteKey]?, custom: Set<ByteKey>) throws(ScopeRefusal) -> [String] {
        let own = (scopes ?? []).map(ByteKey.init)
        guard let requested else { return try existing(own, custom: custom) }
        let allowed = Set(own)
        if let strange = requested.first(where: { !allowed.contains($0) }) {
            throw Self.isKnown(strange, custom: custom) ? .ofOtherClients(strange.text) : .unknown(strange.text)
        }
        return try existing(requested, custom: custom)
    }

    /// The scopes that the client is granted for itself, without a user (TKN-PAR-05, TKN-PAR-06). A scope that does not
    /// exist is left out.
    ///
    /// - Throws: `ScopeRefusal`, also for a scope of users (OA-13).
    package func grantedToClient(_ requested: [ByteKey]?, custom: Set<ByteKey>) throws(ScopeRefusal) -> [String] {
        if let scope = requested?.first(where: { Self.isStandard($0.text) }) { throw .ofUsers(scope.text) }
        let own = (scopes ?? []).map(ByteKey.init)
        guard let requested else { return try existing(own, custom: custom) }
        let allowed = Set(own)
        if let scope = requested.first(where: { custom.contains($0) && !allowed.contains($0) }) {
            throw .ofOtherClients(scope.text)
        }
        return try existing(requested.filter(allowed.contains), custom: custom)
    }

    /// The members of `scopes` that exist.
    private func existing(_ scopes: [ByteKey], custom: Set<ByteKey>) throws(ScopeRefusal) -> [String] {
        var seen: Set<ByteKey> = []
        let names = scopes.filter { Self.isKnown($0, custom: custom) && seen.insert($0).inserted }.map(\.text)
        guard !names.isEmpty else { throw .none }
        guard !Self.lackOpenID(names) else { throw .withoutOpenID }
        return names
    }
}
