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
        guard let parts = ARN(arn), parts.partition.hasSameBytes(as: "aws"),
            parts.service.hasSameBytes(as: "cognito-idp"), let id = parts.name(after: Self.kind)
        else { throw InvalidInput("Invalid user pool ARN: \(arn)") }
        guard parts.region.hasSameBytes(as: region), parts.account.hasSameBytes(as: account) else {
            throw MissingResource("User pool", id: id)
        }
        return UserPoolID(rawValue: id)
    }

    private static let kind = "userpool/"
}
