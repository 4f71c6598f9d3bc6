import Audit
import Foundation
import Kernel

/// The settings of the audit log.
package struct AuditConfiguration: Sendable {
    /// How requests are handled while records cannot be written.
    package enum Overflow: String, CaseIterable, Sendable {
        /// They are performed, and their records are counted as lost if too many wait.
        case count
        /// They are refused.
        case refuse
    }

    /// Where the records are kept.
    package enum Place: String, CaseIterable, Sendable {
        case files, database
    }

    var scope: AuditScope
    var place: Place
    /// The folder of the chains, an absolute path.
    var folder: String
    var limits: AuditLimits
    var overflow: Overflow
    /// Where the log is delivered; nil if it stays on the node.
    var target: AuditTarget?

    /// Reads the settings.
    ///
    /// - Parameter data: The data folder.
    init(_ settings: Settings, data: String, sources: inout SecretSources) throws(ConfigurationError) {
        scope = try settings.choice(.audit, else: .changes)
        overflow = try settings.choice(.auditOverflow, else: .count)
        place = try settings.choice(.auditStore, else: .files)
        if place == .database, let file = settings[.auditFileSize] {
            throw ConfigurationError(file, reason: "there are no files with --audit-store database")
        }
        folder =
            settings[.auditFolder].map { URL(fileURLWithPath: $0.text).standardizedFileURL.path } ?? "\(data)/audit"
        target = try AuditTarget.read(settings, sources: &sources)
        limits = AuditLimits()
        limits.fileBytes = try settings.number(.auditFileSize, in: 1...1024, else: 64) << 20
        limits.days = try Self.unlessZero(settings.number(.auditDays, in: 0...36_500, else: 365))
        limits.chainBytes = try Self.unlessZero(settings.number(.auditSize, in: 0...1_048_576, else: 0)).map {
            $0 << 20
        }
    }

    private static func unlessZero(_ number: Int) -> Int? { number == 0 ? nil : number }
}

extension Configuration {
    /// The folder of the audit log.
    package var auditFolder: String { audit.folder }

    /// Whether records are kept in the database. Records in the folder are then older than this setting.
    package var keepsAuditInDatabase: Bool { audit.place == .database }

    /// The name of the node whose chains are in a folder of this machine.
    static func auditNode(_ folder: String) -> String { "\(hostName):\(folder)" }

    /// The machine's own name, without a lookup.
    static var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Opens the audit log, which continues a chain in its folder; nil if the log is off.
    ///
    /// - Parameter problems: Receives a line for the operator.
    /// - Throws: `AuditFileError` or the store's error.
    func openAuditLog(
        on store: OpenStore, problems: @escaping @Sendable (String) -> Void
    ) async throws -> AuditRecorder? {
        guard audit.scope != .off else { return nil }
        let kept = AuditStore(store.database, sealer: store.sealer, world: store.world)
        let log: AuditLog
        switch audit.place {
        case .files:
            log = try await AuditLog.open(
                in: audit.folder, node: Self.auditNode(audit.folder), store: kept, limits: audit.limits,
                world: store.world)
        case .database:
            log = try await AuditLog.open(
                inDatabaseOf: kept, node: Self.hostName, limits: audit.limits, world: store.world)
        }
        log.warnings.forEach(problems)
        return AuditRecorder(
            log: log, scope: audit.scope, refusesUnrecorded: audit.overflow == .refuse,
            account: (account.id, region), delivery: auditDelivery(on: store, problems: problems), world: store.world,
            problems: problems)
    }

    private func auditDelivery(
        on store: OpenStore, problems: @escaping @Sendable (String) -> Void
    ) -> AuditDelivery? {
        audit.target.map { target in
            AuditDelivery(
                of: audit.folder, to: target.receiver(from: Self.hostName), database: store.database,
                world: store.world, report: { problems($0.description) })
        }
    }
}
