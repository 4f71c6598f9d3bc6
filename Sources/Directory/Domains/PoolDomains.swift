public import Kernel
public import Storage

/// Creates, changes and deletes the domains of pools (UP-DOM).
public struct PoolDomains: Sendable {
    let database: any Database
    let world: World
    /// The ARNs of the certificates that the operator has given.
    let certificates: Set<String>
    let cache: SettingsCache

    /// The domains in `database`.
    ///
    /// - Parameter certificates: The ARNs of the certificates that the operator has given.
    public init(_ database: any Database, world: World, certificates: Set<String> = [], cache: SettingsCache) {
        self.database = database
        self.world = world
        self.certificates = certificates
        self.cache = cache
    }

    /// Gives `pool` a domain: a prefix, or with a certificate a custom one.
    ///
    /// - Throws: `MissingResource`, `DomainRefusal`, or `InvalidInput` if the name is malformed.
    public func create(
        _ name: String, certificate: PoolDomain.Certificate?, for pool: UserPoolID
    ) async throws -> PoolDomain {
        let instant = world.now()
        let domain = PoolDomain(
            pool: pool, name: name, certificate: certificate, createdAt: instant, modifiedAt: instant)
        try check(domain)
        try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            let table = PoolDomainTable(tx)
            guard try !table.insert(domain) else { return }
            guard let other = try table.find(name) else { throw DomainRefusal.poolHasDomain }
            throw other.pool == pool ? DomainRefusal.exists : .takenByOtherPool
        }
        cache.forget(domain: name)
        return domain
    }

    /// Replaces the certificate of a custom domain; nil leaves a domain as it is.
    ///
    /// - Throws: `MissingResource` or `DomainRefusal`.
    public func change(
        _ name: String, certificate: PoolDomain.Certificate?, of pool: UserPoolID
    ) async throws -> PoolDomain {
        let instant = world.now()
        let domain = try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            var domain = try PoolDomainTable(tx).require(name, of: pool)
            guard let certificate else { return domain }
            guard domain.kind == .custom else { throw DomainRefusal.certificateOfPrefix }
            (domain.certificate, domain.modifiedAt) = (certificate, instant)
            try check(domain)
            try PoolDomainTable(tx).update(domain)
            return domain
        }
        cache.forget(domain: name)
        return domain
    }

    /// Takes a domain from `pool`.
    ///
    /// - Throws: `MissingResource` or `DomainRefusal.notFound`.
    public func remove(_ name: String, of pool: UserPoolID) async throws {
        try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            try PoolDomainTable(tx).delete(name, of: pool)
        }
        cache.forget(domain: name)
    }

    /// The domain with this name, of any pool.
    public func find(_ name: String) async throws -> PoolDomain? {
        try await database.read { try PoolDomainTable($0).find(name) }
    }

    private func check(_ domain: PoolDomain) throws {
        guard let certificate = domain.certificate else { return try DomainName.checkPrefix(domain.name) }
        try DomainName.checkCustom(domain.name)
        guard certificates.contains(where: { $0.hasSameBytes(as: certificate.arn) }) else {
            throw DomainRefusal.unknownCertificate
        }
    }
}
