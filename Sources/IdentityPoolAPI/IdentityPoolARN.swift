import IdentityPools
import Kernel
import Wire

/// The ARNs of identity pools (PERM-ARN-01).
enum IdentityPoolARN {
    private static let kind = "identitypool/"

    /// The pool that `arn` names.
    ///
    /// - Throws: `InvalidInput` if `arn` names no pool, and `IdentityPoolRefusal.notFound` if its region or account is
    ///   not the caller's.
    static func pool(_ arn: String, for caller: IAMCaller) throws -> IdentityPoolID {
        // `arn:aws:cognito-identity:<region>:<account>:identitypool/<id>`
        guard let parts = ARN(arn), parts.partition.hasSameBytes(as: "aws"),
            parts.service.hasSameBytes(as: "cognito-identity"), let name = parts.name(after: kind)
        else { throw InvalidInput("Invalid identity pool ARN: \(arn)") }
        let id = IdentityPoolID(rawValue: name)
        guard parts.region.hasSameBytes(as: caller.region), parts.account.hasSameBytes(as: caller.accountID),
            id.region.hasSameBytes(as: caller.region)
        else {
            throw IdentityPoolRefusal.notFound(id)
        }
        return id
    }
}
