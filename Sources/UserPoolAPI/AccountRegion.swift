import Kernel

/// The region and account in the server's ARNs.
public struct AccountRegion: Hashable, Sendable {
    /// The region, such as `eu-central-1`.
    public var region: String
    /// The account: twelve digits.
    public var account: String

    /// Creates the parts of an ARN.
    public init(region: String, account: String) {
        self.region = region
        self.account = account
    }

    func arn(of pool: UserPoolID) -> String { "\(prefix)\(pool)" }

    /// The pool that `arn` names.
    ///
    /// - Throws: `Refusal.invalid` if it names no pool of this server.
    func pool(_ arn: String) throws -> UserPoolID {
        guard arn.utf8.starts(with: prefix.utf8) else {
            throw Refusal.invalid("Invalid user pool ARN: \(arn)")
        }
        return UserPoolID(rawValue: String(arn.dropFirst(prefix.count)))
    }

    private var prefix: String { "arn:aws:cognito-idp:\(region):\(account):userpool/" }
}
