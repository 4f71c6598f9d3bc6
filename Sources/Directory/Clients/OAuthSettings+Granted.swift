package import Kernel

extension OAuthSettings {
    /// The scopes that the client is granted, in the order of the request and once each: all of its own if `requested`
    /// is nil (AUZ-PAR-09), else those of `requested` that it has (AUZ-PAR-08).
    ///
    /// - Parameter custom: The scopes of the pool's resource servers.
    /// - Throws: `ScopeRefusal` for a scope that does not exist (AUZ-NEG-05), for profile, email or phone without
    ///   openid (AUZ-PAR-12), and if nothing is left.
    package func granted(_ requested: [ByteKey]?, custom: Set<ByteKey>) throws(ScopeRefusal) -> [String] {
        // Every token of a client passes here, and most clients have one custom scope: no set of all scopes is made.
        let isKnown: (ByteKey) -> Bool = { custom.contains($0) || Self.isStandard($0.text) }
        var own: [ByteKey] = []
        for scope in (scopes ?? []).map(ByteKey.init) where isKnown(scope) && !own.contains(scope) { own.append(scope) }
        var granted = own
        if let requested {
            if let strange = requested.first(where: { !isKnown($0) }) { throw .unknown(strange.text) }
            let allowed = Set(own)
            var seen: Set<ByteKey> = []
            granted = requested.filter { allowed.contains($0) && seen.insert($0).inserted }
        }
        let names = granted.map(\.text)
        guard !names.isEmpty else { throw .none }
        guard names.contains("openid") || !names.contains(where: ["phone", "email", "profile"].contains) else {
            throw .withoutOpenID
        }
        return names
    }

    /// The scopes that the client is granted for itself, without a user (TKN-PAR-05, TKN-PAR-06).
    ///
    /// - Throws: `ScopeRefusal`, also for a scope of users (OA-13).
    package func grantedToClient(_ requested: [ByteKey]?, custom: Set<ByteKey>) throws(ScopeRefusal) -> [String] {
        if let scope = requested?.first(where: { Self.isStandard($0.text) }) { throw .ofUsers(scope.text) }
        return try granted(requested, custom: custom)
    }
}

/// Why a client is not granted the scopes that it asks for.
package enum ScopeRefusal: Refusal {
    /// No resource server has the scope.
    case unknown(String)
    /// The scope is about a user, and there is none.
    case ofUsers(String)
    /// Scopes about a user's attributes need `openid`.
    case withoutOpenID
    /// The client has none of the scopes.
    case none

    package var kind: RefusalKind { .invalid }

    package var message: String {
        switch self {
        case .unknown(let scope): "Invalid scope requested: \(scope)"
        case .ofUsers(let scope): "\(scope) is not supported with client_credentials flow"
        case .withoutOpenID: "openid scope is required when phone, email or profile scopes are requested."
        case .none: "The client has none of the requested scopes."
        }
    }
}
