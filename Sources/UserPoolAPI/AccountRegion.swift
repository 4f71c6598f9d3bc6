import Kernel
import Wire

/// The region and account in a caller's ARNs.
struct AccountRegion: Hashable, Sendable {
    /// The region, such as `eu-central-1`.
    let region: String
    /// The account: twelve digits.
    let account: String

    /// The region in the caller's signature, and the caller's account.
    init(of caller: IAMCaller) {
        region = caller.region
        account = caller.accountID
    }

    func arn(of pool: UserPoolID) -> String { "arn:aws:cognito-idp:\(region):\(account):\(Self.kind)\(pool)" }

    /// The pool in `arn`.
    ///
    /// - Throws: `InvalidInput` if `arn` does not name a pool, and `MissingResource` if its region or account differs.
    func pool(_ arn: String) throws -> UserPoolID {
        // `arn:aws:cognito-idp:<region>:<account>:userpool/<id>`
        let parts = arn.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 5, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard parts.count == 6, parts[..<3] == ["arn", "aws", "cognito-idp"],
            parts[5].utf8.starts(with: Self.kind.utf8)
        else { throw InvalidInput("Invalid user pool ARN: \(arn)") }
        let id = String(Substring(parts[5].utf8.dropFirst(Self.kind.utf8.count)))
        guard parts[3].hasSameBytes(as: region), parts[4].hasSameBytes(as: account) else {
            throw MissingResource("User pool", id: id)
        }
        return UserPoolID(rawValue: id)
    }

    private static let kind = "userpool/"
}
