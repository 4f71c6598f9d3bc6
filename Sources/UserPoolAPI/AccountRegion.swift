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

    func arn(of pool: UserPoolID) -> String { "arn:aws:cognito-idp:\(region):\(account):\(Self.kind)\(pool)" }

    /// The pool that `arn` names.
    ///
    /// - Throws: `Refusal.invalid` if `arn` names no pool, and `.notFound` if its region or account is another.
    func pool(_ arn: String) throws -> UserPoolID {
        let parts = arn.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 5, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard parts.count == 6, parts[..<3] == ["arn", "aws", "cognito-idp"],
            parts[5].utf8.starts(with: Self.kind.utf8)
        else { throw Refusal.invalid("Invalid user pool ARN: \(arn)") }
        let id = String(Substring(parts[5].utf8.dropFirst(Self.kind.utf8.count)))
        guard parts[3] == region, parts[4] == account else { throw Refusal.missing("User pool", id) }
        return UserPoolID(rawValue: id)
    }

    private static let kind = "userpool/"
}
