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
        let parts = arn.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 5, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard parts.count == 6, parts[..<3] == ["arn", "aws", "cognito-identity"],
            parts[5].utf8.starts(with: kind.utf8)
        else { throw InvalidInput("Invalid identity pool ARN: \(arn)") }
        let id = IdentityPoolID(rawValue: String(Substring(parts[5].utf8.dropFirst(kind.utf8.count))))
        guard parts[3].hasSameBytes(as: caller.region), parts[4].hasSameBytes(as: caller.accountID),
            id.region.hasSameBytes(as: caller.region)
        else {
            throw IdentityPoolRefusal.notFound(id)
        }
        return id
    }
}
