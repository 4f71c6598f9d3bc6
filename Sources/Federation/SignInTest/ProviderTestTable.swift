import Cryptography
import Foundation
import Kernel
import Storage

/// The statements on tests of providers.
struct ProviderTestTable {
    private let tx: any Transaction
    private let cipher: SecretCipher

    init(_ tx: any Transaction, cipher: SecretCipher) { (self.tx, self.cipher) = (tx, cipher) }

    /// The number of tests of `pool` that have not expired.
    func count(in pool: UserPoolID, now: Instant) throws -> Int {
        let row = try tx.first(
            "SELECT COUNT(*) AS n FROM provider_tests WHERE pool_id = \(pool) AND expires_at > \(now)")
        return try row?.value("n") ?? 0
    }

    func insert(_ test: ProviderTest) throws {
        let sealed = try cipher.seal(
            Array(try JSONEncoder().encode(test.start)), .providerTest, test.pool.rawValue, test.id)
        try tx.execute(
            """
            INSERT INTO provider_tests (pool_id, test_id, provider, operator_arn, sealed_start, expires_at)
            VALUES (\(test.pool), \(test.id), \(test.provider), \(test.operatorARN), \(sealed), \(test.expiresAt))
            """)
    }

    /// The test; nil if it does not exist, or has expired.
    func find(_ id: String, in pool: UserPoolID, now: Instant) throws -> ProviderTest? {
        let row = try tx.first(
            """
            SELECT * FROM provider_tests WHERE pool_id = \(pool) AND test_id = \(id) AND expires_at > \(now)
            """)
        guard let row else { return nil }
        let start: [UInt8] = try row.value("sealed_start")
        let report: [UInt8]? = try row.value("sealed_report")
        return ProviderTest(
            id: id, pool: pool, provider: try row.value("provider"), operatorARN: try row.value("operator_arn"),
            start: try open(start, of: id, in: pool), report: try report.map { try open($0, of: id, in: pool) },
            takenAt: try row.value("taken_at"), expiresAt: try row.value("expires_at"))
    }

    /// Marks the test as used.
    ///
    /// - Returns: Whether this is its first use.
    func take(_ test: ProviderTest, now: Instant) throws -> Bool {
        try tx.execute(
            """
            UPDATE provider_tests SET taken_at = \(now)
            WHERE pool_id = \(test.pool) AND test_id = \(test.id) AND taken_at IS NULL AND expires_at > \(now)
            """) == 1
    }

    func save(_ report: ProviderTestReport, of test: ProviderTest) throws {
        let sealed = try cipher.seal(
            Array(try JSONEncoder().encode(report)), .providerTest, test.pool.rawValue, test.id)
        try tx.execute(
            """
            UPDATE provider_tests SET sealed_report = \(sealed)
            WHERE pool_id = \(test.pool) AND test_id = \(test.id) AND sealed_report IS NULL
            """)
    }

    private func open<Value: Decodable>(_ sealed: [UInt8], of id: String, in pool: UserPoolID) throws -> Value {
        let plain = try cipher.open(sealed, .providerTest, pool.rawValue, id)
        return try JSONDecoder().decode(Value.self, from: Data(plain))
    }
}
