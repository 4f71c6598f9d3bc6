import AccessControl
import Directory
import EventLogs
import HTTPServer
import Kernel
import Storage
import Transfer

/// The imports of users, and how they are wired.
struct ImportParts: Sendable {
    let imports: UserImports
    let uploads: ImportUploads
    let runner: ImportRunner

    /// The actions that a job's role must allow on the log of the job (UP-CSV-05).
    private static let actions = [
        "logs:CreateLogGroup", "logs:CreateLogStream", "logs:DescribeLogStreams", "logs:PutLogEvents",
    ]

    /// - Parameters:
    ///   - roles: Checks what the roles of jobs allow.
    ///   - requests: The requests that jobs wait for.
    init(
        _ configuration: Configuration, on store: OpenStore, settings: SettingsCache, roles: ServiceRoles,
        requests: AdmissionQueue
    ) {
        let (database, world, account) = (store.database, store.world, configuration.account.id)
        let checkRole: ImportRoleCheck = { job, pool in
            let log =
                "arn:aws:logs:\(pool.id.region):\(account):log-group:\(UserImportJob.logGroup(of: pool))"
                + ":log-stream:\(job.logStream)"
            for action in Self.actions {
                let fault = try await roles.fault(
                    ofRole: job.roleARN, for: UserImportJob.service, doing: action, on: log)
                if let fault { return fault.message }
            }
            return nil
        }
        uploads = ImportUploads(
            database, cipher: store.cipher, world: world, publicURL: configuration.publicURL)
        imports = UserImports(database, world: world, uploads: uploads, checkRole: checkRole)
        runner = ImportRunner(
            database, cipher: store.cipher, world: world, cache: settings, uploads: uploads, checkRole: checkRole,
            sendLog: configuration.eventLogs.hasLogGroups ? Self.logSink(of: account, world: world) : nil,
            batchSize: configuration.isEmbedded ? .besideOneWriter : .fixed(32),
            pause: ImportPause(
                isServing: { requests.load.running > 0 }, isCopyingLog: { store.isCopyingLog }
            ).wait)
    }

    /// Puts the entries of a batch into the queue of the job's log stream, as one record.
    private static func logSink(of account: String, world: World) -> ImportLogSink {
        { part, tx in
            guard let destination = LogDestination(part, account: account) else { return }
            try LogRecordTable(tx).append(
                LogRecord(id: world.uuid(), entry: part.entries, createdAt: part.at),
                to: LogQueue(of: part.pool.id, to: destination))
        }
    }
}

extension LogDestination {
    /// The log stream of a job. Characters that names of groups and streams cannot have become underscores.
    fileprivate init?(_ part: ImportLogPart, account: String) {
        func text(_ name: String, with more: Set<UInt8>) -> String {
            let bytes = name.utf8.map { $0.isASCIIAlphanumeric || more.contains($0) ? $0 : UInt8(ascii: "_") }
            return String(decoding: bytes, as: UTF8.self)
        }
        let group = text(UserImportJob.logGroup(of: part.pool), with: Set("-_/.#".utf8))
        let stream = text(part.job.logStream, with: Set("-_/.#+=,@".utf8))
        self.init(
            .logGroup,
            arn: "arn:aws:logs:\(part.pool.id.region):\(account):log-group:\(group):log-stream:\(stream)")
    }
}
