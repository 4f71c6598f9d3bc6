package import Kernel
package import Storage

/// Creates, changes and deletes the domains of pools (UP-DOM).
package struct PoolDomains: Sendable {
    let database: any Database
    let world: World
    /// The ARNs of the certificates that the operator has provided.
    let certificates: Set<String>
    let cache: SettingsCache

    /// The domains in `database`.
    ///
    /// - Parameter certificates: The ARNs of the certificates that the operator has provided.
    package init(_ database: any Database, world: World, certificates: Set<String> = [], cache: SettingsCache) {
        self.database = database
        self.world = world
        self.certificates = certificates
        self.cache = cache
    }

    /// Gives `pool` a domain: a prefix, or a custom domain if it has a certificate.
    ///
    /// - Throws: `MissingResource`, `DomainRefusal`, or `InvalidInput` if the name is malformed.
    package func create(
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

    /// Replaces the certificate of a custom domain. A prefix does not have one, and stays as it is.
    ///
    /// - Parameter certificate: Reads the certificate from the request after the domain is found, so that a missing
    ///   domain is reported before other errors in the request.
    /// - Throws: `MissingResource`, `DomainRefusal`, or what `certificate` throws.
    package func change(
        _ name: String, of pool: UserPoolID,
        certificate: @escaping @Sendable () throws -> PoolDomain.Certificate?
    ) async throws -> PoolDomain {
        let instant = world.now()
        let domain = try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            guard var domain = try PoolDomainTable(tx).find(name) else { throw DomainRefusal.noDomain }
            guard domain.pool == pool else { throw DomainRefusal.ofOtherPool }
            guard let certificate = try certificate() else {
                guard domain.kind == .prefix else { throw DomainRefusal.customDomainStays }
                return domain
            }
            guard domain.kind == .custom else { throw DomainRefusal.prefixStays }
            (domain.certificate, domain.modifiedAt) = (certificate, instant)
            try check(domain)
            try PoolDomainTable(tx).update(domain)
            return domain
        }
        cache.forget(domain: name)
        return domain
    }

    /// Removes a domain from `pool`.
    ///
    /// - Throws: `MissingResource` or `DomainRefusal.notFound`.
    package func remove(_ name: String, of pool: UserPoolID) async throws {
        try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            try PoolDomainTable(tx).delete(name, of: pool)
        }
        cache.forget(domain: name)
    }

    /// The domain with this name, of any pool.
    package func find(_ name: String) async throws -> PoolDomain? {
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
