package import Kernel

/// A session of a role for an operator who has signed in to the console. It has no secret key: the server itself makes
/// the operator's calls.
package struct OperatorSession: Sendable {
    /// The service that the trust policy of an operator's role names.
    package static let service = "console.martlet"

    /// The role's ARN.
    package var role: String
    /// The operator's names, the preferred one first. The first that can be a session's name is used.
    package var names: [String]
    /// The operator's permanent id, which conditions see as the source identity.
    package var subject: String
    /// The ARN of the operators' pool, which trust policies may ask for as `aws:SourceArn`.
    package var pool: String
    /// The id in audit records.
    package var accessKeyID: String
    package var signedInAt: Instant
    package var expiresAt: Instant

    /// A session of these parts.
    package init(
        role: String, names: [String], subject: String, pool: String, accessKeyID: String, signedInAt: Instant,
        expiresAt: Instant
    ) {
        (self.role, self.names, self.subject, self.pool) = (role, names, subject, pool)
        (self.accessKeyID, self.signedInAt, self.expiresAt) = (accessKeyID, signedInAt, expiresAt)
    }

    /// A new id for audit records, as those of temporary credentials.
    package static func newAccessKeyID(from world: World) -> String {
        NewAccessKey(world, prefix: "ASIA").key.id.rawValue
    }

    /// The session's name: 2 to 64 letters, digits and `+=,.@-_`.
    var name: String {
        names.first { (2...64).contains($0.utf8.count) && $0.utf8.allSatisfy(IAMName.isPermitted) } ?? subject
    }
}
