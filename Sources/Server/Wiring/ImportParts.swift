import AccessControl
import Directory
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

    /// - Parameter roles: Checks what the roles of jobs allow.
    init(_ configuration: Configuration, on store: OpenStore, settings: SettingsCache, roles: ServiceRoles) {
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
        // Half as long as the batch took, so that the writer is free for a third of the time.
        runner = ImportRunner(
            database, cipher: store.cipher, world: world, cache: settings, uploads: uploads, checkRole: checkRole
        ) { work in
            try await Task.sleep(for: work / 2)
        }
    }
}
