package import Directory

/// Where the log of a job would be in CloudWatch, which its role must allow.
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
