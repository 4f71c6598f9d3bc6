package import Kernel
package import Storage

/// The statements on domains.
package struct PoolDomainTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Inserts a new domain, unless its name is taken or its pool has one of its kind.
    ///
    /// - Returns: Whether it was inserted.
    func insert(_ domain: PoolDomain) throws -> Bool {
        try tx.execute(
            """
            INSERT INTO pool_domains (pool_id, kind, name, certificate_arn, security_policy, created_at, modified_at)
            VALUES (\(domain.pool), \(domain.kind.rawValue), \(domain.name), \(domain.certificate?.arn),
                \(domain.certificate?.policy?.rawValue), \(domain.createdAt), \(domain.modifiedAt))
            ON CONFLICT DO NOTHING
            """) == 1
    }

    /// The domain with this name in any pool: browsers do not name a pool.
    package func find(_ name: String) throws -> PoolDomain? {
        try tx.first("SELECT * FROM pool_domains WHERE name = \(name)").map(PoolDomain.init)
    }

    /// The domains of `pool`: at most one of each kind.
    package func all(of pool: UserPoolID) throws -> [PoolDomain] {
        try tx.fetch("SELECT * FROM pool_domains WHERE pool_id = \(pool) ORDER BY kind DESC").map(PoolDomain.init)
    }

    /// Replaces the certificate.
    func update(_ domain: PoolDomain) throws {
        try tx.execute(
            """
            UPDATE pool_domains SET certificate_arn = \(domain.certificate?.arn),
                security_policy = \(domain.certificate?.policy?.rawValue), modified_at = \(domain.modifiedAt)
            WHERE pool_id = \(domain.pool) AND kind = \(domain.kind.rawValue)
            """)
    }

    /// Deletes the domain of `pool` with this name.
    ///
    /// - Throws: `DomainRefusal.notFound`.
    func delete(_ name: String, of pool: UserPoolID) throws {
        let count = try tx.execute("DELETE FROM pool_domains WHERE pool_id = \(pool) AND name = \(name)")
        guard count == 1 else { throw DomainRefusal.notFound }
    }
}

extension PoolDomain {
    fileprivate init(_ row: Row) throws {
        let (arn, policy): (String?, String?) = (try row.value("certificate_arn"), try row.value("security_policy"))
        self.init(
            pool: try row.value("pool_id"), name: try row.value("name"),
            certificate: arn.map { Certificate(arn: $0, policy: policy.flatMap(SecurityPolicy.init)) },
            createdAt: try row.value("created_at"), modifiedAt: try row.value("modified_at"))
    }
}
