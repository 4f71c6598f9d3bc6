import Directory
import Foundation
import Kernel
import Storage

/// A row of the table: a target whose secret is sealed.
struct SealedTarget: Sendable {
    var function: FunctionARN
    var settings: TargetSettings
    var sealedSecret: [UInt8]
    var pools: [UserPoolID]?
}

/// The statements on targets of functions.
struct TriggerTargetTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// - Returns: False if the target exists already.
    func insert(_ target: SealedTarget, at now: Instant) throws -> Bool {
        let settings = String(decoding: try JSONEncoder().encode(target.settings), as: UTF8.self)
        let pools = try target.pools.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        return try tx.execute(
            """
            INSERT INTO trigger_targets (function_arn, settings, sealed_secret, pools, created_at)
            VALUES (\(target.function.rawValue), \(settings), \(target.sealedSecret), \(pools), \(now))
            ON CONFLICT (function_arn) DO NOTHING
            """) == 1
    }

    func find(_ function: FunctionARN) throws -> SealedTarget? {
        try tx.first("SELECT * FROM trigger_targets WHERE function_arn = \(function.rawValue)").map(SealedTarget.init)
    }

    /// The first targets in the order of their ARNs.
    func list(limit: Int) throws -> [SealedTarget] {
        try tx.fetch("SELECT * FROM trigger_targets ORDER BY function_arn LIMIT \(Int64(limit))")
            .map(SealedTarget.init)
    }

    /// How many targets there are, counted up to `maximum`.
    func count(upTo maximum: Int) throws -> Int {
        try tx.first(
            """
            SELECT COUNT(*) AS n FROM (SELECT function_arn FROM trigger_targets LIMIT \(maximum)) AS counted
            """)?.value("n") ?? 0
    }

    /// - Returns: False if the target does not exist.
    func delete(_ function: FunctionARN) throws -> Bool {
        try tx.execute("DELETE FROM trigger_targets WHERE function_arn = \(function.rawValue)") == 1
    }
}

extension SealedTarget {
    fileprivate init(_ row: Row) throws {
        function = FunctionARN(rawValue: try row.value("function_arn"))
        let text: String = try row.value("settings")
        settings = try JSONDecoder().decode(TargetSettings.self, from: Data(text.utf8))
        sealedSecret = try row.value("sealed_secret")
        let named: String? = try row.value("pools")
        pools = try named.map { try JSONDecoder().decode([UserPoolID].self, from: Data($0.utf8)) }
    }
}
