package import Directory
package import Kernel
package import Storage

/// The entries of a batch, one per line, for a service that collects logs.
package struct ImportLogPart: Sendable {
    package let entries: String
    package let job: UserImportJob
    package let pool: UserPool
    package let at: Instant
}

/// Queues entries for a service that collects logs, in the transaction of their batch.
package typealias ImportLogSink = @Sendable (ImportLogPart, any Transaction) throws -> Void

/// Where the log of a job is in CloudWatch, which its role must allow.
extension UserImportJob {
    /// The service that assumes the role.
    package static let service = "cognito-idp.amazonaws.com"
    /// The name of the log group (IMP-LOG-01).
    package static func logGroup(of pool: UserPool) -> String {
        "/aws/cognito/userpools/\(pool.id)/\(pool.name)"
    }
    /// The name of the log stream (IMP-LOG-02).
    package var logStream: String { "\(id)/\(name)" }
}
