import Cryptography

extension DocumentCache {
    /// The keys in the set at `url`. If none of them signed `token`, they are fetched again, at most once a minute: the
    /// issuer may have a new key, even under an earlier id or without an id.
    func keys(
        at url: String, for token: ForeignToken, fetch: @escaping @Sendable () async throws -> Claims
    ) async throws -> [JSONWebKey] {
        let known = try await document(url, fetch: fetch).jsonWebKeys
        guard !token.isSigned(byOneOf: known) else { return known }
        return try await newer(url, fetch: fetch).jsonWebKeys
    }
}

extension Claims {
    /// The most keys of a set that are read.
    private static let maxKeys = 64

    /// The keys of a JSON Web Key Set that can be used here.
    fileprivate var jsonWebKeys: [JSONWebKey] {
        guard case .list(let values)? = self["keys"] else { return [] }
        return values.prefix(Self.maxKeys).compactMap { value in
            if case .object(let jwk) = value { JSONWebKey(jwk) } else { nil }
        }
    }
}

extension ForeignToken {
    func isSigned(byOneOf keys: [JSONWebKey]) -> Bool { (try? claims(signedBy: keys)) != nil }
}
